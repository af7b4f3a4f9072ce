import {
  DAY,
  dayAt,
  HOUR,
  type Interval,
  MINUTE,
  type Moment,
  parseDate,
  SECOND,
  zoneOf,
} from '@catch/scheduling';
import type { Reader } from './time-reader.ts';
import { type Key, type Spoken, say } from './words.ts';

const RELATIVE: Readonly<Record<number, Key>> = {
  [-1]: 'time.yesterday',
  0: 'time.today',
  1: 'time.tomorrow',
};
/** Before that, 'tomorrow' may mean after the next sleep: days are said by their date. */
const MORNING = 4 * HOUR;
/** So near, the weekday says it, and the month is only there to be sure. */
const NEAR_DAYS = 6;
/** Eleven months: beyond, a date without its year could be another one. */
const YEAR_DAYS = 330;

// Times here are 'local milliseconds': what a UTC clock would show for the same reading. Spelled out by us: what `Intl`
// writes differs between versions, and receipts are compared by tests and people. Every line of a long list is said
// this way, and the instructions of every step; Temporal would take ten times as long.

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (local: number): number => Math.floor(local / DAY);
const localOf = (at: number, zone: string): number => zoneOf(zone).toLocal(at);

export const sayWeekday = (at: number, zone: string): string =>
  say({}, 'time.weekday', { day: new Date(localOf(at, zone)).getUTCDay() });

/** 'Monday' for 1; Sunday is 0. */
export const sayDayOfWeek = (day: number, to: Spoken): string => say(to, 'time.weekday', { day });

/** 'January' for 1. */
export const sayMonth = (month: number, to: Spoken): string => say(to, 'time.month', { month });

/** 'today', 'tomorrow', 'Thu 19 Nov', 'Tue 24 November', 'Fri 19 November 2027'; in full 'Thursday 19 November 2026'. */
export const sayDay = (day: number | string, reader: Reader): string => dayFor(day, reader).said;

interface SaidDay {
  readonly said: string;
  /** Counted from where one stands, as 'tomorrow', which needs no 'on'. */
  readonly isRelative: boolean;
}

function dayFor(day: number | string, reader: Reader): SaidDay {
  const number = typeof day === 'string' ? parseDate(day) : day;
  const date = new Date(number * DAY);
  const [weekday, month] = [date.getUTCDay(), date.getUTCMonth() + 1];
  const numbers = { day: date.getUTCDate(), year: date.getUTCFullYear() };
  if (reader.inFull)
    return byDate(
      say(reader, 'time.dayInFull', {
        ...numbers,
        weekday: sayDayOfWeek(weekday, reader),
        month: sayMonth(month, reader),
      }),
    );
  const now = localOf(reader.now, reader.zone);
  const ahead = number - dayOf(now);
  const relative = now - dayOf(now) * DAY >= MORNING ? RELATIVE[ahead] : undefined;
  if (relative) return { said: say(reader, relative), isRelative: true };
  if (Math.abs(ahead) <= NEAR_DAYS) return byDate(sayShortDay(number, reader));
  const names = {
    weekday: say(reader, 'time.weekdayShort', { day: weekday }),
    month: sayMonth(month, reader),
  };
  return byDate(
    needsYear(number, reader)
      ? say(reader, 'time.farDayAndYear', { ...names, ...numbers })
      : say(reader, 'time.farDay', { ...names, day: numbers.day }),
  );
}

/** Whether a day could be taken for another year's. */
export const needsYear = (day: number, { now, zone }: Pick<Reader, 'now' | 'zone'>): boolean =>
  Math.abs(day - dayAt(now, zone)) > YEAR_DAYS;

const byDate = (said: string): SaidDay => ({ said, isRelative: false });

/** 'Thu 19 Nov', whatever day it is read on. */
export function sayShortDay(day: number, to: Spoken): string {
  const date = new Date(day * DAY);
  return say(to, 'time.nearDay', {
    weekday: say(to, 'time.weekdayShort', { day: date.getUTCDay() }),
    day: date.getUTCDate(),
    month: say(to, 'time.monthShort', { month: date.getUTCMonth() + 1 }),
  });
}

/** 'tomorrow', 'on Thu 19 Nov'. */
export const onDay = (day: number | string, reader: Reader): string => {
  const { said, isRelative } = dayFor(day, reader);
  return isRelative ? said : say(reader, 'time.onDay', { day: said });
};

/** As other words name it: 'until tomorrow', 'until Thu 19 Nov', for which some languages have an article. */
export const theDay = (day: number | string, reader: Reader): string => {
  const { said, isRelative } = dayFor(day, reader);
  return isRelative ? said : say(reader, 'time.theDay', { day: said });
};

/** 'today 15:00', 'Thu 19 Nov, 15:00'. */
const dayWithClock = ({ said, isRelative }: SaidDay, clock: string): string =>
  `${said}${isRelative ? ' ' : ', '}${clock}`;

