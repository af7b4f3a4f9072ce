import {
  expandStarts,
  formatRecurrence,
  type Moment,
  onDate,
  parseRecurrence,
  timed,
} from '@catch/scheduling';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { shiftMoment, wallClockShift } from './local-time.ts';
import { shiftRecurrence } from './shift-recurrence.ts';

const wall = (text: string, zone = 'Europe/Madrid'): Moment =>
  timed(Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds, zone);
const shifted = (lines: readonly string[], from: Moment, to: Moment) =>
  formatRecurrence(shiftRecurrence(parseRecurrence(lines), from, wallClockShift(from, to, 'Europe/Madrid')));

describe('a series that moves', () => {
  it.each([
    [
      'keeps its days when only the time changes',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
      '2026-03-02T09:00',
      '2026-03-02T11:00',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ],
    [
      'takes its weekday along',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO'],
      '2026-03-02T09:00',
      '2026-03-03T09:00',
      ['RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ],
    [
      'takes several weekdays along',
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,FR'],
      '2026-03-02T09:00',
      '2026-03-04T09:00',
      ['RRULE:FREQ=WEEKLY;BYDAY=WE,SU'],
    ],
    [
      'back over the weekend',
      ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO'],
      '2026-03-02T09:00',
      '2026-02-27T09:00',
      ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR'],
    ],
    [
      'takes the day of the month along',
      ['RRULE:FREQ=MONTHLY;BYMONTHDAY=2'],
      '2026-03-02T09:00',
      '2026-03-05T09:00',
      ['RRULE:FREQ=MONTHLY;BYMONTHDAY=5'],
    ],
    [
      'stays the nth weekday',
      ['RRULE:FREQ=MONTHLY;BYDAY=1MO'],
      '2026-03-02T09:00',
      '2026-03-10T09:00',
      ['RRULE:FREQ=MONTHLY;BYDAY=2TU'],
    ],
    [
      'stays the last weekday',
      ['RRULE:FREQ=MONTHLY;BYDAY=-1FR'],
      '2026-03-27T09:00',
      '2026-03-26T09:00',
      ['RRULE:FREQ=MONTHLY;BYDAY=-1TH'],
    ],
    [
      'keeps what follows from the start',
      ['RRULE:FREQ=MONTHLY'],
      '2026-03-02T09:00',
      '2026-03-05T09:00',
      ['RRULE:FREQ=MONTHLY'],
    ],
    [
      'takes month and day along',
      ['RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=31'],
      '2026-03-31T09:00',
      '2026-04-01T09:00',
      ['RRULE:FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=1'],
    ],
    [
      'takes its end along',
      ['RRULE:FREQ=DAILY;UNTIL=20260310T080000Z'],
      '2026-03-02T09:00',
      '2026-03-02T11:00',
      ['RRULE:FREQ=DAILY;UNTIL=20260310T100000Z'],
    ],
    [
      'takes an end across a change of the clocks along',
      ['RRULE:FREQ=WEEKLY;UNTIL=20260406T070000Z'],
      '2026-03-02T09:00',
      '2026-03-02T10:30',
      ['RRULE:FREQ=WEEKLY;UNTIL=20260406T083000Z'],
    ],
    [
      'takes exceptions and extras along',
      ['RRULE:FREQ=DAILY;COUNT=9', 'EXDATE;TZID=Europe/Madrid:20260304T090000', 'RDATE:20260320T080000Z'],
      '2026-03-02T09:00',
      '2026-03-02T11:00',
      ['RRULE:FREQ=DAILY;COUNT=9', 'RDATE:20260320T100000Z', 'EXDATE;TZID=Europe/Madrid:20260304T110000'],
    ],
    [
      'takes its written clock along',
      ['RRULE:FREQ=DAILY;BYHOUR=9;BYMINUTE=0'],
      '2026-03-02T09:00',
      '2026-03-02T11:30',
      ['RRULE:FREQ=DAILY;BYHOUR=11;BYMINUTE=30'],
    ],
  ])('%s', (_name, lines, from, to, expected) => {
    expect(shifted(lines, wall(from), wall(to))).toEqual(expected);
  });

  it('moves whole days when it is all-day', () => {
    const lines = ['RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20260330', 'EXDATE;VALUE=DATE:20260309'];
    expect(shifted(lines, onDate('2026-03-02'), onDate('2026-03-04'))).toEqual([
      'RRULE:FREQ=WEEKLY;UNTIL=20260401;BYDAY=WE',
      'EXDATE;VALUE=DATE:20260311',
    ]);
  });

  it.each([
    ['RRULE:FREQ=MONTHLY;BYMONTHDAY=2,16'],
    ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1'],
    ['RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'],
    ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR'],
    ['RRULE:FREQ=YEARLY;BYYEARDAY=61'],
  ])('asks instead of guessing: %s', (line) => {
    expect(() => shifted([line], wall('2026-03-02T09:00'), wall('2026-03-03T09:00'))).toThrow(
      expect.objectContaining({ kind: 'invalid' }),
    );
  });

  it('has the same instances as before, each moved alike on the wall clock', () => {
    const rules = fc.constantFrom(
      ['RRULE:FREQ=DAILY;INTERVAL=3;COUNT=40'],
      ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=40'],
      ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270301T080000Z'],
      ['RRULE:FREQ=DAILY;COUNT=30', 'EXDATE;TZID=Europe/Madrid:20260305T090000', 'EXDATE:20260328T080000Z'],
    );
    fc.assert(
      // Within the day, and clear of the hours in which clocks change.
      fc.property(rules, fc.integer({ min: -5 * 60, max: 14 * 60 }), (lines, minutes) => {
        const start = wall('2026-03-02T09:00');
        const shift = minutes * 60_000;
        const window = { start: 0, end: Date.UTC(2030, 0, 1) };
        const before = expandStarts(parseRecurrence(lines), start, window);
        const after = expandStarts(
          shiftRecurrence(parseRecurrence(lines), start, shift),
          shiftMoment(start, shift),
          window,
        );
        expect(after).toEqual(
          before.map((point) => {
            const moved = shiftMoment(timed(point, 'Europe/Madrid'), shift);
            return moved.kind === 'timed' ? moved.at : Number.NaN;
          }),
        );
      }),
    );
  });
});
