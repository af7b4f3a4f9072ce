import { ordinary, staff } from '../support/people.ts';
import { expect, settingsAnswers, staffPagesOutOfOrder, test } from '../support/test.ts';

test('signed out: heading, tagline, a Get Started card and three features', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Catch' })).toBeVisible();
  await expect(
    page.getByText('Your AI-powered personal assistant that keeps you organized and on track.', {
      exact: true,
    }),
  ).toBeVisible();
  for (const feature of ['Secure & Private', 'Lightning Fast', 'AI-Powered']) {
    await expect(page.getByRole('heading', { name: feature, exact: true })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/login');
});

test('signed-in staff are welcomed back and can go to Chat and Settings', async ({ page, api, signIn }) => {
  await signIn(staff);
  staffPagesOutOfOrder(api);
  await page.goto('/');
  await expect(page.getByText('Welcome back, Sam Staff!', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Manage Settings' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Get Started' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Go to Chat' }).click();
  await expect(page).toHaveURL('/chat');
});

test('signed-in non-staff are redirected to Settings', async ({ page, api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
  await page.goto('/');
  await expect(page).toHaveURL('/integrations');
});
