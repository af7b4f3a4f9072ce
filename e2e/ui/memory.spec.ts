import type { MyReminder, Preference, Removed } from '@catch/contract';
import type { Page } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { ordinary } from '../support/people.ts';
import { memory } from '../support/screens.ts';
import { type Call, deferred, problem, type StubApi } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'What your assistant remembers about you' });
const row = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text });
const button = (page: Page, text: string, name: string) => row(page, text).getByRole('button', { name });

interface Kept {
  preferences: Preference[];
  reminders: MyReminder[];
  removed: Removed[];
}

/** A server that really keeps it, for as long as a test lasts. */
function keeping(api: StubApi, first: Partial<Kept> = {}): Kept {
  const kept: Kept = {
    // Copies: what a test changes here would be there for the next file in the same worker.
    ...structuredClone({ preferences: memory.preferences, reminders: memory.reminders }),
    removed: [],
    ...structuredClone(first),
  };
  const idOf = ({ url }: Call, back = 1) => url.pathname.split('/').at(-back) ?? '';
  const aside = new Map<string, Preference | MyReminder>();
  const remove = (kind: Removed['kind'], id: string) => {
    const list: (Preference | MyReminder)[] = kind === 'preference' ? kept.preferences : kept.reminders;
    const at = list.findIndex((one) => one.id === id);
    const [gone] = at < 0 ? [] : list.splice(at, 1);
    if (gone) {
      aside.set(id, gone);
      const text = 'preference_text' in gone ? gone.preference_text : gone.reminder_text;
      kept.removed.push({ kind, id, text, created_at: gone.created_at, undo_until: '2126-03-09T08:30:00Z' });
    }
    return { message: 'done' };
  };
  const restore = (kind: Removed['kind'], id: string) => {
    const back = aside.get(id);
    if (!back) return problem(404, 'Not found');
    kept.removed = kept.removed.filter((one) => one.id !== id);
    if (kind === 'preference') kept.preferences.push(back as Preference);
    else kept.reminders.push(back as MyReminder);
    return { message: 'done' };
  };
  settingsAnswers(api)
    .on('myMemory', () => ({ ...memory, ...structuredClone(kept) }))
    .on('addMyPreference', ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      const made: Preference = {
        id,
        category: 'other',
        preference_text: text,
        is_active: true,
        created_at: '2026-03-09T08:00:00Z',
        source_quote: '',
      };
      if (!kept.preferences.some((one) => one.id === id)) kept.preferences.push(made);
      return made;
    })
    .on('changeMyPreference', (call) => {
      const one = kept.preferences.find(({ id }) => id === idOf(call));
      if (!one) return problem(404, 'Preference not found');
      const { text, is_active } = call.body as { text?: string; is_active?: boolean };
      return Object.assign(one, text && { preference_text: text }, is_active !== undefined && { is_active });
    })
    .on('addMyReminder', ({ body }) => {
      const { id, text, scheduled_at, cron_expression } = body as Record<string, string | undefined>;
      const made: MyReminder = {
        ...memory.reminders[0],
        id: id ?? '',
        reminder_text: text ?? '',
        reminder_type: cron_expression ? 'recurring' : 'one_time',
        scheduled_at: scheduled_at ?? null,
        cron_expression: cron_expression ?? null,
        schedule: cron_expression ? `on ${cron_expression}` : null,
        created_at: '2026-03-09T08:00:00Z',
      } as MyReminder;
      kept.reminders.push(made);
      return made;
    })
    .on('changeMyReminder', (call) => {
      const one = kept.reminders.find(({ id }) => id === idOf(call));
      if (!one) return problem(404, 'Reminder not found');
      const { text, is_active, cron_expression } = call.body as Record<string, string | undefined> & {
        is_active?: boolean;
      };
      return Object.assign(
        one,
        text && { reminder_text: text },
        is_active !== undefined && { is_active },
        cron_expression && { cron_expression, schedule: `on ${cron_expression}`, reminder_type: 'recurring' },
      );
    })
    .on('forgetMyPreference', (call) => remove('preference', idOf(call)))
    .on('forgetMyReminder', (call) => remove('reminder', idOf(call)))
    .on('restoreMyPreference', (call) => restore('preference', idOf(call, 2)))
    .on('restoreMyReminder', (call) => restore('reminder', idOf(call, 2)));
  return kept;
}

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
  await test.step('given up with Escape, nothing is sent or kept', async () => {
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
  await test.step('a failure is told, and nothing has changed', async () => {
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
  keeping(api, { reminders: [...memory.reminders, dentist, past] });
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
});

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
    api.on('addMyPreference', problem(401, 'Your session has ended.'));
    await save.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('What you typed is still here.')).toBeVisible();
    await page.evaluate((user) => {
      localStorage.setItem('access_token', 'token-2');
      localStorage.setItem('user', JSON.stringify(user));
    }, ordinary);
    await page.goto('/integrations');
    await expect(label).toHaveValue('No calls on Fridays');
  });
  await test.step('it arrived and the answer was lost: sent again it is the same one', async () => {
    const stored: string[] = [];
    let lost = true;
    api.on('addMyPreference', ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      stored.push(id);
      const made = { ...memory.preferences[1], id, preference_text: text, is_active: true } as Preference;
      if (!kept.preferences.some((one) => one.id === id)) kept.preferences.push(made);
      if (!lost) return made;
      lost = false;
      return problem(502);
    });
    await save.click();
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
    await save.click();
    await expect(page.getByRole('form')).toHaveCount(0);
    expect(new Set(stored).size).toBe(1);
    await expect(row(page, 'No calls on Fridays')).toHaveCount(1);
  });
  await test.step('left while it was on its way: whoever comes back sees it saved, and no form', async () => {
    const held = deferred<Preference>();
    api.on('addMyPreference', ({ body }) => {
      const { id, text } = body as { id: string; text: string };
      kept.preferences.push({ ...memory.preferences[1], id, preference_text: text } as Preference);
      return held.promise;
    });
    await card(page).getByRole('button', { name: 'Add' }).first().click();
    await label.fill('Coffee first');
    await save.click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await page.reload();
    await expect(row(page, 'Coffee first')).toHaveCount(1);
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
    // The other tab still shows it: what it changes is gone, which it is told, and then it sees why.
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
