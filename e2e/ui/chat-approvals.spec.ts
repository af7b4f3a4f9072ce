import type { ChatResponse, PendingApproval } from '@catch/contract';
import { deferred, problem } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { asking, bubbles, button, input, openChat, pending, reply, say } from './chat-page.ts';

const SORRY = 'Sorry, I encountered an error processing your approval. Please try again.';

test('a pending call: tool name, sentence, raw JSON one click away', async ({ page, api, signIn }) => {
  await page.clock.setFixedTime('2026-03-10T10:00:00Z');
  await openChat({ page, api, signIn });
  api.on('chat', asking(pending({ expires_at: '2026-03-10T13:30:00Z' })));
  await say(page, 'Budget with Tom on Thursday at 10');
  const block = page.getByRole('region', { name: 'Approval Required' }).first();
  await expect(block.getByText('create_event', { exact: true })).toBeVisible();
  await expect(block.getByText(pending().formatted_args, { exact: true })).toBeVisible();
  await expect(block.getByText('Open until 14:30')).toBeVisible();
  // A day later is named.
  api.on('chat', asking(pending({ tool_call_id: 'call-2', expires_at: '2026-03-11T10:00:00Z' })));
  await say(page, 'And another');
  await expect(page.getByText('Open until 11 Mar 2026, 11:00')).toBeVisible();
  await expect(button(block, 'Approve')).toHaveAccessibleDescription(pending().formatted_args);
  await expect(block.getByText('"title": "Budget"')).toHaveCount(0);
  await button(block, 'Show JSON').click();
  await expect(block.getByText('"title": "Budget"')).toBeVisible();
  await button(block, 'Hide JSON').click();
  await expect(block.getByText('"title": "Budget"')).toHaveCount(0);
});

test('a call without a sentence shows its arguments, one without arguments no JSON', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  const { args: _args, ...told } = pending({ tool_call_id: 'call-2' });
  const { formatted_args: _words, ...bare } = pending();
  api.on('chat', asking(bare as PendingApproval, told as PendingApproval));
  await say(page, 'Budget with Tom');
  const calls = page.getByRole('region', { name: 'Approval Required' }).getByRole('listitem');
  await expect(calls.nth(0)).toContainText('title: Budget');
  await expect(calls.nth(1)).toContainText(told.formatted_args);
  await expect(page.getByRole('button', { name: 'Show JSON' })).toHaveCount(1);
});

for (const approved of [true, false]) {
  const [name, settled] = approved ? ['Approve', 'Approved'] : ['Deny', 'Denied'];
  test(`${name}: busy, settled, and the follow-up appended`, async ({ page, api, signIn }) => {
    await openChat({ page, api, signIn });
    const answer = deferred<ChatResponse>();
    api.on('chat', asking(pending())).on('decideApproval', () => answer.promise);
    await say(page, 'Budget with Tom');
    const block = page.getByRole('region', { name: 'Approval Required' });
    await button(block, name).click();
    await expect(button(block, name)).toHaveAttribute('aria-busy', 'true');
    for (const each of ['Approve', 'Deny']) await expect(button(block, each)).toBeDisabled();
    await expect(button(block, approved ? 'Deny' : 'Approve')).not.toHaveAttribute('aria-busy');
    answer.resolve(
      approved ? reply({ message: 'Invited Tom.', event_id: 'event-9' }) : reply({ message: 'Left it.' }),
    );
    await expect(block.getByText(settled, { exact: true })).toBeVisible();
    await expect(button(block, 'Approve')).toHaveCount(0);
    await expect(bubbles(page).nth(2)).toContainText(approved ? 'Invited Tom.' : 'Left it.');
    await expect(page.getByText('Event ID: event-9')).toHaveCount(approved ? 1 : 0);
    expect(api.calls('decideApproval').map(({ body }) => body)).toEqual([
      { tool_call_id: 'call-1', approved },
    ]);
    await expect(input(page)).toBeFocused();
  });
}

test('several calls are decided one by one, and each is busy by itself', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  const first = deferred<ChatResponse>();
  api
    .on(
      'chat',
      asking(
        pending(),
        pending({ tool_call_id: 'call-2', tool_name: 'delete_event', formatted_args: 'Delete ‘Gym’.' }),
      ),
    )
    .on('decideApproval', ({ body }) =>
      (body as { tool_call_id: string }).tool_call_id === 'call-1'
        ? first.promise
        : reply({ message: 'Kept the gym.' }),
    );
  await say(page, 'Two things');
  const [one, two] = [
    page.getByRole('listitem').filter({ hasText: 'Budget' }),
    page.getByRole('listitem').filter({ hasText: 'Gym' }),
  ];
  await button(one, 'Approve').click();
  await expect(button(one, 'Approve')).toBeDisabled();
  await expect(button(two, 'Deny')).toBeEnabled();
  await button(two, 'Deny').click();
  await expect(two.getByText('Denied', { exact: true })).toBeVisible();
  await expect(button(one, 'Approve')).toBeDisabled();
  first.resolve(reply({ message: 'Invited Tom.' }));
  await expect(one.getByText('Approved', { exact: true })).toBeVisible();
  await expect(bubbles(page)).toHaveCount(4);
});

