import { DAY, HOUR, type Interval, MINUTE, type Moment, onDate, timed } from '@catch/scheduling';
import {
  bareLength,
  isDigital,
  resolveWhen,
  saysHalfOfDay,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { windowOf } from '../tools/events/window-of.ts';
import { resolveDuration, resolveShift } from '../tools/time/resolve-duration.ts';
import { impliedBy } from '../tools/time/settle-half.ts';
import type { Slots } from './slots.ts';
import type { World } from './world.ts';

/** A time that is settled: as a tool takes it. */
export interface Exact {
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence: readonly string[];
}

/** The words for a new time, with the zone that was named apart from them. */
export function timeWords(slots: Slots, zone?: string): string | undefined {
  const words = slots.joined('time');
  const place = zone ?? slots.first('zone');
  // 'At nine New York time' names it already.
  const isSaid = place !== undefined && words?.toLowerCase().includes(`${place.toLowerCase()} time`);
  return words && place && !isSaid ? `${words} ${place} time` : words;
}

/** Of two halves of a day the one in which people are up: '8:30' is in the morning, '2' in the afternoon. */
const WAKES = 7;

export function settle(when: When): When {
  if (when.kind !== 'ambiguous') return when;
  const start = (one: When) =>
    one.kind === 'instant' ? one.at : one.kind === 'interval' ? one.start : undefined;
  const day = when.options.find((one) => {
    const hour = start(one)?.hour;
    return hour !== undefined && hour >= WAKES;
  });
  return when.default ?? day ?? when;
}

const APART = 32 * DAY;
/** 'Friday the 28th', of a month in which that is a Saturday: that date, or the next Friday that is a 28th. */
export function isOtherDate(when: When): boolean {
  if (when.kind !== 'ambiguous') return false;
  const [one, other] = when.options.map((option) =>
    option.kind === 'instant' ? option.at : option.kind === 'interval' ? option.start : undefined,
  );
  return one !== undefined && other !== undefined && Math.abs(one.since(other).total('milliseconds')) > APART;
}

/** 'A morning swim at 7', 'dinner at 8': of two halves of the day the one that the name tells. */
export function settleBy(title: string | undefined, when: When, world: World): When {
  if (when.kind !== 'ambiguous' || !title) return settle(when);
  return impliedBy(title, when.options, world.when) ?? settle(when);
}

/** Of so many hours nobody speaks without saying so: 'fifteen' are minutes. */
const LONGEST_BARE = 8 * HOUR;

const saysUnit = (words: string, when: WhenContext): boolean =>
  resolveWhen(bareLength(words), when).kind === 'duration';

export const lengthIn = (slots: Slots, world: World): number | undefined => {
  const all = slots.all('length');
  const both = all.join(' ');
  // 'An hour', 'and fifteen minutes': one length, if they make sense together.
  const isOne = all.length > 1 && unreadWords(both, world.when).length === 0;
  // 'An hour and a half, no, two hours': the last one counts, and a bare number next to a length is no
  // length.
  const words = isOne ? both : (all.findLast((text) => saysUnit(text, world.when)) ?? all.at(-1));
  if (!words) return undefined;
  return (
    resolveDuration(words, world.when) ??
    resolveDuration(bareLength(words), world.when) ??
    // 'The first hour that suits'.
    resolveDuration(`one ${words}`, world.when) ??
    // 'Give it two and a half', 'make it fifteen'.
    [`${words} hours`, `${words} minutes`]
      .map((text) => resolveDuration(text, world.when))
      .find((length) => length !== undefined && length <= LONGEST_BARE)
  );
};

/** 'Two hours from nine' begins at nine. */
export function asBeginning(when: When): When {
  if (when.kind !== 'open' || when.direction !== 'from') return when;
  const { direction: _, grain, ...rest } = when;
  return grain === 'hour' || grain === 'minute' ? { ...rest, grain, kind: 'instant' } : when;
}

/** Several times for one wish: each of them by itself; one time is one. */
export function eachTime(
  when: When,
  length: number | undefined,
  zone: string,
  usual = HOUR,
): Exact[] | undefined {
  if (when.kind !== 'windows' || when.choice !== 'all-of') return undefined;
  const each = when.windows.map(({ start, end, instant }): Exact => {
    const isDay = start.hour === 0 && end.epochMilliseconds - start.epochMilliseconds >= DAY;
    if (isDay && length === undefined)
      return {
        start: onDate(start.toPlainDate().toString()),
        end: onDate(end.toPlainDate().toString()),
        recurrence: [],
      };
    const from = start.epochMilliseconds;
    const to = instant || length !== undefined ? from + (length ?? usual) : end.epochMilliseconds;
    return { start: timed(from, zone), end: timed(to, zone), recurrence: [] };
  });
  return each.every(({ start }) => start.kind === 'date') ? (asStay(inOrder(each)) ?? each) : each;
}

/** 'Sunday, so Saturday and Sunday': each day once, in order. */
const inOrder = (days: readonly Exact[]): Exact[] => {
  const byDate = new Map(
    days.flatMap((day) => (day.start.kind === 'date' ? [[day.start.date, day] as const] : [])),
  );
  return [...byDate.entries()].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, day]) => day);
};

