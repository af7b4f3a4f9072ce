import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import { isAnswered, lastUserText, type Script } from '../../../../test/scripted-model.ts';
import { decideApproval } from '../index.ts';

const talk = engineTalk();
const { start, ask } = talk;

const asking = () => createCountingTool('delete_event', { asks: true });
const proposing: Script = (options) => {
  if (isAnswered(options)) return 'Anything else?';
  return { calls: [{ name: 'delete_event', input: { title: lastUserText(options) } }] };
};
const press = (userId: string, toolCallId: string, approved = true) =>
  decideApproval(
    { db: talk.harness.database.db, clock: talk.harness.clock },
    { toolCallId, approved, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'WEB' },
  );
const decide = async (userId: string, toolCallId: string, approved: boolean) => {
  const { inboxId, isNew } = await press(userId, toolCallId, approved);
  await talk.harness.assistant.engine.drain(userId);
  return { isNew, outcome: await talk.harness.outcomeOf(inboxId) };
};
const idOf = (outcome: { pendingApprovals: readonly { tool_call_id: string }[] }) =>
  outcome.pendingApprovals[0]?.tool_call_id ?? '';

it('wait for a person, and run once when approved', async () => {
  const { tool, runs } = asking();
  const { userId } = await start(proposing, [tool]);
  const proposed = await ask(userId, 'Standup');
  expect(proposed).toMatchObject({
    pendingApprovals: [{ tool_name: 'delete_event', formatted_args: 'Do Standup' }],
  });
  expect(runs).toEqual([]);
  const { outcome } = await decide(userId, idOf(proposed), true);
  expect(outcome?.message).toContain('Standup is done.');
  expect(runs.length).toBe(1);
  const again = await decide(userId, idOf(proposed), true);
  expect(again).toMatchObject({ isNew: false, outcome: { message: outcome?.message } });
  await expect(decide(userId, idOf(proposed), false)).rejects.toMatchObject({ kind: 'conflict' });
  expect(runs.length).toBe(1);
});

it('denied ones run nothing', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(proposing, [tool]);
  await decide(userId, idOf(await ask(userId, 'Standup')), false);
  expect(JSON.stringify(model.seen.at(-1)?.prompt)).toContain('denied');
  expect(runs).toEqual([]);
});

it('pressed at the same moment in two places: one execution', async () => {
  const { tool, runs } = asking();
  const { userId } = await start(proposing, [tool]);
  const toolCallId = idOf(await ask(userId, 'Standup'));
  const decisions = await Promise.all(Array.from({ length: 8 }, () => decide(userId, toolCallId, true)));
  expect(decisions.filter(({ isNew }) => isNew).length).toBe(1);
  expect(runs.length).toBe(1);
  const logs = await talk.harness.database.db
    .selectFrom('approval_logs')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  expect(logs.length).toBe(1);
});

it('several of one step are decided one by one; the model goes on after the last', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(
    (options) =>
      isAnswered(options)
        ? 'That was all.'
        : { calls: ['One', 'Two'].map((title) => ({ name: 'delete_event', input: { title } })) },
    [tool],
  );
  const proposed = await ask(userId, 'both');
  const [one, two] = proposed.pendingApprovals.map(({ tool_call_id }) => tool_call_id);
  const first = await decide(userId, String(one), true);
  expect(first.outcome).toMatchObject({ pendingApprovals: [{ tool_call_id: two }] });
  expect(first.outcome?.message).toContain('One is done.');
  expect(model.seen.length).toBe(2);
  const second = await decide(userId, String(two), false);
  expect(second.outcome?.message).toContain('That was all.');
  expect(runs).toEqual([one]);
});

it('several of one step, pressed one right after the other: the model is asked when the last has its result', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(
    (options) =>
      isAnswered(options)
        ? 'That was all.'
        : { calls: ['One', 'Two'].map((title) => ({ name: 'delete_event', input: { title } })) },
    [tool],
  );
  const proposed = await ask(userId, 'both');
  const ids = proposed.pendingApprovals.map(({ tool_call_id }) => tool_call_id);
  // Both presses are stored before either is worked on.
  const receipts = [];
  for (const toolCallId of ids) receipts.push(await press(userId, toolCallId));
  await talk.harness.assistant.engine.drain(userId);
  const [first, second] = await Promise.all(receipts.map(({ inboxId }) => talk.harness.outcomeOf(inboxId)));
  expect(runs).toEqual(ids);
  expect(model.seen.length).toBe(3);
  expect(first).toMatchObject({ message: 'One is done.', pendingApprovals: [] });
  expect(second?.message).toContain('That was all');
  expect(JSON.stringify(model.seen.at(-1)?.prompt)).not.toContain('never carried out');
});

