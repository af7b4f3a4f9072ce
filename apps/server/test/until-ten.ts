import { Temporal } from 'temporal-polyfill';

/**
 * Milliseconds until it is ten in the morning there. In the small hours days are said by their date, and about midnight
 * 'tomorrow' changes: what is to be said in so many words is said by day. People sign in first, since providers have a
 * clock of their own.
 */
export function untilTen(zone = 'Europe/Madrid'): number {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const ten = now.with({ hour: 10, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 });
  const next = Temporal.ZonedDateTime.compare(ten, now) < 0 ? ten.add({ days: 1 }) : ten;
  return next.epochMilliseconds - now.epochMilliseconds;
}
