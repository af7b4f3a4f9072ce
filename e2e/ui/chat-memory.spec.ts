import { beneath } from '../support/looks.ts';
import { staff } from '../support/people.ts';
import { problem } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import {
  bubbles,
  button,
  chatAnswers,
  choose,
  conversation,
  input,
  laidOut,
  openChat,
  pending,
  reply,
  say,
  stored,
} from './chat-page.ts';

const card = stored('Shall I?', false, { requires_approval: true, pending_approvals: [pending()] });
const approval = 'Approval Required';

test('after a reload the history and its open cards are there, and what was settled says so at once', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  const old = stored('And this?', false, {
    requires_approval: true,
    pending_approvals: [pending({ tool_call_id: 'call-0', formatted_args: 'Book ‘Lunch’.' })],
  });
  api
    .on(
      'conversation',
      conversation([stored('Invite Tom', true), old, card], {
        settled: [{ tool_call_id: 'call-0', status: 'denied', sentence: 'Denied in Slack, 14:02' }],
      }),
    )
    .on('decideApproval', reply({ message: 'Tom is invited.', event_id: 'event-1' }));
  await page.reload();
  await expect(bubbles(page)).toHaveCount(3);
  await expect(page.getByText('Denied in Slack, 14:02')).toBeVisible();
  const open = page.getByRole('region', { name: approval }).last();
  await expect(button(page, 'Approve')).toHaveCount(1);
  await button(open, 'Approve').click();
  await expect(bubbles(page).last()).toContainText('Tom is invited.');
  expect(api.calls('decideApproval').map(({ body }) => body)).toEqual([
    { tool_call_id: 'call-1', approved: true },
  ]);

  await test.step('leaving and coming back', async () => {
    api.on(
      'conversation',
      conversation([stored('Invite Tom', true), card, stored('Tom is invited.', false)], {
        settled: [{ tool_call_id: 'call-1', status: 'approved', sentence: 'Approved, 14:05' }],
      }),
    );
    await page.getByRole('link', { name: 'Chat' }).first().waitFor();
    await page.goto('/privacy');
    await page.goBack();
    await expect(bubbles(page)).toHaveCount(3);
    await expect(page.getByText('Approved, 14:05')).toBeVisible();
    await expect(button(page, 'Approve')).toHaveCount(0);
  });
});

test('messages that came while away are there on returning, and what is shown is not redrawn', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', reply({ message: 'Hi.' }));
  await say(page, 'Hello');
  await expect(bubbles(page)).toHaveCount(2);
  const first = await bubbles(page).first().elementHandle();
  api.on(
    'conversation',
    conversation([
      stored('Hello', true, { id: '7-0' }),
      stored('Hi.', false),
      stored('Reminder: call mum', false),
    ]),
  );
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(bubbles(page)).toHaveCount(3);
  await expect(bubbles(page).last()).toContainText('Reminder: call mum');
  expect(await first?.evaluate((node) => node.isConnected)).toBe(true);
});

test('earlier messages are a press away, and the reader stays where they were', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  const many = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) =>
      stored(`line ${from + index}`, (from + index) % 2 === 0, {
        timestamp: new Date(Date.UTC(2026, 2, 10, 8, from + index)).toISOString(),
      }),
    );
  api.on('conversation', ({ url }) =>
    url.searchParams.get('before') === '41'
      ? conversation(many(0, 20))
      : conversation(many(20, 40), { earlier: '41' }),
  );
  await page.reload();
  await expect(bubbles(page)).toHaveCount(20);
  const list = page.getByRole('region', { name: 'Conversation' });
  await list.evaluate((node) => node.scrollTo(0, 0));
  await button(page, 'Earlier messages').press('Enter');
  await expect(bubbles(page)).toHaveCount(40);
  await expect(button(page, 'Earlier messages')).toHaveCount(0);
  await expect(page.getByText('line 20', { exact: true })).toBeInViewport();
});

test('a draft survives a reload, per person, and goes with the logout', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });
  await input(page).fill('half a sentence');
  await choose(page, /Marta/);
  await expect(input(page)).toHaveValue('');
  await input(page).fill('for Marta');
  await page.reload();
  await expect(input(page)).toHaveValue('for Marta');
  await button(page, 'Stop Impersonating').click();
  await expect(input(page)).toHaveValue('half a sentence');
  const other = await page.context().newPage();
  await other.goto('/chat');
  await expect(input(other)).toHaveValue('half a sentence');
  await other.close();
  api.on('logout', { message: 'Done' });
  await button(page, 'Logout').click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /chat_/.test(key)))).toEqual([]);
});

test('/login says that the session ended, and after signing in the draft is back', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', problem(401, 'Your session has ended.'));
  await say(page, 'Lunch with Ana on Friday');
  await expect(page).toHaveURL('/login');
  const ended = page.getByText('Your session ended. Sign in to continue. What you typed is still here.');
  await expect(ended).toBeVisible();
  await page.reload();
  await expect(ended).toBeVisible();
  settingsAnswers(api).on('me', staff).on('adminModelUsage', problem(503, 'Out of order.'));
  await page.goto('/callback?access_token=token-2');
  await expect(page).toHaveURL('/integrations');
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  await expect(input(page)).toHaveValue('Lunch with Ana on Friday');
  await expect(bubbles(page)).toHaveCount(0);
});

test('what was on its way when the page was left is offered again under the same key, unless it arrived', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/assistant/chat', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.abort('internetdisconnected');
  });
  await say(page, 'Book the room');
  await expect(button(page, 'Try again')).toBeVisible();
  await page.reload();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(bubbles(page).last()).toContainText('You left before it was sent.');
  await button(page, 'Try again').click();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toMatch(/^\w{32}$/);
  expect(keys[1]).toBe(keys[0]);

  // It arrives after the page has read what is stored, and before it looks for what it sent.
  let arrived = false;
  api.on('conversation', ({ url }) => {
    arrived ||= url.searchParams.get('sent') === keys[0];
    return arrived
      ? conversation([stored('Book the room', true), stored('Booked.', false)], { arrived })
      : conversation([]);
  });
  await page.reload();
  await expect(bubbles(page)).toHaveCount(2);
  await expect(bubbles(page).last()).toContainText('Booked.');
  await expect(button(page, 'Try again')).toHaveCount(0);
});

test('a long conversation scrolls in its place, and the page ends where it ended before', async ({
  page,
  api,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const cards = Array.from({ length: 12 }, (_, index) =>
    stored(`Shall I? ${index}`, false, {
      requires_approval: true,
      pending_approvals: laidOut().pending_approvals.map((approval) => ({
        ...approval,
        tool_call_id: `${approval.tool_call_id}-${index}`,
      })),
    }),
  );
  await signIn(staff);
  chatAnswers(api).on('conversation', conversation(cards));
  await page.goto('/chat');
  await expect(bubbles(page)).toHaveCount(cards.length);
  await expect(button(page, 'Approve').last()).toBeInViewport();
  expect(await beneath(page)).toBe(0);
});
