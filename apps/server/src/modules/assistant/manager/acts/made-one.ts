import { readReference } from '@catch/understanding';
import { eventsOf } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/**
 * 'The first one at eight', behind something booked and a card for something else: counted in the order in which they
 * were spoken of. It is the first, and not the card because that waits.
 */
export function madeBefore({ conversation }: MessagePlan, slots: Slots): Slots | undefined {
  const { proposals, done, isDoneLast, open, listed } = conversation;
  const target = slots.first('target');
  const { position } = target ? readReference(target) : {};
  if (position === undefined || isDoneLast || open || proposals.length === 0 || listed.length > 1)
    return undefined;
  const made = done.toReversed().flatMap(({ isUndone, changes }) => (isUndone ? [] : eventsOf(changes)));
  const count = made.length + proposals.length;
  const place = position < 0 ? count + position : position;
  const { title } = made[place] ?? {};
  if (!title || made.length > 1) return undefined;
  return new Slots(slots.list().map((slot) => (slot.role === 'target' ? { ...slot, text: title } : slot)));
}
