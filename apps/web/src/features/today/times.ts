import type { Today, TodayEvent } from '@catch/contract';
import { hourCycle, written } from '../../words/clock.ts';
import { dateLocale } from '../../words/language.ts';
import { say } from '../../words/settings.ts';

const DAY_MS = 86_400_000;

/** Times of a calendar are those of its owner's zone, wherever they read it. */
const format = (options: Intl.DateTimeFormatOptions, value: string | number): string =>
  written(new Intl.DateTimeFormat(dateLocale(), options), new Date(value));

const clock = (value: string, timeZone: string): string =>
  format({ hour: 'numeric', minute: '2-digit', hourCycle: hourCycle(), timeZone }, value);

export const sayHours = ({ start, end }: { start: string; end: string }, zone: string): string =>
  say('today.hours', { from: clock(start, zone), to: clock(end, zone) });

/** 'YYYY-MM-DD' of an instant there. */
const dateIn = (value: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(value));

const dateOf = (start: string, zone: string): string => (start.length === 10 ? start : dateIn(start, zone));

/** The day of something, as one says it: what began before today is said of today. */
export function sayDay(start: string, { date, time_zone }: Today): string {
  const day = dateOf(start, time_zone);
  const distance = Math.round((Date.parse(day) - Date.parse(date)) / DAY_MS);
  if (distance <= 0) return say('today.today');
  if (distance === 1) return say('today.tomorrow');
  return format({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }, Date.parse(day));
}

export const sayTime = (event: TodayEvent, { time_zone }: Today): string =>
  event.all_day ? say('today.allDay') : sayHours(event, time_zone);
