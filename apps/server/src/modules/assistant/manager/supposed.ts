import type { Role } from '@catch/understanding';
import { factOf } from '../tools/events/event-fact.ts';
import type { EventFact } from '../values/values.ts';
import { wouldBe } from './new-time.ts';
import type { MessagePlan } from './plan.ts';
import { referTo } from './refer.ts';
import { Slots } from './slots.ts';

/** What waits, as it would be, or what is spoken of: 'what if we did four?', 'does that clash?'. */
export function spokenOf({ conversation: { asked, focus, isDoneLast, proposals } }: MessagePlan) {
  const [change] = isDoneLast ? [] : (proposals.at(-1)?.changes ?? []);
  const isOfEvent = change?.did === 'created' || change?.did === 'changed' || change?.did === 'moved';
  return asked?.supposed ?? (isOfEvent ? change.after : focus[0]);
}

const TO: readonly Role[] = ['time', 'shift', 'same_time', 'slot_of'];

/** 'If I moved the haircut to seven', and there are two of them: each as it would be. */
export async function eachSupposed(
  { world, conversation }: MessagePlan,
  slots: Slots,
): Promise<readonly EventFact[]> {
  const target = slots.first('target');
  if (!target || !slots.has(...TO)) return [];
  const found = await referTo(target, new Slots([]), conversation, world);
  return found.kind === 'several' && found.events.length <= MOST
    ? found.events.flatMap((event) => wouldBe(factOf(event), slots, world) ?? [])
    : [];
}
const MOST = 3;
