import { dayAt, HOUR, MINUTE } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { dateOf, minuteOfDay } from '../plan/local-clock.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'Monday 16 November': of a day number. */
export function sayDay(day: number): string {
  const date = Temporal.PlainDate.from(dateOf(day));
  return `${WEEKDAYS[date.dayOfWeek - 1]} ${date.day} ${MONTHS[date.month - 1]}`;
}

export function sayClock(at: number, zone: string): string {
  const minute = minuteOfDay(at, zone);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** 'Monday 16 November, 10:00–11:00'; the zone is said once in a message, by its heading. */
export const saySpan = (start: number, end: number, zone: string): string =>
  `${sayDay(dayAt(start, zone))}, ${sayClock(start, zone)}–${sayClock(end, zone)}`;

export function sayLength(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / MINUTE));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(milliseconds / HOUR);
  const rest = minutes - hours * 60;
  const whole = hours === 1 ? '1 hour' : `${hours} hours`;
  return rest === 0 ? whole : `${whole} ${rest} minutes`;
}
