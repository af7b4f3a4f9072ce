import { instantOf } from '@catch/scheduling';
import { findWhen } from '@catch/understanding';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/**
 * 'Thursday's, sorry', of which the reader took nothing for a time: the only time in it, in doubt. What waits or was just
 * done is not left as it is when somebody names another day for it.
 */
export function unreadTime(plan: MessagePlan, slots: Slots): Slots | undefined {
  const { conversation, words, world } = plan;
  if (!slots.isEmpty || conversation.open) return undefined;
  const [newest] = conversation.done;
  const isCard = conversation.proposals.length > 0 && !conversation.isDoneLast;
  const [card, ...others] = isCard ? conversation.proposals : newest && !newest.isUndone ? [newest] : [];
  const [found, ...more] = findWhen(words, world.when);
  if (!card || others.length > 0 || !found || more.length > 0) return undefined;
  const { when, text } = found;
  if (when.kind !== 'instant' && when.kind !== 'interval') return undefined;
  const [change] = card.changes;
  const event = change && 'after' in change && 'start' in change.after ? change.after : undefined;
  const at = event?.start && instantOf(event.start, world.zone);
  const [from, to] =
    when.kind === 'instant'
      ? [when.at.epochMilliseconds, when.at.epochMilliseconds + 1]
      : [when.start.epochMilliseconds, when.end.epochMilliseconds];
  // 'Thursday is fine', of a card for Thursday.
  if (at !== undefined && at >= from && at < to) return undefined;
  plan.unsure = [...plan.unsure, text];
  return new Slots([{ role: 'time', text }]);
}
