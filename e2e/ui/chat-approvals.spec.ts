import type { ChatResponse, PendingApproval } from '@catch/contract';
import type { Page } from '@playwright/test';
import { deferred, problem, type StubApi } from '../support/stub-api.ts';
import { expect, test } from '../support/test.ts';
import { asking, bubbles, button, input, laidOut, openChat, pending, reply, say } from './chat-page.ts';

const SORRY = 'Sorry, I encountered an error processing your approval. Please try again.';

/** One more message in the conversation, the answer to it, and what follows from its cards. */
async function ask(page: Page, api: StubApi, words: string, answer: ChatResponse) {
  const [before, decisions] = [await bubbles(page).count(), api.calls('decideApproval').length];
  api.on('chat', answer);
  await say(page, words);
  await expect(bubbles(page)).toHaveCount(before + 2);
  const [answered, next, last] = [1, 2, 3].map((more) => bubbles(page).nth(before + more));
  if (!answered || !next || !last) throw new Error('no bubbles');
  return {
    answered,
    block: answered.getByRole('region', { name: 'Approval Required' }),
    next,
    last,
    hasBubbles: (more: number) => expect(bubbles(page)).toHaveCount(before + more),
    decided: () =>
      api
        .calls('decideApproval')
        .slice(decisions)
        .map(({ body }) => body),
  };
}

const idIn = (body: unknown): string => (body as { tool_call_id: string }).tool_call_id;

test('what a card shows', async ({ page, api, signIn }) => {
  await page.clock.setFixedTime('2026-03-10T10:00:00Z');
  await openChat({ page, api, signIn });

  await test.step('a pending call: tool name, sentence, raw JSON one click away', async () => {
    const { block } = await ask(
      page,
      api,
      'Budget with Tom on Thursday at 10',
      asking(pending({ expires_at: '2026-03-10T13:30:00Z' })),
    );
    await expect(block.getByText('create_event', { exact: true })).toBeVisible();
    await expect(block.getByText(pending().formatted_args, { exact: true })).toBeVisible();
    await expect(block.getByText('Open until 14:30')).toBeVisible();
    // A day later is named.
    const other = asking(pending({ tool_call_id: 'call-2', expires_at: '2026-03-11T10:00:00Z' }));
    await ask(page, api, 'And another', other);
    await expect(page.getByText('Open until 11 Mar 2026, 11:00')).toBeVisible();
    await expect(button(block, 'Approve')).toHaveAccessibleDescription(pending().formatted_args);
    await expect(block.getByText('"title": "Budget"')).toHaveCount(0);
    await button(block, 'Show JSON').click();
    await expect(block.getByText('"title": "Budget"')).toBeVisible();
    await button(block, 'Hide JSON').click();
    await expect(block.getByText('"title": "Budget"')).toHaveCount(0);
  });

  await test.step('a call without a sentence shows its arguments, one without arguments no JSON', async () => {
    const { args: _args, ...told } = pending({ tool_call_id: 'call-4' });
    const { formatted_args: _words, ...bare } = pending({ tool_call_id: 'call-3' });
    const both = asking(bare as PendingApproval, told as PendingApproval);
    const { block } = await ask(page, api, 'Budget with Tom', both);
    const calls = block.getByRole('listitem');
    await expect(calls.nth(0)).toContainText('title: Budget');
    await expect(calls.nth(1)).toContainText(told.formatted_args);
    await expect(block.getByRole('button', { name: 'Show JSON' })).toHaveCount(1);
  });
});