/** 'Wednesday, Thursday and Friday, all day': one stay, as anybody would write it down. */
function asStay(days: readonly Exact[]): Exact[] | undefined {
  const [first, last] = [days[0], days.at(-1)];
  const isNext = ({ start }: Exact, at: number) => {
    const before = days[at - 1]?.end;
    return at === 0 || (start.kind === 'date' && before?.kind === 'date' && before.date === start.date);
  };
  return first?.start.kind === 'date' && last && days.every(isNext)
    ? [{ ...first, end: last.end }]
    : undefined;
}

/** A stretch of more than a day in which a time is still to be found. */
export const isVague = (when: When): boolean => {
  // 'Before 12 on Thursday' has no beginning.
  if (when.kind === 'open' && when.direction === 'until') return true;
  const window = when.kind === 'instant' ? undefined : windowOf(when);
  return (
    window !== undefined &&
    when.kind !== 'recurrence' &&
    !(when.kind === 'interval' && when.range) &&
    window.end - window.start > DAY * 1.1
  );
};

/** Right before or after something, or in its place. */
export function adjacentTo(
  anchor: Interval,
  side: 'before' | 'after' | 'instead',
  length: number | undefined,
  gap: number,
  zone: string,
): Exact {
  const lasts = length ?? (side === 'instead' ? anchor.end - anchor.start : HOUR / 2);
  const start =
    side === 'before' ? anchor.start - gap - lasts : side === 'after' ? anchor.end + gap : anchor.start;
  return { start: timed(start, zone), end: timed(start + lasts, zone), recurrence: [] };
}

/** Signed milliseconds; without a direction things move to later. */
export function shiftOf(words: string, when: WhenContext): number | undefined {
  return resolveShift(words, when) ?? resolveShift(bareLength(words), when);
}

export const minutes = (milliseconds: number): string => `${Math.round(milliseconds / MINUTE)} minutes`;

/** The times of day that words may mean: a bare '8' is on both halves of the clock. */
export function clocksIn(words: string, when: WhenContext): Temporal.PlainTime[] {
  const read = resolveWhen(words, when);
  const readings =
    read.kind === 'ambiguous'
      ? read.options
      : read.kind === 'instant'
        ? [read, ...(read.alternatives ?? [])]
        : read.kind === 'interval' && read.range && !read.allDay
          ? [read]
          : // 'From eight' begins at eight.
            [asBeginning(read)].filter(({ kind }) => kind === 'instant');
  const clocks = readings.flatMap((one) =>
    one.kind === 'instant'
      ? [one.at.toPlainTime()]
      : one.kind === 'interval' && !one.allDay
        ? [one.start.toPlainTime()]
        : [],
  );
  return clocks.flatMap((clock) =>
    saysHalfOfDay(words) || isDigital(words) ? [clock] : [clock, clock.add({ hours: 12 })],
  );
}

/** A time of day, read in the half of the day that is nearer to an earlier one: of '8am' the 'half past 8' is in the morning. */
export const clockNear = (
  words: string,
  earlier: Temporal.PlainTime,
  when: WhenContext,
): Temporal.PlainTime | undefined =>
  (resolveWhen(words, when).kind === 'interval' ? [] : clocksIn(words, when)).toSorted(
    (left, right) =>
      Math.abs(earlier.until(left).total('minutes')) - Math.abs(earlier.until(right).total('minutes')),
  )[0];
