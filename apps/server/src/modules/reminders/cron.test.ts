import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { InvalidCron, nextRuns, parseCron } from './cron.ts';

const runs = (expression: string, zone: string, after: string, count: number): string[] =>
  nextRuns(parseCron(expression), zone, new Date(after), count).map((at) => at.toISOString());

/** No clock is put by more: what is shown so much earlier or later is earlier or later. */
const CERTAIN_MINUTES = 180;

/** Every wall-clock time of the next days, one by one; Temporal is asked for those of which it is not certain anyway. */
function firstBy(
  after: Temporal.Instant,
  zone: string,
  { minutes, hours, days }: { minutes: readonly number[]; hours: readonly number[]; days: readonly number[] },
): string | undefined {
  const shown = after.toZonedDateTimeISO(zone);
  const today = shown.toPlainDate();
  const found: number[] = [];
  let soonest = Number.POSITIVE_INFINITY;
  let enough = 8;
  for (let day = -1; day <= enough; day += 1) {
    const date = today.add({ days: day });
    if (!days.includes(date.dayOfWeek % 7)) continue;
    // A time that is skipped may come out behind the first of the next day.
    if (enough === 8 && found.some((at) => at > after.epochMilliseconds)) enough = day;
    for (const hour of hours)
      for (const minute of minutes) {
        const since = day * 1440 + (hour - shown.hour) * 60 + minute - shown.minute;
        if (since < -CERTAIN_MINUTES || since > soonest + CERTAIN_MINUTES) continue;
        const local = date.toPlainDateTime({ hour, minute });
        // What runs in every hour runs in an hour that comes twice in both.
        const ways = hours.length === 24 ? (['compatible', 'later'] as const) : (['compatible'] as const);
        for (const disambiguation of ways)
          found.push(local.toZonedDateTime(zone, { disambiguation }).epochMilliseconds);
        if ((found.at(-1) ?? 0) > after.epochMilliseconds) soonest = Math.min(soonest, since);
      }
  }
  const next = Math.min(...found.filter((at) => at > after.epochMilliseconds));
  return Number.isFinite(next) ? new Date(next).toISOString() : undefined;
}

describe('cron in a zone', () => {
  it.each([
    [
      '0 9 * * 1-5',
      'Europe/Madrid',
      '2026-11-13T12:00:00Z',
      ['2026-11-16T08:00:00.000Z', '2026-11-17T08:00:00.000Z'],
    ],
    [
      '*/30 8 * * *',
      'Asia/Kathmandu',
      '2026-11-13T00:00:00Z',
      ['2026-11-13T02:15:00.000Z', '2026-11-13T02:45:00.000Z'],
    ],
    ['0 0 29 2 *', 'UTC', '2026-01-01T00:00:00Z', ['2028-02-29T00:00:00.000Z', '2032-02-29T00:00:00.000Z']],
    [
      '0 12 13 * fri',
      'UTC',
      '2026-11-10T00:00:00Z',
      ['2026-11-13T12:00:00.000Z', '2026-11-20T12:00:00.000Z'],
    ],
    ['0 9 * * 7', 'UTC', '2026-11-14T00:00:00Z', ['2026-11-15T09:00:00.000Z', '2026-11-22T09:00:00.000Z']],
    [
      '@daily',
      'America/New_York',
      '2026-11-14T00:00:00Z',
      ['2026-11-14T05:00:00.000Z', '2026-11-15T05:00:00.000Z'],
    ],
  ])('%s in %s', (expression, zone, after, expected) => {
    expect(runs(expression, zone, after, 2)).toEqual(expected);
  });

  it('runs once, later, on the night a time is skipped', () => {
    expect(runs('30 2 * * *', 'Europe/Madrid', '2026-03-28T02:00:00Z', 3)).toEqual([
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
      '2026-03-31T00:30:00.000Z',
    ]);
  });

  it('runs once on the night a time comes twice', () => {
    expect(runs('30 1 * * *', 'America/New_York', '2026-10-31T12:00:00Z', 2)).toEqual([
      '2026-11-01T05:30:00.000Z',
      '2026-11-02T06:30:00.000Z',
    ]);
  });

  it('goes on every half an hour through an hour that comes twice, and never twice at once where one is skipped', () => {
    const times = (after: string) =>
      runs('*/30 * * * *', 'Europe/Madrid', after, 6).map((at) => at.slice(11, 16));
    expect(times('2026-10-24T23:40:00Z')).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30']);
    expect(times('2026-03-29T00:10:00Z')).toEqual(['00:30', '01:00', '01:30', '02:00', '02:30', '03:00']);
  });

  it('agrees with Temporal at any time in any zone', () => {
    const some = (min: number, max: number) =>
      fc.oneof(
        fc.constant(Array.from({ length: max - min + 1 }, (_, index) => min + index)),
        fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 4 }),
      );
    const zones = ['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'UTC'];
    /** Near the changes of 2026 more often than not. */
    const instants = fc.oneof(
      fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
      fc
        .constantFrom(
          '2026-03-29',
          '2026-10-25',
          '2026-03-08',
          '2026-11-01',
          '2026-10-04',
          '2026-04-05',
          '2026-09-06',
        )
        .chain((day) =>
          fc.integer({ min: -36 * 60, max: 36 * 60 }).map((minutes) => Date.parse(day) + minutes * 60_000),
        ),
    );
    fc.assert(
      fc.property(
        some(0, 59),
        some(0, 23),
        some(0, 6),
        fc.constantFrom(...zones),
        instants,
        (minutes, hours, days, zone, at) => {
          const text = `${minutes.join(',')} ${hours.join(',')} * * ${days.join(',')}`;
          const expected = firstBy(Temporal.Instant.fromEpochMilliseconds(at), zone, {
            minutes,
            hours,
            days,
          });
          expect(
            nextRuns(parseCron(text), zone, new Date(at), 1)[0]?.toISOString(),
            `${text} after ${new Date(at).toISOString()} in ${zone}`,
          ).toBe(expected);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each([
    '* * * * * *',
    '61 * * * *',
    '0 25 * * *',
    '0 0 31 4 *',
    '0 0 30 2 *',
    'every day',
    '',
    '0 9 * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
  ])('refuses %s', (expression) => {
    expect(() => parseCron(expression)).toThrow(InvalidCron);
  });
});
