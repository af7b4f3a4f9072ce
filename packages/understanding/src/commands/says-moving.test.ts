import { expect, it } from 'vitest';
import { saysMoving } from './says-moving.ts';

it.each(['make it Friday', 'better on Tuesday', 'to Thursday please', 'Friday instead', 'push it to noon'])(
  'moves something: %s',
  (clause) => {
    expect(saysMoving(clause)).toBe(true);
  },
);

it.each([
  'sorry, Friday',
  'I meant Tuesday',
  'wrong day, make that Friday',
  'Thursday, same question',
  'Friday',
])('only mentions another time: %s', (clause) => {
  expect(saysMoving(clause)).toBe(false);
});
