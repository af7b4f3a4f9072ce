import { instantOf } from '@catch/scheduling';
import { type Role, readReference } from '@catch/understanding';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { EventFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { minutes } from '../times.ts';

/** 'And the other one to Saturday', after one was moved: that one moves too. */
export async function otherMoved(plan: MessagePlan, slots: Slots): Promise<CalendarEvent | undefined> {
  const { asked, proposals, done } = plan.conversation;
  const target = slots.first('target');
  const [change] = (proposals.at(-1) ?? done.find(({ isUndone }) => !isUndone))?.changes ?? [];
  if (asked || !target || !readReference(target).isOther) return undefined;
  if (change?.did !== 'changed' && change?.did !== 'moved') return undefined;
  const found = await referTo(target, new Slots([]), plan.conversation, plan.world);
  return found.kind === 'events' && found.events.length === 1 ? found.events[0] : undefined;
}

/** What may be said of one more that is like the last. */
const LIKE_IT: ReadonlySet<Role> = new Set([
  ...(['time', 'same_time', 'same_length', 'same_place', 'same_people', 'filler', 'reason'] as const),
] as const);

/** It was booked in this conversation. */
export const isMadeHere = ({ conversation: { done } }: MessagePlan, { id }: EventFact): boolean =>
  done.some(
    ({ changes, isUndone }) =>
      !isUndone && changes.some((change) => change.did === 'created' && change.after.id === id),
  );

/** 'And again on Thursday', of something that was made here and then put elsewhere: one more. */
export const isOneMore = (plan: MessagePlan, event: EventFact, slots: Slots): boolean =>
  slots.list().every(({ role }) => LIKE_IT.has(role)) &&
  namesDay(slots.joined('time'), plan.world) &&
  isMadeHere(plan, event);

/** One like it, as long as it is, before or after something else. */
export function copyNextTo({ world }: MessagePlan, event: EventFact, slots: Slots): Slots {
  const lasts = instantOf(event.end, world.zone) - instantOf(event.start, world.zone);
  const own = slots.list().filter(({ role }) => role !== 'same_length');
  return new Slots(own).over([
    { role: 'title', text: event.title ?? '' },
    { role: 'length', text: minutes(lasts) },
    ...event.guests.map(({ email }) => ({ role: 'guest' as const, text: email })),
    ...(event.place ? [{ role: 'place' as const, text: event.place }] : []),
  ]);
}
