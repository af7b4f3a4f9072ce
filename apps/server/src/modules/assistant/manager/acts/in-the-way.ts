import { instantOf } from '@catch/scheduling';
import { beginsWithYes, isInPassing, type Role } from '@catch/understanding';
import { factOf as asFact } from '../../tools/events/event-fact.ts';
import type { OpenProposal } from '../conversation.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';

/** Whether some words name what lies where the proposal would put its event. */
export async function isInTheWay(
  { world }: MessagePlan,
  { changes }: OpenProposal,
  words: string,
): Promise<boolean> {
  const [change] = changes;
  if (change?.did !== 'created' && change?.did !== 'changed' && change?.did !== 'moved') return false;
  const { id, start, end } = change.after;
  const there = await world.events({
    start: instantOf(start, world.zone),
    end: instantOf(end, world.zone),
  });
  return there.some((event) => event.id !== id && fitsWords(asFact(event), words, undefined, world));
}

/** 'Ah, the review. 3pm then', when the review is in the way: said of what waits. Undefined where it is not so. */
export async function withoutObstacle(
  plan: MessagePlan,
  proposal: OpenProposal | undefined,
  slots: Slots,
): Promise<Slots | undefined> {
  const [target, ...more] = slots.all('target');
  if (!proposal || !target || more.length > 0 || !isInPassing(plan.words, target)) return undefined;
  if (!(await isInTheWay(plan, proposal, target))) return undefined;
  return new Slots(slots.list().filter(({ role }) => role !== 'target'));
}

/**
 * 'Yes, I know about the audit, do it anyway', when the audit is in the way: a yes
 * to the open card. Returns whether it was one.
 */
export async function agreedAnyway(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const [card, ...others] = plan.conversation.proposals;
  const [target, ...more] = slots.all('target');
  const isAlone = slots.list().every(({ role }) => AGREEING.has(role));
  if (!card || others.length > 0 || !target || more.length > 0 || !isAlone || plan.unsure.length > 0)
    return false;
  if (!beginsWithYes(plan.words) || !(await isInTheWay(plan, card, target))) return false;
  plan.approve([card.call]);
  return true;
}
const AGREEING: ReadonlySet<Role> = new Set(['target', 'reason', 'filler'] as const);
