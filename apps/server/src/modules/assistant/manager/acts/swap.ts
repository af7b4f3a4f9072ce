import { instantOf, timed } from '@catch/scheduling';
import { saysDaysOnly } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import { newTime } from '../new-time.ts';
import type { NewTime } from '../new-time-found.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { referToSet } from '../refer-set.ts';
import { Slots } from '../slots.ts';
import { clocksIn } from '../times.ts';
import type { World } from '../world.ts';
import { changeOne } from './change-one.ts';

/** Two events change places, or only their days. */
export async function swap(plan: MessagePlan, slots: Slots): Promise<void> {
  const { world, conversation } = plan;
  const within = new Slots(slots.list().filter(({ role }) => role === 'old_time'));
  const found = new Map<string, CalendarEvent>();
  let missing: string | undefined;
  // 'Swap the two on Tuesday: the review goes to 2, the one-to-one takes the 10': whichever of these words name one.
  const hours = new Map<string, string>();
  let last: CalendarEvent | undefined;
  for (const { role, text } of slots.list()) {
    if (role === 'time' && last && !hours.has(last.id)) hours.set(last.id, text);
    if (role !== 'target') continue;
    const referred = await referTo(text, within, conversation, world);
    const [event, ...more] = referred.kind === 'events' ? referred.events : [];
    last = more.length === 0 ? event : undefined;
    if (last) found.set(last.id, last);
    else missing ??= text;
  }
  // 'Swap them', 'swap my two things on Thursday': the only two that are there, or were just spoken of.
  const both = new Slots([...within.list(), { role: 'set', text: 'both' }]);
  const pair = found.size < 2 ? await referToSet(both, conversation, world) : undefined;
  if (pair?.kind === 'events' && pair.events.length === 2)
    for (const event of pair.events) found.set(event.id, event);
  const [first, second, third] = found.values();
  if (!first || !second || third) return plan.noSuchEvent(missing);
  plan.focusOn([asFact(first), asFact(second)]);
  // 'Swap them, so the demo at ten and the review at twelve': each at the time given.
  const [one, other] = [hours.get(first.id), hours.get(second.id)];
  if (one && other) {
    const at = (text: string) => new Slots([{ role: 'time', text }]);
    const isClock = [one, other].every((text) => clocksIn(text, world.when).length > 0);
    if (isClock && !isPlainSwap(plan, [first, one], [second, other])) {
      // The other event may still be in the way until it has moved, too.
      const isTaken = overlaps(newTime(asFact(first), at(one), world), second, world);
      if (isTaken) await changeOne(plan, second, at(other));
      await changeOne(plan, first, at(one));
      return isTaken ? undefined : changeOne(plan, second, at(other));
    }
  }
  const isNamedSo = [first, second].some(({ title }) => saysDaysOnly(title ?? ''));
  const isByDay = slots.has('same_time') || (saysDaysOnly(plan.words) && !isNamedSo);
  if (!isByDay || first.start.kind === 'date' || second.start.kind === 'date') {
    plan.call('update_event', { event_id: first.id, swap_with_id: second.id });
    return;
  }
  for (const [event, day] of [
    [first, second],
    [second, first],
  ] as const) {
    const { start, end } = onDayOf(event, day, world.zone);
    plan.call('update_event', { event_id: event.id, exact: { start, end } });
  }
}

const overlaps = (time: NewTime, event: CalendarEvent, world: World): boolean =>
  time.kind === 'exact' &&
  instantOf(time.start, world.zone) < world.interval(event).end &&
  instantOf(time.end, world.zone) > world.interval(event).start;

/** Whether each is to begin when the other begins now. */
function isPlainSwap(
  { world }: MessagePlan,
  ...[[first, one], [second, other]]: readonly [
    readonly [CalendarEvent, string],
    readonly [CalendarEvent, string],
  ]
): boolean {
  const clockOf = (event: CalendarEvent) =>
    Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, world.zone))
      .toZonedDateTimeISO(world.zone)
      .toPlainTime();
  const isAt = (text: string, event: CalendarEvent) =>
    clocksIn(text, world.when).some((clock) => clock.equals(clockOf(event)));
  return isAt(one, second) && isAt(other, first);
}

function onDayOf(event: CalendarEvent, other: CalendarEvent, zone: string) {
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(event.start, zone)).toZonedDateTimeISO(zone);
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(other.start, zone)).toZonedDateTimeISO(zone);
  const start = day.withPlainTime(own.toPlainTime()).epochMilliseconds;
  const length = instantOf(event.end, zone) - instantOf(event.start, zone);
  return { start: timed(start, zone), end: timed(start + length, zone) };
}
