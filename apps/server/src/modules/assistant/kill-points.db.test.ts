import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCountingTool, done } from '../../../test/counting-tool.ts';
import {
  AT_ONCE,
  dieAfterEveryStatement,
  dieAt as dieOn,
  on,
  type Point,
  type StartProcess,
  type Stop,
  step,
  sweep,
} from '../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { isAnswered, lastUserText, type Script, ScriptedModel } from '../../../test/scripted-model.ts';
import { type AssistantModule, decideApproval, type Engine, type Tool } from './index.ts';

/** A yes with more in it, which reaches its card when the model asks for the same again. */
const YES = 'no problem, cancel it';
let agreedTo = '';

const says: Script = (options) => {
  const words = lastUserText(options);
  if (isAnswered(options)) return 'Anything else?';
  if (words === YES) return { calls: [{ name: 'delete_event', input: { title: agreedTo } }] };
  if (words.startsWith('ask')) return { calls: [{ name: 'delete_event', input: { title: words } }] };
  return { calls: [{ name: 'create_event', input: { title: words } }] };
};

let harness: EngineHarness;
/** The provider: what was really done, by the id that the caller chose. A second id for one wish is a second event. */
const provider = new Map<string, { title: string; requests: number }>();

beforeAll(async () => {
  harness = await createEngineHarness(new ScriptedModel(says), []);
  await sql`create table test_outbox (turn_id uuid not null, user_id uuid not null, message text not null)`.execute(
    harness.database.db,
  );
});
afterAll(() => harness.close());

const toolsOf = (stop: Stop): Tool[] => {
  const withProvider = (name: 'create_event' | 'delete_event', asks: boolean): Tool => {
    const { tool } = createCountingTool(name, { asks });
    return {
      ...tool,
      execute: async (args, context, journal) => {
        await journal.recordBefore({ none: true });
        await context.assertCurrent();
        await stop('before the provider is asked');
        const known = provider.get(context.toolCallId);
        provider.set(context.toolCallId, { title: String(args.title), requests: (known?.requests ?? 0) + 1 });
        await stop('after the provider did the work');
        journal.recordAfter({ done: true });
        return done(String(args.title), context, `event-${context.toolCallId}`);
      },
    };
  };
  return [withProvider('create_event', false), withProvider('delete_event', true)];
};

const startProcess: StartProcess = async (db, stop, deaf) => {
  const model = new ScriptedModel(async (options, call) => {
    await stop('before the model is asked');
    const answer = await says(options, call);
    await stop('after the model answered');
    return answer;
  });
  return harness.anotherProcess({
    db,
    model,
    tools: toolsOf(stop),
    deaf,
    deliver: async (db, turn, { message }) => {
      await sql`insert into test_outbox values (${turn.id}, ${turn.userId}, ${message})`.execute(db);
    },
  });
};

/** Runs one user's work in a process that dies at the point, then in one that lives; then lets the dead one go on. */
const dieAt = (
  point: Point,
  userId: string,
  work: (assistant: AssistantModule) => Promise<unknown> = ({ engine }) => engine.drain(userId),
): Promise<void> =>
  dieOn(harness, point, {
    start: startProcess,
    work,
    goOn: async (assistant) => {
      await sweep(assistant);
      const settled = await harness.database.db
        .selectFrom('inbox')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', 'in', ['waiting', 'taken'])
        .execute();
      expect(settled, `${point.name}: nothing is left lying`).toEqual([]);
    },
  });

const repliesTo = async (userId: string): Promise<string[]> => {
  const { rows } = await sql<{ message: string }>`
    select message from test_outbox where user_id = ${userId}`.execute(harness.database.db);
  return rows.map(({ message }) => message);
};
const effectsOf = (title: string): number =>
  [...provider.values()].filter((one) => one.title === title).length;
const fatesOf = async (userId: string) =>
  (
    await harness.database.db.selectFrom('inbox').select('status').where('user_id', '=', userId).execute()
  ).map(({ status }) => status);
const promptsOf = async (userId: string) =>
  (await harness.storedMessages(userId)).flatMap(({ parts }) =>
    parts.filter(({ part_kind }) => part_kind === 'user-prompt'),
  );

let wishes = 0;
const wish = (kind: 'book' | 'ask') => `${kind} number ${++wishes}`;

/** A plain change: one message, one event, one reply with its receipt. */
async function bookThroughDeath(point: Point, isAtOnce = false): Promise<void> {
  const userId = await harness.createUser();
  const title = wish('book');
  if (isAtOnce) await dieAt(point, userId, ({ engine }) => sayAtOnce(engine, userId, title));
  else {
    await harness.say(userId, title);
    await dieAt(point, userId);
  }
  expect(await fatesOf(userId), point.name).toEqual(['answered']);
  expect(effectsOf(title), point.name).toBe(1);
  expect(await repliesTo(userId), point.name).toEqual([`${title} is done.\n\nAnything else?`]);
  expect((await promptsOf(userId)).length, point.name).toBe(1);
}

async function sayAtOnce(engine: Engine, userId: string, body: string): Promise<void> {
  const now = harness.clock.now();
  const begun = await engine.answerAtOnce({
    userId,
    channel: 'WEB',
    providerId: randomUUID(),
    body,
    details: {},
    askedBy: null,
    saidAt: now,
    receivedAt: now,
  });
  await begun?.worked;
}

