import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { button, reply } from './chat-page.ts';
import { cancelling, cards, waiting, waitingApproval } from './waiting-page.ts';

test.beforeEach(async ({ api, signIn }) => {
  await signIn(ordinary);
  settingsAnswers(api)
    .on('waitingApprovals', { approvals: [waitingApproval(), cancelling] })
    .on('settledApprovals', { settled: [] });
});

/** As if somebody came back to the tab: it looks at once. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('each card says what is there now and then, whom it reaches, and is counted in the title', async ({
  page,
  api,
}) => {
  const held = deferred<ReturnType<typeof reply>>();
  api.on('decideApproval', () => held.promise);
  await page.goto('/integrations');
  await expect(page).toHaveTitle('(2) Settings · Catch');
  const [move, cancel] = [cards(page).nth(0), cards(page).nth(1)];
  await test.step('and next to the title, which leads to them', async () => {
    await button(page, '2 waiting').click();
    await expect(page.getByRole('heading', { name: /^Waiting for you/ })).toBeFocused();
    await expect(move).toBeInViewport();
  });
  await test.step('what it says', async () => {
    for (const text of [/^Asked on WhatsApp, /, 'All guests will be told.', 'Overlaps with Stand-up.'])
      await expect(move.getByText(text, { exact: typeof text === 'string' })).toBeVisible();
    // Named once: among the guests.
    await expect(move.getByText(/Ana Silva/).and(page.locator(':not(.sr-only)'))).toHaveCount(1);
    await expect(move.getByRole('deletion')).toHaveText('15:00–16:00');
    await expect(move.getByRole('insertion')).toHaveText('16:00–17:00');
    await expect(cancel.getByText(/^Asked here, /)).toBeVisible();
    await expect(cancel.getByText('Delete', { exact: true })).toBeVisible();
    // Names of tools and arguments are for staff.
    await expect(waiting(page).getByText(/update_event|JSON/)).toHaveCount(0);
  });
  await test.step('pressed twice it is decided once, and the outcome is shown', async () => {
    await button(move, 'Approve').dblclick();
    await expect(button(move, 'Deny')).toBeDisabled();
    api.on('waitingApprovals', { approvals: [cancelling] });
    held.resolve(reply({ message: 'Moved: Review, tomorrow 16:00–17:00.' }));
    await expect(move.getByText('Approved', { exact: true })).toBeVisible();
    await expect(move.getByRole('status')).toHaveText('Moved: Review, tomorrow 16:00–17:00.');
    expect(api.calls('decideApproval').map(({ body }) => body)).toEqual([
      { tool_call_id: 'call-1', approved: true },
    ]);
    await expect(page).toHaveTitle('(1) Settings · Catch');
    await expect(cards(page)).toHaveCount(2);
  });
  await test.step('with the keyboard alone; who pressed stays at the card', async () => {
    api
      .on('decideApproval', reply({ message: "OK, I'll leave it." }))
      .on('waitingApprovals', { approvals: [] });
    await button(cancel, 'Deny').focus();
    await page.keyboard.press('Enter');
    await expect(cancel.getByText('Denied', { exact: true })).toBeVisible();
    await expect(cancel).toBeFocused();
    await expect(page).toHaveTitle('Settings · Catch');
  });
});

test('another time is a button of its own', async ({ page, api }) => {
  api.on('chooseAlternative', reply({ message: 'Moved.' }));
  await page.goto('/integrations');
  await cards(page)
    .first()
    .getByRole('button', { name: /17:00–18:00/ })
    .click();
  await expect(cards(page).first().getByRole('status')).toHaveText('Moved.');
  expect(api.calls('chooseAlternative').map(({ body }) => body)).toEqual([
    { tool_call_id: 'call-1', choice: 'slot-1' },
  ]);
});

test('what was decided elsewhere, ran out or was deleted meanwhile ends with the truth', async ({
  page,
  api,
}) => {
  await page.goto('/integrations');
  const [move, cancel] = [cards(page).nth(0), cards(page).nth(1)];
  await test.step('noticed by itself', async () => {
    await expect(move).toBeVisible();
    api.on('waitingApprovals', { approvals: [cancelling] }).on('settledApprovals', {
      settled: [{ tool_call_id: 'call-1', status: 'approved', sentence: 'Approved in Slack, 14:02' }],
    });
    await comeBack(page);
    await expect(move.getByText('Approved in Slack, 14:02')).toBeVisible();
    await expect(move.getByRole('button')).toHaveCount(0);
    await expect(page).toHaveTitle('(1) Settings · Catch');
  });
  await test.step('noticed by the press', async () => {
    api.on('decideApproval', problem(409, 'This was already denied in Slack at 2026-03-11T13:02:00Z.'));
    await button(cancel, 'Approve').click();
    await expect(cancel.getByRole('alert')).toHaveText(
      'This was already denied in Slack at 11 Mar 2026, 14:02.',
    );
    await expect(cancel.getByRole('button')).toHaveCount(0);
  });
  await test.step('deleted: nobody asks about it any more', async () => {
    api.on('waitingApprovals', { approvals: [waitingApproval({ tool_call_id: 'call-3' })] });
    await comeBack(page);
    await expect(cards(page)).toHaveCount(3);
    api.on('waitingApprovals', { approvals: [] });
    await comeBack(page);
    await expect(cards(page)).toHaveCount(2);
  });
});

test('the list that cannot be loaded stays with Retry', async ({ page, api }) => {
  api.on('waitingApprovals', problem(503));
  await page.goto('/integrations');
  const failure = waiting(page).getByRole('alert');
  await expect(failure).toContainText("Couldn't load what's waiting for you.");
  await test.step('and stays while it is tried again: nothing flickers every five seconds', async () => {
    const held = deferred<{ approvals: [] }>();
    const asked = api.calls('waitingApprovals').length;
    api.on('waitingApprovals', () => held.promise);
    await comeBack(page);
    await expect.poll(() => api.calls('waitingApprovals').length).toBeGreaterThan(asked);
    await expect(button(failure, 'Retry')).toBeDisabled();
    await expect(failure).toContainText("Couldn't load what's waiting for you.");
    held.resolve({ approvals: [] });
    await expect(waiting(page).getByText('Nothing is waiting for you.')).toBeVisible();
  });
  await test.step('pressed, it loads', async () => {
    api.on('waitingApprovals', problem(503));
    await page.reload();
    await expect(failure).toBeVisible();
    api.on('waitingApprovals', { approvals: [] });
    await button(failure, 'Retry').click();
    await expect(waiting(page).getByText('Nothing is waiting for you.')).toBeVisible();
  });
});

test('a long label stands next to its value, not under it', async ({ page, api, signIn }) => {
  await signIn({ ...ordinary, language: 'de' });
  const [change] = waitingApproval().changes ?? [];
  const fields = [{ name: 'repeats' as const, value: ['jeden Tag'] }];
  const changes = change ? [{ ...change, fields }] : [];
  api.on('waitingApprovals', { approvals: [waitingApproval({ changes })] });
  await page.goto('/integrations');
  const label = page.locator('#approvals').getByText('Wiederholung', { exact: true });
  await expect(label).toBeVisible();
  const { needs, has } = await label.evaluate((box) => ({ needs: box.scrollWidth, has: box.clientWidth }));
  expect(needs).toBeLessThanOrEqual(has);
});

test('two hundred are shown as somebody asks for them', async ({ page, api }) => {
  const approvals = Array.from({ length: 200 }, (_, index) =>
    waitingApproval({ tool_call_id: `call-${index}` }),
  );
  api.on('waitingApprovals', { approvals });
  await page.goto('/integrations');
  await expect(page).toHaveTitle('(200) Settings · Catch');
  await expect(cards(page)).toHaveCount(10);
  await button(waiting(page), 'Show 10 of 190 more').click();
  await expect(cards(page)).toHaveCount(20);
});
