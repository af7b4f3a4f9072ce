import { afterAll, afterEach } from 'vitest';
import type { Tool, TurnOutcome } from '../src/modules/assistant/index.ts';
import { createEngineHarness, type EngineHarness } from './engine-harness.ts';
import { type Script, ScriptedModel } from './scripted-model.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** An engine for each test of a file, with a model that follows the test's script, and one database for all of them. */
export function engineTalk() {
  let database: TestDatabase | undefined;
  let harness: EngineHarness | undefined;
  afterEach(async () => {
    await harness?.close();
    harness = undefined;
  });
  afterAll(() => database?.close());
  const started = (): EngineHarness => {
    if (!harness) throw new Error('not started');
    return harness;
  };
  return {
    /** What `start` made. */
    get harness() {
      return started();
    },
    start: async (script: Script, tools: readonly Tool[] = []) => {
      const model = new ScriptedModel(script);
      database ??= await createTestDatabase(20);
      harness = await createEngineHarness(model, tools, database);
      return { model, userId: await harness.createUser() };
    },
    ask: async (userId: string, text: string): Promise<TurnOutcome> => {
      const inboxId = await started().say(userId, text);
      await started().assistant.engine.drain(userId);
      const outcome = await started().outcomeOf(inboxId);
      if (!outcome) throw new Error('no outcome');
      return outcome;
    },
  };
}
