import { type Act, beginsWithYes, saysOnly } from '@catch/understanding';
import { called } from '../called-cards.ts';
import type { OpenProposal } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

/**
 * 'Only Ana's', 'just the tutoring, keep the dinner', to several cards: each by its name. The others are turned down where
 * only some are wanted. Says whether that was meant.
 */
export function settleCalled(plan: MessagePlan, act: Act, slots: Slots): boolean {
  if (act !== 'pick' && act !== 'revise') return false;
  const { proposals, open, isDoneLast } = plan.conversation;
  if (proposals.length < 2 || open || isDoneLast || plan.clause !== undefined) return false;
  if (slots.list().some(({ role }) => !NAMING.has(role))) return false;
  const cards = (names: readonly string[]): OpenProposal[] | undefined => {
    const found = names.map((name) => called(name.replace(/['’]s$/, ''), proposals, plan.world));
    return found.every((card) => card !== undefined) ? found : undefined;
  };
  const wanted = cards([...slots.all('target'), ...slots.all('option')]);
  const kept = cards([...slots.all('except'), ...slots.all('retracted')]);
  if (!wanted || !kept || wanted.length === 0) return false;
  const isOnly = saysOnly(plan.words) && wanted.length < proposals.length;
  if (!isOnly && kept.length === 0) return false;
  const refused = isOnly ? proposals.filter((card) => !wanted.includes(card)) : kept;
  if (refused.some((card) => wanted.includes(card)) || kept.some((card) => !refused.includes(card)))
    return false;
  plan.deny(refused.map(({ call }) => call));
  // 'Only the run goes' says which one is meant, and a yes that it is to be so.
  if (beginsWithYes(plan.words)) {
    plan.approve(wanted.map(({ call }) => call));
    plan.say({ kind: 'talk', what: 'rest-left' });
    return true;
  }
  const { proposals: left } = plan.conversation;
  plan.say({ kind: 'told', what: 'waiting', proposals: left.map(({ changes }) => changes) });
  return true;
}
const NAMING: ReadonlySet<string> = new Set(['target', 'option', 'except', 'retracted', 'reason', 'filler']);