/** A reading of a clock, and of 12 hours its half of the day. */
interface Reading {
  readonly digits: string;
  /** As it is said, which decides how some languages say 'at'. */
  readonly hour: number;
  readonly half?: 'time.am' | 'time.pm' | undefined;
}

function readingOf(local: number, reader: Pick<Reader, 'clock'>): Reading {
  const date = new Date(local);
  const [hour, minute] = [date.getUTCHours(), two(date.getUTCMinutes())];
  if (reader.clock !== 12) return { digits: `${two(hour)}:${minute}`, hour };
  const twelve = hour % 12 || 12;
  return { digits: `${twelve}:${minute}`, hour: twelve, half: hour < 12 ? 'time.am' : 'time.pm' };
}

const write = (digits: string, half: Reading['half'], to: Spoken): string =>
  half ? say(to, half, { clock: digits }) : digits;

const clockOf = (local: number, reader: Pick<Reader, 'clock' | 'language'>): string => {
  const { digits, half } = readingOf(local, reader);
  return write(digits, half, reader);
};

/** '15:00', '3:00 pm'. */
export const sayClock = (at: number, reader: Reader): string => clockOf(localOf(at, reader.zone), reader);

const atReading = (
  local: number,
  reader: Pick<Reader, 'clock' | 'language'>,
  key: 'time.at' | 'time.to' = 'time.at',
): string => say(reader, key, { hour: readingOf(local, reader).hour, clock: clockOf(local, reader) });

/** 'at 15:00'. */
export const atClock = (at: number, reader: Reader): string => atReading(localOf(at, reader.zone), reader);

/** 'to 15:00', of what is moved there. */
export const toClock = (at: number, reader: Reader): string =>
  atReading(localOf(at, reader.zone), reader, 'time.to');

const localOfClock = (clock: string): number => Date.parse(`1970-01-01T${clock}:00Z`);

/** The same of a time of day that is kept as 'HH:MM'. */
export const sayTimeOfDay = (clock: string, reader: Pick<Reader, 'clock' | 'language'>): string =>
  clockOf(localOfClock(clock), reader);

export const atTimeOfDay = (clock: string, reader: Pick<Reader, 'clock' | 'language'>): string =>
  atReading(localOfClock(clock), reader);

/** '15:00–16:00', '3:00–4:00 pm', '11:30 am–1:00 pm'; a day ends at 24:00. */
function clocksOf(from: number, to: number, reader: Reader, isShort = true): string {
  const [start, end] = [readingOf(from, reader), readingOf(to, reader)];
  if (!start.half) return `${start.digits}–${end.digits === '00:00' ? '24:00' : end.digits}`;
  const isShared = isShort && dayOf(from) === dayOf(to) && start.half === end.half;
  return isShared
    ? write(`${start.digits}–${end.digits}`, end.half, reader)
    : `${write(start.digits, start.half, reader)}–${write(end.digits, end.half, reader)}`;
}

export const sayHours = ({ start, end }: Interval, reader: Reader): string =>
  start === end
    ? sayClock(start, reader)
    : clocksOf(localOf(start, reader.zone), localOf(end, reader.zone), reader);

/** How clock readings are told apart: not at all, by the zone, or, in the hour that comes twice, by the offset. */
function clockFor(
  times: readonly number[],
  reader: Reader,
): { toLocal: (at: number) => number; note: string } {
  const zone = zoneOf(reader.zone);
  const [first = 0] = times;
  if (times.every((at) => zone.toInstant(zone.toLocal(at)) === at))
    return { toLocal: (at) => zone.toLocal(at), note: reader.inFull ? ` (${reader.zone})` : '' };
  const offset = zone.offsetAt(first);
  return { toLocal: (at) => at + offset, note: ` (UTC${writeOffset(offset)})` };
}

/** 'tomorrow at 15:00', 'Thu 19 Nov at 15:00'; in full 'Thursday 19 November 2026, 15:00 (Europe/Madrid)'. */
export const sayInstant = (at: number, reader: Reader): string => instantAs(sayDay, at, reader);

/** 'on Thu 19 Nov at 15:00', 'tomorrow at 15:00'. */
export const onInstant = (at: number, reader: Reader): string => instantAs(onDay, at, reader);

/** As other words name it: 'starting Thu 19 Nov at 15:00'. */
export const theInstant = (at: number, reader: Reader): string => instantAs(theDay, at, reader);

function instantAs(named: typeof sayDay, at: number, reader: Reader): string {
  const { toLocal, note } = clockFor([at], reader);
  const local = toLocal(at);
  const day = named(dayOf(local), reader);
  return `${day}${reader.inFull ? `, ${clockOf(local, reader)}` : ` ${atReading(local, reader)}`}${note}`;
}

