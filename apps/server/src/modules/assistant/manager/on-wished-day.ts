import { DAY, HOUR } from '@catch/scheduling';
import { resolveWhen, unreadWords, type When, weekdayInWeek } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { settle } from './times.ts';
import type { World } from './world.ts';

type Wished = Extract<When, { kind: 'interval' | 'instant' }>;

/**
 * 'The barber on Saturday. – What time? – From eleven': on Saturday, however the hour is put. 'Next week. – When? –
 * Thursday afternoon': the Thursday of that week. Undefined where the words bring a day of their own.
 */
export function onWishedDay(words: string, wished: Wished, world: World): string | undefined {
  if (!wished.dateSaid) return undefined;
  const start = wished.kind === 'instant' ? wished.at : wished.start;
  const length = wished.kind === 'instant' ? 0 : wished.end.epochMilliseconds - start.epochMilliseconds;
  const monday = start.startOfDay().subtract({ days: start.dayOfWeek - 1 });
  const isWeek = length > LONGEST_DAY && length <= 8 * DAY && monday.epochMilliseconds > world.now;
  const dated =
    length <= LONGEST_DAY
      ? onThatDay(words, start.toPlainDate(), world)
      : isWeek
        ? weekdayInWeek(words, monday.toPlainDate())
        : undefined;
  return dated && unreadWords(dated, world.when).length === 0 ? dated : undefined;
}
const LONGEST_DAY = 25 * HOUR;

/** 'In the morning', 'after lunch', 'from eleven' on that day; what counts from now or repeats is not of it. */
export function onThatDay(words: string, day: Temporal.PlainDate, { when }: World): string | undefined {
  const read = settle(resolveWhen(words, when));
  const isHour =
    read.kind === 'instant' || read.kind === 'interval' || read.kind === 'open' || read.kind === 'deadline';
  if (!isHour || !isOfDay(read) || unreadWords(words, when).length > 0) return undefined;
  const dated = `${words} on ${day}`;
  const there = settle(resolveWhen(dated, when));
  const isRead = there.kind === read.kind && isOn(there, day) && unreadWords(dated, when).length === 0;
  return isRead ? dated : undefined;
}

const isOfDay = (read: When): boolean => {
  const isDated = 'dateSaid' in read && read.dateSaid === true;
  return (
    !isDated &&
    'grain' in read &&
    (read.grain === 'hour' || read.grain === 'minute' || read.grain === 'part-of-day')
  );
};

function isOn(read: When, day: Temporal.PlainDate): boolean {
  const at =
    read.kind === 'instant' || read.kind === 'open'
      ? read.at
      : read.kind === 'interval'
        ? read.start
        : read.kind === 'deadline'
          ? read.by
          : undefined;
  return at?.toPlainDate().equals(day) === true;
}

/** 'Next week. – When? – At four. – When? – On Friday': the Friday of that week, at four. */
export function onWishedHour(
  words: string,
  { windows, choice }: Extract<When, { kind: 'windows' }>,
  { when, now }: World,
): string | undefined {
  const [first, last] = [windows[0]?.start, windows.at(-1)?.start];
  if (choice !== 'one-of' || !first || !last || last.since(first).total('hours') > 7 * 24) return undefined;
  const monday = first.startOfDay().subtract({ days: first.dayOfWeek - 1 });
  const dated = monday.epochMilliseconds > now ? weekdayInWeek(words, monday.toPlainDate()) : undefined;
  const read = settle(resolveWhen(dated ?? words, when));
  if (unreadWords(dated ?? words, when).length > 0) return undefined;
  const day =
    read.kind === 'interval' && read.dateSaid && read.grain === 'day' && !read.range
      ? read.start.toPlainDate()
      : undefined;
  const there = windows.find(({ start }) => day && start.toPlainDate().equals(day));
  if (!there) return dated;
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  if (there.instant) return `on ${day} at ${clock(there.start)}`;
  const isHours = there.end.since(there.start).total('hours') < PART_OF_DAY;
  return isHours ? `on ${day} from ${clock(there.start)} to ${clock(there.end)}` : dated;
}
/** 'In the morning' is no time from when to when. */
const PART_OF_DAY = 4;
