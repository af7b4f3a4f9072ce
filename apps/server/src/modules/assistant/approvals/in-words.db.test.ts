import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import {
  dieAfterEveryStatement,
  dieAt,
  type Point,
  type StartProcess,
  sweep,
} from '../../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { ScriptedModel } from '../../../../test/scripted-model.ts';
import { decideApproval } from '../index.ts';
import type { Manager } from '../manager/manager.ts';
import { MessagePlan } from '../manager/plan.ts';
import type { World } from '../manager/world.ts';

let harness: EngineHarness;
const { tool, runs, effects } = createCountingTool('create_event', { asks: true });

/** 'instead X' corrects what waits, 'yes to all' agrees to it, 'no' takes all of it back, 'X' is a wish; the rest is talk. */
const manager: Manager = {
  plan: async (message, conversation) => {
    const plan = new MessagePlan(undefined as unknown as World, conversation);
    const { proposals } = conversation;
    const [, title] = /^(?:instead )?(\w+)$/.exec(message) ?? [];
    if (message === 'yes to all') plan.approve(proposals.map(({ call }) => call));
    else if (message === 'no') {
      plan.deny(proposals.map(({ call }) => call));
      plan.say({ kind: 'talk', what: 'left-alone' });
    } else if (!title) plan.say({ kind: 'talk', what: 'hello' });
    else {
      const last = proposals.at(-1);
      if (last && message !== title) plan.replace(last.call);
      plan.call('create_event', { title });
    }
    return plan;
  },
};

const start: StartProcess = (db, _stop, deaf) =>
  harness.anotherProcess({
    db,
    manager,
    tools: [tool],
    deaf,
    deliver: async (db, turn, { message }) => {
      await sql`insert into test_outbox values (${turn.userId}, ${message})`.execute(db);
    },
  });
let alive: Awaited<ReturnType<EngineHarness['anotherProcess']>>['assistant'];

beforeAll(async () => {
  harness = await createEngineHarness(new ScriptedModel(() => 'no model is asked'), []);
  await sql`create table test_outbox (user_id uuid not null, message text not null)`.execute(
    harness.database.db,
  );
  alive = (await harness.anotherProcess({ manager, tools: [tool] })).assistant;
});
afterAll(() => harness.close());

const say = async (userId: string, text: string) => {
  const inboxId = await harness.say(userId, text, 'WHATSAPP');
  await alive.engine.drain(userId);
  harness.clock.advance(1000);
  return (await harness.outcomeOf(inboxId))?.message;
};
const approvalsOf = (userId: string) =>
  harness.database.db
    .selectFrom('approvals')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
const logsOf = (userId: string) =>
  harness.database.db.selectFrom('approval_logs').selectAll().where('user_id', '=', userId).execute();
const press = (userId: string, toolCallId: string, approved: boolean) =>
  decideApproval(
    { db: harness.database.db, clock: harness.clock },
    { toolCallId, approved, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'SLACK' },
  );
const throughDeath = (userId: string, point: Point) =>
  dieAt(harness, point, { start, work: ({ engine }) => engine.drain(userId), goOn: sweep });

describe('a correction', () => {
  it('replaces what waits and is known by it; what else waits stays', async () => {
    const userId = await harness.createUser();
    for (const words of ['Tea', 'Lunch', 'how are you', 'instead Supper']) await say(userId, words);
    const [tea, lunch, supper] = await approvalsOf(userId);
    expect([tea, lunch, supper].map((row) => row?.status)).toEqual(['pending', 'superseded', 'pending']);
    expect(lunch?.replaced_by).toMatchObject({ call: supper?.tool_call_id, args: { title: 'Supper' } });
    await press(userId, supper?.tool_call_id ?? '', true);
    await alive.engine.drain(userId);
    expect(runs).toContain(supper?.tool_call_id);
  });

  it('is never without the end of what it replaces, wherever the process dies', { timeout: 300_000 }, () =>
    dieAfterEveryStatement(async (point) => {
      const userId = await harness.createUser();
      await say(userId, 'Lunch');
      await harness.say(userId, 'instead Supper', 'WHATSAPP');
      await throughDeath(userId, point);
      const [lunch, supper, ...more] = await approvalsOf(userId);
      expect([lunch?.status, supper?.status, more], point.name).toEqual(['superseded', 'pending', []]);
      expect(lunch?.replaced_by, point.name).toMatchObject({ call: supper?.tool_call_id });
    }),
  );
});

