import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { change } from './change.ts';
import { inReasonOf } from './in-reason.ts';
import { reviseProposal } from './revise-proposal.ts';

/**
 * 'He offered Friday at nine and that suits me, so please move it', with one card in view:
 * it moves to that time, and the card as it stands is not approved. Returns whether that was meant.
 */
export async function agreesOtherwise(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { proposals, isDoneLast } = plan.conversation;
  const [card, ...more] = isDoneLast ? [] : proposals;
  const [first, ...others] = card?.changes ?? [];
  if (!card || more.length + others.length > 0 || !first) return false;
  const reasons = slots
    .list()
    .map((slot) => (slot.role === 'filler' ? { ...slot, role: 'reason' as const } : slot));
  const timed = inReasonOf(plan, new Slots(reasons));
  if (!timed) return false;
  const time = new Slots(timed.list().filter(({ role }) => role === 'time' || role.startsWith('same_')));
  const { tool, input } = card.wish;
  if (tool === 'create_event' || input.exact || input.new_when) {
    await reviseProposal(plan, card, time);
    return true;
  }
  if (first.did !== 'changed' && first.did !== 'cancelled') return false;
  plan.replace(card.call);
  plan.focusOn([first.before]);
  await change(plan, time);
  return true;
}
