import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountingTool, done } from '../../../../test/counting-tool.ts';
import { dieAfterEveryStatement, dieAt, type StartProcess, sweep } from '../../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { decideApproval, type Tool } from '../index.ts';
import { momentAt, optionsOf, slotOf } from '../values/make.ts';

let harness: EngineHarness;
const { tool: plain } = createCountingTool('create_event', { asks: true });
const slots = [1, 2].map((hour) => slotOf({ start: hour, end: hour + 1 }, 'UTC'));
/** The provider: at which time what was made, by the id that the caller chose. */
const made = new Map<string, unknown[]>();
const tool: Tool = {
  ...plain,
  argsSchema: undefined as never,
  plan: async (input, context) => {
    const planned = await plain.plan(input, context);
    if (planned.kind !== 'ask') return planned;
    const alternatives = optionsOf(slots.map((slot) => ({ slot })));
    return { ...planned, proposal: { ...planned.proposal, alternatives } };
  },
  at: (args, { start }) => ({ ...args, start }),
  execute: async (args, context, journal) => {
    await journal.recordBefore({ none: true });
    const before = made.get(context.toolCallId);
    if (!before) made.set(context.toolCallId, [args.start]);
    journal.recordAfter({ done: true });
    return done(String(args.title), context);
  },
};

const model = new ScriptedModel((options) =>
  resultsSinceUser(options).length > 0
    ? 'Anything else?'
    : { calls: [{ name: 'create_event', input: { title: 'Choir' } }] },
);
const start: StartProcess = (db, _stop, deaf) => harness.anotherProcess({ db, tools: [tool], deaf });

beforeAll(async () => {
  harness = await createEngineHarness(model, [tool]);
});
afterAll(() => harness.close());

async function propose() {
  const userId = await harness.createUser();
  const inboxId = await harness.say(userId, 'choir');
  await harness.assistant.engine.drain(userId);
  const toolCallId = (await harness.outcomeOf(inboxId))?.pendingApprovals[0]?.tool_call_id ?? '';
  const choose = (choice?: string) =>
    decideApproval(
      { db: harness.database.db, clock: harness.clock },
      {
        toolCallId,
        approved: true,
        choice,
        by: { userId, email: 'x@example.org', isStaff: false },
        channel: 'WEB',
      },
    );
  return { userId, toolCallId, choose };
}

it('eight presses at once on three times: one is carried out, at its time, and logged with it', async () => {
  const { userId, toolCallId, choose } = await propose();
  const presses = await Promise.allSettled(['1', '2', undefined, '1', '2', undefined, '1', '2'].map(choose));
  expect(presses.filter((one) => one.status === 'fulfilled' && one.value.isNew)).toHaveLength(1);
  await harness.assistant.engine.drain(userId);
  const { db } = harness.database;
  const { chosen } = await db
    .selectFrom('approvals')
    .select('chosen')
    .where('tool_call_id', '=', toolCallId)
    .executeTakeFirstOrThrow();
  expect(made.get(toolCallId)).toEqual([chosen ? momentAt(Number(chosen), 'UTC') : undefined]);
  const logs = await db
    .selectFrom('approval_logs')
    .select('tool_args')
    .where('user_id', '=', userId)
    .execute();
  expect(logs.map(({ tool_args }) => tool_args.chosen)).toEqual([
    chosen ? slots[Number(chosen) - 1] : undefined,
  ]);
});

it('is carried out once and at its time, wherever the process dies', { timeout: 300_000 }, () =>
  dieAfterEveryStatement(async (point) => {
    const { userId, toolCallId, choose } = await propose();
    const { inboxId } = await choose('2');
    await dieAt(harness, point, { start, work: ({ engine }) => engine.drain(userId), goOn: sweep });
    expect(made.get(toolCallId), point.name).toEqual([momentAt(2, 'UTC')]);
    expect((await harness.outcomeOf(inboxId))?.message, point.name).toContain('Choir is done.');
  }),
);
