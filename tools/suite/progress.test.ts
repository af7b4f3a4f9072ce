import { expect, test } from 'vitest';
import { Progress } from './progress.ts';

const outcome = (name: string, passed = true) => ({ file: 'a.test.ts', name, seconds: 1, passed });

test('parts count by how long they usually take, and what is left follows the pace so far', () => {
  const progress = new Progress([
    { runner: 'vitest', project: 'short', usual: 1 },
    { runner: 'playwright', project: 'long', usual: 3 },
  ]);
  expect(progress.line(5)).toBe('0 of 2 parts done, 0 passed, 0 failed, 0 %');
  progress.hear({ kind: 'planned', runner: 'vitest', steps: { short: 1 } });
  progress.hear({ kind: 'step', part: 'vitest short', tests: [outcome('one'), outcome('two', false)] });
  progress.hear({ kind: 'planned', runner: 'playwright', steps: { long: 3 } });
  progress.hear({ kind: 'step', part: 'playwright long', tests: [outcome('three')] });
  expect(progress.line(10)).toBe('1 of 2 parts done, 2 passed, 1 failed, 50 %, about 10 s left');
});

test('a part without anything to do is done', () => {
  const progress = new Progress([{ runner: 'vitest', project: 'only', usual: 1 }]);
  progress.hear({ kind: 'planned', runner: 'vitest', steps: {} });
  progress.hear({ kind: 'ended' });
  expect(progress.line(1)).toBe('1 of 1 parts done, 0 passed, 0 failed, 100 %, about 0 s left');
});
