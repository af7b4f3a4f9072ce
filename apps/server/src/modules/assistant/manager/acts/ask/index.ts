import type { Interval } from '@catch/scheduling';
import { type Act, findWhen, resolveWhen, saysWeek } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { AskedBefore } from '../../conversation.ts';
import type { MessagePlan } from '../../plan.ts';
import { windowIn } from '../../refer.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { agenda, clash, invitations, last, next } from './agenda.ts';
import { type Answering, type Ask, unclear } from './asked.ts';
import { answers, between, detail, until, when, zone } from './event.ts';
import { findTime } from './find-time.ts';
import { free } from './free.ts';
import { count, most, total } from './measure.ts';
import { contact, done, listed, self, waiting } from './talk.ts';

/** A question: answered from the calendar, and kept for the next one. Returns whether it came out true. */
export async function ask(
  plan: MessagePlan,
  act: Act,
  slots: Slots,
  { before }: { before?: AskedBefore } = {},
): Promise<boolean> {
  const request: Ask = { plan, act, slots, before };
  const window = windowFor(request);
  const isTrue = await (ANSWERS[act] ?? unclear)(request, window);
  const asked = { act, slots: slots.list(), ...(window ? { window } : {}) };
  plan.asked(asked);
  if (act === 'find_time' || act === 'ask_free') plan.conversation = { ...plan.conversation, search: asked };
  return isTrue;
}

/** The stretch asked about: as said, on the day just spoken of when only an hour was said, or the same as before. */
function windowFor({ plan, slots, before }: Ask): Interval | undefined {
  const { world, conversation } = plan;
  // 'Thursday is my day off. What is on?': a time in the reason, when there is no other.
  const [why] = findWhen(slots.joined('reason') ?? '', world.when);
  const words = slots.joined('time') ?? slots.joined('old_time') ?? why?.text;
  const earlier = before?.window ?? conversation.asked?.window;
  if (!words) return earlier;
  const read = settle(resolveWhen(words, world.when));
  if (read.kind === 'none') {
    // 'In that week, from the 23rd to the 27th': the days say it better.
    const days = words.includes(',') ? words.slice(words.indexOf(',') + 1).trim() : '';
    const window = days ? windowIn(days, conversation, world) : undefined;
    return window ?? (saysWeek(words) ? weekAhead(world.now, world.zone) : earlier);
  }
  const hasNoDay = (read.kind === 'instant' || read.kind === 'interval') && !read.dateSaid;
  if (hasNoDay && earlier && before) {
    const day = Temporal.Instant.fromEpochMilliseconds(earlier.start)
      .toZonedDateTimeISO(world.zone)
      .startOfDay();
    const there = settle(resolveWhen(words, { ...world.when, now: day.toInstant() }));
    if (there.kind === 'instant') {
      const start = there.at.epochMilliseconds;
      return { start, end: start + 60_000 };
    }
  }
  const window = windowIn(words, before ? { ...conversation, asked: before } : conversation, world);
  return slots.has('same_time') && window && earlier ? atSameHours(window, earlier, world.zone) : window;
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

const ANSWERS: Partial<Record<Act, Answering>> = {
  ask_agenda: agenda,
  ask_next: next,
  ask_last: last,
  ask_when: when,
  ask_who: detail('who'),
  ask_where: detail('where'),
  ask_long: detail('length'),
  ask_detail: detail('detail'),
  ask_link: detail('link'),
  ask_answers: answers,
  ask_invitations: invitations,
  ask_free: free,
  ask_clash: clash,
  ask_count: count,
  ask_total: total,
  ask_most: most,
  ask_between: between,
  ask_until: until,
  ask_zone: zone,
  ask_contact: contact,
  ask_waiting: waiting,
  ask_reminders: listed('list_reminders'),
  ask_kept: listed('list_preferences'),
  ask_self: self,
  ask_done: done,
  find_time: findTime,
};