/** A proposal: the card is there, still open, once. */
async function proposeThroughDeath(point: Point | undefined): Promise<{ userId: string; title: string }> {
  const userId = await harness.createUser();
  const title = wish('ask');
  await harness.say(userId, title);
  if (point) await dieAt(point, userId);
  else await dieAt(AT_ONCE, userId);
  const approvals = await harness.database.db
    .selectFrom('approvals')
    .select('status')
    .where('user_id', '=', userId)
    .execute();
  expect(approvals, point?.name).toEqual([{ status: 'pending' }]);
  expect(effectsOf(title)).toBe(0);
  expect(await repliesTo(userId), point?.name).toEqual([`Anything else?\n\nDo ${title}?`]);
  return { userId, title };
}

/** Approved: done once, said once. */
async function approveThroughDeath(point: Point): Promise<void> {
  const { userId, title } = await proposeThroughDeath(undefined);
  const { tool_call_id: toolCallId } = await harness.database.db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await decideApproval(
    { db: harness.database.db, clock: harness.clock },
    { toolCallId, approved: true, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'WEB' },
  );
  await dieAt(point, userId);
  expect(await fatesOf(userId), point.name).toEqual(['answered', 'answered']);
  expect(effectsOf(title), point.name).toBe(1);
  expect((await repliesTo(userId)).slice(1), point.name).toEqual([`${title} is done.\n\nAnything else?`]);
  const approvals = await harness.database.db
    .selectFrom('approvals')
    .select('status')
    .where('user_id', '=', userId)
    .execute();
  expect(approvals, point.name).toEqual([{ status: 'approved' }]);
}

/** Agreed to in words, through the model: done once, said once, and no second card. */
async function agreeThroughDeath(point: Point): Promise<void> {
  const { userId, title } = await proposeThroughDeath(undefined);
  agreedTo = title;
  await harness.say(userId, YES);
  await dieAt(point, userId);
  expect(effectsOf(title), point.name).toBe(1);
  expect((await repliesTo(userId)).slice(1), point.name).toEqual([`${title} is done.\n\nAnything else?`]);
  const approvals = await harness.database.db
    .selectFrom('approvals')
    .select('status')
    .where('user_id', '=', userId)
    .execute();
  expect(approvals, point.name).toEqual([{ status: 'approved' }]);
}

const TURN: readonly (() => Point)[] = [
  () => ({ ...AT_ONCE, name: 'after what was said is stored, before the lane is taken' }),
  () => on('after the lane is taken', 'after', /enter_lane/),
  () => on('while the turn is taken, before it is committed', 'after', /insert into turns/),
  () => on('after the turn and the user’s message are stored', 'before', /turn_knowledge/),
  () => step('before the model is asked'),
  () => step('after the model answered'),
  () => on('while the model’s answer is stored', 'before', /insert into "?messages"?/, 2),
  () =>
    on(
      'after the model’s answer is stored',
      'before',
      /"?approvals"? where "?tool_call_id"?|insert into "executions"/,
    ),
  () => on('after the execution row', 'after', /insert into "executions"/),
  () => on('after the before-image', 'after', /"before_image" = /),
  () => step('before the provider is asked'),
  () => step('after the provider did the work'),
  () => on('while the execution is closed', 'before', /after_image = /),
  () => on('after the execution is closed', 'after', /after_image = /),
  () => step('before the model is asked', 2, 'after the tool’s result is stored'),
  () => step('after the model answered', 2, 'after the model’s last words, before they are stored'),
  () => on('before the turn is settled', 'before', /finish_turn/),
  () => on('after the turn is settled, before its reply is handed on', 'after', /finish_turn/),
  () => on('after the reply is handed on, before the commit', 'after', /test_outbox/),
];

/** Said while nothing else is under way: it is stored and begun in one statement. */
const AT_HAND: readonly (() => Point)[] = [
  () => on('after it is stored and begun', 'after', /begin_informed_turn/),
  () => step('before the model is asked'),
  () => step('after the model answered'),
  () => on('before the turn is settled', 'before', /finish_turn/),
  () => on('after the reply is handed on, before the commit', 'after', /test_outbox/),
];

describe('a process that dies in a turn loses nothing and does nothing twice', () => {
  for (const make of TURN) it(make().name, () => bookThroughDeath(make()));
});

describe('a process that dies in a turn that was begun at once', () => {
  for (const make of AT_HAND) it(make().name, () => bookThroughDeath(make(), true));
});

describe('a process that dies while it proposes leaves one open card', () => {
  for (const make of [
    () => on('before the approval is stored', 'before', /insert into "approvals"/),
    () => on('after the approval is stored', 'after', /insert into "approvals"/),
    () => on('before the turn is settled', 'before', /finish_turn/),
    () => on('before the commit', 'after', /test_outbox/),
  ])
    it(make().name, async () => {
      await proposeThroughDeath(make());
    });
});

describe('a process that dies while it carries out what was approved', () => {
  for (const make of [
    () => ({ ...AT_ONCE, name: 'after the decision is claimed' }),
    () => on('before the execution', 'before', /insert into "executions"/),
    () => step('before the provider is asked'),
    () => step('after the provider did the work'),
    () => on('after the execution is closed', 'after', /after_image = /),
    () => step('before the model is asked'),
    () => on('before the commit', 'after', /test_outbox/),
  ])
    it(make().name, () => approveThroughDeath(make()));
});

describe('a process that dies while it carries out what was agreed to in words', () => {
  for (const make of [
    () => step('after the model answered'),
    () => on('after the decision is claimed', 'before', /insert into "executions"/),
    () => step('before the provider is asked'),
    () => step('after the provider did the work'),
    () => on('after the execution is closed', 'after', /after_image = /),
    () => step('before the model is asked', 2, 'before the model goes on'),
    () => on('before the commit', 'after', /test_outbox/),
  ])
    it(make().name, () => agreeThroughDeath(make()));
});

it('dies after every single statement of a turn, one after the other', { timeout: 180_000 }, () =>
  dieAfterEveryStatement((point) => bookThroughDeath(point)),
);
