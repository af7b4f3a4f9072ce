import { expect, it } from 'vitest';
import { resolveWhen } from './resolve-when.ts';
import { madrid } from './test-context.ts';

const reachOf = (text: string): unknown => {
  const when = resolveWhen(text, madrid);
  return when.kind === 'interval' ? when.reach : when.kind;
};

it.each([
  ['after lunch today', 'on'],
  ['Friday after work', 'on'],
  ['before lunch', 'back'],
  ['next two weeks', 'now'],
  ['the next 4 weeks', 'now'],
  ['the coming three days', 'now'],
  ['next week', undefined],
  ['this afternoon', undefined],
  ['the last two weeks', undefined],
  ['tomorrow 13:00 to 17:00', undefined],
])('%s reaches %s for whoever looks', (text, reach) => {
  expect(reachOf(text)).toBe(reach);
});
