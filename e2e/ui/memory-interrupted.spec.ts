import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { button, card, keeping, row } from './memory-page.ts';

test.beforeEach(({ signIn }) => signIn(ordinary));

test('nothing is lost or doubled: offline, reload, a lost answer, an ended session, another tab', async ({
  page,
  api,
  context,
}) => {
  const kept = keeping(api);
  await page.goto('/integrations');
  const label = page.getByLabel('What should I keep in mind?');
  const save = page.getByRole('button', { name: 'Save' });
  await test.step('offline: said so, and the words stay', async () => {
    await card(page).getByRole('button', { name: 'Add' }).first().click();
    await label.fill('No calls on Fridays');
    await page.route('**/api/v1/me/memory/preferences', (route) => route.abort('internetdisconnected'));
    await save.click();
    await expect(page.getByRole('form').getByRole('alert')).toHaveText(
      "Can't reach the server. Check your connection.",
    );
    await expect(label).toHaveValue('No calls on Fridays');
    await page.unroute('**/api/v1/me/memory/preferences');
  });
  await test.step('a reload in the middle: the form is there with its words', async () => {
    await page.reload();
    await expect(label).toHaveValue('No calls on Fridays');
  });
  await test.step('an ended session: after signing in again, too', async () => {
    api.refuseOnce('addMyPreference', problem(401, 'Your session has ended.'));
    await save.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('What you typed is still here.')).toBeVisible();
    await signInAgain(page);
    await expect(label).toHaveValue('No calls on Fridays');
  });
  await test.step('it arrived and the answer was lost: the list shows it, so nothing failed', async () => {
    api.loseAnswer('addMyPreference');
    await save.click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(row(page, 'No calls on Fridays')).toHaveCount(1);
  });
  await test.step('as long as nobody can look, it is sent again as the same one, with the newest words', async () => {
    await page.route('**/api/v1/me/memory', (route) => route.abort('internetdisconnected'));
    api.loseAnswer('addMyPreference');
    await card(page).getByRole('button', { name: 'Add' }).first().click();
    await label.fill('Lunch at one');
    await save.click();
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
    await page.unroute('**/api/v1/me/memory');
    await label.fill('Lunch at two');
    await save.click();
    await expect(page.getByRole('form')).toHaveCount(0);
    await expect(row(page, 'Lunch at two')).toHaveCount(1);
    await expect(row(page, 'Lunch at one')).toHaveCount(0);
    const [first, again] = api.calls('addMyPreference').slice(-2);
    expect(again?.body).toEqual({ ...(first?.body as object), text: 'Lunch at two' });
  });
  await test.step('left while it was on its way: on returning it is saved, and there is no form', async () => {
    api.holdAnswer('addMyPreference');
    await card(page).getByRole('button', { name: 'Add' }).first().click();
    await label.fill('Coffee first');
    await save.click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await label.press('Escape');
    await expect(label, 'it may yet fail').toHaveValue('Coffee first');
    await page.reload();
    await expect(row(page, 'Coffee first')).toHaveCount(1);
    await expect(page.getByRole('form')).toHaveCount(0);
  });
  await test.step('so for what was there before: no form that asks for what is saved', async () => {
    api.holdAnswer('changeMyPreference');
    await button(page, 'Coffee first', 'Edit').click();
    await label.fill('Tea first');
    await save.click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await page.reload();
    await expect(button(page, 'Tea first', 'Edit')).toBeVisible();
    await expect(page.getByRole('form')).toHaveCount(0);
  });
  await test.step('removed in one tab, it can be put back in the other, and after a reload', async () => {
    await button(page, 'Weekly report', 'Remove').click();
    await expect(row(page, 'Removed “Weekly report”.')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/integrations');
    await row(other, 'Removed “Weekly report”.').getByRole('button', { name: 'Undo' }).click();
    await expect(button(other, 'Weekly report', 'Remove')).toBeVisible();
    await page.reload();
    await expect(button(page, 'Weekly report', 'Remove')).toBeVisible();
    expect(kept.reminders.filter(({ id }) => id === 'r2')).toHaveLength(1);
    await button(page, 'Weekly report', 'Remove').click();
    await expect(row(page, 'Removed “Weekly report”.')).toBeVisible();
    // The other tab still shows it: what it changes is gone, it gets that error, and then shows why.
    await button(other, 'Weekly report', 'Pause').click();
    await expect(other.getByRole('alert')).toHaveText('Reminder not found');
    await expect(row(other, 'Removed “Weekly report”.')).toBeVisible();
    await other.close();
  });
  await test.step('back and forth in the middle: what was typed is there', async () => {
    await card(page).getByRole('button', { name: 'Add' }).nth(1).click();
    await page.getByLabel('What should I remind you of?').fill('Buy milk');
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await expect(page.getByLabel('What should I remind you of?')).toHaveValue('Buy milk');
  });
});

