import { staff } from '../support/people.ts';
import { expect, settingsAnswers, staffPagesOutOfOrder, test } from '../support/test.ts';

test('every page has its title', async ({ page, api, signIn }) => {
  for (const [path, title] of [
    ['/', 'Catch: your AI-powered personal assistant'],
    ['/login', 'Sign in · Catch'],
    ['/callback', 'Authentication Failed · Catch'],
    ['/integrations/slack/callback', 'Connecting to Slack · Catch'],
    ['/terms', 'Terms of Service · Catch'],
    ['/privacy', 'Privacy Policy · Catch'],
    ['/no/such/page', 'Page not found · Catch'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
  await signIn(staff);
  staffPagesOutOfOrder(settingsAnswers(api));
  for (const [path, title] of [
    ['/integrations', 'Settings · Catch'],
    ['/chat', 'Chat Assistant · Catch'],
    ['/admin', /^Admin dashboard · Catch$/i],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('an unknown address leads back to the start page', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('the theme follows the system until one is chosen, and the choice is remembered', async ({ page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await expect(page.getByRole('radio', { name: 'System theme' })).toBeChecked();
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.getByRole('radio', { name: 'Light theme' }).check();
  await expect.poll(background).toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light theme' })).toBeChecked();
  expect(await background()).toBe(light);
  await page.getByRole('radio', { name: 'System theme' }).check();
  await expect.poll(background).toBe(dark);
});

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
