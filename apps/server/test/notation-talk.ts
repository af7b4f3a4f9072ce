import { readNotation } from '@catch/understanding';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ending, Turn, World } from '../../../evals/scenarios/scenario.ts';
import { createStageHarness } from './stage-harness.ts';

type Conversation = readonly [name: string, turns: readonly Turn[], ending?: Ending, world?: World];

/** Conversations whose words are in the notation of commands, so that only the manager is tried and no reader. */
export function notationTalk(common: World) {
  const gold = new Map<string, ReadonlyMap<string, ReturnType<typeof readNotation>>>();
  let harness: Awaited<ReturnType<typeof createStageHarness>>;
  beforeAll(async () => {
    harness = await createStageHarness({ gold });
  });
  afterAll(() => harness?.close());

  async function play(name: string, turns: readonly Turn[], ending: Ending = {}, world: World = {}) {
    const readings = turns.flatMap((turn) => (typeof turn === 'string' ? [readNotation(turn)] : []));
    gold.set(name, new Map(readings.map((reading) => [reading.message, reading])));
    const plain = turns.map((turn) => (typeof turn === 'string' ? readNotation(turn).message : turn));
    const { problems, talk } = await harness.stage.play({
      name,
      turns: plain,
      ending,
      world: { ...common, ...world },
    });
    // Shows the conversation next to what went wrong.
    expect(problems.length > 0 ? [...talk, ...problems] : []).toEqual([]);
  }

  return {
    play,
    testConversations: (conversations: readonly Conversation[]): void => {
      for (const [name, ...conversation] of conversations)
        it(name, async () => {
          await play(name, ...conversation);
        });
    },
  };
}
