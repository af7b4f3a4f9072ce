import { DAY, instantOf } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../../values/values.ts';
import type { DoneWish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { shiftedBy } from '../shifted.ts';
import type { SaidSlot, Slots } from '../slots.ts';
import { settle } from '../times.ts';

const ANOTHER_DAY: ReadonlySet<SaidSlot['role']> = new Set([
  ...(['time', 'retracted', 'filler', 'reason', 'same_time'] as const),
] as const);

/** 'Everything tomorrow to Thursday. – No, Friday': all of them, each at its hour. */
export function onAnotherDay(plan: MessagePlan, { changes }: DoneWish, slots: Slots): boolean {
  const { world } = plan;
  const moved = changes.flatMap((change) => (change.did === 'moved' ? [change.after] : []));
  const [first, ...others] = moved;
  const words = slots.joined('time');
  if (!first || others.length === 0 || moved.length < changes.length || !words) return false;
  if (!slots.list().every(({ role }) => ANOTHER_DAY.has(role))) return false;
  const dayOf = ({ start }: EventFact) =>
    Temporal.Instant.fromEpochMilliseconds(instantOf(start, world.zone))
      .toZonedDateTimeISO(world.zone)
      .toPlainDate();
  const day = dayOf(first);
  if (!others.every((event) => dayOf(event).equals(day))) return false;
  const read = settle(resolveWhen(words, world.when));
  const isDay = read.kind === 'interval' && read.dateSaid && !read.range && read.grain === 'day';
  if (!isDay) return false;
  const by = day.until(read.start.toPlainDate()).days * DAY;
  const times = moved.map((event) => ({ event_id: event.id, exact: shiftedBy(event, by, world.zone) }));
  if (by === 0 || times.some(({ exact }) => !exact)) return false;
  for (const input of times) plan.call('update_event', input);
  plan.focusOn(moved);
  return true;
}
