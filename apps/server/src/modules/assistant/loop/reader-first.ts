import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { loadConversation } from '../manager/conversations.repository.ts';
import type { MessagePlan } from '../manager/plan.ts';
import type { TurnState } from './turn-state.ts';

/**
 * A plain request needs no model, if the setting says so: it is self-contained, our reader has no doubt about it, and
 * nothing is open that it might answer. Anything less certain is left to the model.
 */
export async function plainPlan(state: TurnState): Promise<MessagePlan | undefined> {
  const { readerFirst, manager, db } = state.dependencies;
  const [message, ...more] = state.said.ownPrompts;
  if (!readerFirst || !manager?.planPlainly || message === undefined || more.length > 0) return undefined;
  if (state.said.wasAsked || state.said.own.some(({ kind }) => kind === 'response')) return undefined;
  const { conversation } = await loadConversation(db, state.turn);
  if (conversation.open || conversation.proposals.length > 0) return undefined;
  try {
    return await manager.planPlainly(message, conversation, state.toolContext('manager', state.signal));
  } catch (error) {
    // A calendar that cannot be read right now is mentioned in the answer itself.
    if (state.signal.aborted || isDatabaseFailure(error)) throw error;
    return undefined;
  }
}