it('a press that is still waiting for its turn is nothing to be tried again', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(proposing, [tool]);
  const toolCallId = idOf(await ask(userId, 'Standup'));
  await talk.harness.say(userId, 'something else');
  talk.harness.clock.advance(5);
  await press(userId, toolCallId);
  await talk.harness.assistant.engine.drain(userId);
  expect(runs).toEqual([toolCallId]);
  const asked = model.seen.map(({ prompt }) => JSON.stringify(prompt));
  expect(asked.filter((prompt) => prompt.includes('never carried out'))).toEqual([]);
  // About Standup while its card waits and while its press is queued, and about the new proposal while Standup is
  // carried out.
  expect(asked.map((prompt) => prompt.includes('do not call it again'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

it('stay open while others are made, and the model learns that they are waiting', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(proposing, [tool]);
  const old = await ask(userId, 'Standup');
  await ask(userId, 'Review');
  const prompt = JSON.stringify(model.seen.at(-1)?.prompt);
  expect(prompt).toContain('do not call it again');
  expect(prompt).toContain(idOf(old));
  await decide(userId, idOf(old), true);
  expect(runs).toEqual([idOf(old)]);
});

it('are replaced by the same wish again, and by one that names them; each knows by what', async () => {
  const { tool, runs } = asking();
  const { userId, model } = await start(
    (options) => {
      const text = lastUserText(options);
      if (isAnswered(options)) return 'Anything else?';
      const [, title, replaces] = /^(\w+) instead of (\S+)$/.exec(text) ?? [];
      return { calls: [{ name: 'delete_event', input: title ? { title, replaces } : { title: text } }] };
    },
    [tool],
  );
  const first = idOf(await ask(userId, 'Standup'));
  const again = idOf(await ask(userId, 'Standup'));
  await expect(decide(userId, first, true)).rejects.toMatchObject({
    approval: { status: 'superseded', replaced_by: { call: again, tool: 'delete_event' } },
  });
  const other = idOf(await ask(userId, `Review instead of ${again}`));
  await expect(decide(userId, again, true)).rejects.toMatchObject({
    approval: { replaced_by: { call: other } },
  });
  await decide(userId, other, true);
  expect(runs).toEqual([other]);
  // Every call of the history has its result.
  expect(JSON.stringify(model.seen.at(-1)?.prompt)).not.toContain('never carried out');
  expect(JSON.stringify(model.seen.at(-1)?.prompt)).toContain('superseded');
});

it('cannot be replaced by naming one that belongs to somebody else or to a staff chat', async () => {
  const { tool } = asking();
  const { userId } = await start(
    (options) => {
      const [, title, replaces] = /^(\w+) instead of (\S+)$/.exec(lastUserText(options)) ?? [];
      return { calls: [{ name: 'delete_event', input: { title: title ?? 'Standup', replaces } }] };
    },
    [tool],
  );
  const { db } = talk.harness.database;
  const staff = await talk.harness.createUser();
  const theirs = idOf(await ask(await talk.harness.createUser(), 'Standup'));
  const second = idOf(await ask(userId, 'Standup'));
  await db.updateTable('approvals').set({ asked_by: staff }).where('tool_call_id', '=', second).execute();
  for (const id of [theirs, second]) await ask(userId, `Standup instead of ${id}`);
  const rows = await db
    .selectFrom('approvals')
    .select('status')
    .where('tool_call_id', 'in', [theirs, second])
    .execute();
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'pending']);
});

it('approved just before a new message are still carried out', async () => {
  const { tool, runs } = asking();
  const { userId } = await start(proposing, [tool]);
  const toolCallId = idOf(await ask(userId, 'Standup'));
  await talk.harness.say(userId, 'something else');
  talk.harness.clock.advance(5);
  const { inboxId } = await press(userId, toolCallId);
  await talk.harness.assistant.engine.drain(userId);
  expect(runs.length).toBe(1);
  expect((await talk.harness.outcomeOf(inboxId))?.message).toContain('Standup is done.');
});

it('expire', async () => {
  const { tool } = asking();
  const { userId } = await start(proposing, [tool]);
  const toolCallId = idOf(await ask(userId, 'Standup'));
  talk.harness.clock.advance(25 * 3_600_000);
  await expect(decide(userId, toolCallId, true)).rejects.toMatchObject({ kind: 'conflict' });
});

it('of somebody else are not found', async () => {
  const { tool } = asking();
  const { userId } = await start(proposing, [tool]);
  const toolCallId = idOf(await ask(userId, 'Standup'));
  const stranger = await talk.harness.createUser();
  await expect(decide(stranger, toolCallId, true)).rejects.toMatchObject({ kind: 'not-found' });
});

it('asked for by staff in somebody’s name are the owner’s or that colleague’s to decide, while they are staff', async () => {
  const { tool, runs } = asking();
  const { userId } = await start(proposing, [tool]);
  const [staff, colleague] = [await talk.harness.createUser(), await talk.harness.createUser()];
  const toolCallId = idOf(await ask(userId, 'Standup'));
  const { db } = talk.harness.database;
  await db.updateTable('approvals').set({ asked_by: staff }).where('tool_call_id', '=', toolCallId).execute();
  const pressAs = (by: string, isStaff: boolean) =>
    decideApproval(
      { db, clock: talk.harness.clock },
      { toolCallId, approved: true, by: { userId: by, email: 'x@example.org', isStaff }, channel: 'WEB' },
    );
  await expect(pressAs(colleague, true)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(pressAs(staff, false)).rejects.toMatchObject({ kind: 'not-found' });
  expect(await pressAs(staff, true)).toMatchObject({ isNew: true });
  await talk.harness.assistant.engine.drain(userId);
  expect(runs).toEqual([toolCallId]);
  // The owner always finds it, here already decided in the same way.
  expect(await pressAs(userId, false)).toMatchObject({ isNew: false });
});
