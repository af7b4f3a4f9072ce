import { readNotation } from '@catch/understanding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ending, Turn, World } from '../../../evals/scenarios/scenario.ts';
import { lastUserText, resultsSinceUser, ScriptedModel } from './scripted-model.ts';
import { createStageHarness } from './stage-harness.ts';

type Call = readonly [tool: string, input: Record<string, unknown>];

/** One wish, as our own reader would read it and as a hosted model would call it: both must come to the same. */
export interface Wished {
  readonly name: string;
  /** In the notation of commands. */
  readonly said: string;
  readonly call: Call;
  /** What is seen and done after it. */
  readonly after?: readonly Turn[];
  readonly ending?: Ending;
  readonly world?: World;
}

/** Plays every wish with the manager and with a model that makes the call; afterwards the calendar is the same. */
export function bothTalk(common: World, groups: Readonly<Record<string, readonly Wished[]>>): void {
  const gold = new Map<string, ReadonlyMap<string, ReturnType<typeof readNotation>>>();
  const calls = new Map<string, Call>();
  const model = new ScriptedModel((options) => {
    const results = resultsSinceUser(options) as { question?: string; reason?: string }[];
    if (results.length > 0)
      return results.map((one) => one.question ?? one.reason ?? JSON.stringify(one)).join('\n');
    const [name, input] = calls.get(lastUserText(options)) ?? ['list_events', {}];
    return { calls: [{ name, input }] };
  });
  let harnesses: Readonly<Record<'manager' | 'model', Awaited<ReturnType<typeof createStageHarness>>>>;
  beforeAll(async () => {
    const [manager, hosted] = await Promise.all([
      createStageHarness({ gold }),
      createStageHarness({ model }),
    ]);
    harnesses = { manager, model: hosted };
  });
  afterAll(() => Promise.all(Object.values(harnesses ?? {}).map((harness) => harness.close())));

  for (const [group, wishes] of Object.entries(groups))
    describe.each(['manager', 'model'] as const)(`${group}, by the %s`, (by) => {
      it.each(wishes.map((wish) => [wish.name, wish] as const))('%s', async (name, wish) => {
        const reading = readNotation(wish.said);
        gold.set(name, new Map([[reading.message, reading]]));
        calls.set(reading.message, wish.call);
        const { problems, talk } = await harnesses[by].stage.play({
          name,
          turns: [reading.message, ...(wish.after ?? [])],
          ending: wish.ending ?? {},
          world: { ...common, ...wish.world },
        });
        // Shows the conversation next to what went wrong.
        expect(problems.length > 0 ? [...talk, ...problems] : []).toEqual([]);
      });
    });
}
