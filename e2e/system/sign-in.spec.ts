import { expect, newEmail, signIn, test } from '../support/system.ts';

test.describe('signing in through the real sign-in', () => {
  test('an ordinary user lands on Settings and sees no staff pages', async ({ page }) => {
    await signIn(page, 'madrid@example.org');
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/integrations$/);
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/integrations$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/integrations$/);
  });

  test('staff land on Settings, see Chat and Admin, and Home greets them', async ({ page }) => {
    await signIn(page, 'staff.one@catch.example');
    await expect(page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
    await page.goto('/');
    await expect(page.getByText(/^Welcome back, .+!$/)).toBeVisible();
  });

  test('the token is nowhere in the address bar or history', async ({ page }) => {
    await signIn(page, newEmail('history'));
    expect(page.url()).not.toContain('access_token');
    await page.goBack();
    expect(page.url()).not.toContain('access_token');
  });

  test('cancelled consent shows the failure with a way back', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(newEmail('cancel'));
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Authentication failed: access_denied')).toBeVisible();
    await page
      .getByRole('button', { name: 'Try Again' })
      .or(page.getByRole('link', { name: 'Try Again' }))
      .click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('logout ends the session everywhere on this browser', async ({ page }) => {
    await signIn(page, newEmail('logout'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/integrations');
    await expect(page).toHaveURL(/\/login$/);
  });
});
