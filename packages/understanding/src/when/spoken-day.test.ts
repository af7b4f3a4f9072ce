import { describe, expect, it } from 'vitest';
import { findWhen } from './find-when.ts';
import { at, madrid } from './test-context.ts';
import { said } from './test-short.ts';
import type { When } from './types.ts';

const days = [
  ['Friday', '2026-11-20'],
  ['tomorrow', '2026-11-19'],
  ['the 27th', '2026-11-27'],
  ['the 27', '2026-11-27'],
  ['24 November', '2026-11-24'],
] as const;
const hours = ['two', '2', '7', 'seven', '7ish', 'half past seven', '7:30'];
const before = [
  'at',
  'before',
  'after',
  'by',
  'until',
  'from',
  'around',
  'no later than',
  'not before',
  'sometime after',
];

const dateOf = (when: When): string | undefined => {
  const one = when.kind === 'ambiguous' ? (when.default ?? when) : when;
  const time = 'at' in one ? one.at : 'start' in one ? one.start : 'by' in one ? one.by : undefined;
  return time?.toPlainDate().toString();
};

describe('a day that was said survives an hour that could be two', () => {
  it.each(days.flatMap(([day, date]) => before.map((word) => [word, day, date] as const)))(
    '%s … on %s',
    (word, day, date) => {
      const on = day === 'tomorrow' ? day : `on ${day}`;
      for (const hour of hours) {
        for (const text of [`call Ann ${word} ${hour} ${on}`, `call Ann ${on} ${word} ${hour}`]) {
          const found = findWhen(text, madrid);
          expect([text, found.length, found[0] && dateOf(found[0].when)]).toEqual([text, 1, date]);
        }
      }
    },
  );
});

describe('on the last evening of a week', () => {
  const sunday = at('2026-11-22T18:30:00Z', 'Europe/Madrid');
  const read = (text: string, context = sunday): string =>
    findWhen(text, context)
      .map((f) => said(f.when))
      .join();

  it.each([
    ['what do I have this week', 'week 2026-11-23'],
    ['am I free on Thursday this week', 'day 2026-11-26'],
    ['find a slot later this week', '2026-11-26/2026-11-30'],
    ['finish it by the end of the week', 'by 2026-11-30'],
    ['what is on next week', 'week 2026-11-23'],
    ['what did I do this week', 'week 2026-11-16'],
    ['how was this week', 'week 2026-11-16'],
    ['earlier this week', '2026-11-16/2026-11-22'],
    ['what is on this weekend', '2026-11-21/2026-11-23'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('by day it is still the week that ends', () => {
    expect(read('what do I have this week', at('2026-11-22T11:30:00Z', 'Europe/Madrid'))).toBe(
      'week 2026-11-16',
    );
  });

  it('where weeks begin on Sunday, that evening is in the new one', () => {
    const american = at('2026-11-22T23:30:00Z', 'America/New_York', { weekStart: 7 });
    expect(read('what do I have this week', american)).toBe('week 2026-11-22');
  });
});
