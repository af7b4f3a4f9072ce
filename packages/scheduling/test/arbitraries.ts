import fc from 'fast-check';
import { type Moment, momentFrom, onDate, type RecurrenceRule } from '../src/index.ts';
import { parseRule } from '../src/recurrence/parse-rule.ts';

/** How often each property is tried: a quick sample in the suite; raise it to hunt. */
export const RUNS = Number(process.env.ORACLE_RUNS ?? 50);
/** Time limit that goes with it, in milliseconds. */
export const LONG = 120_000 * Math.max(1, RUNS / 50);

/** Zones with gaps, doubled hours, half and quarter hours, a half-hour DST, and no DST; both sides of UTC. */
export const TEST_ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Los_Angeles',
  'Pacific/Apia',
  'Africa/Casablanca',
  'Pacific/Chatham',
] as const;

export const zoneArbitrary = fc.constantFrom(...TEST_ZONES);

const two = (value: number): string => String(value).padStart(2, '0');

const dateArbitrary = fc
  .tuple(
    fc.integer({ min: 2023, max: 2027 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
  )
  .map(([year, month, day]) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));

export const dateMoment: fc.Arbitrary<Moment> = dateArbitrary.map(onDate);

/** Many starts between 00:00 and 03:59, where clocks change. */
export const timedMoment: fc.Arbitrary<Moment> = fc
  .tuple(
    dateArbitrary,
    fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 23 })),
    fc.constantFrom(0, 15, 30, 45, 59),
    zoneArbitrary,
  )
  .map(([date, hour, minute, timeZone]) =>
    momentFrom({ dateTime: `${date}T${two(hour)}:${two(minute)}:00`, timeZone }, timeZone),
  );

function part<T>(name: string, values: fc.Arbitrary<T>, most = 3): fc.Arbitrary<string> {
  return fc.uniqueArray(values, { minLength: 1, maxLength: most }).map((list) => `${name}=${list.join(',')}`);
}

const signed = (most: number): fc.Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 1, max: most }), fc.integer({ min: -most, max: -1 }));

const weekdayCode = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
const numberedDay = fc
  .tuple(fc.constantFrom('', '', '1', '2', '-1', '-2', '5', '-5'), weekdayCode)
  .map(([nth, code]) => nth + code);

const maybe = (probability: number, text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(99), text).map(([roll, value]) => (roll < probability * 100 ? value : ''));

interface Chances {
  /** Of BYHOUR and BYMINUTE; half of it for BYSECOND. */
  readonly time: number;
  /** Of each part that limits days. */
  readonly day: number;
  readonly mostCount: number;
}

function until(dateOnly: boolean): fc.Arbitrary<string> {
  const form = dateOnly ? fc.constant('') : fc.constantFrom('', 'T023000', 'T120000Z', 'T235959Z');
  return fc.tuple(dateArbitrary, form).map(([date, time]) => `UNTIL=${date.replaceAll('-', '')}${time}`);
}

function ruleText(frequency: string, { time, day, mostCount }: Chances): fc.Arbitrary<string> {
  const numbered = frequency === 'YEARLY' || frequency === 'MONTHLY';
  const interval = fc.integer({ min: 2, max: 5 }).map((n) => `INTERVAL=${n}`);
  const count = fc.integer({ min: 1, max: mostCount }).map((n) => `COUNT=${n}`);
  const hour = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 23 }));
  return fc
    .tuple(
      fc.constant(`FREQ=${frequency}`),
      maybe(0.5, interval),
      maybe(day, part('BYMONTH', fc.integer({ min: 1, max: 12 }))),
      frequency === 'YEARLY' ? maybe(day / 2, part('BYWEEKNO', signed(53))) : fc.constant(''),
      frequency === 'YEARLY' ? maybe(day / 2, part('BYYEARDAY', signed(366))) : fc.constant(''),
      frequency === 'WEEKLY' ? fc.constant('') : maybe(day, part('BYMONTHDAY', signed(31))),
      maybe(day * 1.5, part('BYDAY', numbered ? numberedDay : weekdayCode, 5)),
      maybe(time, part('BYHOUR', hour)),
      maybe(time, part('BYMINUTE', fc.constantFrom(0, 10, 30, 45))),
      maybe(time / 2, part('BYSECOND', fc.constantFrom(0, 20, 40), 2)),
      maybe(0.2, part('BYSETPOS', signed(4))),
      maybe(
        0.3,
        weekdayCode.map((code) => `WKST=${code}`),
      ),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant('') },
        { weight: 2, arbitrary: count },
        { weight: 2, arbitrary: until(time === 0) },
      ),
    )
    .map((parts) => parts.filter((text) => text !== '').join(';'));
}

const PERIODIC = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'] as const;

export const dateRule: fc.Arbitrary<RecurrenceRule> = fc
  .constantFrom(...PERIODIC)
  .chain((frequency) => ruleText(frequency, { time: 0, day: 0.3, mostCount: 60 }))
  .map(parseRule);

export const timedRule: fc.Arbitrary<RecurrenceRule> = fc
  .constantFrom(...PERIODIC)
  .chain((frequency) => ruleText(frequency, { time: 0.3, day: 0.3, mostCount: 60 }))
  .map(parseRule);

/** Hourly and minutely rules; short horizons only, they are dense. */
export const subDailyRule: fc.Arbitrary<RecurrenceRule> = fc
  .tuple(fc.constantFrom('HOURLY', 'MINUTELY'), fc.integer({ min: 1, max: 90 }))
  .chain(([frequency, interval]) =>
    ruleText(frequency, { time: 0.25, day: 0.06, mostCount: 400 }).map((text) => [text, interval] as const),
  )
  .map(([text, interval]) => {
    const rule = parseRule(text);
    return { ...rule, interval: rule.frequency === 'MINUTELY' ? interval + 6 : (interval % 30) + 1 };
  });
