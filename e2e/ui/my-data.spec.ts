import { readFileSync } from 'node:fs';
import { ordinary } from '../support/people.ts';
import { memory, staffAccess } from '../support/screens.ts';
import { problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, storedSession, test } from '../support/test.ts';

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api);
});

test('nothing remembered, the download, and deleting the account by typing its e-mail', async ({
  page,
  api,
}) => {
  await page.goto('/integrations');
  await test.step('nothing remembered yet, nobody looked', async () => {
    await expect(page.getByText('No active preferences set', { exact: true })).toBeVisible();
    await expect(page.getByText('No active reminders set', { exact: true })).toBeVisible();
    await expect(page.getByText('Nobody on our staff has looked at your account.')).toBeVisible();
    await expect(page.getByText('Learned profile')).toBeHidden();
  });
  await test.step('my data is downloaded as one JSON file', async () => {
    api.on('myExport', { user: { email: ordinary.email }, preferences: [] });
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual({
      user: { email: ordinary.email },
      preferences: [],
    });
  });
  await test.step('deleting the account asks for the e-mail, then forgets the session', async () => {
    api.on('deleteMe', { message: 'Deleted' });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    const button = dialog.getByRole('button', { name: 'Delete for good' });
    await expect(button).toBeDisabled();
    await dialog.getByLabel('Type marta@example.org to confirm').fill('somebody@example.org');
    await expect(button).toBeDisabled();
    await dialog.getByLabel('Type marta@example.org to confirm').fill('marta@example.org');
    await button.click();
    await expect(page).toHaveURL('/');
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });
});

test('what is remembered, who looked, a removal that fails, and a fresh sign-in before deleting', async ({
  page,
  api,
}) => {
  api.on('myMemory', memory).on('myStaffAccess', staffAccess);
  await page.goto('/integrations');
  await test.step('preferences with their source, reminders with their time, the learned profile', async () => {
    const card = page.getByRole('region', { name: 'What your assistant remembers about you' });
    await expect(card.getByText('No meetings before 9:30')).toBeVisible();
    await expect(card.getByText('you said “please never put anything before half past nine”')).toBeVisible();
    await expect(
      card.getByRole('listitem').filter({ hasText: 'Keep 20 minutes' }).getByText('Paused'),
    ).toBeVisible();
    await expect(card.getByText('Once, 1 Apr 2026, 09:00')).toBeVisible();
    await expect(
      card.getByText('Every Friday at 16:00 · next 13 Mar 2026, 16:00 · last sent 6 Mar 2026, 16:00'),
    ).toBeVisible();
    await expect(card.getByText('Based on your calendar, not on your chats.')).toBeVisible();
    await expect(card.getByText('Priya Nair, Tom Becker')).toBeHidden();
    await card.getByText('What it learned').press('Enter');
    await expect(card.getByText('Priya Nair, Tom Becker')).toBeVisible();
  });
  await test.step('who of the staff looked, what they did and when', async () => {
    const card = page.getByRole('region', { name: 'Who looked at your account' });
    await expect(card.getByRole('listitem')).toHaveText([
      'sam@catch.example opened your details7 Mar 2026, 10:12',
      'sam@catch.example viewed your calendar7 Mar 2026, 10:14',
    ]);
    await expect(card.getByText('The newest 2 of 7')).toBeVisible();
  });
  await test.step('a removal that fails says so', async () => {
    api.on('forgetMyReminder', problem(500));
    const reminder = page.getByRole('listitem').filter({ hasText: 'Weekly report' });
    await reminder.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't remove it. Please try again.");
  });
  await test.step('deleting with an old sign-in leads to a fresh one', async () => {
    api
      .on('deleteMe', problem(403, 'Please sign in again before deleting your account.'))
      .on('login', { auth_url: '/terms' });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel(/to confirm/).fill(ordinary.email);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
      'Please sign in again before deleting your account.',
    );
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/terms');
  });
});

test('the learned profile can be deleted, and learned again', async ({ page, api }) => {
  api.on('myMemory', memory).on('forgetMyProfile', () => {
    api.on('myMemory', {
      preferences: [],
      reminders: [],
      removed: [],
      profile: null,
      time_zone: 'Europe/Madrid',
      learns_profile: false,
    });
    return { message: 'done' };
  });
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Delete profile' }).click();
  await expect(page.getByText('Learned profile deleted')).toBeVisible();
  await expect(page.getByText('No active preferences set')).toBeVisible();
  await expect(
    page.getByText('Deleted. Your assistant has stopped learning from your calendar and email headers.'),
  ).toBeVisible();
  api.on('learnMyProfile', () => {
    api.on('myMemory', { ...memory, time_zone: 'Europe/Madrid', learns_profile: true });
    return { message: 'done' };
  });
  await page.getByRole('button', { name: 'Start learning again' }).click();
  await expect(page.getByText('Your profile is being built')).toBeVisible();
  await page.getByText('What it learned').click();
  await expect(page.getByText('Priya Nair, Tom Becker')).toBeVisible();
});

test('a long list of looks shows its newest, and all of them when asked', async ({ page, api }) => {
  const [entry] = staffAccess.entries;
  const entries = Array.from({ length: 30 }, (_, index) => ({ ...entry, id: String(index) }));
  api.on('myStaffAccess', { entries, total: 41 } as typeof staffAccess);
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'Who looked at your account' });
  await expect(card.getByRole('listitem')).toHaveCount(8);
  await card.getByRole('button', { name: 'Show all 30' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(30);
  await expect(card.getByText('The newest 30 of 41')).toBeVisible();
  await card.getByRole('button', { name: 'Show fewer' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(8);
});

test('lists that fail offer Retry', async ({ page, api }) => {
  api.on('myMemory', problem(500, 'Out of order.')).on('myStaffAccess', problem(500));
  await page.goto('/integrations');
  const card = page.getByRole('region', { name: 'What your assistant remembers about you' });
  await expect(card.getByRole('alert')).toContainText('Out of order.');
  await expect(page.getByText("Couldn't load the list.")).toBeVisible();
  api.on('myMemory', memory);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByText('No meetings before 9:30')).toBeVisible();
});
