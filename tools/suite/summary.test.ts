import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

const outcome = (name: string, seconds: number, passed = true) => ({
  file: 'a.test.ts',
  name,
  seconds,
  passed,
});

test('the twenty slowest, slowest first', () => {
  const lines = summaryOf(Array.from({ length: 30 }, (_, number) => outcome(`test ${number}`, number)));
  expect(lines[1]).toBe('The slowest 20 tests:');
  expect(lines[2]).toBe('   29.0 s  a.test.ts  test 29');
  expect(lines).toHaveLength(22);
});

test('a failure says how to run just that test', () => {
  expect(summaryOf([outcome('breaks', 0, false)])).toEqual([
    '',
    'Failed; each of them runs alone with:',
    "  npm test -- a.test.ts -t 'breaks'",
  ]);
});