test('a press on a row is neither lost nor done twice: offline, slow, left, a lost answer, an ended session', async ({
  page,
  api,
}) => {
  const kept = keeping(api);
  await page.goto('/integrations');
  const text = 'No meetings before 9:30';
  const isKept = () => kept.preferences.filter(({ preference_text }) => preference_text === text).length;
  await test.step('offline: said so, nothing has changed, and the next press does it', async () => {
    await page.route('**/api/v1/me/memory/**', (route) => route.abort('internetdisconnected'));
    await button(page, text, 'Pause').click();
    await expect(page.getByRole('alert')).toHaveText("Can't reach the server. Check your connection.");
    await expect(row(page, text)).not.toContainText('Paused');
    await page.unroute('**/api/v1/me/memory/**');
    await button(page, text, 'Pause').click();
    await expect(row(page, text)).toContainText('Paused');
  });
  await test.step('slow: pressed twice it is done once, and other rows can be used meanwhile', async () => {
    const letGo = api.holdAnswer('changeMyPreference');
    await button(page, text, 'Resume').dblclick();
    for (const name of ['Edit', 'Resume', 'Remove']) await expect(button(page, text, name)).toBeDisabled();
    await expect(button(page, 'Weekly report', 'Pause')).toBeEnabled();
    letGo();
    await expect(button(page, text, 'Pause')).toBeEnabled();
    expect(api.calls('changeMyPreference').map(({ body }) => body)).toEqual([
      { is_active: false },
      { is_active: true },
    ]);
  });
  await test.step('the answer was lost: the list shows it removed, and so it is; put back the same way', async () => {
    api.loseAnswer('forgetMyPreference').loseAnswer('restoreMyPreference');
    await button(page, text, 'Remove').click();
    await row(page, `Removed “${text}”.`).getByRole('button', { name: 'Undo' }).click();
    await expect(button(page, text, 'Remove')).toBeEnabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(isKept()).toBe(1);
  });
  await test.step('left while it was on its way: on coming back it is removed and can be put back', async () => {
    const letGo = api.holdAnswer('forgetMyPreference');
    await button(page, text, 'Remove').click();
    await expect(button(page, text, 'Removing...')).toBeDisabled();
    await page.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    letGo();
    await row(page, `Removed “${text}”.`).getByRole('button', { name: 'Undo' }).click();
    await expect(button(page, text, 'Remove')).toBeVisible();
    expect(isKept()).toBe(1);
  });
  await test.step('an ended session: nothing is removed, and after signing in again it is one press', async () => {
    api.refuseOnce('forgetMyPreference', problem(401, 'Your session has ended.'));
    await button(page, text, 'Remove').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session ended. Sign in to continue.')).toBeVisible();
    expect(isKept()).toBe(1);
    await signInAgain(page);
    await button(page, text, 'Remove').click();
    await expect(row(page, `Removed “${text}”.`)).toBeVisible();
    expect(isKept()).toBe(0);
  });
});

async function signInAgain(page: Page): Promise<void> {
  await page.evaluate((user) => {
    localStorage.setItem('access_token', 'token-2');
    localStorage.setItem('user', JSON.stringify(user));
  }, ordinary);
  await page.goto('/integrations');
}
