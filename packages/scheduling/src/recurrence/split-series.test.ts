import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateMoment,
  dateRule,
  LONG,
  RUNS,
  subDailyRule,
  timedMoment,
  timedRule,
} from '../../test/arbitraries.ts';
import { SchedulingError } from '../errors.ts';
import { DAY, formatDate } from '../time/civil.ts';
import { type Moment, momentFrom, onDate } from '../time/moment.ts';
import { expandStarts } from './expand-starts.ts';
import { formatRecurrence } from './format-rule.ts';
import { nextStarts } from './next-instances.ts';
import { parseRecurrence } from './parse-recurrence.ts';
import type { Recurrence, RecurrenceRule } from './rule.ts';
import { splitSeries } from './split-series.ts';

function momentAt(point: number, like: Moment): Moment {
  return like.kind === 'date' ? onDate(formatDate(point / DAY)) : { ...like, at: point };
}

/** What a calendar would do: write both halves out as lines, read them back, expand them. */
function lawHolds(
  recurrence: Recurrence,
  start: Moment,
  at: Moment,
  window: { start: number; end: number },
): void {
  const { head, tail } = splitSeries(recurrence, start, at);
  const reread = (one: Recurrence): Recurrence => parseRecurrence(formatRecurrence(one));
  const before = head === undefined ? [] : expandStarts(reread(head), start, window);
  const after = tail === undefined ? [] : expandStarts(reread(tail.recurrence), tail.start, window);
  const cut = at.kind === 'date' ? Date.parse(`${at.date}T00:00Z`) : at.at;
  expect(before.every((point) => point < cut)).toBe(true);
  expect(after.every((point) => point >= cut)).toBe(true);
  expect([...before, ...after], formatRecurrence(recurrence).join()).toEqual(
    expandStarts(recurrence, start, window),
  );
}

function law(rules: fc.Arbitrary<RecurrenceRule>, starts: fc.Arbitrary<Moment>, days: number, most: number) {
  return fc.property(
    rules,
    starts,
    fc.nat(most),
    fc.array(fc.nat(most), { maxLength: 3 }),
    (rule, start, index, holes) => {
      const plain: Recurrence = { rules: [rule], exclusionRules: [], extra: [], excluded: [] };
      const points = nextStarts(plain, start, Number.NEGATIVE_INFINITY, most + 1);
      const point = points[index % Math.max(points.length, 1)];
      fc.pre(point !== undefined);
      const excluded = holes
        .flatMap((hole) => points[hole] ?? [])
        .map((one) =>
          start.kind === 'date'
            ? ({ kind: 'date', day: one / DAY } as const)
            : ({ kind: 'utc', at: one } as const),
        );
      const from = points[0] ?? 0;
      lawHolds({ ...plain, excluded }, start, momentAt(point as number, start), {
        start: from - DAY,
        end: from + days * DAY,
      });
    },
  );
}

describe('head and tail together are the series', () => {
  it(
    'for timed series',
    () => {
      fc.assert(law(timedRule, timedMoment, 900, 40), { numRuns: RUNS * 3 });
    },
    LONG,
  );

  it(
    'for all-day series',
    () => {
      fc.assert(law(dateRule, dateMoment, 900, 40), { numRuns: RUNS * 3 });
    },
    LONG,
  );

  it(
    'for hourly and minutely series',
    () => {
      fc.assert(law(subDailyRule, timedMoment, 9, 40), { numRuns: RUNS });
    },
    LONG,
  );
});

