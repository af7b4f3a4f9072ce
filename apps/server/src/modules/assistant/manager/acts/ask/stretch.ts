import { HOUR, type Interval, instantOf } from '@catch/scheduling';
import {
  findWhen,
  followsOn,
  isThatTime,
  pointsBack,
  readReference,
  resolveWhen,
  saysThen,
  saysThoseDays,
  saysWeek,
  type When,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { searchWindow, windowOf } from '../../../tools/events/window-of.ts';
import type { EventFact } from '../../../values/values.ts';
import { type Conversation, spokenStretch } from '../../conversation.ts';
import type { Slots } from '../../slots.ts';
import { windowIn } from '../../time-in-words.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';
import { type Ask, isForRoom, OF_ONE } from './asked.ts';
import { daysOf, nextToEvent } from './next-to.ts';
import { goneBy } from './past.ts';

/** The stretch asked about: as said, on the day just spoken of when only an hour was said, or the same as before. */
export async function windowFor(request: Ask): Promise<Interval | undefined> {
  const next = await nextToEvent(request);
  const window = next ?? windowSaid(request);
  return window && next === undefined && window.start > request.plan.world.now
    ? (goneBy(request) ?? window)
    : window;
}

function windowSaid(request: Ask): Interval | undefined {
  const { plan, act, slots, before } = request;
  const { world, conversation } = plan;
  // 'Thursday is my day off. What is on?': a time in the reason, when there is no other.
  const [why] = findWhen(slots.joined('reason') ?? '', world.when);
  const words = slots.joined('time') ?? slots.joined('old_time') ?? slots.joined('end') ?? why?.text;
  // 'Which day is fullest? – And emptiest?' asks about the same days.
  const earlier =
    before && act === 'ask_most' ? before.window : (before?.window ?? spokenStretch(conversation.asked));
  const spoken = spokenOf(conversation, world);
  if (!words) return (spoken && nextTo(slots, spoken, world.zone)) ?? earlier;
  // 'Anything on at that hour?', of what was just set.
  if (spoken && isThatTime(words) && spoken.end - spoken.start < DAYTIME)
    return { start: spoken.start, end: Math.max(spoken.end, spoken.start + HOUR) };
  if (spoken && saysThoseDays(words)) return daysOf(spoken, world.zone);
  const near = nearTo(request, spoken);
  const read = settle(resolveWhen(words, world.when));
  if (read.kind === 'none') {
    const there = spoken && windowIn(words, near, world, !isForRoom(act));
    if (there) return there;
    // 'In that week, from the 23rd to the 27th': the days say it better.
    const days = words.includes(',') ? words.slice(words.indexOf(',') + 1).trim() : '';
    const window = days ? windowIn(days, conversation, world) : undefined;
    return window ?? (saysWeek(words) ? weekAhead(world.now, world.zone) : (earlier ?? spoken));
  }
  const day = hasNoDay(read) ? dayBefore(request, before?.window ?? spoken) : undefined;
  const there = day && onDay(words, day, request);
  if (there) return there;
  // 'Am I free late on Friday?' asks about its evening as well, 'before 11 on Friday?' about that day.
  const isPart =
    read.kind === 'interval' ? read.reach === 'late' : read.kind === 'open' && act === 'ask_free';
  const window = windowIn(words, near, world, isPart || !isForRoom(act));
  return slots.has('same_time') && window && earlier ? atSameHours(window, earlier, world.zone) : window;
}

/** 'What's straight after that?': the rest of its day. */
function nextTo(slots: Slots, spoken: Interval, zone: string): Interval | undefined {
  const isIt = (role: 'before' | 'after') => {
    const words = slots.first(role);
    return words !== undefined && readReference(words).isFocus;
  };
  const day = daysOf(spoken, zone);
  if (isIt('after') && spoken.end < day.end) return { start: spoken.end, end: day.end };
  return isIt('before') && spoken.start > day.start ? { start: day.start, end: spoken.start } : undefined;
}

/** What is there for a few hours at most is meant by 'that hour'. */
const DAYTIME = 12 * HOUR;

const hasNoDay = (read: When): boolean =>
  (read.kind === 'instant' || read.kind === 'interval' || read.kind === 'open') && !read.dateSaid;

/** The day that a question without one goes on about: that of the question before, if it goes on with it. */
function dayBefore(
  { plan, act, slots, before }: Ask,
  earlier: Interval | undefined,
): Temporal.ZonedDateTime | undefined {
  const { asked } = plan.conversation;
  // 'Which of them would clash with two to three?'
  const isOfList = act === 'ask_clash' || [...slots.all('set'), ...slots.all('target')].some(pointsBack);
  const goesOn =
    before !== undefined ||
    slots.has('same_day') ||
    slots.all('time').some(saysThen) ||
    followsOn(plan.words) ||
    asked?.act === act ||
    isOfList;
  if (!goesOn || !earlier) return undefined;
  const [first, last] = [earlier.start, earlier.end - 1].map((moment) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(plan.world.zone).startOfDay(),
  );
  // Of a week nobody knows which day of it.
  return first && last && first.equals(last) ? first : undefined;
}

/** '4 to 5', 'after six', on that day. */
function onDay(words: string, day: Temporal.ZonedDateTime, { plan, act }: Ask): Interval | undefined {
  const read = settle(resolveWhen(words, { ...plan.world.when, now: day.toInstant() }));
  if (read.kind === 'instant') {
    const start = read.at.epochMilliseconds;
    return { start, end: start + 60_000 };
  }
  return isForRoom(act) ? windowOf(read) : searchWindow(read, plan.world.now);
}

/** What 'that day' and 'then' mean: what was just answered, or else set, booked or moved. */
function spokenOf(conversation: Conversation, { zone }: World): Interval | undefined {
  const { asked, done, focus } = conversation;
  const [lastEvent] = focus;
  const stretch =
    asked?.told ?? (asked && lastEvent && OF_ONE.has(asked.act) ? at(lastEvent, zone) : asked?.window);
  if (stretch) return stretch;
  const [last] = done[0]?.changes ?? [];
  const reminder =
    last?.did === 'reminder-set' ? last.reminder : last?.did === 'reminder-changed' ? last.after : undefined;
  if (reminder?.next) {
    const start = instantOf(reminder.next, zone);
    return { start, end: start + HOUR };
  }
  const event = last?.did === 'cancelled' ? last.before : focus[0];
  return event && at(event, zone);
}

const at = ({ start, end }: EventFact, zone: string): Interval => ({
  start: instantOf(start, zone),
  end: instantOf(end, zone),
});

/** The conversation in which words such as 'the day after' count from what was just spoken of. */
function nearTo({ plan: { conversation }, act, before }: Ask, spoken: Interval | undefined): Conversation {
  if (before) return { ...conversation, asked: before };
  return spoken ? { ...conversation, asked: { act, slots: [], window: spoken } } : conversation;
}

/** 'And on Friday, same hours?': those that were asked about, on that day. */
function atSameHours(day: Interval, earlier: Interval, zone: string): Interval {
  const at = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const start = at(day.start).withPlainTime(at(earlier.start).toPlainTime()).epochMilliseconds;
  return { start, end: start + (earlier.end - earlier.start) };
}

/** 'My week': what is left of this one, and on a Sunday the coming one. */
function weekAhead(now: number, zone: string): Interval {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).startOfDay();
  const monday =
    today.dayOfWeek === 7 ? today.add({ days: 1 }) : today.subtract({ days: today.dayOfWeek - 1 });
  return { start: monday.epochMilliseconds, end: monday.add({ days: 7 }).epochMilliseconds };
}
