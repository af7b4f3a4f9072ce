import { Temporal } from 'temporal-polyfill';

/** A week is named by its Monday, as a date. */
export interface Week {
  readonly monday: Temporal.PlainDate;
  readonly sunday: Temporal.PlainDate;
}

/** The week that holds the date; it always starts on Monday (product-spec section 9). */
export function weekOf(date: Temporal.PlainDate): Week {
  const monday = date.subtract({ days: date.dayOfWeek - 1 });
  return { monday, sunday: monday.add({ days: 6 }) };
}

export const shiftWeek = (week: Week, weeks: number): Week => weekOf(week.monday.add({ weeks }));

/** What day it is for the calendar's owner. */
export const dateIn = (zone: string, epochMilliseconds: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone).toPlainDate();

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
const utc = (date: Temporal.PlainDate): Date => new Date(Date.UTC(date.year, date.month - 1, date.day));

/** 'March 2026', 'March – April 2026', 'December 2026 – January 2027'. */
export function weekTitle({ monday, sunday }: Week): string {
  const first = month.format(utc(monday));
  const last = month.format(utc(sunday));
  if (monday.year !== sunday.year) return `${first} ${monday.year} – ${last} ${sunday.year}`;
  return first === last ? `${first} ${monday.year}` : `${first} – ${last} ${monday.year}`;
}

/** 'Europe/Madrid (GMT+2)': the offset is that of the shown week's Thursday, which names it also around a change. */
export function zoneLabel(zone: string, week: Week): string {
  const noon = week.monday.add({ days: 3 }).toZonedDateTime({ timeZone: zone, plainTime: '12:00' });
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    noon.epochMilliseconds,
  );
  const offset = parts.find((part) => part.type === 'timeZoneName')?.value;
  return offset && offset !== zone ? `${zone.replaceAll('_', ' ')} (${offset})` : zone;
}
