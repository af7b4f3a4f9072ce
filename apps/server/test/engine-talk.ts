import { afterEach } from 'vitest';
import type { Tool, TurnOutcome } from '../src/modules/assistant/index.ts';
import { createEngineGround, type EngineGround } from './engine-ground.ts';
import { type Script, ScriptedModel } from './scripted-model.ts';

/** An engine for each test, with a model that follows the test's script. */
export function engineTalk() {
  let ground: EngineGround | undefined;
  afterEach(async () => {
    await ground?.close();
    ground = undefined;
  });
  const started = (): EngineGround => {
    if (!ground) throw new Error('not started');
    return ground;
  };
  return {
    /** What `start` made. */
    get ground() {
      return started();
    },
    start: async (script: Script, tools: readonly Tool[] = []) => {
      const model = new ScriptedModel(script);
      ground = await createEngineGround(model, tools);
      return { model, userId: await ground.createUser() };
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