describe('a no in words', () => {
  it('is a denial of that person on that channel, logged and answered once', async () => {
    const userId = await harness.createUser();
    for (const words of ['Tea', 'Lunch']) await say(userId, words);
    const answered = await say(userId, 'no');
    const rows = await approvalsOf(userId);
    for (const row of rows)
      expect(row).toMatchObject({ status: 'denied', decided_by: userId, decided_channel: 'WHATSAPP' });
    expect((await logsOf(userId)).map(({ approved, channel }) => [approved, channel])).toEqual([
      [false, 'WHATSAPP'],
      [false, 'WHATSAPP'],
    ]);
    // Pressed afterwards: the same answer, and the opposite is too late.
    const id = rows[0]?.tool_call_id ?? '';
    const again = await press(userId, id, false);
    expect(again.isNew).toBe(false);
    expect((await harness.outcomeOf(again.inboxId))?.message).toBe(answered);
    await expect(press(userId, id, true)).rejects.toMatchObject({ approval: { status: 'denied' } });
    const turns = await harness.database.db
      .selectFrom('turns')
      .select('id')
      .where('user_id', '=', userId)
      .execute();
    expect(turns).toHaveLength(3);
  });

  it('that comes too late does not say that nothing was done', async () => {
    const userId = await harness.createUser();
    await say(userId, 'Lunch');
    const [lunch] = await approvalsOf(userId);
    const no = await harness.say(userId, 'no', 'WHATSAPP');
    harness.clock.advance(1000);
    await press(userId, lunch?.tool_call_id ?? '', true);
    await alive.engine.drain(userId);
    const reply = (await harness.outcomeOf(no))?.message;
    expect(reply).toContain('already settled: approved in Slack');
    expect(reply).not.toContain('left');
    expect(runs.filter((id) => id === lunch?.tool_call_id)).toHaveLength(1);
  });

  it('is made and reported once, wherever the process dies', { timeout: 300_000 }, () =>
    dieAfterEveryStatement(async (point) => {
      const userId = await harness.createUser();
      await say(userId, 'Lunch');
      await harness.say(userId, 'no', 'WHATSAPP');
      await throughDeath(userId, point);
      const [lunch] = await approvalsOf(userId);
      expect(lunch, point.name).toMatchObject({ status: 'denied', decided_channel: 'WHATSAPP' });
      expect(await logsOf(userId), point.name).toHaveLength(1);
      const { rows } = await sql<{ message: string }>`
        select message from test_outbox where user_id = ${userId}`.execute(harness.database.db);
      expect(rows, point.name).toHaveLength(1);
      expect(runs, point.name).not.toContain(lunch?.tool_call_id);
    }),
  );
});

describe('a yes to all', () => {
  it('carries out each one in a single answer, and says which were already decided', async () => {
    const userId = await harness.createUser();
    for (const words of ['Tea', 'Lunch', 'Supper']) await say(userId, words);
    const [tea, lunch, supper] = await approvalsOf(userId);
    await harness.say(userId, 'yes to all', 'WHATSAPP');
    harness.clock.advance(1000);
    await press(userId, supper?.tool_call_id ?? '', false);
    await alive.engine.drain(userId);
    const rows = await approvalsOf(userId);
    expect(rows.map(({ status, decided_channel }) => [status, decided_channel])).toEqual([
      ['approved', 'WHATSAPP'],
      ['approved', 'WHATSAPP'],
      ['denied', 'SLACK'],
    ]);
    expect(runs.filter((id) => rows.some(({ tool_call_id }) => tool_call_id === id))).toEqual([
      tea?.tool_call_id,
      lunch?.tool_call_id,
    ]);
    const again = await press(userId, tea?.tool_call_id ?? '', true);
    const reply = (await harness.outcomeOf(again.inboxId))?.message;
    for (const words of ['Tea is done.', 'Lunch is done.', 'denied in Slack']) expect(reply).toContain(words);
  });

  it('is carried out and reported once, wherever the process dies', { timeout: 300_000 }, () =>
    dieAfterEveryStatement(async (point) => {
      const userId = await harness.createUser();
      for (const words of ['Tea', 'Lunch']) await say(userId, words);
      await harness.say(userId, 'yes to all', 'WHATSAPP');
      await throughDeath(userId, point);
      const rows = await approvalsOf(userId);
      expect(
        rows.map(({ status }) => status),
        point.name,
      ).toEqual(['approved', 'approved']);
      expect(await logsOf(userId), point.name).toHaveLength(2);
      const { rows: replies } = await sql<{ message: string }>`
        select message from test_outbox where user_id = ${userId}`.execute(harness.database.db);
      expect(replies, point.name).toHaveLength(1);
      for (const title of ['Tea', 'Lunch'])
        expect(replies[0]?.message.split(`${title} is done.`).length, point.name).toBe(2);
      for (const { tool_call_id } of rows) expect(effects.get(tool_call_id), point.name).toBe(1);
    }),
  );
});
