import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { ScriptedModel } from '../../../../test/scripted-model.ts';
import { HISTORY_LINES } from '../../conversations/index.ts';
import { loadKnowledge } from '../prompt/turn-knowledge.ts';
import { beginTurn } from './take-turn.repository.ts';
import { finishTurn } from './turns.repository.ts';

let harness: EngineHarness;
beforeAll(async () => {
  harness = await createEngineHarness(new ScriptedModel(() => 'never asked'));
});
afterAll(() => harness.close());

const said = (userId: string, body: string) => ({
  userId,
  channel: 'WEB' as const,
  providerId: randomUUID(),
  body,
  details: {},
  askedBy: null,
  saidAt: harness.clock.now(),
  receivedAt: harness.clock.now(),
});

it('what the turn before said as it ended is known to the one that waited for its lane', async () => {
  const { db, pool } = harness.database;
  const userId = await harness.createUser();
  const first = await beginTurn(db, said(userId, 'first'), 1, null);
  if (!first) throw new Error('nothing else is under way');
  expect(first.known?.history).toHaveLength(1);

  const ended = Promise.withResolvers<void>();
  const mayCommit = Promise.withResolvers<void>();
  const ending = db.transaction().execute(async (transaction) => {
    const at = harness.clock.now();
    const outcome = {
      message: 'last words',
      eventId: null,
      conflicts: [],
      pendingApprovals: [],
      traceId: null,
    };
    const message = {
      kind: 'response' as const,
      parts: [{ part_kind: 'text' as const, content: 'last words' }],
    };
    await finishTurn(
      transaction,
      first,
      outcome,
      at,
      [],
      [{ userId, channel: 'WEB', turnId: first.id, askedBy: null, traceId: null, at, message }],
    );
    ended.resolve();
    await mayCommit.promise;
  });
  await ended.promise;
  // It waits for the lane, and began to look before the other's words could be seen.
  const second = beginTurn(db, said(userId, 'second'), 2, null);
  const waiting = () =>
    pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%begin_informed_turn%'`,
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  mayCommit.resolve();
  await ending;
  const known = (await second)?.known;
  expect(known?.history?.map(([, message]) => message)).toEqual([
    expect.stringContaining('second'),
    expect.stringContaining('last words'),
    expect.stringContaining('first'),
  ]);
});

it('an unknown or deactivated person begins nothing', async () => {
  const { db } = harness.database;
  expect(await beginTurn(db, said(randomUUID(), 'hello'), 1, null)).toBeUndefined();
  const userId = await harness.createUser();
  await db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute();
  expect(await beginTurn(db, said(userId, 'hello'), 1, null)).toBeUndefined();
});

it('of somebody with thousands of messages only those are read that are wanted', async () => {
  const { db } = harness.database;
  const userId = await harness.createUser();
  await sql`
    insert into messages (user_id, channel, created_at, message, prompts, tool_calls)
    select ${userId}, 'WEB', now(), '{}', 0, 0 from generate_series(1, 3000)`.execute(db);
  await sql`analyze messages`.execute(db);
  const read = await db.transaction().execute(async (transaction) => {
    const { history } = await loadKnowledge(transaction, { userId, askedBy: null });
    expect(history).toHaveLength(HISTORY_LINES);
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'messages'`.execute(
      transaction,
    );
    return rows[0]?.read;
  });
  // The planner itself looks at a few.
  expect(read).toBeLessThan(HISTORY_LINES + 20);
});
