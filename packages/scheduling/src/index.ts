export { SchedulingError } from './errors.ts';
export * from './events.ts';
export { findFreeTimes, freeIntervals } from './free-times/find-free-times.ts';
export type * from './free-times/types.ts';
export { whenever } from './free-times/weekly-time.ts';
export * from './intervals.ts';
export type { Convention } from './recurrence/compile-rule.ts';

export { expandSeries } from './recurrence/expand-series.ts';
export { expandStarts } from './recurrence/expand-starts.ts';
export { formatRecurrence, formatRule } from './recurrence/format-rule.ts';
export { nextStarts } from './recurrence/next-instances.ts';
export { parseRecurrence, tryParseRecurrence } from './recurrence/parse-recurrence.ts';

export type {
  Frequency,
  Recurrence,
  RecurrenceRule,
  RuleDay,
  RuleTime,
  WeekdayCode,
} from './recurrence/rule.ts';
export { isSubDaily } from './recurrence/rule.ts';
export { type SeriesSplit, splitSeries } from './recurrence/split-series.ts';
export {
  civilDate,
  DAY,
  dayNumber,
  formatDate,
  HOUR,
  MINUTE,
  SECOND,
  weekdayIndex,
} from './time/civil.ts';
export {
  addDays,
  dayAt,
  instantOf,
  type Moment,
  momentFrom,
  onDate,
  parseDate,
  parseDateTime,
  startOfDay,
  timed,
} from './time/moment.ts';
export { isKnownZone, type Zone, zoneOf } from './time/zone.ts';
export {
  type ClockRange,
  officeHours,
  parseClock,
  WEEKDAYS,
  type Weekday,
  type WorkingHours,
  weekdayOf,
  workingIntervals,
} from './working-hours.ts';
