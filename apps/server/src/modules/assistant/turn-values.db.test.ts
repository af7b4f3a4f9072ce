import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCountingTool } from '../../../test/counting-tool.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { accountOfTurn } from './journal/doubts.repository.ts';
import { executeOnce } from './journal/execute-once.ts';
import { closeExecution, openExecution } from './journal/executions.repository.ts';
import { TurnState } from './loop/turn-state.ts';
import { setArgs } from './tools/reminders/set-args.ts';
import type { ToolContext } from './tools/tool.port.ts';
import { clearHistory } from './turns/clear-history.ts';
import { inboxStateOf } from './turns/turns.repository.ts';

let harness: EngineHarness;
const { tool, runs } = createCountingTool('create_event');
beforeAll(async () => {
  const model = new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) return 'Anything else?';
    const title = lastUserText(options);
    return { calls: [{ name: title.startsWith('ask') ? 'delete_event' : 'create_event', input: { title } }] };
  });
  harness = await createEngineHarness(model, [tool, createCountingTool('delete_event', { asks: true }).tool]);
});
afterAll(() => harness.close());

async function turnOf(text: string) {
  const userId = await harness.createUser();
  const inboxId = await harness.say(userId, text);
  await harness.assistant.engine.drain(userId);
  const { turn_id: turnId } = await harness.database.db
    .selectFrom('inbox')
    .select('turn_id')
    .where('id', '=', inboxId)
    .executeTakeFirstOrThrow();
  if (turnId === null) throw new Error('it was not worked');
  return { userId, inboxId, turnId, outcome: await harness.outcomeOf(inboxId) };
}

/** What the journal knows of a turn. */
async function messageOf(turnId: string) {
  const { done } = await accountOfTurn(harness.database.db, turnId);
  return {
    receipts: done.map(({ result }) => result.receipt),
    values: done.flatMap(({ result }) => result.value ?? []),
  };
}

describe('the values of a turn', () => {
  it('are what was done, with the call that takes it back', async () => {
    const { outcome, turnId } = await turnOf('Lunch');
    expect(outcome?.values).toMatchObject([
      { kind: 'receipt', changes: [{ did: 'created', after: { title: 'Lunch' } }], undo: expect.any(String) },
    ]);
    expect((await messageOf(turnId)).values).toEqual(outcome?.values);
  });

  it('are what waits for a yes, with its call', async () => {
    const { outcome } = await turnOf('ask Lunch');
    expect(outcome?.values).toMatchObject([
      { kind: 'proposal', call: outcome?.pendingApprovals[0]?.tool_call_id, changes: [{ did: 'created' }] },
    ]);
  });

  it('go with the history', async () => {
    const { userId, inboxId } = await turnOf('Lunch');
    const later = new Date(harness.clock.now().getTime() + 600_000);
    await harness.database.db
      .transaction()
      .execute((transaction) => clearHistory(transaction, userId, later));
    expect(await harness.outcomeOf(inboxId)).not.toHaveProperty('values');
  });
});

/** Rows as they were written when tools still answered in sentences. */
describe('what was stored before there were values', () => {
  const before = {
    ok: true,
    data: { event_id: 'e1', title: 'Tea', when: 'Friday', guests: [] },
    receipt: 'Booked: Tea, Friday.',
    eventId: 'e1',
  };

  it('an execution is not run again, and is reported as it was', async () => {
    const { db } = harness.database;
    const { userId, turnId } = await turnOf('Lunch');
    const toolCallId = randomUUID();
    const wish = { tool: 'create_event' };
    const at = harness.clock.now();
    await openExecution(db, { toolCallId, userId, turnId, toolName: 'create_event', args: {}, wish, at });
    await closeExecution(db, toolCallId, { result: before, after: {}, at, undoes: undefined });
    const context = { user: { id: userId }, turnId, toolCallId, assertCurrent: async () => undefined };
    const count = runs.length;
    const toolReport = await executeOnce(
      { db, clock: harness.clock },
      tool,
      {},
      context as unknown as ToolContext,
      () => {
        throw new Error('nothing is rendered again');
      },
      wish,
    );
    expect(toolReport).toEqual(before);
    expect(runs).toHaveLength(count);
    expect((await messageOf(turnId)).receipts).toEqual(['Lunch is done.', before.receipt]);
    expect((await messageOf(turnId)).values).toHaveLength(1);
  });

  it('a turn that goes on tells what its stored messages say was done', () => {
    const progress = {
      receipts: [],
      doubts: [],
      values: [],
      unsaved: [],
      model: 'built-in',
      hasFailed: false,
    };
    const part = {
      part_kind: 'tool-return',
      tool_name: 'create_event',
      tool_call_id: 'c',
      content: { ok: true, ...before.data, receipt: before.receipt },
      timestamp: '2026-11-20T09:00:00Z',
    } as const;
    const state = new TurnState({ clock: harness.clock, tools: new Map([['create_event', tool]]) } as never, {
      turn: { id: 't' } as never,
      context: {} as never,
      history: [{ turnId: 't', message: { kind: 'request', parts: [part] } }],
      signal: new AbortController().signal,
      traceId: null,
      progress,
      live: {} as never,
    });
    expect(state).toMatchObject({ eventId: 'e1', receipts: [before.receipt], values: [] });
  });

  it('an outcome without them is still the answer', async () => {
    const { db } = harness.database;
    const { inboxId, turnId } = await turnOf('Lunch');
    const outcome = { message: 'Done.', eventId: null, conflicts: [], pendingApprovals: [], traceId: null };
    await db
      .updateTable('turns')
      .set({ outcome: JSON.stringify(outcome) })
      .where('id', '=', turnId)
      .execute();
    expect(await inboxStateOf(db, inboxId)).toEqual({ kind: 'answered', outcome });
  });

  it('a reminder that was agreed to with its sentence can still be set', () => {
    const args = {
      text: 'call',
      at: '2026-11-20T09:00:00Z',
      description: 'on Friday 20 November 2026, 10:00',
    };
    expect(setArgs.safeParse(args)).toMatchObject({ success: true, data: { text: 'call', at: args.at } });
  });
});
