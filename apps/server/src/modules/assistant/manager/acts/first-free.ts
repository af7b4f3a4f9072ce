import { type Interval, instantOf, timed } from '@catch/scheduling';
import { findWhen, resolveWhen, unreadWords } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { windowOf } from '../../tools/events/window-of.ts';
import { searchTimes } from '../../tools/search/search-times.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import { boundsIn } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { matchingName } from '../search-by-name.ts';
import type { Slots } from '../slots.ts';
import { nearEvent } from '../time-slots.ts';
import { type Exact, lengthIn, settle } from '../times.ts';

/** The first, or last, time within a stretch at which everybody can. */
export async function firstFree(
  plan: MessagePlan,
  slots: Slots,
  when: ReturnType<typeof resolveWhen>,
  what: What,
  duration: number,
): Promise<Exact | undefined> {
  if (when.kind === 'windows' && when.windows.every(({ instant }) => instant))
    return firstOf(plan, slots, when.windows, what, duration);
  const windows =
    when.kind === 'windows'
      ? when.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [windowOf(when)].filter((window) => window !== undefined);
  return freeWithin(plan, slots, windows, what, duration);
}

/** 'To Monday, the earliest after three that suits both': for an event that already exists. */
export async function toFirstFree(
  plan: MessagePlan,
  slots: Slots,
  fact: EventFact,
): Promise<Pick<Exact, 'start' | 'end'> | undefined> {
  const { world } = plan;
  const words = slots.joined('time');
  if (!words || !slots.has('earliest', 'latest') || fact.start.kind === 'date') return undefined;
  const when = settle(resolveWhen(words, nearEvent(fact, world)));
  // 'The earlier of my two, at three' leaves nothing to look for.
  if (when.kind === 'instant' || unreadWords(words, world.when).length > 0) return undefined;
  const length =
    lengthIn(slots, world) ?? instantOf(fact.end, world.zone) - instantOf(fact.start, world.zone);
  const found = await firstFree(plan, slots, when, { title: fact.title ?? '', guests: fact.guests }, length);
  return found && { start: found.start, end: found.end };
}

/** 'At six or at half past seven, whichever suits': at one of these, and at no hour between them. */
async function firstOf(
  plan: MessagePlan,
  slots: Slots,
  moments: readonly { readonly start: Temporal.ZonedDateTime }[],
  what: What,
  duration: number,
): Promise<Exact | undefined> {
  const starts = moments.map(({ start }) => start.epochMilliseconds).toSorted((left, right) => left - right);
  for (const start of slots.has('latest') ? starts.toReversed() : starts) {
    const found = await freeWithin(plan, slots, [{ start, end: start + duration }], what, duration);
    if (found) return found;
  }
  return undefined;
}

/** 'Not during my lunch', which stands in the calendar: that hour is taken anyway. */
async function withoutEvents(avoid: readonly string[], world: MessagePlan['world']): Promise<string[]> {
  const isThere = async (words: string) =>
    findWhen(words, world.when).length === 0 && (await matchingName(words, world)) !== undefined;
  const kept = await Promise.all(avoid.map(async (words) => ((await isThere(words)) ? [] : [words])));
  return kept.flat();
}

interface What {
  readonly title: string;
  readonly guests: readonly PersonFact[];
}

/** The first time within some stretches at which everybody can. */
export async function freeWithin(
  { world, conversation }: MessagePlan,
  slots: Slots,
  windows: readonly Interval[],
  { title, guests }: What,
  duration: number,
): Promise<Exact | undefined> {
  if (windows.length === 0) return undefined;
  const found = await searchTimes(world.calendars, world.context.user, world.when, {
    windows,
    duration,
    people: guests,
    bounds: await boundsIn(slots, conversation, world),
    avoid: await withoutEvents(slots.all('avoid'), world),
    order: slots.has('latest') ? 'latest' : 'earliest',
    wished: { title, hasGuests: guests.length > 0 },
    limit: 1,
  });
  const [slot] = found.notUnderstood.length > 0 ? [] : found.slots;
  return slot && { start: timed(slot.start, world.zone), end: timed(slot.end, world.zone), recurrence: [] };
}