describe('this and following', () => {
  const start = momentFrom({ dateTime: '2026-03-02T09:00', timeZone: 'Europe/Berlin' }, 'UTC');
  const at = (text: string) => momentFrom({ dateTime: text, timeZone: 'Europe/Berlin' }, 'UTC');

  it('ends the old series a second before, in UTC, and reduces COUNT', () => {
    const { head, tail } = splitSeries(
      parseRecurrence(['RRULE:FREQ=WEEKLY;COUNT=10;BYDAY=MO,TH']),
      start,
      at('2026-04-02T09:00'),
    );
    expect(head && formatRecurrence(head)).toEqual(['RRULE:FREQ=WEEKLY;UNTIL=20260402T065959Z;BYDAY=MO,TH']);
    expect(tail && formatRecurrence(tail.recurrence)).toEqual(['RRULE:FREQ=WEEKLY;COUNT=1;BYDAY=MO,TH']);
    expect(tail?.start).toEqual(at('2026-04-02T09:00'));
  });

  it('gives dates to all-day series and keeps an UNTIL in the tail', () => {
    const { head, tail } = splitSeries(
      parseRecurrence(['RRULE:FREQ=DAILY;UNTIL=20260401']),
      onDate('2026-03-01'),
      onDate('2026-03-15'),
    );
    expect(head && formatRecurrence(head)).toEqual(['RRULE:FREQ=DAILY;UNTIL=20260314']);
    expect(tail).toEqual({
      start: onDate('2026-03-15'),
      recurrence: parseRecurrence(['RRULE:FREQ=DAILY;UNTIL=20260401']),
    });
  });

  it('at the first instance nothing is left; after the last nothing follows', () => {
    const rule = parseRecurrence(['RRULE:FREQ=WEEKLY;COUNT=3']);
    const first = splitSeries(rule, start, start);
    expect(first.head).toBeUndefined();
    expect(first.tail?.recurrence).toEqual(rule);
    const after = splitSeries(rule, start, at('2026-05-04T09:00'));
    expect(after.tail).toBeUndefined();
    expect(after.head).toEqual(rule);
  });

  it('divides extra and excluded dates between the halves', () => {
    const lines = [
      'RRULE:FREQ=WEEKLY',
      'RDATE:20260305T080000Z',
      'RDATE:20260501T080000Z',
      'EXDATE:20260309T080000Z',
      'EXDATE:20260504T070000Z',
    ];
    const { head, tail } = splitSeries(parseRecurrence(lines), start, at('2026-04-06T09:00'));
    expect(head && formatRecurrence(head).slice(1)).toEqual([
      'RDATE:20260305T080000Z',
      'EXDATE:20260309T080000Z',
    ]);
    expect(tail && formatRecurrence(tail.recurrence).slice(1)).toEqual([
      'RDATE:20260501T080000Z',
      'EXDATE:20260504T070000Z',
    ]);
  });

  it('on the day of a gap the tail remembers the intended time', () => {
    const early = at('2026-03-20T02:30');
    const { tail } = splitSeries(
      parseRecurrence(['RRULE:FREQ=DAILY;COUNT=12']),
      early,
      at('2026-03-29T03:30'),
    );
    expect(tail && formatRecurrence(tail.recurrence)).toEqual([
      'RRULE:FREQ=DAILY;COUNT=3;BYHOUR=2;BYMINUTE=30;BYSECOND=0',
    ]);
    const window = { start: Date.parse('2026-03-29T00:00Z'), end: Date.parse('2026-04-10T00:00Z') };
    expect(
      tail &&
        expandStarts(tail.recurrence, tail.start, window).map((one) =>
          new Date(one).toISOString().slice(0, 16),
        ),
    ).toEqual(['2026-03-29T01:30', '2026-03-30T00:30', '2026-03-31T00:30']);
  });

  it.each([
    ['FREQ=DAILY;BYHOUR=2,3;BYMINUTE=30;COUNT=9', '2026-03-27T02:30', '2026-03-29T03:30', 'Europe/Berlin'],
    [
      'FREQ=DAILY;BYHOUR=2,3;BYMINUTE=30;BYSETPOS=1;COUNT=9',
      '2026-03-27T02:30',
      '2026-03-29T03:30',
      'Europe/Berlin',
    ],
    ['FREQ=HOURLY;INTERVAL=2;COUNT=20', '2026-03-29T00:30', '2026-03-29T03:30', 'Europe/Berlin'],
    ['FREQ=MINUTELY;INTERVAL=20;COUNT=40', '2026-10-03T23:40', '2026-10-04T02:40', 'Australia/Lord_Howe'],
    ['FREQ=WEEKLY;COUNT=4', '2011-12-23T12:00', '2011-12-31T12:00', 'Pacific/Apia'],
    ['FREQ=DAILY;COUNT=6', '2011-12-28T12:00', '2011-12-31T12:00', 'Pacific/Apia'],
  ])('the law holds in the shadow of a gap: %s', (rule, from, cut, zone) => {
    const first = momentFrom({ dateTime: from, timeZone: zone }, zone);
    const at = momentFrom({ dateTime: cut, timeZone: zone }, zone);
    lawHolds(parseRecurrence([`RRULE:${rule}`]), first, at, { start: 0, end: Date.UTC(2030, 0, 1) });
  });

  it('refuses what cannot be divided', () => {
    const two = parseRecurrence(['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY']);
    expect(() => splitSeries(two, start, start)).toThrow(SchedulingError);
    expect(() => splitSeries(parseRecurrence(['RRULE:FREQ=DAILY']), start, onDate('2026-03-05'))).toThrow(
      SchedulingError,
    );
  });
});
