import { expect, test } from 'vitest';
import { compareModels, comparisonTable, type PlayedOnce } from './compare.ts';
import { NO_USAGE } from './meter.ts';

const played = (model: string, seed: number, name: string, passed: boolean): PlayedOnce => ({
  model,
  seed,
  name,
  passed,
  rightEnd: passed,
  isUnasked: !passed,
  usage: { ...NO_USAGE, calls: 2, sent: 1000, cached: 500, written: 40, cost: 0.02 },
  waits: [1000, 3000],
});

test('several models, each with all of its seeds, in one table', () => {
  const compared = compareModels([
    played('a', 1, 'one', true),
    played('a', 2, 'one', false),
    played('a', 1, 'two', true),
    played('a', 2, 'two', true),
    played('b', 1, 'one', true),
  ]);
  expect(compared[0]).toMatchObject({
    model: 'a',
    played: 4,
    passed: 3,
    unasked: 1,
    always: 1,
    conversations: 2,
    messages: 8,
    usage: { calls: 8, sent: 4000, cached: 2000, written: 160 },
    waitP50: 3000,
  });
  const [head = '', , first = '', second = ''] = comparisonTable(compared).split('\n');
  expect(first.split('|').length).toBe(head.split('|').length);
  expect(first).toContain('| 1 of 2 | 1.00 | 0 | 500 (250) | 20 | 3.00 / 3.00 | 1.000 |');
  expect(second).toMatch(/^\| b \| 1 \| 1 \(/);
});