test('a follow-up that asks again is answered again', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  const again = pending({ tool_call_id: 'call-2', formatted_args: 'Book it although ‘Gym’ is there.' });
  api
    .on('chat', asking(pending()))
    .on('decideApproval', ({ body }) =>
      (body as { tool_call_id: string }).tool_call_id === 'call-1'
        ? { ...asking(again), conflicts: [{ summary: 'Gym', start: '2026-03-12T09:00:00Z' }] }
        : reply({ message: 'Booked.', event_id: 'event-10' }),
    );
  await say(page, 'Budget with Tom');
  await button(page, 'Approve').click();
  const followUp = bubbles(page).nth(2);
  await expect(followUp.getByText('Scheduling conflicts detected')).toBeVisible();
  await button(followUp, 'Approve').click();
  await expect(bubbles(page).nth(3)).toContainText('Event created successfully');
});

test('a failed decision says so and can be made again', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  api.on('chat', asking(pending())).on('decideApproval', problem(503, 'The assistant is restarting.'));
  await say(page, 'Budget with Tom');
  await button(page, 'Approve').click();
  await expect(bubbles(page).nth(2)).toContainText(SORRY);
  await expect(bubbles(page).nth(2)).toContainText('The assistant is restarting.');
  api.on('decideApproval', reply({ message: 'Invited Tom.' }));
  await button(page, 'Approve').click();
  await expect(bubbles(page).nth(3)).toContainText('Invited Tom.');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
});

test('decided elsewhere: the card shows what was decided, in the viewer’s time', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api
    .on('chat', asking(pending()))
    .on('decideApproval', problem(409, 'This was already denied in Slack at 2026-03-10T13:02:00.000Z.'));
  await say(page, 'Budget with Tom');
  await button(page, 'Approve').click();
  const block = page.getByRole('region', { name: 'Approval Required' });
  await expect(block.getByRole('alert')).toHaveText(
    'This was already denied in Slack at 10 Mar 2026, 14:02.',
  );
  await expect(button(block, 'Approve')).toHaveCount(0);
  await expect(button(block, 'Deny')).toHaveCount(0);
  await expect(bubbles(page)).toHaveCount(2);
});

test('settled by what was written afterwards: no buttons any more, and by what', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', asking(pending()));
  await say(page, 'Budget with Tom');
  const old = page.getByRole('listitem').filter({ hasText: 'Budget' }).first();
  await expect(button(old, 'Approve')).toBeVisible();
  const sentence = 'Replaced: Book ‘Budget’ on Friday 13 March 2026, 10:00–11:00 (Europe/Madrid)';
  api
    .on('settledApprovals', {
      settled: [{ tool_call_id: 'call-1', status: 'superseded', sentence }],
    })
    .on('chat', asking(pending({ tool_call_id: 'call-2', formatted_args: 'Book it on Friday.' })));
  await say(page, 'Rather on Friday');
  await expect(old.getByRole('status')).toHaveText(sentence);
  await expect(button(old, 'Approve')).toHaveCount(0);
  await expect(button(page, 'Approve')).toHaveCount(1);
});

test('decided elsewhere while the page is open: noticed without a press', async ({ page, api, signIn }) => {
  await page.clock.install({ time: '2026-03-10T10:00:00Z' });
  await openChat({ page, api, signIn });
  api.on('chat', asking(pending()));
  await say(page, 'Budget with Tom');
  await expect(button(page, 'Approve')).toBeVisible();
  api.on('settledApprovals', {
    settled: [{ tool_call_id: 'call-1', status: 'approved', sentence: 'Approved in Slack, 14:02' }],
  });
  await page.clock.fastForward(6000);
  await expect(page.getByText('Approved in Slack, 14:02', { exact: true })).toBeVisible();
  await expect(button(page, 'Approve')).toHaveCount(0);
});

test('another time that was offered is one press, and a call of its own', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  const label = 'Thursday 12 March 2026, 12:00–13:00 (Europe/Madrid)';
  api
    .on('chat', asking(pending({ alternatives: [{ ref: '1', label, brief: 'Thu 12 Mar, 12:00' }] })))
    .on('chooseAlternative', reply({ message: 'Booked at noon.' }));
  await say(page, 'Budget with Tom');
  const other = button(page, `Thu 12 Mar, 12:00 (${label})`);
  await expect(other).toHaveText('Thu 12 Mar, 12:00');
  await other.click();
  await expect(bubbles(page).nth(2)).toContainText('Booked at noon.');
  expect(api.calls('chooseAlternative').map(({ body }) => body)).toEqual([
    { tool_call_id: 'call-1', choice: '1' },
  ]);
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
});

test('several that wait are approved one by one, or all that are left at once', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api
    .on('chat', asking(...['call-1', 'call-2', 'call-3'].map((tool_call_id) => pending({ tool_call_id }))))
    .on('decideApproval', reply({ message: 'Done.' }));
  await say(page, 'Three things');
  await page.getByRole('listitem').first().getByRole('button', { name: 'Deny', exact: true }).click();
  await expect(page.getByText('Denied', { exact: true })).toBeVisible();
  await button(page, 'Approve all').click();
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(2);
  await expect(button(page, 'Approve all')).toHaveCount(0);
  expect(api.calls('decideApproval').map(({ body }) => body)).toEqual([
    { tool_call_id: 'call-1', approved: false },
    { tool_call_id: 'call-2', approved: true },
    { tool_call_id: 'call-3', approved: true },
  ]);
});
