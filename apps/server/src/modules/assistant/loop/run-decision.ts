import { findApproval, pendingApprovals } from '../approvals/approvals.repository.ts';
import { askedAbout, hasOtherAwaited } from '../approvals/awaited-approvals.repository.ts';
import type { TurnOutcome } from '../outcome.ts';
import { DENIED } from '../values/make.ts';
import { calledFor } from './called-for.ts';
import { carryOutApproval } from './carry-out-approval.ts';
import { inConversation } from './keep-conversation.ts';
import { isLastCall } from './last-call.ts';
import { composeReply, marked } from './replies.ts';
import { runLoopOr } from './run-loop-or.ts';
import { reportDecision } from './run-managed.ts';
import { openEarlierCalls } from './settle-open.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

/** A card was approved or denied: do it or leave it, say so, and let the model go on with what it had begun. */
export async function runDecision(
  state: TurnState,
  toolCallId: string,
  approved: boolean,
): Promise<TurnOutcome> {
  const { db, clock, tools } = state.dependencies;
  const approval = await findApproval(db, toolCallId);
  const tool = approval && tools.get(approval.tool_name);
  if (!approval || !tool) throw new Error('a decided call names no known tool');
  await state.store.storeFromNowOn();
  if (!state.said.isAnswered(toolCallId)) {
    const result = approved ? await carryOutApproval(state, approval, tool) : state.voice.report(DENIED);
    state.note(result);
    const wish = calledFor({ tool_name: approval.tool_name, args: approval.model_args });
    if (result.value) state.outcomes.push({ call: toolCallId, wish, value: result.value });
    await state.store.append({
      kind: 'request',
      parts: [toolReturn(approval.tool_name, toolCallId, marked(state, toolCallId, result), clock.now())],
    });
  }
  const { manager, chain } = state.dependencies;
  if (manager && !chain) return reportDecision(state, toolCallId);
  const isDone = !approved || state.receipts.length > 0;
  if (isDone && isLastCall(approval.model_args)) return reportDecision(state, toolCallId);
  // The other calls of the same step wait for a person, or for their own turn: the model continues when the last one
  // has its result. Asked any sooner, it would be told that what was just approved never happened, and try it again.
  if (await hasOtherAwaited(db, approval, clock.now())) {
    const waiting = await pendingApprovals(
      db,
      { userId: state.turn.userId, askedBy: state.turn.askedBy },
      clock.now(),
    );
    const isSilent = waiting.length === 0 && state.receipts.length === 0;
    const words = approved
      ? isSilent
        ? state.voice.render.phrase('still-at-it', state.voice.reader)
        : ''
      : state.voice.render.phrase('left-alone', state.voice.reader);
    return inConversation(state, async () => composeReply(state, words, waiting));
  }
  const open = openEarlierCalls(state).map(({ tool_call_id }) => tool_call_id);
  for (const row of await askedAbout(db, open, clock.now()))
    if (row.is_awaited && row.tool_call_id !== toolCallId) state.cards.awaitDecision(row);
  return runLoopOr(state, () => manager && reportDecision(state, toolCallId));
}
