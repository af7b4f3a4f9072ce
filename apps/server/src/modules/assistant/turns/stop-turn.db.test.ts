import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import { resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { askToStop } from './stop-turn.ts';

let harness: EngineHarness | undefined;
afterEach(async () => {
  await harness?.close();
  harness = undefined;
});

const untilAborted = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

it('a turn that was stopped, and whose process died before it heard of it, is not asked of a model again', async () => {
  const { tool, runs } = createCountingTool('create_event');
  const asked = Promise.withResolvers<void>();
  const model = new ScriptedModel(async (options, number) => {
    if (resultsSinceUser(options).length === 0)
      return { calls: [{ name: 'create_event', input: { title: 'Lunch' } }] };
    if (number === 2) asked.resolve();
    return number === 2 ? untilAborted(options.abortSignal) : 'Anything else?';
  });
  const own = await createEngineHarness(model, [tool]);
  harness = own;
  const userId = await own.createUser();
  const id = await own.say(userId, 'Lunch');
  const { assistant, liveness } = await own.anotherProcess();
  const died = assistant.engine.drain(userId).catch(() => undefined);
  await asked.promise;
  await liveness.stop();
  await died;
  // Nobody runs it now, so nobody hears that it is to end.
  expect(await askToStop(own.database.db, { inboxId: String(id), by: userId, at: own.clock.now() })).toBe(
    'stopped',
  );
  await own.assistant.engine.drain(userId);
  expect((await own.outcomeOf(id))?.message).toBe(
    "Lunch is done.\n\nStopped, as you asked. I haven't changed anything else.",
  );
  expect(runs).toHaveLength(1);
  expect(model.seen).toHaveLength(2);
});

it('in another process than the one that is asked: it hears of it', async () => {
  const asked = Promise.withResolvers<void>();
  const model = new ScriptedModel(({ abortSignal }) => {
    asked.resolve();
    return untilAborted(abortSignal);
  });
  const own = await createEngineHarness(model);
  harness = own;
  const userId = await own.createUser();
  const id = await own.say(userId, 'hello');
  const { assistant } = await own.anotherProcess();
  const worked = assistant.engine.drain(userId);
  await asked.promise;
  await askToStop(own.database.db, { inboxId: String(id), by: userId, at: own.clock.now() });
  await worked;
  expect((await own.outcomeOf(id))?.message).toBe("Stopped, as you asked. I haven't changed anything.");
  expect(own.reported).toEqual([]);
  const { rows } = await sql`select calls, failures from model_usage`.execute(own.database.db);
  expect(rows).toEqual([{ calls: 1, failures: 0 }]);
});
