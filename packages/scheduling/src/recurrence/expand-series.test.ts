import { describe, expect, it } from 'vitest';
import { SchedulingError } from '../errors.ts';
import { DAY, HOUR } from '../time/civil.ts';
import { type Moment, momentFrom, onDate } from '../time/moment.ts';
import { expandSeries, type Override, type Series } from './expand-series.ts';
import { parseRecurrence } from './parse-recurrence.ts';

const ZONE = 'Europe/Berlin';
const at = (text: string, zone = ZONE): Moment => momentFrom({ dateTime: text, timeZone: zone }, zone);
const instant = (text: string): number => Date.parse(text);
const week = { start: instant('2026-03-02T00:00:00+01:00'), end: instant('2026-03-09T00:00:00+01:00') };

function series(lines: string[], overrides: Override[] = [], hours = 1): Series {
  const start = at('2026-02-02T09:00');
  if (start.kind !== 'timed') throw new Error('not timed');
  return {
    start,
    end: { ...start, at: start.at + hours * HOUR },
    recurrence: parseRecurrence(lines),
    overrides,
  };
}

function starts(one: Series, window = week): string[] {
  return expandSeries(one, window, ZONE).map((instance) =>
    new Date(instance.start).toISOString().slice(0, 16),
  );
}

describe('timed series', () => {
  it('has its instances in the window', () => {
    expect(starts(series(['RRULE:FREQ=WEEKLY;BYDAY=MO,TH']))).toEqual([
      '2026-03-02T08:00',
      '2026-03-05T08:00',
    ]);
  });

  it('shows an instance that began before the window and still runs', () => {
    const nightly = series(['RRULE:FREQ=WEEKLY;BYDAY=SU'], [], 40);
    expect(starts(nightly)).toEqual(['2026-03-01T08:00', '2026-03-08T08:00']);
  });

  it('leaves out what only touches the window, keeps what has no length', () => {
    const endsAtStart = { start: week.start + 9 * HOUR + HOUR, end: week.end };
    expect(starts(series(['RRULE:FREQ=WEEKLY']), endsAtStart)).toEqual([]);
    const instantly = series(['RRULE:FREQ=WEEKLY'], [], 0);
    expect(
      starts(instantly, { start: instant('2026-03-02T08:00Z'), end: instant('2026-03-02T08:01Z') }),
    ).toEqual(['2026-03-02T08:00']);
    expect(
      starts(instantly, { start: instant('2026-03-02T07:00Z'), end: instant('2026-03-02T08:00Z') }),
    ).toEqual([]);
  });

  it('drops EXDATE instances, in whatever zone they are written', () => {
    const lines = [
      'RRULE:FREQ=DAILY',
      'EXDATE;TZID=America/New_York:20260302T030000',
      'EXDATE:20260304T080000Z',
      'EXDATE;TZID=Europe/Berlin:20260305T090000',
    ];
    expect(starts(series(lines))).toEqual([
      '2026-03-03T08:00',
      '2026-03-06T08:00',
      '2026-03-07T08:00',
      '2026-03-08T08:00',
    ]);
  });

  it('a bare date in EXDATE hides nothing of a timed series', () => {
    expect(starts(series(['RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20260302']))).toEqual(['2026-03-02T08:00']);
  });

  it('adds RDATE instances, periods with their own length', () => {
    const lines = [
      'RRULE:FREQ=WEEKLY',
      'RDATE:20260303T100000Z',
      'RDATE;VALUE=PERIOD:20260301T200000Z/PT10H',
      'RDATE:20260302T080000Z',
    ];
    const found = expandSeries(series(lines), week, ZONE);
    expect(
      found.map((one) => [new Date(one.start).toISOString().slice(0, 16), (one.end - one.start) / HOUR]),
    ).toEqual([
      ['2026-03-01T20:00', 10],
      ['2026-03-02T08:00', 1],
      ['2026-03-03T10:00', 1],
    ]);
  });

  it('keeps the exact length across a change of clocks', () => {
    const night = {
      ...series(['RRULE:FREQ=DAILY']),
      start: at('2026-03-20T23:00'),
      end: at('2026-03-21T04:00'),
    };
    const window = { start: instant('2026-03-28T21:00Z'), end: instant('2026-03-29T10:00Z') };
    expect(expandSeries(night, window, ZONE)).toEqual([
      {
        start: instant('2026-03-28T22:00Z'),
        end: instant('2026-03-29T03:00Z'),
        originalStart: instant('2026-03-28T22:00Z'),
      },
    ]);
  });
});

