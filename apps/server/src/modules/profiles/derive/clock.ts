import { WEEKDAYS, type Weekday } from '@catch/scheduling';

/** 780 → '13:00'; the end of a day is '24:00'. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** In the order of the week, each once. */
export const inWeekOrder = (weekdays: Iterable<Weekday>): Weekday[] => {
  const known = new Set(weekdays);
  return WEEKDAYS.filter((weekday) => known.has(weekday));
};
