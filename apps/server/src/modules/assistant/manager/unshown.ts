import { DAY, instantOf, type Moment } from '@catch/scheduling';
import {
  hasDirection,
  isRelativeToSpokenTime,
  readReference,
  resolveWhen,
  saysEither,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Slots } from './slots.ts';
import { lengthIn, settle, shiftOf } from './times.ts';
import type { World } from './world.ts';

interface Stretch {
  readonly start: Moment;
  readonly end: Moment;
}

/**
 * Words for a time that the result does not show: 'on Friday, starting at one', but it stays on Thursday; 'a
 * week later, at three', but on the same day. They may have been misread, so they are in doubt.
 */
export function unshown(slots: Slots, became: Stretch, world: World, was?: Stretch): string[] {
  const { when, zone } = world;
  const places = [became, ...(was ? [was] : [])].map((stretch) => ends(stretch, zone));
  const [place] = places;
  if (!place) return [];
  const isTimed = became.start.kind === 'timed';
  const length = lengthIn(slots, world);
  // 'Seven, same length': a bare number is hardly a length.
  const isLength = length === undefined || slots.has('same_length') || length === wallLength(place);
  const said = slots.all('time');
  const isAlone = said.length === 1 && !slots.has('start', 'end', 'shift', 'same_time', 'same_day');
  const isOpen = slots.has('earliest', 'latest');
  return [
    // 'Tuesday or Friday': which one it became is a guess.
    ...(isOpen
      ? []
      : said.filter((words) => saysEither(words) && resolveWhen(words, when).kind === 'windows')),
    ...(isLength ? [] : slots.all('length')),
    ...(isTimed ? slots.all('all_day').filter(isDay) : []),
    ...(isTimed
      ? slots.all('end').filter((words) => !isAt(words, place.end, when) && !isWithin(words, place, when))
      : []),
    ...(isTimed ? slots.all('start').filter((words) => !isAt(words, place.start, when)) : []),
    // 'Prepone it by an hour': which way stands apart from how far.
    ...(was && !isShifted(slots.joined('shift') ?? '', places, when)
      ? slots.all('shift').filter((words) => !isShifted(words, places, when))
      : []),
    ...(was && isTimed ? slots.all('stretch').filter((words) => !isStretched(words, places, when)) : []),
    ...(isAlone || slots.has('zone') ? [] : said.filter((words) => !isIn(words, places, when))),
  ];
}

/** 'All of it' is about what was said, and does not mean all day. */
export const isDay = (words: string): boolean =>
  !readReference(words).isEvery || readReference(words).words !== '';

interface Ends {
  readonly start: Temporal.PlainDateTime;
  readonly end: Temporal.PlainDateTime;
}

const ends = ({ start, end }: Stretch, zone: string): Ends => {
  const wall = (moment: Moment) =>
    Temporal.Instant.fromEpochMilliseconds(instantOf(moment, zone))
      .toZonedDateTimeISO(zone)
      .toPlainDateTime();
  return { start: wall(start), end: wall(end) };
};

const wallLength = ({ start, end }: Ends): number => start.until(end).total('milliseconds');

/** 'Till six' fits an end at six; 'an hour later' names no hour, so it fits any. */
function isAt(words: string, at: Temporal.PlainDateTime, when: WhenContext): boolean {
  const read = settle(resolveWhen(words, when));
  const clock =
    read.kind === 'instant' || read.kind === 'open'
      ? read.at
      : read.kind === 'deadline'
        ? read.by
        : undefined;
  // 'At three New York time' is in another time zone.
  if ('zone' in read && read.zone) return true;
  if (!clock || hasDirection(words) || ('grain' in read && !CLOCKS.has(read.grain))) return true;
  return isSameClock(clock.toPlainTime(), at.toPlainTime());
}
const CLOCKS: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** 'She lands at twenty to five. Block four to six': a time in between is not taken for the end. */
function isWithin(words: string, { start, end }: Ends, when: WhenContext): boolean {
  const read = settle(resolveWhen(words, when));
  if (read.kind !== 'instant') return false;
  const at = start.withPlainTime(read.at.toPlainTime());
  return start.until(at).sign >= 0 && at.until(end).sign > 0;
}

/** On a twelve-hour clock: morning or evening is decided elsewhere. */
const isSameClock = (one: Temporal.PlainTime, other: Temporal.PlainTime): boolean =>
  one.minute === other.minute && one.hour % 12 === other.hour % 12;

/** Moved by as much as was said; an hour shift may also go to another day. */
function isShifted(words: string, [became, was]: readonly Ends[], when: WhenContext): boolean {
  const by = shiftOf(words, when);
  if (by === undefined || !became || !was) return true;
  const moved = was.start.until(became.start).total('milliseconds');
  const isWhole = by % DAY === 0;
  return isWhole ? Math.abs(moved - by) < DAY : (moved - by) % DAY === 0;
}

/** Longer or shorter by as much as was said. */
function isStretched(words: string, [became, was]: readonly Ends[], when: WhenContext): boolean {
  const by = shiftOf(words, when);
  if (by === undefined || !became || !was) return true;
  return Math.abs(wallLength(became) - wallLength(was)) === Math.abs(by);
}

/** Its day and hour fit the event, as it was or as it will be. */
function isIn(words: string, places: readonly Ends[], when: WhenContext): boolean {
  const read = settle(resolveWhen(words, when));
  if ((read.kind !== 'instant' && read.kind !== 'interval') || isRelativeToSpokenTime(words)) return true;
  const at = read.kind === 'instant' ? read.at : read.start;
  const isDay = read.kind === 'interval' && (read.allDay || !read.range);
  return places.some(({ start, end }) => {
    const last = end.subtract({ nanoseconds: 1 });
    // A weekday or a day of the month may have been read in another week or month.
    const isOn = [start, last].some((day) => day.dayOfWeek === at.dayOfWeek || day.day === at.day);
    const isBetween =
      at.toPlainDateTime().until(last).sign >= 0 && start.until(at.toPlainDateTime()).sign >= 0;
    // 'His exam is at eleven. Block ten to one': within it.
    const isHour =
      isDay ||
      isWithin(words, { start, end }, when) ||
      [start, end].some((hour) => isSameClock(at.toPlainTime(), hour.toPlainTime()));
    return (!read.dateSaid || isOn || isBetween) && isHour;
  });
}