describe('changed instances', () => {
  const moved = (from: string, to: string, hours = 1): Override => {
    const start = at(to);
    const end = start.kind === 'timed' ? { ...start, at: start.at + hours * HOUR } : start;
    return { originalStart: at(from), start, end };
  };

  it('a cancelled one is gone', () => {
    const one = series(
      ['RRULE:FREQ=DAILY;COUNT=30'],
      [{ originalStart: at('2026-03-02T09:00'), cancelled: true }],
    );
    expect(starts(one)).toEqual(['2026-03-03T08:00']);
  });

  it('a moved one is where it was moved to, and remembers where it was', () => {
    const override = moved('2026-03-02T09:00', '2026-03-04T15:30');
    const [instance] = expandSeries(series(['RRULE:FREQ=WEEKLY'], [override]), week, ZONE);
    expect(instance).toEqual({
      start: instant('2026-03-04T14:30Z'),
      end: instant('2026-03-04T15:30Z'),
      originalStart: instant('2026-03-02T08:00Z'),
      override,
    });
  });

  it('one moved in from outside appears, one moved out disappears', () => {
    const one = series(
      ['RRULE:FREQ=WEEKLY'],
      [moved('2026-03-16T09:00', '2026-03-06T09:00'), moved('2026-03-02T09:00', '2026-03-10T09:00')],
    );
    expect(starts(one)).toEqual(['2026-03-06T08:00']);
  });

  it('overrides of an all-day series are named by date', () => {
    const allDay: Series = {
      start: onDate('2026-02-02'),
      end: onDate('2026-02-03'),
      recurrence: parseRecurrence(['RRULE:FREQ=WEEKLY']),
      overrides: [
        { originalStart: onDate('2026-03-02'), start: onDate('2026-03-03'), end: onDate('2026-03-05') },
      ],
    };
    expect(expandSeries(allDay, week, ZONE).map((one) => one.dates)).toEqual([
      { start: '2026-03-03', end: '2026-03-05' },
    ]);
  });
});

describe('all-day series', () => {
  const threeDays = (lines: string[]): Series => ({
    start: onDate('2026-03-27'),
    end: onDate('2026-03-30'),
    recurrence: parseRecurrence(lines),
  });

  it.each([
    'Europe/Berlin',
    'America/Los_Angeles',
    'Pacific/Apia',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/St_Johns',
  ])('lies on the viewer’s dates: %s', (zone) => {
    const [instance] = expandSeries(
      threeDays(['RRULE:FREQ=YEARLY']),
      { start: instant('2026-03-01T00:00Z'), end: instant('2026-05-01T00:00Z') },
      zone,
    );
    const midnight = (date: string) => momentFrom({ dateTime: `${date}T00:00`, timeZone: zone }, zone);
    expect(instance?.dates).toEqual({ start: '2026-03-27', end: '2026-03-30' });
    expect(instance?.start).toBe((midnight('2026-03-27') as { at: number }).at);
    expect(instance?.end).toBe((midnight('2026-03-30') as { at: number }).at);
  });

  it('the last day may be UNTIL, as a date or as Google’s UTC time', () => {
    const window = { start: instant('2026-01-01T00:00Z'), end: instant('2027-01-01T00:00Z') };
    for (const until of ['20260410', '20260410T000000Z', '20260410T215959Z']) {
      expect(expandSeries(threeDays([`RRULE:FREQ=WEEKLY;UNTIL=${until}`]), window, ZONE)).toHaveLength(3);
    }
    expect(expandSeries(threeDays(['RRULE:FREQ=WEEKLY;UNTIL=20260409']), window, ZONE)).toHaveLength(2);
  });

  it('EXDATE and RDATE are dates', () => {
    const lines = [
      'RRULE:FREQ=DAILY;INTERVAL=10;COUNT=3',
      'EXDATE;VALUE=DATE:20260406',
      'RDATE;VALUE=DATE:20260501',
    ];
    const window = { start: instant('2026-03-01T00:00Z'), end: instant('2026-06-01T00:00Z') };
    expect(expandSeries(threeDays(lines), window, ZONE).map((one) => one.dates?.start)).toEqual([
      '2026-03-27',
      '2026-04-16',
      '2026-05-01',
    ]);
  });

  it('shows a multi-day instance that began before the window', () => {
    const start = instant('2026-03-29T12:00Z');
    expect(expandSeries(threeDays(['RRULE:FREQ=YEARLY']), { start, end: start + HOUR }, ZONE)).toHaveLength(
      1,
    );
    const after = instant('2026-03-29T22:00Z');
    expect(
      expandSeries(threeDays(['RRULE:FREQ=YEARLY']), { start: after, end: after + DAY }, ZONE),
    ).toHaveLength(0);
  });
});

describe('what RFC 5545 leaves open', () => {
  it('a start that does not fit is no instance, unless asked for; then it counts', () => {
    const one = { ...series(['RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2']) };
    const window = { start: instant('2026-01-01T00:00Z'), end: instant('2027-01-01T00:00Z') };
    const dates = (startInstance: 'when-matching' | 'always') =>
      expandSeries(one, window, ZONE, { startInstance }).map((found) =>
        new Date(found.start).toISOString().slice(5, 10),
      );
    expect(dates('when-matching')).toEqual(['02-05', '02-12']);
    expect(dates('always')).toEqual(['02-02', '02-05']);
  });

  it('without a rule the start is the first instance', () => {
    expect(
      starts(series(['RDATE:20260305T080000Z']), { start: 0, end: instant('2027-01-01T00:00Z') }),
    ).toEqual(['2026-02-02T08:00', '2026-03-05T08:00']);
  });
});

describe('impossible series', () => {
  it('are typed errors', () => {
    const one = series(['RRULE:FREQ=DAILY']);
    expect(() => expandSeries({ ...one, end: at('2026-01-01T09:00') }, week, ZONE)).toThrow(SchedulingError);
    expect(() => expandSeries({ ...one, end: onDate('2026-03-01') }, week, ZONE)).toThrow(SchedulingError);
    expect(() =>
      expandSeries({ ...one, start: onDate('2026-03-01'), end: onDate('2026-03-02') }, week, 'No/Zone'),
    ).toThrow(SchedulingError);
  });
});