/** 'tomorrow 15:00–16:00', 'Thu 19 Nov, 15:00–16:00', 'Thu 19 Nov, 23:00 to Fri 20 Nov, 01:00', 'Thu 19 Nov, all day'. */
export function sayRange(start: Moment, end: Moment, reader: Reader): string {
  if (start.kind === 'date' || end.kind === 'date') {
    const first = start.kind === 'date' ? parseDate(start.date) : dayAt(start.at, reader.zone);
    const last = end.kind === 'date' ? parseDate(end.date) - 1 : dayAt(end.at, reader.zone);
    return sayDays(first, last, reader);
  }
  if (start.at === end.at) return sayInstant(start.at, reader);
  const { toLocal, note } = clockFor([start.at, end.at], reader);
  const [from, to] = [toLocal(start.at), toLocal(end.at)];
  const day = dayFor(dayOf(from), reader);
  // What ends at midnight is still that day's.
  if (dayOf(from) === dayOf(to - 1) && to > from)
    return `${dayWithClock(day, clocksOf(from, to, reader, note === ''))}${note}`;
  return `${say(reader, 'time.span', {
    from: dayWithClock(day, clockOf(from, reader)),
    to: dayWithClock(dayFor(dayOf(to), reader), clockOf(to, reader)),
  })}${note}`;
}

/** The day that a time lies on, if it is one only. */
export function dayWithin(start: Moment, end: Moment, zone: string): number | undefined {
  if (start.kind === 'date' || end.kind === 'date' || end.at <= start.at) return undefined;
  const day = dayAt(start.at, zone);
  // What ends at midnight is still that day's.
  return dayAt(end.at - 1, zone) === day ? day : undefined;
}

/** Once `said` has been named, '15:00–16:00' is enough for a time on that day, except in full. */
export function sayRangeAfter(said: number | undefined, start: Moment, end: Moment, reader: Reader): string {
  const isSaid = !reader.inFull && said !== undefined && dayWithin(start, end, reader.zone) === said;
  if (!isSaid || start.kind === 'date' || end.kind === 'date') return sayRange(start, end, reader);
  const { toLocal, note } = clockFor([start.at, end.at], reader);
  return `${clocksOf(toLocal(start.at), toLocal(end.at), reader, note === '')}${note}`;
}

/** Whole days, the last one included. */
function sayDays(first: number, last: number, reader: Reader): string {
  const { said, isRelative } = dayFor(first, reader);
  if (first < last) {
    const days = say(reader, 'time.span', { from: said, to: sayDay(last, reader) });
    return reader.inFull ? say(reader, 'time.allDayAfter', { day: days }) : days;
  }
  return say(reader, isRelative ? 'time.allDay' : 'time.allDayAfter', { day: said });
}

/** The house's parts of the day (`packages/understanding`), by the hours from which and to which they last. */
const PARTS: readonly (readonly [from: number, to: number, name: string])[] = [
  [0, 12, 'morning'],
  [12, 19, 'afternoon'],
  [18, 24, 'evening'],
];

/** Where in time a question looked: 'tomorrow evening', 'on Thu 19 Nov between 10:00 and 12:00', 'from today to Fri 20 Nov'. */
export function sayWindow({ start, end }: Interval, reader: Reader): string {
  const toLocal = (at: number): number => localOf(at, reader.zone);
  if (end - start <= MINUTE) return onInstant(start, reader);
  const [first, last] = [dayOf(toLocal(start)), dayOf(toLocal(end - 1))];
  if (first !== last)
    return say(reader, 'time.fromTo', { first: theDay(first, reader), last: theDay(last, reader) });
  const day = onDay(first, reader);
  const { isRelative } = dayFor(first, reader);
  const [from, to] = [toLocal(start) - first * DAY, toLocal(end - 1) + 1 - first * DAY];
  if (from === 0 && to === DAY) return day;
  const part = PARTS.find(([hour, until]) => from === hour * HOUR && to === until * HOUR)?.[2];
  if (part)
    return day === say(reader, 'time.today')
      ? say(reader, 'time.thisPart', { part })
      : say(reader, isRelative ? 'time.partOfDay' : 'time.partOfDate', { day, part });
  const at = (instant: number) => ({
    day,
    clock: sayClock(instant, reader),
    hour: readingOf(toLocal(instant), reader).hour,
  });
  if (to === DAY) return say(reader, 'time.after', at(start));
  return from === 0
    ? say(reader, 'time.before', at(end))
    : say(reader, 'time.between', { day, from: sayClock(start, reader), to: sayClock(end, reader) });
}

const writeOffset = (offset: number): string => {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** '2026-11-15T10:00:00+01:00[Europe/Madrid]', to the second, as Temporal reads and writes it. */
export function writeInstant(at: number, zone: string): string {
  const rounded = Math.floor((at + SECOND / 2) / SECOND) * SECOND;
  const offset = zoneOf(zone).offsetAt(rounded);
  const reading = new Date(rounded + offset).toISOString().slice(0, -'.000Z'.length);
  return `${reading}${writeOffset(offset)}[${zone}]`;
}
