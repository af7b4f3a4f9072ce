import type { MyReminder } from '@catch/contract';
import { looksRight } from '../support/looks.ts';
import { ordinary } from '../support/people.ts';
import { memory } from '../support/screens.ts';
import { problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { button, card, keeping, row } from './memory-page.ts';

test.beforeEach(({ signIn }) => signIn(ordinary));

test('preferences by keyboard: added, changed, paused, resumed, removed and put back', async ({
  page,
  api,
}) => {
  keeping(api);
  await page.goto('/integrations');
  const add = card(page).getByRole('button', { name: 'Add' }).first();
  await test.step('added', async () => {
    await add.press('Enter');
    await expect(page.getByLabel('What should I keep in mind?')).toBeFocused();
    await page.keyboard.type('  Lunch at one  ');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Lunch at one')).toContainText('Since 9 Mar 2026');
    expect(api.calls('addMyPreference').map(({ body }) => body)).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/), text: 'Lunch at one' },
    ]);
    await expect(add).toBeFocused();
  });
  await test.step('given up with Escape, nothing is sent or saved', async () => {
    await button(page, 'Lunch at one', 'Edit').press('Enter');
    await page.keyboard.type(' or two');
    await page.keyboard.press('Escape');
    await expect(row(page, 'Lunch at one')).toBeVisible();
    expect(api.calls('changeMyPreference')).toEqual([]);
  });
  await test.step('changed', async () => {
    await button(page, 'Lunch at one', 'Edit').press('Enter');
    await page.getByLabel('What should I keep in mind?').fill('Lunch at two');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Lunch at two')).toBeVisible();
  });
  await test.step('paused and resumed; the keyboard stays where it was', async () => {
    await button(page, 'Lunch at two', 'Pause').press('Enter');
    await expect(row(page, 'Lunch at two')).toContainText('Paused');
    await expect(button(page, 'Lunch at two', 'Resume')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Lunch at two', 'Pause')).toBeFocused();
    await expect(row(page, 'Lunch at two')).not.toContainText('Paused');
  });
  await test.step('removed and put back, in its place', async () => {
    await button(page, 'No meetings before 9:30', 'Remove').press('Enter');
    const removed = row(page, 'Removed “No meetings before 9:30”.');
    await expect(removed.getByRole('button', { name: 'Undo' })).toBeFocused();
    expect(api.calls('forgetMyPreference')[0]?.url.search).toBe('?undoable=true');
    await page.keyboard.press('Enter');
    await expect(button(page, 'No meetings before 9:30', 'Remove')).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pause');
  });
  await test.step('removed while another one is being saved: the keyboard stays with what was removed', async () => {
    const saved = api.holdAnswer('addMyPreference');
    await add.press('Enter');
    await page.getByLabel('What should I keep in mind?').fill('Tea at four');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    // Not yet known to the server when the list is read again for what was saved.
    const { promise: isForgotten, resolve: forget } = Promise.withResolvers<void>();
    await page.route('**/api/v1/me/memory/preferences/*', (route) =>
      isForgotten.then(() => route.fallback()),
    );
    await button(page, 'No meetings before 9:30', 'Remove').press('Enter');
    await expect(button(page, 'No meetings before 9:30', 'Removing...')).toBeDisabled();
    saved();
    await expect(page.getByRole('form')).toHaveCount(0);
    forget();
    const removed = row(page, 'Removed “No meetings before 9:30”.');
    await expect(removed.getByRole('button', { name: 'Undo' })).toBeFocused();
  });
  await test.step('a failure is shown, and nothing has changed', async () => {
    api.on('changeMyPreference', problem(500)).on('forgetMyPreference', problem(500));
    await button(page, 'Lunch at two', 'Pause').click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't change it. Please try again.");
    await button(page, 'Lunch at two', 'Remove').click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't remove it. Please try again.");
    await expect(row(page, 'Lunch at two')).not.toContainText('Paused');
  });
});

