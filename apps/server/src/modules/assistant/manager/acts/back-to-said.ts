import { findWhen } from '@catch/understanding';
import type { DoneWish } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { clocksIn } from '../times.ts';
import { wasAt } from './put-back.ts';

/**
 * 'Back where it was, Wednesday at one', of what was moved twice: the step at which it was then. Where it never was then, that
 * hour is in doubt. Says whether that is all.
 */
export function backToSaid(
  plan: MessagePlan,
  slots: Slots,
  chosen: DoneWish,
  open: readonly DoneWish[],
): boolean {
  const { world } = plan;
  const told = [...slots.all('time'), ...slots.all('filler')].flatMap((text) =>
    findWhen(text, world.when).flatMap(({ spans }) =>
      spans
        .map(({ start, end }) => text.slice(start, end))
        .filter((words) => clocksIn(words, world.when).length > 0),
    ),
  );
  const moved = chosen.changes.flatMap((change) =>
    change.did === 'moved' || change.did === 'changed' ? [change] : [],
  );
  const [only, ...more] = moved;
  if (told.length === 0 || !only || more.length > 0) return false;
  const steps = open.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.did === 'moved' || change.did === 'changed' ? [change.before] : [])),
  );
  const then = steps.find(
    (was) => was.id === only.before.id && told.every((words) => wasAt(was, words, world)),
  );
  if (!then) plan.unsure = [...plan.unsure, ...told];
  if (!then || then === only.before) return false;
  plan.call('update_event', { event_id: then.id, exact: { start: then.start, end: then.end } });
  plan.focusOn([then]);
  return true;
}
