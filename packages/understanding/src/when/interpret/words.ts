import type { Temporal } from 'temporal-polyfill';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const two = (n: number): string => String(n).padStart(2, '0');

/** 'Thursday 19 November 2026'. */
export const dayText = (t: Temporal.ZonedDateTime | Temporal.PlainDate): string =>
  `${WEEKDAYS[t.dayOfWeek - 1]} ${t.day} ${MONTHS[t.month - 1]} ${t.year}`;

/** '15:00', with seconds only when there are some. */
export const timeText = (t: Temporal.ZonedDateTime): string =>
  `${two(t.hour)}:${two(t.minute)}${t.second ? `:${two(t.second)}` : ''}`;
