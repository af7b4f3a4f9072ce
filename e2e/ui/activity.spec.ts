import type { Activity, PressOutcome } from '@catch/contract';
import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { fadesAtTheEdge, standsInTheMiddle } from '../support/scroll-box.ts';
import { activity, done } from '../support/settings-data.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Activity' });
const row = (page: Page, text: string) => card(page).getByRole('listitem').filter({ hasText: text });
const outcome = (more: Partial<PressOutcome> = {}): PressOutcome => ({
  message: 'Removed: Dentist, Thu 12 Mar, 16:00–17:00.',
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
  done: true,
  ...more,
});

/** It is fetched when it comes into sight. */
async function open(page: Page): Promise<void> {
  await page.goto('/integrations');
  await card(page).scrollIntoViewIfNeeded();
}

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api).on('myActivity', activity);
});

test('what was done, when, where and on whose word; taken back by keyboard, once', async ({ page, api }) => {
  const held = deferred<PressOutcome>();
  api.on('undoMyActivity', () => held.promise);
  await open(page);
  await test.step('each row says on whose word', async () => {
    await expect(row(page, 'Dentist')).toContainText(
      '8 Mar 2026, 09:30 · WhatsApp · you said “dentist on thursday at four”',
    );
    await expect(row(page, 'Planning')).toContainText(
      'Slack · you said “planning with Ana on Friday at ten” and agreed',
    );
    await expect(row(page, 'Gym')).toContainText('Undone');
    await expect(row(page, 'Gym')).toContainText('you pressed a button here');
    await expect(row(page, 'Review')).toContainText('sam@catch.example from our staff did it for you');
    await expect(row(page, 'Lunch')).toContainText('Being checked');
    for (const name of ['Gym', 'Review', 'Lunch'])
      await expect(row(page, name).getByRole('button')).toHaveCount(0);
  });
  await test.step('undo waits, cannot be pressed twice, and shows what it is now', async () => {
    await row(page, 'Dentist').getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(row(page, 'Dentist').getByRole('button', { name: 'Undoing...' })).toBeDisabled();
    const [dentist, ...others] = activity.entries;
    const undone = { ...(dentist as Activity), status: 'undone' as const, undo_until: null };
    api.on('myActivity', { ...activity, entries: [undone, ...others] });
    held.resolve(outcome());
    await expect(page.getByText('Removed: Dentist')).toBeVisible();
    await expect(row(page, 'Dentist')).toContainText('Undone');
    await expect(row(page, 'Dentist').getByRole('button')).toHaveCount(0);
    expect(api.calls('undoMyActivity')).toHaveLength(1);
  });
});

test('a lost connection is tried again as the same press; a refusal is shown, and the next press is a new one', async ({
  page,
  api,
}) => {
  api.on('undoMyActivity', problem(502));
  await open(page);
  const undo = row(page, 'Dentist').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('alert')).toContainText("Couldn't undo it. Please try again.");
  api.on('undoMyActivity', outcome({ done: false, message: 'It was changed since, so I left it.' }));
  await undo.click();
  await expect(page.getByRole('alert')).toContainText('It was changed since');
  await undo.click();
  await expect.poll(() => api.calls('undoMyActivity').length).toBe(3);
  const [first, again, other] = api.calls('undoMyActivity').map(({ body }) => body as { press_id: string });
  expect(again).toEqual(first);
  expect(other?.press_id).not.toBe(first?.press_id);
});

test('what others would hear of is asked first, by keyboard', async ({ page, api }) => {
  api
    .on(
      'undoMyActivity',
      outcome({
        done: false,
        requires_approval: true,
        pending_approvals: [
          {
            tool_call_id: 'call_9',
            tool_name: 'undo_last_action',
            args: {},
            formatted_args: 'Remove Planning, Friday 13 March 2026, telling Ana Silva (ana@example.org)',
            expires_at: null,
            reason: 'Ana Silva will be told.',
          },
        ],
      }),
    )
    .on('decideApproval', () => {
      api.on('myActivity', {
        ...activity,
        entries: activity.entries.map((one) =>
          one.id === 'call_2' ? { ...one, status: 'undone' as const, undo_until: null } : one,
        ),
      });
      return outcome({ message: 'Removed: Planning.' });
    });
  await open(page);
  await row(page, 'Planning').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Planning')).toContainText('telling Ana Silva (ana@example.org)');
  const yes = row(page, 'Planning').getByRole('button', { name: 'Undo it' });
  await expect(yes).toBeFocused();
  await yes.press('Enter');
  await expect(page.getByText('Removed: Planning.')).toBeVisible();
  await expect(row(page, 'Planning')).toContainText('Undone');
  expect(api.calls('decideApproval')[0]?.body).toEqual({ tool_call_id: 'call_9', approved: true });
});

test('as high while it loads, empty, failed and full; older rows come when asked for', async ({
  page,
  api,
}) => {
  const first = deferred<typeof activity>();
  api.on('myActivity', ({ url }) =>
    url.searchParams.has('before')
      ? { entries: [done({ id: 'old', sentence: 'Booked: Something old.' })], next: null }
      : first.promise,
  );
  await open(page);
  const height = () => card(page).evaluate((element) => element.getBoundingClientRect().height);
  await expect(card(page)).toBeVisible();
  const loading = await height();
  first.resolve({
    entries: Array.from({ length: 20 }, (_, n) => done({ id: `r${n}`, sentence: `Row ${n}.` })),
    next: '1~r19',
  });
  await expect(card(page).getByRole('listitem')).toHaveCount(20);
  expect(await height()).toBe(loading);
  await card(page).getByRole('button', { name: 'Show older' }).click();
  await expect(card(page).getByRole('listitem')).toHaveCount(21);
  await expect(card(page).getByRole('button', { name: 'Show older' })).toBeHidden();
  expect(await height()).toBe(loading);
  await fadesAtTheEdge(card(page).getByRole('region'));
  api.on('myActivity', problem(500));
  await page.reload();
  await card(page).scrollIntoViewIfNeeded();
  const alert = card(page).getByRole('alert');
  await expect(alert).toContainText("Couldn't load your activity.");
  expect(await height()).toBe(loading);
  await standsInTheMiddle(alert);
  api.on('myActivity', { entries: [], next: null });
  await card(page).getByRole('button', { name: 'Retry' }).click();
  await expect(card(page)).toContainText('Nothing yet');
  expect(await height()).toBe(loading);
});