test('reminders: once, every few days, as it is; in words, and on a phone', async ({ page, api }) => {
  const before = { title: 'Dentist', minutes: 30, is_each: false };
  const [once] = memory.reminders;
  const dentist = {
    ...once,
    id: 'r3',
    reminder_text: 'Find the card',
    scheduled_at: null,
    before,
  } as MyReminder;
  const over = { ...once, id: 'r4', reminder_text: 'Old errand', is_active: false } as MyReminder;
  const past = { ...over, scheduled_at: '2020-01-01T10:00:00Z' };
  const kept = keeping(api, { reminders: [...memory.reminders, dentist, past] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/integrations');
  await test.step('in words', async () => {
    await expect(row(page, 'Weekly report')).toContainText('Every Friday at 16:00 · next 13 Mar 2026, 16:00');
    await expect(row(page, 'Find the card')).toContainText('30 minutes before Dentist');
    await expect(row(page, 'Old errand')).toContainText('Done');
    await expect(button(page, 'Old errand', 'Resume')).toHaveCount(0);
    await expect(card(page).getByText('Connect WhatsApp or Slack so I can reach you.')).toBeVisible();
  });
  const form = page.getByRole('form', { name: 'New reminder' });
  await test.step('once', async () => {
    await card(page).getByRole('button', { name: 'Add' }).nth(1).click();
    await form.getByLabel('What should I remind you of?').fill('Water the ferns');
    await form.getByLabel('Date and time').fill('2026-12-24T18:30');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Water the ferns')).toContainText('Once, 24 Dec 2026, 18:30');
    expect(api.calls('addMyReminder').at(-1)?.body).toMatchObject({
      scheduled_at: '2026-12-24T17:30:00.000Z',
    });
  });
  await test.step('on some days of the week', async () => {
    await card(page).getByRole('button', { name: 'Add' }).nth(1).click();
    await form.getByLabel('What should I remind you of?').fill('Take out the bins');
    await form.getByRole('button', { name: 'Every week' }).click();
    const save = form.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await form.getByRole('checkbox', { name: 'Thursday' }).check();
    await form.getByRole('checkbox', { name: 'Monday' }).check();
    await form.getByLabel('Time', { exact: true }).fill('07:05');
    await looksRight(page, 'reminder-form', { fullPage: false });
    await page.setViewportSize({ width: 360, height: 740 });
    await save.click();
    await expect(row(page, 'Take out the bins')).toBeVisible();
    expect(api.calls('addMyReminder').at(-1)?.body).toMatchObject({ cron_expression: '5 7 * * 1,4' });
  });
  await test.step('what has no fields is kept as it is, and so is a time that was left alone', async () => {
    await button(page, 'Find the card', 'Edit').click();
    await expect(card(page).getByRole('button', { name: 'No change' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByLabel('What should I remind you of?').fill('Find the insurance card');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Find the insurance card')).toBeVisible();
    expect(api.calls('changeMyReminder').at(-1)?.body).toEqual({ text: 'Find the insurance card' });
    await button(page, 'Weekly report', 'Edit').click();
    await page.getByRole('form').getByRole('button', { name: 'Weekdays' }).click();
    await page.getByRole('form').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(api.calls('changeMyReminder').at(-1)?.body).toEqual({
      text: 'Weekly report',
      cron_expression: '0 16 * * 1-5',
    });
  });
  await test.step('for people who are elsewhere: in the zone of their calendar, which is named', async () => {
    kept.time_zone = 'Asia/Tokyo';
    await page.reload();
    await expect(row(page, 'Send the agenda')).toContainText('Once, 1 Apr 2026, 16:00 (Asia/Tokyo time)');
    await button(page, 'Send the agenda', 'Edit').click();
    await expect(page.getByLabel('Date and time')).toHaveValue('2026-04-01T16:00');
    await expect(page.getByRole('form')).toContainText("In your calendar's time zone, Asia/Tokyo.");
    await page.keyboard.press('Escape');
    await card(page).getByRole('button', { name: 'Add' }).nth(1).click();
    await form.getByLabel('What should I remind you of?').fill('Call Kyoto');
    await form.getByLabel('Date and time').fill('2026-12-24T09:00');
    await form.getByRole('button', { name: 'Save' }).click();
    // The seventh is in sight, although the list begins with six.
    await expect(row(page, 'Call Kyoto')).toContainText('Once, 24 Dec 2026, 09:00 (Asia/Tokyo time)');
    expect(api.calls('addMyReminder').at(-1)?.body).toMatchObject({
      scheduled_at: '2026-12-24T00:00:00.000Z',
    });
  });
});

test('three hundred reminders are shown as somebody asks for them', async ({ page, api }) => {
  const reminders = Array.from({ length: 300 }, (_, index) => ({
    ...memory.reminders[1],
    id: `r${index}`,
    reminder_text: `Reminder ${index}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  })) as MyReminder[];
  keeping(api, { reminders, preferences: [] });
  await page.goto('/integrations');
  await expect(row(page, 'Reminder')).toHaveCount(6);
  await card(page).getByRole('button', { name: 'Show 25 of 294 more' }).click();
  await expect(row(page, 'Reminder')).toHaveCount(31);
});
