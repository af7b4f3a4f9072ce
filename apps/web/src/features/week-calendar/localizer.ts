import { DateLocalizer } from 'react-big-calendar';

/**
 * The grid's dates are wall-clock times written as UTC (grid-time.ts), so its calendar is plain arithmetic: no zone,
 * no change of clocks, and nothing of the browser's. That is also some fifty times faster than asking a date library
 * the several thousand questions that a full week raises.
 */
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4 * DAY;

const sizes: Record<string, number> = {
  minute: MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
  date: DAY,
  week: 7 * DAY,
};
/** Units come in singular and plural; without one, to the millisecond. */
const sizeOf = (unit: string | undefined): number => sizes[unit?.replace(/s$/, '') ?? ''] ?? 1;

function floor(date: Date, unit?: string): number {
  const size = sizeOf(unit);
  const anchor = size === 7 * DAY ? FIRST_MONDAY : 0;
  return Math.floor((date.getTime() - anchor) / size) * size + anchor;
}

// The library once asks for the start of nothing (TimeSlots getKey) and only compares the answer.
const startOf = (date: Date | undefined, unit?: string): Date =>
  new Date(date ? floor(date, unit) : Number.NaN);
const endOf = (date: Date, unit?: string): Date => new Date(floor(date, unit) + sizeOf(unit) - 1);
const add = (date: Date, count: number, unit?: string): Date =>
  new Date(date.getTime() + count * sizeOf(unit));
const lt = (a: Date, b: Date, unit?: string): boolean => floor(a, unit) < floor(b, unit);
const eq = (a: Date, b: Date, unit?: string): boolean => floor(a, unit) === floor(b, unit);
const diff = (a: Date, b: Date, unit = 'day'): number =>
  Math.floor((b.getTime() - a.getTime()) / sizeOf(unit));

interface Span {
  readonly start: Date;
  readonly end: Date;
}

const spec = {
  firstOfWeek: () => 1,
  formats: {},
  /** Only the gutter's labels are the library's; days and events are named by our own components. */
  format: (value: Date, format: string): string =>
    format === 'timeGutterFormat' ? value.toISOString().slice(11, 16) : '',

  startOf,
  endOf,
  add,
  lt,
  eq,
  diff,
  lte: (a: Date, b: Date, unit?: string) => !lt(b, a, unit),
  gt: (a: Date, b: Date, unit?: string) => lt(b, a, unit),
  gte: (a: Date, b: Date, unit?: string) => !lt(a, b, unit),
  neq: (a: Date, b: Date, unit?: string) => !eq(a, b, unit),
  min: (a: Date, b: Date) => (a <= b ? a : b),
  max: (a: Date, b: Date) => (a >= b ? a : b),
  minutes: (date: Date) => date.getUTCMinutes(),
  isSameDate: (a: Date, b: Date) => eq(a, b, 'day'),
  inRange: (day: Date, min: Date, max: Date, unit = 'day') => !lt(day, min, unit) && !lt(max, day, unit),
  ceil: (date: Date, unit: string) => new Date(-floor(new Date(-date.getTime()), unit)),
  merge: (date: Date, time: Date) => new Date(floor(date, 'day') + (time.getTime() - floor(time, 'day'))),
  range(start: Date, end: Date, unit = 'day'): Date[] {
    const dates: Date[] = [];
    for (let current = start; current <= end; current = add(current, 1, unit)) dates.push(current);
    return dates;
  },

  getSlotDate: (date: Date, minutesFromMidnight: number, offset: number) =>
    new Date(floor(date, 'day') + (minutesFromMidnight + offset) * MINUTE),
  getTotalMin: (start: Date, end: Date) => diff(start, end, 'minute'),
  getMinutesFromMidnight: (date: Date) => (date.getTime() - floor(date, 'day')) / MINUTE,
  getTimezoneOffset: () => 0,
  getDstOffset: () => 0,
  browserTZOffset: () => 0,

  continuesPrior: (start: Date, first: Date) => start < first,
  continuesAfter: (_start: Date, end: Date, last: Date) => end >= last,
  daySpan: (start: Date, end: Date) => (end.getTime() - start.getTime()) / DAY,
  startAndEndAreDateOnly: (start: Date, end: Date) =>
    eq(start, startOf(start, 'day')) && eq(end, startOf(end, 'day')),
  /** Longer ones first, so that the all-day row fills from above. */
  sortEvents: ({ evtA, evtB }: { evtA: Span; evtB: Span }) =>
    floor(evtA.start, 'day') - floor(evtB.start, 'day') ||
    evtB.end.getTime() - evtB.start.getTime() - (evtA.end.getTime() - evtA.start.getTime()),
  inEventRange: ({ event, range }: { event: Span; range: Span }) =>
    event.start <= endOf(range.end, 'day') && event.end > range.start,
};

// The published types describe `sortEvents` and `inEventRange` otherwise than the library calls them.
export const localizer = new DateLocalizer(spec as unknown as ConstructorParameters<typeof DateLocalizer>[0]);
