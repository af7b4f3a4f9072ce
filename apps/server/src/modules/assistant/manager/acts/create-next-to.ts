import { DAY, HOUR, type Interval, instantOf, onDate, timed } from '@catch/scheduling';
import {
  isThatTime,
  readReference,
  resolveWhen,
  saysBothSides,
  saysWholeDay,
  type When,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import { resolveDuration } from '../../tools/time/resolve-duration.ts';
import type { EventFact } from '../../values/values.ts';
import type { Referred } from '../fetch-event.ts';
import type { MessagePlan } from '../plan.ts';
import { plannedTime } from '../planned-time.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { atInstant, namesDay, windowIn } from '../time-in-words.ts';
import { adjacentTo, type Exact, settle } from '../times.ts';

/** Where a new event goes that is put right before or after another one, or in its place. */
export async function placeNextTo(
  plan: MessagePlan,
  slots: Slots,
  side: 'before' | 'after' | 'slot_of',
  length: number | undefined,
  words = slots.first(side),
): Promise<Exact | undefined> {
  const { world } = plan;
  const day = slots.joined('time');
  // 'After that at eight': an hour of its own, which says nothing about that.
  const within = new Slots(day && namesDay(day, world) ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(words, within, plan.conversation, world);
  const isGone = side === 'slot_of' && found.kind !== 'events';
  const gone = isGone ? (goneEvent(plan, words ?? '') ?? spokenOf(plan, words ?? '')) : undefined;
  const [event] =
    found.kind === 'events'
      ? found.events
      : found.kind === 'planned' || gone
        ? []
        : await onlyOnDay(plan, words, day, found);
  const named = found.kind === 'planned' ? found.event : (event ?? gone);
  const anchor = named && (throughIt(plan, words, side) ?? named);
  if (!anchor) return undefined;
  if (event) plan.focusOn([asFact(event)]);
  const isWhole = slots.has('all_day') || saysWholeDay(day ?? '') || length === DAY;
  if (isWhole && side !== 'slot_of' && !(day && namesDay(day, world)))
    return dayNextTo(anchor, side, world.zone);
  // 'Two to four on the day before the festival'.
  const whole = { start: instantOf(anchor.start, world.zone), end: instantOf(anchor.end, world.zone) };
  const near = anchor.start.kind === 'date' && day ? onRelativeDay(day, whole, world, length) : undefined;
  if (near) return near;
  // In the place of whole days it lasts as many; right before or after them says no hour.
  if (anchor.start.kind === 'date')
    return side === 'slot_of' && length === undefined
      ? { start: anchor.start, end: anchor.end, recurrence: [] }
      : undefined;
  const { start, end } = settledTime(plan, anchor);
  const interval = { start: instantOf(start, world.zone), end: instantOf(end, world.zone) };
  const apart = day ? onRelativeDay(day, interval, world, length) : undefined;
  if (apart) return apart;
  // 'After the workshop a follow-up, same time, a week later'.
  const there = Temporal.Instant.fromEpochMilliseconds(interval.start).toZonedDateTimeISO(world.zone);
  const later =
    day && slots.has('same_time') ? resolveWhen(day, { ...world.when, now: there.toInstant() }) : undefined;
  const on = later?.kind === 'interval' ? later.start : later?.kind === 'instant' ? later.at : undefined;
  if (on) {
    const start = on.withPlainTime(there.toPlainTime()).epochMilliseconds;
    const end = start + (length ?? interval.end - interval.start);
    return { start: timed(start, world.zone), end: timed(end, world.zone), recurrence: [] };
  }
  const gap = slots.joined('gap');
  return adjacentTo(
    interval,
    side === 'slot_of' ? 'instead' : side,
    length,
    (gap && resolveDuration(gap, world.when)) || 0,
    world.zone,
  );
}

/** 'Half an hour of travel before and after the visit': twice, where one event is named. */
export async function onBothSides(
  plan: MessagePlan,
  slots: Slots,
  side: 'before' | 'after' | 'slot_of',
  length: number | undefined,
): Promise<{ readonly kind: 'exact'; readonly exact: readonly Exact[] } | undefined> {
  const sides = (['before', 'after'] as const).filter((role) => slots.has(role));
  if (side === 'slot_of' || sides.length > 1 || !saysBothSides(plan.words)) return undefined;
  const first = await placeNextTo(plan, slots, 'before', length, slots.first(side));
  const second = first && (await placeNextTo(plan, slots, 'after', length, slots.first(side)));
  return second && { kind: 'exact', exact: [first, second] };
}

/** 'The whole day before the audit'. */
function dayNextTo(
  { start, end }: Pick<EventFact, 'start' | 'end'>,
  side: 'before' | 'after',
  zone: string,
): Exact {
  const at = side === 'before' ? instantOf(start, zone) : instantOf(end, zone) - 1;
  const own = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  const day = own.add({ days: side === 'before' ? -1 : 1 });
  return { start: onDate(day.toString()), end: onDate(day.add({ days: 1 }).toString()), recurrence: [] };
}

/** 'On Friday after the duty': of all that may be meant the only one of that day; what is named by half is in doubt. */
async function onlyOnDay(
  plan: MessagePlan,
  words: string | undefined,
  day: string | undefined,
  found: Referred,
): Promise<readonly CalendarEvent[]> {
  const { world, conversation } = plan;
  const window = day && namesDay(day, world) ? windowIn(day, conversation, world) : undefined;
  if (!window || !words) return [];
  const significant = significantWords(words);
  const isReferredTo = (event: CalendarEvent) =>
    found.kind === 'several'
      ? found.events.some(({ id }) => id === event.id)
      : significant.some(
          (word) => word.length > 2 && coverage([word], significantWords(event.title ?? '')) >= 0.85,
        );
  const [only, ...more] = (await world.events(window)).filter(
    (event) => event.start.kind === 'timed' && isReferredTo(event),
  );
  if (!only || more.length > 0) return [];
  if (found.kind !== 'several') plan.unsure = [...plan.unsure, words];
  return [only];
}

/** 'One to three the day before the exam': words that mean another day when they are said of it. */
function onRelativeDay(
  words: string,
  { start, end }: Interval,
  { when, zone }: MessagePlan['world'],
  length = HOUR,
): Exact | undefined {
  const spoken = { start: atInstant(start), end: atInstant(end) };
  const [there, here] = [{ ...when, spoken }, when].map((context) => settle(resolveWhen(words, context)));
  const from = beginningOf(there);
  const isOfIt = from && !beginningOf(here)?.toPlainDate().equals(from.toPlainDate());
  if (!isOfIt || !there || there.kind === 'recurrence') return undefined;
  const isRange = there.kind === 'interval' && there.range && !there.allDay;
  if (!isRange && there.kind !== 'instant') return undefined;
  const until = isRange ? there.end.epochMilliseconds : from.epochMilliseconds + length;
  return { start: timed(from.epochMilliseconds, zone), end: timed(until, zone), recurrence: [] };
}

export const beginningOf = (when: When | undefined): Temporal.ZonedDateTime | undefined =>
  when?.kind === 'instant' ? when.at : when?.kind === 'interval' && when.dateSaid ? when.start : undefined;

/** 'Notes right after the review. Also a breather right before it': the notes were put there, and mean no other side. */
function throughIt(
  { conversation: { focus }, world }: MessagePlan,
  words: string | undefined,
  side: 'before' | 'after' | 'slot_of',
): EventFact | undefined {
  const [newest, other] = focus;
  if (!newest || !other || !readReference(words ?? '').isFocus || side === 'slot_of') return undefined;
  const [left, right] = side === 'before' ? [other, newest] : [newest, other];
  const isNext = instantOf(left.end, world.zone) === instantOf(right.start, world.zone);
  return isNext && left.start.kind === 'timed' && right.start.kind === 'timed' ? other : undefined;
}

/** 'Yes, and right after it …', 'move it to four and put a break after it': where it will be by then. */
function settledTime(
  plan: MessagePlan,
  anchor: Pick<EventFact, 'id' | 'start' | 'end'>,
): Pick<EventFact, 'start' | 'end'> {
  const moved = plan.agreed.flatMap((change) =>
    (change.did === 'changed' || change.did === 'moved') && change.after.id === anchor.id
      ? [change.after]
      : [],
  );
  return plannedTime(plan, anchor.id) ?? moved.at(-1) ?? anchor;
}

/** What was just cancelled left its time behind. */
const goneEvent = (plan: MessagePlan, words: string): EventFact | undefined =>
  plan.conversation.done
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (change.did === 'cancelled' ? [change.before] : []))
    .find(({ title }) => isThatTime(words) || isCalled(title ?? '', words));

/** 'The old yoga slot' names the yoga. */
const isCalled = (title: string, words: string): boolean => {
  const named = significantWords(title);
  const isIn = named.length > 0 && coverage(named, wordsOf(words)) === 1;
  return isIn || title.toLowerCase().includes(words.toLowerCase());
};

/** 'The report only takes till two. – Put the call in that place': where the report was. */
const spokenOf = ({ conversation: { asked, focus } }: MessagePlan, words: string): EventFact | undefined =>
  isThatTime(words) && !asked ? focus[0] : undefined;
