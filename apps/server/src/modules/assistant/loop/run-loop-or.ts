import { BUILT_IN } from '../../../platform/settings/index.ts';
import { NoModelLeft } from '../models/model-failure.ts';
import type { TurnOutcome } from '../outcome.ts';
import { inConversation } from './keep-conversation.ts';
import { runLoop } from './run-loop.ts';
import type { TurnState } from './turn-state.ts';

/** The loop; and when no model is left to go on with it, and nothing was begun, what needs none. */
export async function runLoopOr(
  state: TurnState,
  without: () => Promise<TurnOutcome> | undefined,
): Promise<TurnOutcome> {
  try {
    return await inConversation(state, () => runLoop(state));
  } catch (error) {
    const outcome = error instanceof NoModelLeft ? without() : undefined;
    if (!outcome) throw error;
    state.progress.model = BUILT_IN;
    const { id, userId, channel } = state.turn;
    if (error instanceof NoModelLeft && error.failure)
      state.dependencies.report(error.failure, { turn_id: id, user_id: userId, channel });
    return outcome;
  }
}
