import { decisionsIn, namesRest } from '@catch/understanding';
import { spare } from './acts/spare.ts';
import { called } from './called-cards.ts';
import type { OpenProposal } from './conversation.ts';
import type { MessagePlan } from './plan.ts';
import { Slots } from './slots.ts';

const PLACES: Readonly<Record<string, number>> = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };

/**
 * 'Yes to the run and the match, no to the coffee': each card by its name. Nothing is decided unless every name is that of
 * one card.
 */
export async function settleNamed(plan: MessagePlan, message: string): Promise<boolean> {
  const { proposals, open } = plan.conversation;
  const decisions = proposals.length > 0 && !open ? decisionsIn(message) : undefined;
  if (!decisions) return false;
  const { yes, no, later } = decisions;
  // One card for several events: what is left of it has to be agreed to as a whole.
  if (proposals.length === 1)
    return yes.length > 0 && no.length > 0
      ? spare(plan, new Slots(no.map((text) => ({ role: 'except', text }))))
      : false;
  const one = (name: string): OpenProposal | undefined => {
    const place = PLACES[name.toLowerCase()];
    if (place !== undefined) return proposals.at(place);
    // 'Do carlas'.
    return called(name, proposals, plan.world) ?? called(name.replace(/s$/i, ''), proposals, plan.world);
  };
  const named = new Map(
    [...yes, ...no, ...later].filter((name) => !namesRest(name)).map((name) => [name, one(name)]),
  );
  const cards = [...named.values()];
  if (cards.includes(undefined) || new Set(cards).size < cards.length) return false;
  const rest = proposals.filter((proposal) => !cards.includes(proposal));
  const of = (names: readonly string[]): OpenProposal[] =>
    names.flatMap((name) => (namesRest(name) ? rest : (named.get(name) ?? [])));
  const [approved, denied] = [of(yes), of(no)];
  plan.approve(approved.map(({ call }) => call));
  plan.deny(denied.map(({ call }) => call));
  const waiting = proposals.filter((proposal) => !approved.includes(proposal) && !denied.includes(proposal));
  if (waiting.length > 0)
    plan.say({ kind: 'told', what: 'waiting', proposals: waiting.map(({ changes }) => changes) });
  else if (denied.length > 0)
    plan.say({ kind: 'talk', what: approved.length > 0 ? 'rest-left' : 'left-alone' });
  return true;
}
