import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { DAY } from '../time/civil.ts';
import { momentFrom } from '../time/moment.ts';
import { expandStarts } from './expand-starts.ts';
import { parseRecurrence } from './parse-recurrence.ts';

/** The wall clock and offset of each instance in the `days` days from the start. */
function clocks(rule: string, zone: string, start: string, days: number): string[] {
  const first = momentFrom({ dateTime: start, timeZone: zone }, zone);
  const from = first.kind === 'timed' ? first.at : 0;
  return expandStarts(parseRecurrence([rule]), first, { start: from, end: from + days * DAY }).map((at) => {
    const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    return `${shown.toPlainDateTime().toString({ smallestUnit: 'minute' })}${shown.offset}`;
  });
}

describe('a daily series across a change of clocks keeps its wall-clock time', () => {
  const cases: [string, string, string[]][] = [
    [
      'Europe/Berlin',
      '2026-03-28T02:30',
      ['2026-03-28T02:30+01:00', '2026-03-29T03:30+02:00', '2026-03-30T02:30+02:00'],
    ],
    [
      'Europe/Berlin',
      '2026-10-24T02:30',
      ['2026-10-24T02:30+02:00', '2026-10-25T02:30+02:00', '2026-10-26T02:30+01:00'],
    ],
    [
      'America/New_York',
      '2026-03-07T02:30',
      ['2026-03-07T02:30-05:00', '2026-03-08T03:30-04:00', '2026-03-09T02:30-04:00'],
    ],
    [
      'America/New_York',
      '2026-10-31T01:30',
      ['2026-10-31T01:30-04:00', '2026-11-01T01:30-04:00', '2026-11-02T01:30-05:00'],
    ],
    [
      'America/St_Johns',
      '2026-03-07T02:15',
      ['2026-03-07T02:15-03:30', '2026-03-08T03:15-02:30', '2026-03-09T02:15-02:30'],
    ],
    [
      'Australia/Lord_Howe',
      '2026-10-03T02:15',
      ['2026-10-03T02:15+10:30', '2026-10-04T02:45+11:00', '2026-10-05T02:15+11:00'],
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-04T01:45',
      ['2026-04-04T01:45+11:00', '2026-04-05T01:45+11:00', '2026-04-06T01:45+10:30'],
    ],
    [
      'America/Los_Angeles',
      '2026-03-07T23:30',
      ['2026-03-07T23:30-08:00', '2026-03-08T23:30-07:00', '2026-03-09T23:30-07:00'],
    ],
    [
      'Asia/Kathmandu',
      '2026-03-28T02:30',
      ['2026-03-28T02:30+05:45', '2026-03-29T02:30+05:45', '2026-03-30T02:30+05:45'],
    ],
    [
      'Pacific/Chatham',
      '2026-09-26T02:50',
      ['2026-09-26T02:50+12:45', '2026-09-27T03:50+13:45', '2026-09-28T02:50+13:45'],
    ],
    [
      'Pacific/Apia',
      '2011-12-29T12:00',
      ['2011-12-29T12:00-10:00', '2011-12-31T12:00+14:00', '2012-01-01T12:00+14:00'],
    ],
  ];
  it.each(cases)('%s from %s', (zone, start, expected) => {
    expect(clocks('RRULE:FREQ=DAILY', zone, start, 5).slice(0, 3)).toEqual(expected);
  });
});

describe('several readings around a gap', () => {
  it('a moved reading that meets another is one instance', () => {
    expect(
      clocks('RRULE:FREQ=DAILY;BYHOUR=2,3;BYMINUTE=30', 'Europe/Berlin', '2026-03-29T00:00', 0.9),
    ).toEqual(['2026-03-29T03:30+02:00']);
  });

  it('hourly series follow the wall clock: the gap and the doubled hour are passed once', () => {
    expect(clocks('RRULE:FREQ=HOURLY', 'Europe/Berlin', '2026-03-29T00:30', 0.2)).toEqual([
      '2026-03-29T00:30+01:00',
      '2026-03-29T01:30+01:00',
      '2026-03-29T03:30+02:00',
      '2026-03-29T04:30+02:00',
      '2026-03-29T05:30+02:00',
    ]);
    expect(clocks('RRULE:FREQ=HOURLY', 'Europe/Berlin', '2026-10-25T01:30', 0.15)).toEqual([
      '2026-10-25T01:30+02:00',
      '2026-10-25T02:30+02:00',
      '2026-10-25T03:30+01:00',
    ]);
  });

  it('COUNT is not spent on the reading that was skipped before the start', () => {
    const gapDay = clocks(
      'RRULE:FREQ=DAILY;BYHOUR=2,3;BYMINUTE=30;COUNT=3',
      'Europe/Berlin',
      '2026-03-29T03:30',
      5,
    );
    expect(gapDay).toEqual(['2026-03-29T03:30+02:00', '2026-03-30T02:30+02:00', '2026-03-30T03:30+02:00']);
    const afterSkippedDay = clocks('RRULE:FREQ=DAILY;COUNT=2', 'Pacific/Apia', '2011-12-31T12:00', 5);
    expect(afterSkippedDay).toEqual(['2011-12-31T12:00+14:00', '2012-01-01T12:00+14:00']);
  });

  it('a start on a moved time belongs to a rule that names the skipped one', () => {
    expect(clocks('RRULE:FREQ=DAILY;BYHOUR=2;COUNT=2', 'Europe/Berlin', '2026-03-29T03:30', 5)).toEqual([
      '2026-03-29T03:30+02:00',
      '2026-03-30T02:30+02:00',
    ]);
  });
});
