import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notationOn, toolsOn } from '../../../../test/calendar-talk.ts';
import { dieAt, type Point, type StartProcess, step, sweep } from '../../../../test/dying-process.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { english } from '../../../../test/english.ts';
import { createMemoryCalendar } from '../../../../test/memory-calendar.ts';
import { startLiveness } from '../../../platform/liveness.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import type { AssistantModule } from '../index.ts';
import { findBegun } from '../journal/doubts.repository.ts';
import { silent } from '../outcome.ts';
import { enterLane } from '../turns/lanes.repository.ts';
import { takeTurn } from '../turns/take-turn.repository.ts';
import type { Press } from '../turns/turn.ts';
import { finishTurn } from '../turns/turns.repository.ts';

/**
 * A press while processes of the version before are still at work. They know a look at a call, and no press: they search
 * for the call and, when nobody has begun it, say nothing.
 */
let harness: EngineHarness;
let healthy: AssistantModule;
const google = createMemoryCalendar();

const startProcess: StartProcess = async (db, stop, deaf) => {
  google.around = (moment) => stop(`${moment} a write`);
  return harness.anotherProcess({
    db,
    tools: toolsOn(db, google),
    manager: notationOn(db, google),
    render: english,
    deaf,
  });
};
beforeAll(async () => {
  harness = await createEngineHarness();
  ({ assistant: healthy } = await startProcess(harness.database.db, async () => undefined, false));
});
afterAll(() => harness.close());
beforeEach(() => {
  google.around = async () => undefined;
  harness.clock.set('2026-11-16T08:00:00Z');
});

const booked = async (): Promise<{ userId: string; undo: Press }> => {
  const userId = await harness.createUser();
  await harness.say(userId, '{create|Book [title:dentist] [time:tomorrow at 9]}');
  await healthy.engine.drain(userId);
  const { tool_call_id } = await harness.database.db
    .selectFrom('executions')
    .select('tool_call_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, undo: { tool: 'undo_last_action', input: { tool_call_id }, knows: [] } };
};
const undone = (userId: string) =>
  harness.database.db
    .selectFrom('executions')
    .select('status')
    .where('user_id', '=', userId)
    .where('tool_name', '=', 'undo_last_action')
    .execute();
const waitingFor = (userId: string) =>
  harness.database.db
    .selectFrom('inbox')
    .select(['kind', 'details'])
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .execute();

it('a process of the version before that gets it says nothing, and it is carried out all the same, once', async () => {
  const { db } = harness.database;
  const { userId, undo } = await booked();
  const old = await startLiveness(harness.database.url, createLogger('silent'));
  expect(await enterLane(db, userId, old.number, harness.clock.now())).toBe('free');
  const pressed = healthy.press(userId, 'while-rolling', undo);
  await expect.poll(() => waitingFor(userId)).toHaveLength(1);
  const [row] = await waitingFor(userId);
  expect(row?.kind).toBe('look');
  expect(await findBegun(db, String(row?.details.tool_call_id))).toBeUndefined();
  const turn = await takeTurn(db, userId, old.number, harness.clock.now(), {
    traceId: null,
    withUntranscribedVoice: true,
  });
  if (!turn || turn === 'unprepared') throw new Error('there was something to take');
  const elsewhere = turn.inbox.map(({ id }) => id);
  expect(await finishTurn(db, turn, silent(null), harness.clock.now(), elsewhere, [])).toBe('left');
  expect(await pressed).toMatchObject({ done: true, message: expect.stringContaining('Undone: Dentist') });
  expect(google.shown(userId)).toEqual([]);
  expect(await undone(userId)).toEqual([{ status: 'done' }]);
  // Sent again by a page that lost the answer: the same.
  expect(await healthy.press(userId, 'while-rolling', undo)).toMatchObject({ done: true });
  expect(await undone(userId)).toEqual([{ status: 'done' }]);
  await old.stop();
});

for (const make of [() => step('before a write'), () => step('after a write')])
  it(`begun by a process that dies (${make().name}) and gone on with by the version before`, async () => {
    const point: Point = make();
    const { userId, undo } = await booked();
    let pressed: Promise<unknown> = Promise.resolve();
    await dieAt(harness, point, {
      start: startProcess,
      work: (assistant) => assistant.press(userId, 'begun', undo),
      goOn: async (assistant) => {
        // All that it sees of it.
        await sql`update inbox set details = details - 'press' where user_id = ${userId}`.execute(
          harness.database.db,
        );
        await sweep(assistant);
        expect(google.shown(userId)).toEqual([]);
        pressed = assistant.press(userId, 'begun', undo);
        await pressed;
      },
    });
    expect(await pressed).toMatchObject({ done: true, message: expect.stringContaining('Undone: Dentist') });
    expect(await undone(userId)).toEqual([{ status: 'done' }]);
  });
