import { fitsWords } from '../fits-words.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { reviseProposal } from './revise-proposal.ts';

/**
 * 'Keep the sync with Ben', of a proposal about several events: the rest of it stands. One that is not among them is left
 * alone anyway. Says whether that was meant.
 */
export async function spare(plan: MessagePlan, slots: Slots): Promise<boolean> {
  const { proposals } = plan.conversation;
  const proposal = proposals.at(-1);
  const words = [...slots.all('except'), ...slots.all('target'), ...slots.all('option')];
  if (!proposal || proposal.changes.length < 2 || words.length === 0) return false;
  const events = proposal.changes.flatMap((change) =>
    'before' in change && change.before && 'guests' in change.before ? [change.before] : [],
  );
  const spared = events.filter((event) =>
    words.some((text) => fitsWords(event, text, undefined, plan.world)),
  );
  if (spared.length === events.length) return false;
  if (spared.length > 0)
    await reviseProposal(plan, proposal, new Slots(words.map((text) => ({ role: 'except', text }))));
  else plan.say({ kind: 'told', what: 'waiting', proposals: proposals.map(({ changes }) => changes) });
  return true;
}
