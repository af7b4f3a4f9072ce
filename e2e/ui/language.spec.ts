import type { Locator } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { memory } from '../support/screens.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

test('until somebody chooses, Settings is English, and says so', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Language' });
  await expect(card.getByRole('button')).toHaveText(['English', 'Español', 'Deutsch', 'Français']);
  await expect(card.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await test.step('all of them are inside of the card on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const right = async (box: Locator) => {
      const { x = 0, width = 0 } = (await box.boundingBox()) ?? {};
      return x + width;
    };
    const edge = await right(card);
    for (const button of await card.getByRole('button').all()) expect(await right(button)).toBeLessThan(edge);
  });
});

test.describe('in a browser that speaks Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('everything is English but an offer, and pressing it changes the language', async ({
    page,
    api,
    signIn,
  }) => {
    await signIn(ordinary);
    const [reminder] = memory.reminders.filter(({ schedule }) => schedule !== null);
    if (!reminder) throw new Error('nothing repeats');
    const remembering = (schedule: string) => ({ ...memory, reminders: [{ ...reminder, schedule }] });
    settingsAnswers(api)
      .on('myMemory', remembering('every weekday at 09:00'))
      .on('chooseLanguage', () => {
        api.on('myMemory', remembering('cada día laborable a las 09:00'));
        return { language: 'es' };
      });
    await page.goto('/integrations');
    await expect(page.getByText('Every weekday at 09:00')).toBeVisible();
    const offer = page.getByText('¿Prefieres leerlo en español?');
    await test.step('the offer is in the card of ours, and nowhere else', async () => {
      await expect(page.getByRole('region', { name: 'Language' }).locator(offer)).toBeVisible();
      await expect(page.locator('[lang=es]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });
    await test.step('it is stored with the person', async () => {
      await page.getByRole('button', { name: 'Cambiar a español' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ajustes' })).toBeVisible();
      expect(api.calls('chooseLanguage').map(({ body }) => body)).toEqual([{ language: 'es' }]);
    });
    await test.step('the whole page speaks it, dates too, and the person stays where they were', async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.getByRole('navigation').getByRole('link', { name: 'Ajustes' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Google Calendar' }).locator('time')).toHaveText(
        '2 mar 2026, 09:15',
      );
      await expect(offer).toBeHidden();
      await expect(page.getByRole('button', { name: 'Español' })).toBeFocused();
    });
    await test.step('so does what the server says', async () => {
      await expect(page.getByText('Cada día laborable a las 09:00')).toBeVisible();
    });
  });
});

test('a chosen language is there from the first moment on, and on the sign-in page afterwards', async ({
  page,
  api,
  signIn,
}) => {
  await signIn({ ...ordinary, language: 'de' });
  settingsAnswers(api).on('logout', { message: 'ok' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) seen.push(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['Einstellungen']));
  await expect(page.getByText('Ruhig und genau. Klärt die Details und erledigt die Sache.')).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen bei Catch' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Weiter mit Google' })).toBeVisible();

  await test.step('somebody else who never chose is spoken to in English', async () => {
    api.on('me', { ...ordinary, id: 'user-2', email: 'other@example.org' });
    await page.goto('/callback?access_token=token-2');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('two presses: the last one wins', async ({ page, api, context, signIn }) => {
  const held = deferred<void>();
  await context.route(/\/assets\/es-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await signIn(ordinary);
  settingsAnswers(api).on('chooseLanguage', ({ body }) => body as { language: 'es' | 'de' });
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  expect(api.calls('chooseLanguage').map(({ body }) => body)).toEqual([
    { language: 'es' },
    { language: 'de' },
  ]);
  await expect(page.getByRole('button', { name: 'Deutsch' })).toHaveAttribute('aria-pressed', 'true');
});

test('a choice that the server refuses changes nothing', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('chooseLanguage', problem(503));
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('alert')).toHaveText("Couldn't change the language. Please try again.");
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('words that cannot be fetched leave the page in English', async ({ page, api, context, signIn }) => {
  await context.route(/\/assets\/fr-.*\.js$/, (route) => route.abort());
  await signIn({ ...ordinary, language: 'fr' });
  settingsAnswers(api);
  await page.goto('/integrations');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
});
