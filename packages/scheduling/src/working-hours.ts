import { quote, SchedulingError } from './errors.ts';
import { clip, type Interval } from './intervals.ts';
import { DAY, MINUTE, weekdayIndex } from './time/civil.ts';
import { zoneOf } from './time/zone.ts';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export const WEEKDAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

/** Of a day number. */
export const weekdayOf = (day: number): Weekday => WEEKDAYS[weekdayIndex(day)] ?? 'monday';

/** Wall-clock times, `HH:MM`; `to` may be `24:00`, and a `to` not after `from` lies on the next day. */
export interface ClockRange {
  readonly from: string;
  readonly to: string;
}

/** When somebody works. A weekday left out is a day off. */
export interface WorkingHours {
  readonly zone: string;
  readonly week: { readonly [Day in Weekday]?: readonly ClockRange[] };
}

/** Monday to Friday, one range. */
export function officeHours(zone: string, from = '09:00', to = '17:00'): WorkingHours {
  const day = [{ from, to }];
  return { zone, week: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day } };
}

/** Working time inside a window: sorted, disjoint. Each end is placed by the zone's clock of that day. */
export function workingIntervals(hours: WorkingHours, window: Interval): Interval[] {
  return weeklyIntervals(hours.zone, (weekday) => hours.week[weekday] ?? [], window);
}

/** Ranges that come back every week, on the time line. Also serves preferences such as 'lunch' or 'mornings'. */
export function weeklyIntervals(
  zoneId: string,
  rangesOf: (weekday: Weekday) => readonly ClockRange[],
  window: Interval,
): Interval[] {
  if (!Number.isFinite(window.start) || !Number.isFinite(window.end)) {
    throw new SchedulingError('invalid-interval', 'Weekly ranges need a finite window');
  }
  const zone = zoneOf(zoneId);
  const byWeekday = WEEKDAYS.map((weekday) => rangesOf(weekday).map(parseRange));
  const found: Interval[] = [];
  // A day earlier for ranges that run past midnight.
  const first = Math.floor(zone.toLocal(window.start) / DAY) - 1;
  const last = Math.floor(zone.toLocal(window.end) / DAY);
  for (let day = first; day <= last; day++) {
    for (const range of byWeekday[weekdayIndex(day)] ?? []) {
      const start = zone.toInstant(day * DAY + range.from);
      const end = zone.toInstant(day * DAY + range.to);
      if (start < end) found.push({ start, end });
    }
  }
  return clip(found, window);
}

function parseRange(range: ClockRange): { from: number; to: number } {
  const from = parseClock(range.from);
  const to = parseClock(range.to);
  if (from === DAY) throw new SchedulingError('invalid-working-hours', 'A range cannot begin at 24:00');
  return { from, to: to <= from ? to + DAY : to };
}

/** `HH:MM` in milliseconds after midnight. */
export function parseClock(text: string): number {
  const found = /^(\d{2}):(\d{2})$/.exec(text);
  const value = Number(found?.[1]) * 60 + Number(found?.[2]);
  if (found === null || Number(found[2]) > 59 || value > 24 * 60) {
    throw new SchedulingError('invalid-working-hours', `Not a time of day: ${quote(text)}`);
  }
  return value * MINUTE;
}
