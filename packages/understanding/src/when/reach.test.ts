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
  ['late on Friday', 'late'],
  ['late tomorrow', 'late'],
  ['next two weeks', 'now'],
  ['the next 4 weeks', 'now'],
  ['the coming three days', 'now'],
  ['next week', undefined],
  ['this afternoon', undefined],
  ['the last two weeks', undefined],
  ['tomorrow 13:00 to 17:00', undefined],
])('%s reaches %s', (text, reach) => {
  expect(reachOf(text)).toBe(reach);
});

it.each([
  ['on Thursday morning before 12', '2026-11-19T12:00'],
  ['tomorrow morning until 12', '2026-11-19T12:00'],
  ['on Thursday morning before 11', '2026-11-19T11:00'],
  ['on Friday evening until 12', '2026-11-21T00:00'],
])('%s ends at %s', (text, end) => {
  const when = resolveWhen(text, madrid);
  expect(
    when.kind === 'open' ? when.at.toPlainDateTime().toString({ smallestUnit: 'minute' }) : when.kind,
  ).toBe(end);
});
