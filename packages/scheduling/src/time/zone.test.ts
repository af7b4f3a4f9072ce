import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { TEST_ZONES, zoneArbitrary } from '../../test/arbitraries.ts';
import { SchedulingError } from '../errors.ts';
import { HOUR, MINUTE } from './civil.ts';
import { isKnownZone, zoneOf } from './zone.ts';

function temporalInstant(local: number, zone: string): number {
  const reading = Temporal.Instant.fromEpochMilliseconds(local).toZonedDateTimeISO('UTC').toPlainDateTime();
  return reading.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Instants anywhere from 1900 to 2200, and many within hours of a change of offset. */
const instantIn = (zone: string) =>
  fc
    .tuple(fc.integer({ min: -2_208_988_800, max: 7_258_118_400 }), fc.integer({ min: -300, max: 300 }))
    .map(([seconds, minutes]) => {
      const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO(zone);
      const change = minutes % 2 === 0 ? at.getTimeZoneTransition('next') : null;
      return change === null ? seconds * 1000 : change.epochMilliseconds + minutes * MINUTE;
    });

const zoned = zoneArbitrary.chain((zone) => instantIn(zone).map((at) => [zone, at] as const));

describe('zone offsets', () => {
  it('equal Temporal’s at any instant', () => {
    fc.assert(
      fc.property(zoned, ([zone, at]) => {
        const expected =
          Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6;
        expect(zoneOf(zone).offsetAt(at)).toBe(expected);
      }),
      { numRuns: 1500 },
    );
  }, 60_000);

  it('turn wall-clock readings into instants as Temporal’s "compatible" does', () => {
    fc.assert(
      fc.property(zoned, ([zone, at]) => {
        expect(zoneOf(zone).toInstant(at)).toBe(temporalInstant(at, zone));
        const local = zoneOf(zone).toLocal(at);
        expect(zoneOf(zone).toInstant(local)).toBe(temporalInstant(local, zone));
      }),
      { numRuns: 1500 },
    );
  }, 60_000);
});

describe('readings that clocks skip or show twice', () => {
  const cases = [
    // zone, reading, instant it means
    ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30Z', 'gap: 03:30 summer time'],
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30Z', 'doubled: the earlier'],
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30Z', 'gap'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30Z', 'doubled'],
    ['America/St_Johns', '2026-03-08T02:15', '2026-03-08T05:45Z', 'gap in a half-hour zone'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45Z', 'gap of half an hour'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45Z', 'doubled half hour'],
    ['Asia/Kathmandu', '2026-03-29T02:30', '2026-03-28T20:45Z', 'quarter-hour zone, no change'],
    [
      'America/Los_Angeles',
      '2026-03-07T23:30',
      '2026-03-08T07:30Z',
      'evening west of UTC is the next day there',
    ],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00Z', 'a day that never was: the next day'],
  ] as const;

  it.each(cases)('%s %s is %s (%s)', (zone, reading, instant) => {
    expect(zoneOf(zone).toInstant(Date.parse(`${reading}Z`))).toBe(Date.parse(instant));
  });

  it('keeps one clock for zones without changes', () => {
    const kathmandu = zoneOf('Asia/Kathmandu');
    for (let hour = 0; hour < 24 * 366; hour++) {
      expect(kathmandu.offsetAt(Date.UTC(2026, 0, 1) + hour * HOUR)).toBe(5.75 * HOUR);
    }
  });
});

describe('names', () => {
  it('an unknown zone is an error, never UTC', () => {
    for (const name of ['Mars/Olympus', '', 'Europe/Berlín', 'null', '../etc', 'x'.repeat(10_000)]) {
      expect(() => zoneOf(name)).toThrow(SchedulingError);
      expect(isKnownZone(name)).toBe(false);
    }
    for (const name of TEST_ZONES) expect(isKnownZone(name)).toBe(true);
  });

  it('instants outside the time line are errors', () => {
    for (const at of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 9e15]) {
      expect(() => zoneOf('Europe/Berlin').offsetAt(at)).toThrow(SchedulingError);
    }
  });
});
