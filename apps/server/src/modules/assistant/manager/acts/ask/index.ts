import type { Interval } from '@catch/scheduling';
import { type Act, findWhen, resolveWhen, saysWeek, superlativeIn } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type AskedBefore, spokenStretch } from '../../conversation.ts';
import type { MessagePlan } from '../../plan.ts';
import { windowIn } from '../../refer.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { agenda, clash, invitations, last, next } from './agenda.ts';
import { type Answering, type Ask, unclear } from './asked.ts';
import { answers, between, detail, until, when } from './event.ts';
import { findTime } from './find-time.ts';
import { free, withFreeBefore } from './free.ts';
import { count, long, total } from './measure.ts';
import { aboutMine } from './mine.ts';
import { most } from './most.ts';
import { stepFrom } from './step.ts';
import { contact, done, listed, self, waiting } from './talk.ts';
import { withZoneBefore, zone } from './zone.ts';

/** A question: answered from the calendar, and kept for the next one. Returns whether it came out true. */
export async function ask(
  plan: MessagePlan,
  asked: Act,
  said: Slots,
  { before }: { before?: AskedBefore } = {},
): Promise<boolean> {
  // 'And the time before that?', however it was taken.
  const step = before || !STEPPING.has(asked) ? undefined : stepFrom(plan, asked, said);
  if (step && plan.conversation.asked)
    return ask(plan, step.act, step.slots, { before: plan.conversation.asked });
  const mine = OF_ONE.has(asked) ? await aboutMine(plan, said) : undefined;
  const wanted = RANKED.has(asked) ? (superlativeIn(plan.words) ?? before?.wanted) : undefined;
  const act = wanted === 'longest-free' ? 'ask_free' : mine && LISTS.has(asked) ? 'ask_when' : asked;
  const slots = mine ?? completed(plan, act, said, before);
  const request: Ask = { plan, act, slots, before, wanted };
  const window = windowFor(request);
  plan.told = undefined;
  const isTrue = await (ANSWERS[act] ?? unclear)(request, window);
  const kept = {
    act,
    slots: slots.list(),
    ...(window ? { window } : {}),
    ...(plan.told ? { told: plan.told } : {}),
    ...(wanted ? { wanted } : {}),
  };
  plan.asked(kept);
  if (isForRoom(act)) plan.conversation = { ...plan.conversation, search: kept };
  return isTrue;
}

/** Room for something new is looked for, not what is there. */
const isForRoom = (act: Act): boolean => act === 'find_time' || act === 'ask_free';

/** With what the question before has said of it. */
function completed(plan: MessagePlan, act: Act, slots: Slots, before: AskedBefore | undefined): Slots {
  if (act === 'ask_zone') return withZoneBefore({ plan, slots, before });
  return act === 'ask_free' ? withFreeBefore(plan, slots) : slots;
}

const LISTS: ReadonlySet<Act> = new Set(['ask_agenda', 'ask_next'] as const);
/** What may be asked of one event, or is taken for it: 'mine is when?'. */
const OF_ONE: ReadonlySet<Act> = new Set([
  ...(['ask_when', 'ask_agenda', 'ask_where', 'ask_long', 'ask_who', 'ask_detail', 'ask_next'] as const),
]);

/** What may be asked for the most of. */
const RANKED: ReadonlySet<Act> = new Set(['ask_most', 'ask_free'] as const);
const STEPPING: ReadonlySet<Act> = new Set(['ask_when', 'ask_last'] as const);

/** The stretch asked about: as said, on the day just spoken of when only an hour was said, or the same as before. */
function windowFor({ plan, act, slots, before }: Ask): Interval | undefined {
  const { world, conversation } = plan;
  // 'Thursday is my day off. What is on?': a time in the reason, when there is no other.
  const [why] = findWhen(slots.joined('reason') ?? '', world.when);
  const words = slots.joined('time') ?? slots.joined('old_time') ?? slots.joined('end') ?? why?.text;
  const earlier = before?.window ?? spokenStretch(conversation.asked);
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
  const near = before ? { ...conversation, asked: before } : conversation;
  const window = windowIn(words, near, world, !isForRoom(act));
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
  ask_long: long,
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
