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

/** Whoever reads a time: by their own clock, from where they stand. */
export interface Reader {
  readonly zone: string;
  readonly now: number;
  /** As the clocks around them show it; 24 hours where nobody knows. */
  readonly clock?: 12 | 24 | undefined;
  /**
   * With weekday, date, year and zone: for other people, for models, and for what is read later or somewhere else, such as
   * a card. Otherwise as one says it to somebody who stands there: 'tomorrow at 15:00'.
   */
  readonly inFull?: true | undefined;
}

const AMERICAN = /^(America\/(?!.*(Sao_Paulo|Buenos|Bogota|Lima|Santiago|Mexico|Caracas))|US$)/;

/** Until somebody says otherwise, the order of day and month and the clock are those of the zone's country. */
export const localeOf = (zone: string): string => (AMERICAN.test(zone) ? 'en-US' : 'en-GB');

export const readerIn = (zone: string, now: number | Date): Reader => ({
  zone,
  now: Number(now),
  clock: localeOf(zone) === 'en-US' ? 12 : 24,
});

/** The same person, on another clock or in another place. */
export const inFull = ({ zone, now, clock }: Reader): Reader => ({ zone, now, clock, inFull: true });

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const RELATIVE: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
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
  WEEKDAYS[new Date(localOf(at, zone)).getUTCDay()] ?? '';

/** 'today', 'tomorrow', 'Thu 19 Nov', 'Tue 24 November', 'Fri 19 November 2027'; in full 'Thursday 19 November 2026'. */
export function sayDay(day: number | string, reader: Reader): string {
  const number = typeof day === 'string' ? parseDate(day) : day;
  const date = new Date(number * DAY);
  const [weekday = '', month = ''] = [WEEKDAYS[date.getUTCDay()], MONTHS[date.getUTCMonth()]];
  if (reader.inFull) return `${weekday} ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
  const now = localOf(reader.now, reader.zone);
  const ahead = number - dayOf(now);
  const relative = now - dayOf(now) * DAY >= MORNING ? RELATIVE[ahead] : undefined;
  if (relative) return relative;
  const isNear = Math.abs(ahead) <= NEAR_DAYS;
  const year = Math.abs(ahead) > YEAR_DAYS ? ` ${date.getUTCFullYear()}` : '';
  return `${weekday.slice(0, 3)} ${date.getUTCDate()} ${isNear ? month.slice(0, 3) : month}${year}`;
}

/** 'Thu 19 Nov', whatever day it is read on. */
export function sayShortDay(day: number): string {
  const date = new Date(day * DAY);
  return `${WEEKDAYS[date.getUTCDay()]?.slice(0, 3)} ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]?.slice(0, 3)}`;
}

const isRelative = (day: string): boolean => /^[a-z]/.test(day);

/** 'tomorrow', 'on Thu 19 Nov'. */
export const onDay = (day: number | string, reader: Reader): string => {
  const said = sayDay(day, reader);
  return isRelative(said) ? said : `on ${said}`;
};

/** 'today 15:00', 'Thu 19 Nov, 15:00'. */
const beside = (day: string, clock: string): string => `${day}${isRelative(day) ? ' ' : ', '}${clock}`;

const clockOf = (local: number, reader: Reader): string => {
  const date = new Date(local);
  const [hour, minute] = [date.getUTCHours(), two(date.getUTCMinutes())];
  return reader.clock === 12
    ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
    : `${two(hour)}:${minute}`;
};

/** '15:00', '3:00 pm'. */
export const sayClock = (at: number, reader: Reader): string => clockOf(localOf(at, reader.zone), reader);

/** The same of a time of day that is kept as 'HH:MM'. */
export const sayTimeOfDay = (clock: string, reader: Pick<Reader, 'clock'>): string =>
  clockOf(Date.parse(`1970-01-01T${clock}:00Z`), { zone: 'UTC', now: 0, ...reader });

/** '15:00–16:00', '3:00–4:00 pm', '11:30 am–1:00 pm'; a day ends at 24:00. */
function clocksOf(from: number, to: number, reader: Reader, isShort = true): string {
  const [start, end] = [clockOf(from, reader), clockOf(to, reader)];
  if (reader.clock !== 12) return `${start}–${end === '00:00' ? '24:00' : end}`;
  const isShared = isShort && dayOf(from) === dayOf(to) && start.slice(-2) === end.slice(-2);
  return `${isShared ? start.slice(0, -3) : start}–${end}`;
}

export const sayHours = ({ start, end }: Interval, reader: Reader): string =>
  clocksOf(localOf(start, reader.zone), localOf(end, reader.zone), reader);

/** How the readings of a clock are told apart: by nothing, by the zone, or, in the hour that comes twice, by the offset. */
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
export function sayInstant(at: number, reader: Reader): string {
  const { toLocal, note } = clockFor([at], reader);
  const [day, clock] = [sayDay(dayOf(toLocal(at)), reader), clockOf(toLocal(at), reader)];
  return `${day}${reader.inFull ? ', ' : ' at '}${clock}${note}`;
}

/** 'on Thu 19 Nov at 15:00', 'tomorrow at 15:00'. */
export const onInstant = (at: number, reader: Reader): string => {
  const said = sayInstant(at, reader);
  return isRelative(said) ? said : `on ${said}`;
};

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
  const day = sayDay(dayOf(from), reader);
  // What ends at midnight is still that day's.
  return dayOf(from) === dayOf(to - 1) && to > from
    ? `${beside(day, clocksOf(from, to, reader, note === ''))}${note}`
    : `${beside(day, clockOf(from, reader))} to ${beside(sayDay(dayOf(to), reader), clockOf(to, reader))}${note}`;
}

/** Whole days, the last one included. */
export function sayDays(first: number, last: number, reader: Reader): string {
  const day = sayDay(first, reader);
  if (first < last) return `${day} to ${sayDay(last, reader)}${reader.inFull ? ', all day' : ''}`;
  return isRelative(day) ? `all day ${day}` : `${day}, all day`;
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
  const on = onDay(first, reader);
  if (first !== last) return `from ${sayDay(first, reader)} to ${sayDay(last, reader)}`;
  const [from, to] = [toLocal(start) - first * DAY, toLocal(end - 1) + 1 - first * DAY];
  if (from === 0 && to === DAY) return on;
  const part = PARTS.find(([hour, until]) => from === hour * HOUR && to === until * HOUR)?.[2];
  if (part) return on === 'today' ? (part === 'evening' ? 'tonight' : `this ${part}`) : `${on} ${part}`;
  if (to === DAY) return `${on} after ${sayClock(start, reader)}`;
  return from === 0
    ? `${on} before ${sayClock(end, reader)}`
    : `${on} between ${sayClock(start, reader)} and ${sayClock(end, reader)}`;
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
