import { findWhen, type When } from '@catch/understanding';
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
