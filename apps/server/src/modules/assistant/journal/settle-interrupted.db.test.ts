import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { english } from '../../../../test/english.ts';
import { ScriptedModel } from '../../../../test/scripted-model.ts';
import { cancelWork } from '../index.ts';
import { type ToolContext, WorkCancelled } from '../tools/tool.port.ts';
import { beginTurn } from '../turns/take-turn.repository.ts';
import { refusal } from '../values/make.ts';
import type { Value } from '../values/values.ts';
import { executeOnce } from './execute-once.ts';
import { closeExecution, openExecution, storeBeforeImage } from './executions.repository.ts';
import { settleInterrupted } from './settle-interrupted.ts';

const wish = { tool: 'create_event', args: { title: 'it' } };
const reportOf = (value: Value) => english.report(value, { zone: 'UTC', now: 0 });

let harness: EngineHarness;
beforeAll(async () => {
  harness = await createEngineHarness(new ScriptedModel(() => 'never asked'));
});
afterAll(() => harness.close());

/** A turn of a process that dies with a change under way. */
async function interrupted() {
  const { clock, database } = harness;
  const userId = await harness.createUser();
  const at = clock.now();
  const said = { userId, channel: 'WEB' as const, providerId: randomUUID(), body: 'go', details: {} };
  const turn = await beginTurn(database.db, { ...said, askedBy: null, saidAt: at, receivedAt: at }, 1, null);
  if (!turn) throw new Error('nothing else is under way');
  const toolCallId = randomUUID();
  const execution = { toolCallId, userId, turnId: turn.id, toolName: 'create_event', args: {}, wish, at };
  const rowOf = async () =>
    database.db
      .selectFrom('executions')
      .select(['status', 'result', 'finished_at', 'look_at'])
      .where('tool_call_id', '=', toolCallId)
      .executeTakeFirst();
  return { userId, turn, toolCallId, execution, rowOf };
}

const contextOf = (userId: string, turnId: string, toolCallId: string): ToolContext => ({
  user: { id: userId, email: '', name: '', timeZone: 'UTC', locale: 'en-GB', workingHours: undefined },
  now: harness.clock.now(),
  channel: 'WEB',
  turnId,
  toolCallId,
  askedBy: undefined,
  ownWords: [],
  names: { event: 'Event', reminder: 'Reminder' },
  signal: new AbortController().signal,
  assertCurrent: async () => undefined,
});

const reset = (userId: string) =>
  harness.database.db
    .transaction()
    .execute((transaction) => cancelWork(transaction, userId, harness.clock.now()));

it('a change whose turn was cancelled and whose process died ends, and says that nobody knows', async () => {
  const { clock, database } = harness;
  const [cancelled, running] = [await interrupted(), await interrupted()];
  for (const { execution } of [cancelled, running]) await openExecution(database.db, execution);
  await reset(cancelled.userId);
  await settleInterrupted(database.db, clock.now(), reportOf);
  // The process working on it may still finish it.
  expect(await cancelled.rowOf()).toMatchObject({ status: 'started' });
  clock.advance(2 * 60_000);
  expect(await settleInterrupted(database.db, clock.now(), reportOf)).toBe(1);
  expect(await cancelled.rowOf()).toMatchObject({
    status: 'failed',
    result: { ok: false, data: { error: expect.stringContaining("can't tell") } },
    finished_at: clock.now(),
  });
  // A turn that runs is gone on with by the next process.
  expect(await running.rowOf()).toMatchObject({ status: 'started', result: null });
  // A process that was only asleep wakes up, and knows better.
  const result = { ok: true, data: {} };
  await closeExecution(database.db, cancelled.toolCallId, {
    result,
    after: {},
    at: clock.now(),
    undoes: undefined,
  });
  expect(await cancelled.rowOf()).toMatchObject({ status: 'done', result });
});

it('a change that hears in the middle that it is cancelled is not left open', async () => {
  const { clock, database } = harness;
  const { userId, turn, toolCallId, rowOf } = await interrupted();
  const work = executeOnce(
    { db: database.db, clock },
    {
      name: 'create_event',
      execute: async () => {
        await reset(userId);
        throw new WorkCancelled();
      },
    },
    {},
    contextOf(userId, turn.id, toolCallId),
    reportOf,
    wish,
  );
  await expect(work).rejects.toThrow(WorkCancelled);
  expect(await rowOf()).toMatchObject({ status: 'failed', result: { ok: false } });
});

it('a second try that may not look at the calendar does not say that nothing was done', async () => {
  const { clock, database } = harness;
  const { userId, turn, toolCallId, execution, rowOf } = await interrupted();
  await openExecution(database.db, execution);
  const run = () =>
    executeOnce(
      { db: database.db, clock },
      {
        name: 'create_event',
        execute: async () => ({ ...refusal({ code: 'calendar-unavailable' }), isBlind: true }),
      },
      {},
      contextOf(userId, turn.id, toolCallId),
      reportOf,
      wish,
    );
  await storeBeforeImage(database.db, toolCallId, { kind: 'absent' });
  expect(await run()).toMatchObject({ ok: false, inDoubt: expect.stringContaining("don't know yet") });
  // It is looked for again, and not given up because its turn is over.
  expect(await rowOf()).toMatchObject({ status: 'started', result: null, look_at: expect.any(Date) });
  await reset(userId);
  expect(await rowOf()).toMatchObject({ status: 'started', look_at: null });
});
