import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

const outcome = (name: string, passed = true) => ({ file: 'a.test.ts', name, seconds: 1, passed });
const planned = (runner: 'vitest' | 'playwright', project: string, ...steps: string[]) =>
  ({
    kind: 'planned',
    runner,
    steps: steps.map((step) => ({ part: `${runner} ${project}`, step })),
  }) as const;
const done = (part: string, step: string, ...tests: ReturnType<typeof outcome>[]) =>
  ({ kind: 'step', part, step, seconds: 1, tests }) as const;

const short = { runner: 'vitest', project: 'short', usual: 1 } as const;
const long = { runner: 'playwright', project: 'long', usual: 1 } as const;

test('steps count by how long they took before, and the slower runner says how long it still takes', () => {
  const progress = new Progress([short, long], new Map([['playwright long two', 8]]));
  expect(progress.line(5)).toBe('0 of 2 parts done, 0 passed, 0 failed, 0 %');
  progress.onEvent(planned('vitest', 'short', 'a'), 5);
  progress.onEvent(done('vitest short', 'a', outcome('one'), outcome('two', false)), 6);
  // The other runner has not said what it will do: nobody knows how much that is.
  expect(progress.line(6)).toBe('1 of 2 parts done, 1 passed, 1 failed, 0 %');
  progress.onEvent(planned('playwright', 'long', 'one', 'two', 'three'), 10);
  progress.onEvent(done('playwright long', 'two', outcome('three')), 26);
  expect(progress.line(26)).toBe('1 of 2 parts done, 2 passed, 1 failed, 81 %, about 4 s left');
});

test('says nothing of the time left while a runner has only begun', () => {
  const progress = new Progress([short, long], new Map([['playwright long slow', 99]]));
  progress.onEvent(planned('vitest', 'short', 'a', 'b'), 0);
  progress.onEvent(planned('playwright', 'long', 'slow', 'quick'), 0);
  progress.onEvent(done('vitest short', 'a', outcome('one')), 4);
  progress.onEvent(done('playwright long', 'quick', outcome('two')), 5);
  expect(progress.line(5)).toBe('0 of 2 parts done, 2 passed, 0 failed, 1 %');
});

test('a part without anything to do is done', () => {
  const progress = new Progress([short]);
  progress.onEvent(planned('vitest', 'short'), 0);
  progress.onEvent({ kind: 'ended' }, 1);
  expect(progress.line(1)).toBe('1 of 1 parts done, 0 passed, 0 failed, 100 %, about 0 s left');
});

test('keeps how long each step took, for the next run', () => {
  const progress = new Progress([short]);
  progress.onEvent(planned('vitest', 'short', 'a'), 0);
  progress.onEvent(done('vitest short', 'a', outcome('one')), 1);
  expect([...progress.took]).toEqual([['vitest short a', 1]]);
});
