import { partsOf, type ToolCallPart } from '../../conversations/index.ts';
import { advance } from '../manager/advance.ts';
import { loadConversation, saveConversation } from '../manager/conversations.repository.ts';
import type { TurnOutcome } from '../outcome.ts';
import type { TurnCause } from '../turns/turn.ts';
import { BUILT_IN_NAME } from './built-in-name.ts';
import { callOrRecall } from './carry-out-plan.ts';
import { composeReply } from './replies.ts';
import { toolCallId } from './tool-call-id.ts';
import type { TurnState } from './turn-state.ts';

/**
 * A button that stands for one call: recorded, carried out by the tool itself, and reported like anything else (ADR
 * 50).
 */
export async function runPress(
  state: TurnState,
  cause: Extract<TurnCause, { kind: 'press' }>,
): Promise<TurnOutcome> {
  const { tool, input } = cause.press;
  const { db } = state.dependencies;
  const call: ToolCallPart = {
    part_kind: 'tool-call',
    tool_name: tool,
    tool_call_id: cause.toolCallId ?? toolCallId(state.turn.id, 0, 0),
    args: input,
  };
  // After an interruption it stands there: what was begun for it is found by its id.
  if (!isWritten(state, call))
    await state.store.append({ kind: 'response', parts: [call], model_name: BUILT_IN_NAME });
  const called = await callOrRecall(state, call);
  if (called.value) {
    const stored = await loadConversation(db, state.turn);
    const outcome = { call: call.tool_call_id, wish: { tool, input }, value: called.value };
    const conversation = advance(stored.conversation, [outcome]);
    await state.store.write((transaction) =>
      saveConversation(transaction, state.turn, { ...stored, conversation }),
    );
  }
  const outcome = composeReply(state, called.text);
  if (state.cards.shown.length === 0)
    state.store.close({
      kind: 'response',
      parts: [{ part_kind: 'text', content: outcome.message }],
      model_name: BUILT_IN_NAME,
    });
  return outcome;
}

const isWritten = ({ said }: TurnState, { tool_call_id }: ToolCallPart): boolean =>
  said.own
    .flatMap(partsOf)
    .some((part) => part.part_kind === 'tool-call' && part.tool_call_id === tool_call_id);
