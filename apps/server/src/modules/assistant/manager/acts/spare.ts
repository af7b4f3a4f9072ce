import { saysKeep, saysOnly } from '@catch/understanding';
import type { EventFact } from '../../values/values.ts';
import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { reviseProposal } from './revise-proposal.ts';

/**
 * 'Keep the sync with Ben', of a proposal about several events: the rest of it stands. One that is not among them is left
 * alone anyway. Says whether that was meant.
 */
export async function spare(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { proposals } = plan.conversation;
  const proposal = proposals.at(-1);
  const named = [...slots.all('target'), ...slots.all('option')];
  // 'Only the Friday one', of what goes: the others are kept.
  const isOnly = named.length > 0 && saysOnly(plan.words);
  const words = [...slots.all('except'), ...(isOnly ? [] : named)];
  if (!proposal || proposal.changes.length < 2 || (words.length === 0 && !isOnly)) return false;
  const events = proposal.changes.flatMap((change) =>
    'before' in change && change.before && 'guests' in change.before ? [change.before] : [],
  );
  const isNamed = (event: EventFact, by: readonly string[]) =>
    by.some((text) => fitsWords(event, text, undefined, plan.world));
  const spared = events.filter((event) => isNamed(event, words) || (isOnly && !isNamed(event, named)));
  // Without a name it cannot be told which are spared.
  if (spared.length === events.length || (isOnly && spared.some(({ title }) => !title))) return false;
  if (spared.length > 0)
    await reviseProposal(
      plan,
      proposal,
      new Slots(exceptOf(isOnly ? spared.flatMap(({ title }) => title ?? []) : words)),
    );
  else plan.say({ kind: 'told', what: 'waiting', proposals: proposals.map(({ changes }) => changes) });
  return true;
}

/** 'Oh, and keep the fitting as well': nothing but what stays, whatever the name was taken for. */
export async function keepsNamed(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const isBare = slots.list().every(({ role }) => role === 'filler' || role === 'reason');
  const names = isBare && saysKeep(plan.words) ? slots.all('filler') : [];
  return names.length > 0 && spare(plan, new Slots(exceptOf(names)));
}

const exceptOf = (words: readonly string[]): SaidSlot[] => words.map((text) => ({ role: 'except', text }));
