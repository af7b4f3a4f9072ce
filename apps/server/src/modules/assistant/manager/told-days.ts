import { findWhen, resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { settle } from './times.ts';
import type { World } from './world.ts';

/** The days ahead that the words name, each once, the first one first. */
export function daysAhead(words: string, { when, now, zone }: World): string[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const days = findWhen(words, when)
    // 'On the 24th, after five months at sea': how long something took is no day.
    .filter(({ text }) => !/^after\b/i.test(text))
    .flatMap(({ when: read }) => daysOf(settle(read)));
  const ahead = days.filter((day) => Temporal.PlainDate.compare(day, today) >= 0).map(String);
  return [...new Set(ahead)].toSorted();
}

export function onlyDay(words: string, world: World): string | undefined {
  const [day, ...others] = daysAhead(words, world);
  return others.length === 0 ? day : undefined;
}

/**
 * 'Their do is on Saturday from six to eight': the one time ahead that the words name, if an hour is in it. What is to last
 * all day needs none: 'she comes on Friday and stays through Sunday'.
 */
export function onlyTime(words: string, world: World, isWhole: boolean): string | undefined {
  const found = findWhen(words, world.when)
    .flatMap((one) => (one.when.kind === 'windows' ? (one.parts ?? [one]) : [one]))
    .filter(({ when: { kind } }) => kind !== 'duration');
  const [first, last] = found;
  if (isWhole && first && last && found.length === 2) {
    const both = words.slice(first.start, last.end);
    return isStay(resolveWhen(both, world.when)) ? daysOnly(both, world) : undefined;
  }
  const [only, ...others] = found.filter(({ text }) => daysAhead(text, world).length > 0);
  if (!only || others.length > 0) return undefined;
  const read = settle(only.when);
  const isClock = read.kind === 'instant' || (read.kind === 'interval' && read.range && !read.allDay);
  if (isWhole) return daysOnly(only.text, world);
  return isClock ? only.text : undefined;
}

const isStay = (read: When): boolean =>
  read.kind === 'interval' && read.range && read.allDay && read.dateSaid;

function daysOnly(words: string, world: World): string | undefined {
  const read = resolveWhen(words, world.when);
  const [first, last] = isStay(read) ? daysOf(read) : [];
  if (first && last) return first.equals(last) ? `on ${first}` : `from ${first} to ${last}`;
  const [day, ...others] = daysAhead(words, world);
  return day && others.length === 0 ? `on ${day}` : undefined;
}

/** 'Friday and Saturday', 'from Friday to Sunday': the first and the last. */
function daysOf(read: When): Temporal.PlainDate[] {
  if (read.kind === 'windows' && DAILY.has(read.grain))
    return read.windows.map(({ start }) => start.toPlainDate());
  if (read.kind === 'interval' && read.range && read.dateSaid && read.allDay)
    return [read.start.toPlainDate(), read.end.subtract({ nanoseconds: 1 }).toPlainDate()];
  const day = dayOf(read);
  return day ? [day] : [];
}

function dayOf(read: When): Temporal.PlainDate | undefined {
  if ((read.kind !== 'instant' && read.kind !== 'interval') || !read.dateSaid || !DAILY.has(read.grain))
    return undefined;
  if (read.kind === 'instant') return read.at.toPlainDate();
  const isOne = read.start.toPlainDate().equals(read.end.subtract({ nanoseconds: 1 }).toPlainDate());
  return isOne ? read.start.toPlainDate() : undefined;
}
const DAILY: ReadonlySet<string> = new Set(['minute', 'hour', 'part-of-day', 'day']);
