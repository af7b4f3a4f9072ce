import {
  addMonths,
  at,
  DAY,
  dateOf,
  dayNumber,
  dayOf,
  daysInMonth,
  HOUR,
  MINUTE,
  WEEK,
  weekdayOf,
  weekStartOf,
} from '../civil/calendar.ts';
import type { Grain } from '../types.ts';
import { type Series, type Stretch, single } from './series.ts';

const MONTH_LENGTH = 30 * DAY;
const YEAR_LENGTH = 365 * DAY;

/** Units of the calendar, as said: 'week', 'fortnight' is two of them. */
export type Unit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'quarter'
  | 'year'
  | 'decade'
  | 'century';

export const unitSeconds: Record<Unit, number> = {
  second: 1,
  minute: MINUTE,
  hour: HOUR,
  day: DAY,
  week: WEEK,
  month: MONTH_LENGTH,
  quarter: 3 * MONTH_LENGTH,
  year: YEAR_LENGTH,
  decade: 10 * YEAR_LENGTH,
  century: 100 * YEAR_LENGTH,
};

const monthsIn: Partial<Record<Unit, number>> = {
  month: 1,
  quarter: 3,
  year: 12,
  decade: 120,
  century: 1200,
};

/** The calendar unit that holds `t`, moved by `offset` units. */
export function unitAt(unit: Unit, t: number, offset: number, weekStart: number): Stretch {
  const months = monthsIn[unit];
  if (months !== undefined) {
    const { year, month } = dateOf(dayOf(t));
    const index = Math.floor((year * 12 + month - 1) / months) + offset;
    const start = at(dayNumber(0, index * months + 1, 1));
    return { start, end: at(dayNumber(0, (index + 1) * months + 1, 1)) };
  }
  if (unit === 'week') {
    const start = at(weekStartOf(dayOf(t), weekStart) + 7 * offset);
    return { start, end: start + WEEK };
  }
  const size = unitSeconds[unit];
  const start = (Math.floor(t / size) + offset) * size;
  return { start, end: start + size };
}

/** Every week, every month … aligned to the calendar. */
export const cycle = (unit: Unit, weekStart: number): Series => ({
  next: (t) => unitAt(unit, t, 0, weekStart),
  period: unitSeconds[unit],
  length: unitSeconds[unit],
  grain: unit,
  anchored: false,
});

export const unitFrom = (unit: Unit, t: number, offset: number, weekStart: number): Series => {
  const s = unitAt(unit, t, offset, weekStart);
  return single(s.start, s.end, unit);
};

/** Every day that `hit` accepts, looked for day by day. */
function days(period: number, from: (dayNo: number) => number | null): Series {
  return {
    next(t) {
      const day = from(dayOf(t));
      return day === null ? null : { start: at(day), end: at(day + 1) };
    },
    period,
    length: DAY,
    grain: 'day',
    anchored: false,
  };
}

export const weekday = (iso: number): Series => days(WEEK, (d) => d + ((iso - weekdayOf(d) + 7) % 7));

/** Every working day. */
export const workday = (set: readonly number[]): Series =>
  days(DAY, (d) => {
    for (let i = 0; i < 8; i++) if (set.includes(weekdayOf(d + i))) return d + i;
    return null;
  });

export const dayOfMonth = (day: number): Series =>
  days(MONTH_LENGTH, (d) => {
    const start = dateOf(d);
    for (let i = 0; i < 14; i++) {
      const { year, month } = dateOf(dayNumber(start.year, start.month + i, 1));
      const hit = dayNumber(year, month, day);
      if (day <= daysInMonth(year, month) && hit >= d) return hit;
    }
    return null;
  });

/** Every 29 February is one too: years without the day are passed over. */
export const monthDay = (month: number, day: number): Series =>
  days(YEAR_LENGTH, (d) => {
    const { year } = dateOf(d);
    for (let y = year; y <= year + 8; y++) {
      const hit = dayNumber(y, month, day);
      if (day <= daysInMonth(y, month) && hit >= d) return hit;
    }
    return null;
  });

/** A day computed per year: movable feasts. */
export const yearly = (dayIn: (year: number) => number): Series =>
  days(YEAR_LENGTH, (d) => {
    const { year } = dateOf(d);
    for (let y = year; y <= year + 2; y++) {
      const hit = dayIn(y);
      if (hit >= d) return hit;
    }
    return null;
  });

export const onDay = (dayNo: number): Series => single(at(dayNo), at(dayNo + 1), 'day');

/** A stretch of months in every year: 'March', 'the third quarter', and with a day a season. */
export function yearSpan(
  fromMonth: number,
  fromDay: number,
  toMonth: number,
  toDay: number,
  grain: Grain,
): Series {
  const over = toMonth * 31 + toDay <= fromMonth * 31 + fromDay ? 1 : 0;
  const inYear = (year: number): Stretch => ({
    start: at(dayNumber(year, fromMonth, fromDay)),
    end: at(dayNumber(year + over, toMonth, toDay)),
  });
  const sample = inYear(2001);
  return {
    next(t) {
      const { year } = dateOf(dayOf(t));
      for (let y = year - 1; y <= year + 2; y++) {
        const s = inYear(y);
        if (s.end > t) return s;
      }
      return null;
    },
    period: YEAR_LENGTH,
    length: sample.end - sample.start,
    grain,
    anchored: false,
  };
}

export const month = (m: number): Series => yearSpan(m, 1, m === 12 ? 1 : m + 1, 1, 'month');
export const quarter = (q: number): Series => yearSpan(q * 3 - 2, 1, q === 4 ? 1 : q * 3 + 1, 1, 'quarter');

export const year = (y: number): Series => single(at(dayNumber(y, 1, 1)), at(dayNumber(y + 1, 1, 1)), 'year');

/** Saturday and Sunday. */
export const weekend = (): Series => ({
  next(t) {
    const d = dayOf(t);
    const saturday = weekdayOf(d) === 7 ? d - 1 : d + (6 - weekdayOf(d));
    return { start: at(saturday), end: at(saturday + 2) };
  },
  period: WEEK,
  length: 2 * DAY,
  grain: 'weekend',
  anchored: false,
});

/** Moves a civil time by calendar units; months keep the day where they can. */
export function shift(t: number, unit: Unit, n: number): number {
  const months = monthsIn[unit];
  if (months === undefined) return t + n * unitSeconds[unit];
  const whole = Math.trunc(n * months);
  const moved = at(addMonths(dayOf(t), whole), t - dayOf(t) * DAY);
  return moved + Math.round((n * months - whole) * 30) * DAY;
}
