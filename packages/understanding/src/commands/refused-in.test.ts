import { expect, it } from 'vitest';
import { refusedIn } from './refused-in.ts';

it.each([
  ["Nora's a hard no", 'Nora'],
  ['theo can manage without us', 'theo'],
  ['and noras gets a no', 'nora'],
  ['I have no time then', undefined],
  ['theo is away', undefined],
])('%s: %s', (aside, who) => {
  expect(refusedIn(aside)).toBe(who);
});
