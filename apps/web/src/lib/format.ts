import { browserZone, hourCycle, written } from '../words/clock.ts';
import { dateLocale } from '../words/language.ts';

// Unless a zone is named, everything here is shown in the viewer's own zone and language; the wire carries UTC.
const formattersOf = (locale: string | undefined, cycle: 'h12' | 'h23') => ({
  locale,
  cycle,
  dateTime: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: cycle }),
  date: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
  time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: cycle }),
  relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
});
let current = formattersOf(undefined, 'h23');
/** Making one takes longer than using it a thousand times. */
const formatters = () => {
  const [locale, cycle] = [dateLocale(), hourCycle()];
  if (current.locale !== locale || current.cycle !== cycle) current = formattersOf(locale, cycle);
  return current;
};

const format = (kind: 'dateTime' | 'date' | 'time', value: string): string => {
  const moment = new Date(value);
  // A stored value that is no time is shown as it is rather than as 'Invalid Date'.
  return Number.isNaN(moment.getTime()) ? value : written(formatters()[kind], moment);
};

export const formatDateTime = (value: string): string => format('dateTime', value);
export const formatDate = (value: string): string => format('date', value);
export const formatTime = (value: string): string => format('time', value);

/** For what is due by a calendar: in its zone. */
export function formatDateTimeIn(value: string, zone: string): string {
  if (zone === browserZone) return formatDateTime(value);
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  return written(
    new Intl.DateTimeFormat(dateLocale(), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: hourCycle(),
      timeZone: zone,
    }),
    moment,
  );
}

/** A time of day that is kept as 'HH:MM'. */
export const formatTimeOfDay = (clock: string): string => {
  // A day of 24 hours ends at 24:00.
  if (clock === '24:00' && hourCycle() === 'h23') return clock;
  const moment = new Date(`2000-01-01T${clock}`);
  return Number.isNaN(moment.getTime()) ? clock : formatTime(moment.toISOString());
};

/** 'm:ss', for countdowns (product-spec section 9). */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** '3 hours ago', 'in 2 days'. */
export function formatRelative(value: string, now: number): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  if (Number.isNaN(seconds)) return value;
  const { relative } = formatters();
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(0, 'second');
}

export const initialOf = (nameOrEmail: string): string => [...nameOrEmail.trim()][0]?.toUpperCase() ?? '?';
