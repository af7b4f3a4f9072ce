import { DAY, dayAt, formatDate, MINUTE, parseClock, zoneOf } from '@catch/scheduling';

/** A time of day on a person's own clock as an instant. A reading skipped by summer time moves forward by the gap. */
export const instantAt = (day: number, minutes: number, zone: string): number =>
  zoneOf(zone).toInstant(day * DAY + minutes * MINUTE);

export const minutesOf = (clock: string): number => parseClock(clock) / MINUTE;

/** Whole minutes after local midnight. */
export function minuteOfDay(at: number, zone: string): number {
  const local = zoneOf(zone).toLocal(at);
  return Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE);
}

export const localDate = (at: number, zone: string): string => formatDate(dayAt(at, zone));
