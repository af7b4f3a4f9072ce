import { resolveWhen, unreadWords, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Wish } from './conversation.ts';
import { onWishedDay, onWishedHour } from './on-wished-day.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';
import { namesDay } from './time-in-words.ts';
import { minutes, settle } from './times.ts';
import type { World } from './world.ts';

/** 'Next week', then 'Tuesday at nine': the Tuesday of that week. 'Thursday at one', then 'at four': on Thursday still. */
export function withinWish({ world }: MessagePlan, slots: Slots, { input }: Wish): Slots {
  const words = slots.joined('time');
  const before = typeof input.when === 'string' ? settle(resolveWhen(input.when, world.when)) : undefined;
  // 'Every week', then 'Tuesday at three': every week on Tuesday at three.
  if (words && before?.kind === 'recurrence') {
    const both = `${words} ${input.when}`;
    return unreadWords(both, world.when).length > 0
      ? slots
      : new Slots([...slots.list().filter(({ role }) => role !== 'time'), { role: 'time', text: both }]);
  }
  if (words && before?.kind === 'windows') return withTime(slots, onWishedHour(words, before, world));
  if (!words || (before?.kind !== 'interval' && before?.kind !== 'instant')) return slots;
  if (slots.has('same_time')) return atThoseHours(slots, words, before);
  // 'It starts at seven, put it in. – When? – Friday': on Friday at seven.
  const both = `${words} ${input.when}`;
  const isHour = before.kind === 'instant' || before.range;
  if (isHour && !before.dateSaid && namesDay(words, world) && isOneTime(both, world))
    return new Slots([...slots.list().filter(({ role }) => role !== 'time'), { role: 'time', text: both }]);
  const from = before.kind === 'instant' ? before.at.startOfDay() : before.start;
  const until = before.kind === 'instant' ? from.add({ days: 1 }) : before.end;
  const read = settle(resolveWhen(words, { ...world.when, now: from.toInstant() }));
  const isRange = read.kind === 'interval' && read.range && !read.allDay;
  const isExact = read.kind === 'instant' || isRange;
  const isOwn = before.kind === 'instant' && 'dateSaid' in read && read.dateSaid;
  // An hour of a week is on no day yet.
  const isOnDay =
    before.kind === 'instant' || before.end.since(from).hours <= 25 || ('dateSaid' in read && read.dateSaid);
  if (!isExact || isOwn || !isOnDay)
    return withTime(
      slots,
      onWishedDay(words, before, world) ?? (isOnDay ? undefined : `${input.when} ${hoursOf(read, words)}`),
    );
  const at = read.kind === 'instant' ? read.at : read.start;
  const isInside =
    Temporal.ZonedDateTime.compare(at, from) >= 0 && Temporal.ZonedDateTime.compare(at, until) < 0;
  if (!isInside) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time' && (role !== 'length' || !isRange));
  const lasts =
    read.kind === 'interval'
      ? [{ role: 'length' as const, text: minutes(read.end.epochMilliseconds - at.epochMilliseconds) }]
      : [];
  return new Slots([...others, { role: 'time', text: at.toString() }, ...lasts]);
}

const withTime = (slots: Slots, text: string | undefined): Slots =>
  text === undefined
    ? slots
    : new Slots([...slots.list().filter(({ role }) => role !== 'time'), { role: 'time', text }]);

/** 'Move it to next week. – When should I move it to? – Thursday at four': the Thursday of that week. */
export function withinSaid({ said = [] }: Wish, slots: Slots, world: World): Slots {
  const [words, before] = [slots.joined('time'), new Slots(said).joined('time')];
  const read = before ? settle(resolveWhen(before, world.when)) : undefined;
  if (words && read?.kind === 'windows') return withTime(slots, onWishedHour(words, read, world));
  if (!words || read?.kind !== 'interval') return slots;
  const hour = settle(resolveWhen(words, world.when));
  const isHour = (hour.kind === 'instant' || (hour.kind === 'interval' && hour.range)) && !hour.dateSaid;
  const isWeek = read.grain === 'week' && !read.range;
  return withTime(slots, isHour && isWeek ? `${before} ${hoursOf(hour)}` : onWishedDay(words, read, world));
}

/** 'From 16:00 to 17:00', or the words as they are. */
function hoursOf(read: When, words = ''): string {
  const clock = (at: Temporal.ZonedDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  if (read.kind === 'instant') return `at ${clock(read.at)}`;
  return read.kind === 'interval' && (read.range || !words)
    ? `from ${clock(read.start)} to ${clock(read.end)}`
    : words;
}

const isOneTime = (words: string, { when }: World): boolean => {
  const read = settle(resolveWhen(words, when));
  const isExact = read.kind === 'instant' || (read.kind === 'interval' && read.range && !read.allDay);
  return isExact && unreadWords(words, when).length === 0;
};

/** 'Friday then, same hours': the hours that had been wished for. */
function atThoseHours(
  slots: Slots,
  day: string,
  before: Extract<When, { kind: 'interval' | 'instant' }>,
): Slots {
  const hours = hoursOf(before);
  const isDay = before.kind === 'interval' && before.allDay;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'same_time');
  return isDay ? slots : new Slots([...others, { role: 'time', text: `${day} ${hours}` }]);
}
