import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountingTool, done } from '../../../test/counting-tool.ts';
import {
  dieAfterEveryStatement,
  dieAt,
  type Point,
  type StartProcess,
  type Stop,
  sweep,
} from '../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';
import { resultsSinceUser, ScriptedModel } from '../../../test/scripted-model.ts';
import { createChain, type Tool } from './index.ts';
import type { Manager } from './manager/manager.ts';
import { MessagePlan } from './manager/plan.ts';
import type { World } from './manager/world.ts';

let harness: EngineHarness;
/** The provider: what was really done, by the id that the caller chose. */
const provider = new Map<string, string>();

beforeAll(async () => {
  harness = await createEngineHarness(new ScriptedModel(() => 'no model is asked'), []);
  await sql`create table test_outbox (user_id uuid not null, message text not null)`.execute(
    harness.database.db,
  );
});
afterAll(() => harness.close());

/** One event for each line of a message. It looks at nothing of the world. */
const manager: Manager = {
  plan: async (message, conversation) => {
    const plan = new MessagePlan(undefined as unknown as World, conversation);
    for (const title of message.split('\n')) plan.call('create_event', { title });
    return plan;
  },
};

const creates = (stop: Stop): Tool => {
  const { tool } = createCountingTool('create_event', { asks: false });
  return {
    ...tool,
    execute: async (args, context, journal) => {
      await journal.recordBefore({ none: true });
      await context.assertCurrent();
      await stop('before the provider is asked');
      provider.set(context.toolCallId, String(args.title));
      await stop('after the provider did the work');
      journal.recordAfter({ done: true });
      return done(String(args.title), context, `event-${context.toolCallId}`);
    },
  };
};

/** It looks, and is gone when it is asked what it makes of it. */
const failing = () =>
  new ScriptedModel((options) => {
    if (resultsSinceUser(options).length > 0) throw new Error('gone');
    return { calls: [{ name: 'list_events', input: { title: 'all' } }] };
  });
const { execute: _never, ...looking } = createCountingTool('list_events').tool;
const looks: Tool = {
  ...looking,
  plan: async () => ({ kind: 'answer', value: { kind: 'answer', about: 'reminders', reminders: [] } }),
};

const startWith =
  (behindModels: boolean): StartProcess =>
  (tapped, stop, deaf) =>
    harness.anotherProcess({
      db: tapped,
      manager,
      ...(behindModels
        ? { chain: createChain({ links: [{ name: 'failing', model: failing() }], clock: harness.clock }) }
        : {}),
      tools: [creates(stop), looks],
      deaf,
      deliver: async (db, turn, { message }) => {
        await sql`insert into test_outbox values (${turn.userId}, ${message})`.execute(db);
      },
    });

let talks = 0;

/** Two messages in one turn, the first with two wishes: each is done once, and reported once. */
async function talkThroughDeath(point: Point, start: StartProcess): Promise<void> {
  const userId = await harness.createUser();
  talks += 1;
  const titles = ['jam', 'cider', 'bread'].map((title) => `${title} ${talks}`);
  await harness.say(userId, `${titles[0]}\n${titles[1]}`);
  await harness.say(userId, titles[2] ?? '');
  await dieAt(harness, point, {
    start,
    work: ({ engine }) => engine.drain(userId),
    goOn: async (assistant) => {
      await sweep(assistant);
    },
  });
  const made = [...provider.values()].filter((title) => titles.includes(title));
  expect(made.toSorted(), point.name).toEqual(titles.toSorted());
  const { rows } = await sql<{ message: string }>`
    select message from test_outbox where user_id = ${userId}`.execute(harness.database.db);
  const said = rows.map(({ message }) => message).join('\n');
  for (const title of titles)
    expect(said.split(`${title} is done.`).length - 1, `${point.name}: ${said}`).toBe(1);
}

it('dies after every single statement of a turn, one after the other', { timeout: 300_000 }, () =>
  dieAfterEveryStatement((point) => talkThroughDeath(point, startWith(false))),
);

it('the same when it takes a turn over from models that failed', { timeout: 300_000 }, () =>
  dieAfterEveryStatement((point) => talkThroughDeath(point, startWith(true))),
);
