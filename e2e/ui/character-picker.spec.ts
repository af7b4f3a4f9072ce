import { characters, ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

test.beforeEach(async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
  await page.goto('/integrations');
});

test('lists every character; the keyboard stays inside; a choice that fails can be repeated; one is chosen', async ({
  page,
  api,
}) => {
  await test.step('lists every character with its picture and marks the current one', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Assistant' });
    await expect(
      dialog.getByText("Select which character you'd like to interact with", { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(6);
    await expect(dialog.locator('img')).toHaveCount(6);
    await expect(
      dialog.getByRole('button', { name: /Nora/ }).getByText('Current', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByText('Current', { exact: true })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  });
  await test.step('Escape closes it, and the keyboard stays inside', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Sol/ }).waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('a choice that fails says so and can be repeated', async () => {
    api.on('chooseAssistant', problem(500));
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('button', { name: /Milo/ }).click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't change the character. Please try again.");
    await expect(page.getByRole('button', { name: /Milo/ })).toBeEnabled();
  });
  await test.step('clicking selects a character', async () => {
    const held = deferred<void>();
    const [, milo] = characters;
    if (!milo) throw new Error('Milo is missing.');
    api.on('chooseAssistant', () => held.promise.then(() => milo));
    const choice = page.getByRole('button', { name: /Milo/ });
    await choice.click();
    await expect(choice).toBeDisabled();
    held.resolve();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Milo' })).toBeVisible();
    await expect(page.getByText('Milo takes over from here')).toBeVisible();
    expect(api.calls('chooseAssistant').map(({ url }) => url.search)).toEqual([
      '?character_id=milo',
      '?character_id=milo',
    ]);
  });
});

test('a character without a picture has a placeholder', async ({ page, api }) => {
  api.on('characters', characters.map((character) => ({ ...character, picture_url: null })).slice(0, 2));
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog').getByTestId('avatar-placeholder')).toHaveCount(2);
});

test('the choice stands, whatever the server answers to it', async ({ page, api }) => {
  api.on('chooseAssistant', {} as (typeof characters)[number]);
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('button', { name: /Milo/ }).click();
  await expect(page.getByText('Milo takes over from here')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Milo' })).toBeVisible();
});

test('a list that fails offers Retry', async ({ page, api }) => {
  api.on('characters', problem(500));
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('alert')).toContainText("Couldn't load the characters.");
  api.on('characters', characters);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(6);
});

test('on a phone the message about the choice does not cover the assistant', async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  api.on('chooseAssistant', ({ url }) => {
    const chosen = characters.find(({ id }) => id === url.searchParams.get('character_id'));
    return chosen ?? problem(404);
  });
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Sol/ }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Sol' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  const [said, card] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('heading', { name: 'Sol' }).boundingBox(),
  ]);
  expect(card).not.toBeNull();
  expect((said?.y ?? 0) > (card?.y ?? 0) + (card?.height ?? 0)).toBe(true);
});
