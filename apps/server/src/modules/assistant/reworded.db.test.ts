import { afterAll, beforeAll, expect, it } from 'vitest';
import { allScenarios } from '../../../../../evals/scenarios/book/index.ts';
import type { Scenario } from '../../../../../evals/scenarios/scenario.ts';
import { english } from '../../../test/english.ts';
import { createStageHarness } from '../../../test/stage-harness.ts';
import { BUILT_IN } from './manager/built-in.ts';
import type { Renderer } from './renderer.port.ts';

// Nobody reads our own sentences back: whatever they say, the same conversation ends the same way.

const otherwise = (text: string): string => text && `Blah ${text.length}.`;

const reworded: Renderer = {
  ...english,
  report: (value, reader) => {
    const toolReport = english.report(value, reader);
    return {
      ...toolReport,
      ...(toolReport.receipt ? { receipt: otherwise(toolReport.receipt) } : {}),
      ...(toolReport.inDoubt ? { inDoubt: otherwise(toolReport.inDoubt) } : {}),
    };
  },
  card: (...given) => {
    const card = english.card(...given);
    return { ...card, formatted: otherwise(card.formatted), reason: otherwise(card.reason) };
  },
  say: (...given) => otherwise(english.say(...given)),
  regarding: (...given) => otherwise(english.regarding(...given)),
  stillOpen: (...given) => otherwise(english.stillOpen(...given)),
  pending: (...given) => otherwise(english.pending(...given)),
  noTime: (...given) => otherwise(english.noTime(...given)),
  stale: (...given) => otherwise(english.stale(...given)),
  phrase: (...given) => otherwise(english.phrase(...given)),
};

/** Only what is said after something was answered can hang on the answer. */
const conversations = allScenarios.filter(
  ({ turns }) => turns.filter((turn) => typeof turn === 'string').length > 1,
);

type Harness = Awaited<ReturnType<typeof createStageHarness>>;
let harnesses: readonly [Harness, Harness];
beforeAll(async () => {
  harnesses = await Promise.all([
    createStageHarness({ weights: BUILT_IN }),
    createStageHarness({ weights: BUILT_IN, render: reworded }),
  ]);
});
afterAll(() => Promise.all(harnesses.map((harness) => harness.close())));

it('the whole scenario book ends as before when every sentence of ours is another', async () => {
  const [usual, other] = harnesses;
  const different: string[] = [];
  for (const scenario of conversations) {
    const end = await endOf(other, scenario);
    // What ends as it should would not have ended otherwise.
    if (end.isRight) continue;
    const before = await endOf(usual, scenario);
    if (before.how !== end.how) different.push(`${scenario.name}\n  ${before.how}\n  ${end.how}`);
  }
  expect(conversations.length).toBeGreaterThan(150);
  expect(different).toEqual([]);
}, 600_000);

async function endOf({ stage }: Harness, scenario: Scenario) {
  const { rightEnd, unaskedChanges, problems, talk } = await stage.play(scenario);
  const wrong = problems.filter((problem) => !problem.startsWith('reply '));
  return {
    isRight: rightEnd && wrong.length === 0,
    how: JSON.stringify({ unaskedChanges, wrong, said: talk.length }),
  };
}
