import { Temporal } from 'temporal-polyfill';
import { DAY } from '../civil/calendar.ts';
import { toZoned } from '../civil/zoned.ts';
import type { Length, TimeNode } from '../grammar/nodes.ts';
import type { Grain, InstantWhen, IntervalWhen, Window } from '../types.ts';
import type { Environment } from './environment.ts';
import type { Found } from './resolve-time.ts';

/** Optional fields every reading may carry, present only when there is something to say. */
export function extras(
  node: Pick<TimeNode, 'zone' | 'approximate'>,
  notes: readonly (string | undefined)[],
): {
  zone?: string;
  approximate?: true;
  notes?: readonly string[];
} {
  const said = [...new Set(notes.filter((n) => n !== undefined))];
  return {
    ...(node.zone === undefined ? {} : { zone: node.zone }),
    ...(node.approximate ? { approximate: true as const } : {}),
    ...(said.length > 0 ? { notes: said } : {}),
  };
}

interface Placed {
  readonly time: Temporal.ZonedDateTime;
  readonly note?: string;
}

/** A civil time of the zone that was said, shown in the zone of the person. */
export function place(civil: number, zone: string | undefined, environment: Environment): Placed {
  const own = environment.context.zone;
  const zoned = toZoned(civil, zone ?? own);
  return zone === undefined || zone === own ? zoned : { ...zoned, time: zoned.time.withTimeZone(own) };
}

const exactly = (epoch: number, environment: Environment): Placed => ({
  time: Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(environment.context.zone),
});

export const startOf = (found: Found, zone: string | undefined, environment: Environment): Placed =>
  found.epochs ? exactly(found.epochs.from, environment) : place(found.start, zone, environment);

export function endOf(found: Found, zone: string | undefined, environment: Environment): Placed {
  if (found.epochs && found.exactLength === undefined && !found.range)
    return exactly(found.epochs.to, environment);
  // A length said in hours is exact: half an hour stays half an hour when clocks change inside it.
  if (found.exactLength !== undefined) {
    return { time: startOf(found, zone, environment).time.add({ seconds: Math.round(found.exactLength) }) };
  }
  return place(found.end, zone, environment);
}

const clockGrain = (grain: Grain): 'second' | 'minute' | 'hour' =>
  grain === 'second' || grain === 'hour' ? grain : 'minute';

const wholeDays: ReadonlySet<Grain> = new Set([
  'day',
  'weekend',
  'week',
  'month',
  'quarter',
  'season',
  'year',
  'decade',
  'century',
]);

export const isWholeDays = (found: Found): boolean => !found.epochs && wholeDays.has(found.grain);

/** One time found, as an instant or an interval. */
export function reading(
  found: Found,
  node: TimeNode,
  text: string,
  environment: Environment,
): InstantWhen | IntervalWhen {
  const start = startOf(found, node.zone, environment);
  const dateSaid = node.dates.length > 0 || node.exact !== undefined || node.stretch !== undefined;
  if (found.point) {
    return {
      kind: 'instant',
      at: start.time,
      grain: clockGrain(found.grain),
      dateSaid,
      text,
      rule: found.rule,
      ...extras(node, [start.note]),
    };
  }
  const end = endOf(found, node.zone, environment);
  return {
    kind: 'interval',
    start: start.time,
    end: end.time,
    grain: found.grain,
    allDay: isWholeDays(found),
    dateSaid,
    range: found.range,
    ...(node.clocks && found.end - found.start >= DAY ? { endOpen: true as const } : {}),
    ...reachOf(found, node),
    ...(found.likely === undefined ? {} : { likely: place(found.likely, node.zone, environment).time }),
    text,
    rule: found.rule,
    ...extras(node, [start.note, end.note]),
  };
}

const reachOf = ({ grain, range }: Found, { part, dates }: TimeNode): Pick<IntervalWhen, 'reach'> => {
  if (range) return {};
  if (grain === 'part-of-day') return part?.reach ? { reach: part.reach } : {};
  return dates.length === 1 && dates[0]?.isRolling ? { reach: 'now' } : {};
};

export function windowOf(found: Found, zone: string | undefined, environment: Environment): Window {
  const start = startOf(found, zone, environment).time;
  return found.point
    ? { start, end: start, instant: true }
    : { start, end: endOf(found, zone, environment).time };
}

/** A length as Temporal takes it: fractions go down into smaller units. */
export function durationOf(length: Length): Temporal.Duration {
  const whole = { years: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0 };
  const add = (n: number, unit: keyof typeof whole, next: (rest: number) => void): void => {
    const floor = Math.floor(n + 1e-9);
    whole[unit] += floor;
    const rest = n - floor;
    if (rest > 1e-9) next(rest);
  };
  const seconds = (n: number): void => {
    whole.seconds += Math.round(n);
  };
  const minutes = (n: number): void => add(n, 'minutes', (rest) => seconds(rest * 60));
  const hours = (n: number): void => add(n, 'hours', (rest) => minutes(rest * 60));
  const days = (n: number): void => add(n, 'days', (rest) => hours(rest * 24));
  const months = (n: number): void => add(n, 'months', (rest) => days(rest * 30));
  seconds(length.second ?? 0);
  minutes(length.minute ?? 0);
  hours(length.hour ?? 0);
  days(length.day ?? 0);
  add(length.week ?? 0, 'weeks', (rest) => days(rest * 7));
  months(length.month ?? 0);
  months((length.quarter ?? 0) * 3);
  add((length.year ?? 0) + (length.decade ?? 0) * 10 + (length.century ?? 0) * 100, 'years', (rest) =>
    months(rest * 12),
  );
  return Temporal.Duration.from(whole);
}
