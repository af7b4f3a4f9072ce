import { HOUR, type Interval } from '@catch/scheduling';
import type { When, WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type EventTime, type EventTimeWords, within } from './event-time-kinds.ts';

interface Meal {
  readonly word: RegExp;
  readonly from: string;
  readonly to: string;
  readonly onWeekends?: true;
}

const MEALS: readonly Meal[] = [
  { word: /\bbreakfast\b/i, from: '08:00', to: '10:00' },
  { word: /\bbrunch\b/i, from: '10:30', to: '13:00', onWeekends: true },
  { word: /\blunch\b/i, from: '12:30', to: '14:30' },
  { word: /\bcoffee\b/i, from: '10:00', to: '17:00' },
  { word: /\bdinner\b|\bsupper\b/i, from: '19:00', to: '22:00', onWeekends: true },
];

export const mealOf = (title: string | undefined): Meal | undefined =>
  MEALS.find(({ word }) => title !== undefined && word.test(title));

type Stretch = Extract<When, { kind: 'interval' }>;

/** On one day: within the hours of the meal, at its usual time if that is free. */
export function mealOfDay(
  { from, to }: Meal,
  { start, rule }: Stretch,
  { usual }: EventTimeWords,
  length: number,
): EventTime {
  const likely = start.withPlainTime(usual?.at ?? from).epochMilliseconds;
  const opens = start.withPlainTime(usual?.at && usual.at < from ? usual.at : from).epochMilliseconds;
  const closes = Math.max(start.withPlainTime(to).epochMilliseconds, likely + length);
  return within([{ start: opens, end: closes }], length, rule, [likely]);
}

const WEEK = [1, 2, 3, 4, 5];

/** 'Lunch with Emma next week': at lunch time of one of those days. */
export function mealOfDays(
  { from, to, onWeekends }: Meal,
  stretch: Stretch,
  { usual }: EventTimeWords,
  length: number,
  { workingHours }: WhenContext,
): EventTime {
  const all = daysOf(stretch);
  const works = workingHours?.days ?? WEEK;
  // A coffee 'next week' is on a working day; dinner may as well be on a Saturday.
  const working = onWeekends ? all : all.filter(({ dayOfWeek }) => works.includes(dayOfWeek));
  const days = working.length > 0 ? working : all;
  const on = (day: Stretch['start'], clock: string) => day.withPlainTime(clock).epochMilliseconds;
  return within(
    days.map((day) => ({ start: on(day, from), end: on(day, to) })),
    length,
    stretch.rule,
    days.map((day) => on(day, usual?.at ?? from)),
  );
}

const MOST_DAYS = 31;

function daysOf({ start, end }: Stretch): Stretch['start'][] {
  const days = [];
  for (let day = start.startOfDay(); days.length < MOST_DAYS; day = day.add({ days: 1 })) {
    if (day.epochMilliseconds >= end.epochMilliseconds) break;
    days.push(day);
  }
  return days;
}

/** Of whole days or longer what is left for such a meal; a stretch of hours that somebody named stays as it is. */
export function mealHours(
  { from, to }: Meal,
  windows: readonly Interval[],
  zone: string,
): readonly Interval[] {
  return windows.flatMap((window) => {
    if (window.end - window.start < HALF_DAY) return [window];
    const [start, end] = [window.start, window.end].map((at) =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone),
    );
    if (!start || !end) return [];
    const days = start.startOfDay().until(end, { largestUnit: 'days' }).days;
    return Array.from({ length: Math.min(days, MOST_DAYS) + 1 }, (_, index) => {
      const day = start.startOfDay().add({ days: index });
      return {
        start: Math.max(day.withPlainTime(from).epochMilliseconds, window.start),
        end: Math.min(day.withPlainTime(to).epochMilliseconds, window.end),
      };
    }).filter((one) => one.start < one.end);
  });
}
const HALF_DAY = 12 * HOUR;