test('what a decision does', async ({ page, api, signIn }) => {
  await openChat({ page, api, signIn });

  for (const approved of [true, false]) {
    const [name, settled] = approved ? ['Approve', 'Approved'] : ['Deny', 'Denied'];
    await test.step(`${name}: busy, settled, and the follow-up appended`, async () => {
      const answer = deferred<ChatResponse>();
      api.on('decideApproval', () => answer.promise);
      const tool_call_id = `call-${name}`;
      const { block, next, decided } = await ask(
        page,
        api,
        'Budget with Tom',
        asking(pending({ tool_call_id })),
      );
      await button(block, name).click();
      await expect(button(block, name)).toHaveAttribute('aria-busy', 'true');
      for (const each of ['Approve', 'Deny']) await expect(button(block, each)).toBeDisabled();
      await expect(button(block, approved ? 'Deny' : 'Approve')).not.toHaveAttribute('aria-busy');
      answer.resolve(
        approved ? reply({ message: 'Invited Tom.', event_id: 'event-9' }) : reply({ message: 'Left it.' }),
      );
      await expect(block.getByText(settled, { exact: true })).toBeVisible();
      await expect(button(block, 'Approve')).toHaveCount(0);
      await expect(next).toContainText(approved ? 'Invited Tom.' : 'Left it.');
      if (approved) await expect(next.getByText('Event ID: event-9')).toHaveCount(1);
      else await expect(next.getByText('Event ID')).toHaveCount(0);
      expect(decided()).toEqual([{ tool_call_id, approved }]);
      await expect(input(page)).toBeFocused();
    });
  }

  await test.step('several calls are decided one by one, and each is busy by itself', async () => {
    const first = deferred<ChatResponse>();
    api.on('decideApproval', ({ body }) =>
      idIn(body) === 'slow' ? first.promise : reply({ message: 'Kept the gym.' }),
    );
    const gym = { tool_call_id: 'quick', tool_name: 'delete_event', formatted_args: 'Delete ‘Gym’.' };
    const both = asking(pending({ tool_call_id: 'slow' }), pending(gym));
    const { block, hasBubbles } = await ask(page, api, 'Two things', both);
    const [one, two] = [
      block.getByRole('listitem').filter({ hasText: 'Budget' }),
      block.getByRole('listitem').filter({ hasText: 'Gym' }),
    ];
    await button(one, 'Approve').click();
    await expect(button(one, 'Approve')).toBeDisabled();
    await expect(button(two, 'Deny')).toBeEnabled();
    await button(two, 'Deny').click();
    await expect(two.getByText('Denied', { exact: true })).toBeVisible();
    await expect(button(one, 'Approve')).toBeDisabled();
    first.resolve(reply({ message: 'Invited Tom.' }));
    await expect(one.getByText('Approved', { exact: true })).toBeVisible();
    await hasBubbles(4);
  });

  await test.step('a follow-up that asks again is answered again', async () => {
    const again = pending({ tool_call_id: 'again', formatted_args: 'Book it although ‘Gym’ is there.' });
    api.on('decideApproval', ({ body }) =>
      idIn(body) === 'once'
        ? { ...asking(again), conflicts: [{ summary: 'Gym', start: '2026-03-12T09:00:00Z' }] }
        : reply({ message: 'Booked.', event_id: 'event-10' }),
    );
    const once = asking(pending({ tool_call_id: 'once' }));
    const { block, next, last } = await ask(page, api, 'Budget with Tom', once);
    await button(block, 'Approve').click();
    await expect(next.getByText('Scheduling conflicts detected')).toBeVisible();
    await button(next, 'Approve').click();
    await expect(last).toContainText('Event created successfully');
  });

  await test.step('a failed decision says so and can be made again', async () => {
    api.on('decideApproval', problem(503, 'The assistant is restarting.'));
    const failing = asking(pending({ tool_call_id: 'failing' }));
    const { block, next, last } = await ask(page, api, 'Budget with Tom', failing);
    await button(block, 'Approve').click();
    await expect(next).toContainText(SORRY);
    await expect(next).toContainText('The assistant is restarting.');
    api.on('decideApproval', reply({ message: 'Invited Tom.' }));
    await button(block, 'Approve').click();
    await expect(last).toContainText('Invited Tom.');
    await expect(block.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('decided elsewhere: the card shows what was decided, in the viewer’s time', async () => {
    api.on('decideApproval', problem(409, 'This was already denied in Slack at 2026-03-10T13:02:00.000Z.'));
    const elsewhere = asking(pending({ tool_call_id: 'elsewhere' }));
    const { block, hasBubbles } = await ask(page, api, 'Budget with Tom', elsewhere);
    await button(block, 'Approve').click();
    await expect(block.getByRole('alert')).toHaveText(
      'This was already denied in Slack at 10 Mar 2026, 14:02.',
    );
    await expect(button(block, 'Approve')).toHaveCount(0);
    await expect(button(block, 'Deny')).toHaveCount(0);
    await hasBubbles(2);
  });

  await test.step('another time that was offered is one press, and a call of its own', async () => {
    const label = 'Thursday 12 March 2026, 12:00–13:00 (Europe/Madrid)';
    const alternatives = [{ ref: '1', label, brief: 'Thu 12 Mar, 12:00' }];
    api.on('chooseAlternative', reply({ message: 'Booked at noon.' }));
    const offered = asking(pending({ tool_call_id: 'offered', alternatives }));
    const { block, next, decided } = await ask(page, api, 'Budget with Tom', offered);
    await block.getByRole('button', { name: `Thu 12 Mar, 12:00 ${label}` }).click();
    await expect(next).toContainText('Booked at noon.');
    expect(api.calls('chooseAlternative').map(({ body }) => body)).toEqual([
      { tool_call_id: 'offered', choice: '1' },
    ]);
    expect(decided()).toEqual([]);
    await expect(block.getByText('Approved', { exact: true })).toBeVisible();
  });

  await test.step('several that wait are approved one by one, or all that are left at once', async () => {
    api.on('decideApproval', reply({ message: 'Done.' }));
    const three = asking(...['call-1', 'call-2', 'call-3'].map((tool_call_id) => pending({ tool_call_id })));
    const { block, decided, hasBubbles } = await ask(page, api, 'Three things', three);
    await button(block.getByRole('listitem').first(), 'Deny').click();
    await expect(block.getByText('Denied', { exact: true })).toBeVisible();
    await button(page, 'Approve all').click();
    await expect(block.getByText('Approved', { exact: true })).toHaveCount(2);
    await expect(button(page, 'Approve all')).toHaveCount(0);
    await hasBubbles(5);
    expect(decided()).toEqual([
      { tool_call_id: 'call-1', approved: false },
      { tool_call_id: 'call-2', approved: true },
      { tool_call_id: 'call-3', approved: true },
    ]);
  });

  await test.step('settled by what was written afterwards: no buttons any more, and by what', async () => {
    const before = await ask(page, api, 'Budget with Tom', asking(pending({ tool_call_id: 'old' })));
    const old = before.block.getByRole('listitem').filter({ hasText: 'Budget' });
    await expect(button(old, 'Approve')).toBeVisible();
    const sentence = 'Replaced: Book ‘Budget’ on Friday 13 March 2026, 10:00–11:00 (Europe/Madrid)';
    api.on('settledApprovals', { settled: [{ tool_call_id: 'old', status: 'superseded', sentence }] });
    const friday = pending({ tool_call_id: 'new', formatted_args: 'Book it on Friday.' });
    await ask(page, api, 'Rather on Friday', asking(friday));
    await expect(old.getByRole('status')).toHaveText(sentence);
    await expect(button(old, 'Approve')).toHaveCount(0);
    await expect(button(page, 'Approve')).toHaveCount(1);
  });
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

test('a card by its fields: both values of what changes, red for a deletion, said once, nothing cut off at 360 px', async ({
  page,
  api,
  signIn,
}) => {
  await openChat({ page, api, signIn });
  api.on('chat', laidOut());
  await say(page, 'Move it and cancel lunch');
  const card = page.getByRole('region', { name: 'Approval Required' });
  await expect(bubbles(page).last().getByText('Two things.', { exact: true })).toBeVisible();
  await expect(page.getByText('Ana will be told.')).toHaveCount(0);
  await expect(card.getByText('update_event', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Book ‘Budget’/)).toBeVisible();
  await expect(card.getByRole('deletion')).toHaveText('10:00–11:00');
  await expect(card.getByRole('insertion')).toHaveText('11:00–12:00');
  await expect(card.getByText('Delete', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: /Friday 13 March/ })).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const overflow = await card.evaluate((node) => {
      const room = document.documentElement.clientWidth;
      return [...node.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > room)
        .length;
    });
    expect(overflow).toBe(0);
  }
});
