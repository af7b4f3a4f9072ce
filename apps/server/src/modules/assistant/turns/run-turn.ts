import { BUILT_IN } from '../../../platform/settings/index.ts';
import { historyWithin, openCalls, partsOf, type ToolCallPart } from '../../conversations/index.ts';
import {
  type ApprovalRow,
  askedAbout,
  findApproval,
  hasAwaitedBeside,
  pendingApprovals,
  type Replacement,
} from '../approvals/approvals.repository.ts';
import { accountOfTurn, findBegun } from '../journal/doubts.repository.ts';
import { inDoubt } from '../journal/in-doubt.ts';
import { finishAgreed } from '../loop/agree-in-words.ts';
import { calledFor } from '../loop/called-for.ts';
import { carryOutApproval } from '../loop/carry-out.ts';
import { inConversation } from '../loop/keep-conversation.ts';
import { isLastCall } from '../loop/last-call.ts';
import { lookAgain, settleDoubts } from '../loop/look-again.ts';
import { plainPlan } from '../loop/reader-first.ts';
import { composeReply, marked } from '../loop/replies.ts';
import { runLoop } from '../loop/run-loop.ts';
import { hasTakenOver, runManaged, takeOver, tellDecision } from '../loop/run-managed.ts';
import { runPress } from '../loop/run-press.ts';
import { toolReturn } from '../loop/tool-return.ts';
import { type LoopDependencies, type TurnProgress, TurnState } from '../loop/turn-state.ts';
import { NoModelLeft } from '../models/model-failure.ts';
import { noteSaved } from '../models/spending.ts';
import { silent, type TurnOutcome } from '../outcome.ts';
import { contextOf, loadKnowledge } from '../prompt/turn-knowledge.ts';
import { DENIED, EXPIRED, superseded } from '../values/make.ts';
import type { Refusal } from '../values/values.ts';
import type { LiveTurn } from './live-turns.ts';
import type { Turn } from './turn.ts';
import { assertCurrent } from './turns.repository.ts';

/** Enough for what people refer back to; every one of them is sent, and paid for, with every step. */
const HISTORY_TOKENS = 6000;

export interface RunTurnOptions {
  readonly signal: AbortSignal;
  readonly traceId: string | null;
  readonly progress: TurnProgress;
  readonly live: LiveTurn;
}

/** From what was said or decided to what the person is told. May run again after a crash: it finds where it was. */
export async function runTurn(
  dependencies: LoopDependencies,
  turn: Turn,
  options: RunTurnOptions,
): Promise<TurnOutcome> {
  const { db } = dependencies;
  const known = turn.known ?? (await loadKnowledge(db, turn));
  // A turn that was just taken is current; one that was interrupted may have been cancelled meanwhile.
  if (turn.attempt > 1) await assertCurrent(db, turn);
  const context = await contextOf(known, turn, dependencies);
  const history = historyWithin(known.history ?? [], HISTORY_TOKENS);
  const state = new TurnState(dependencies, { turn, context, history, ...options });
  if (turn.attempt > 1) await recallValues(state);
  const { manager, chain } = dependencies;
  if (turn.cause.kind === 'messages' && manager && !chain) {
    await settleDoubts(state);
    return runManaged(state, manager);
  }
  if (turn.cause.kind === 'messages') {
    if (manager && hasTakenOver(state)) return takeOver(state, manager);
    await finishAgreed(state);
    await settleOpen(state);
    await settleDoubts(state);
    const plan = await plainPlan(state);
    if (plan) {
      await noteSaved(state);
      return takeOver(state, { plan: async () => plan });
    }
    return loopOr(state, () => manager && takeOver(state, manager));
  }
  if (turn.cause.kind === 'press') {
    await settleDoubts(state);
    return runPress(state, turn.cause);
  }
  if (turn.cause.kind === 'look') return tellWhatBecame(state, turn.cause.toolCallId);
  return carryOutDecision(state, turn.cause.toolCallId, turn.cause.approved);
}

/**
 * Of what was done before an interruption the sentences stand in the conversation, the values in the journal; what was
 * only asked or refused is kept with the turn. What is not answered in the conversation yet is gone on with, and noted
 * then.
 */
async function recallValues(state: TurnState): Promise<void> {
  const { done, open } = await accountOfTurn(state.dependencies.db, state.turn.id);
  for (const [call, value] of Object.entries(state.turn.underway?.values ?? {}))
    if (state.isAnswered(call)) state.recalled.set(call, value);
  for (const { toolCallId, result } of done)
    if (result.value && state.isAnswered(toolCallId)) state.recalled.set(toolCallId, result.value);
  for (const { toolCallId, wish } of open)
    if (state.isAnswered(toolCallId)) state.recalled.set(toolCallId, inDoubt(wish));
  state.values.push(...state.recalled.values());
  for (const part of toolCallsOf(state)) {
    const value = state.recalled.get(part.tool_call_id);
    if (value) state.outcomes.push({ call: part.tool_call_id, wish: calledFor(part), value });
  }
}

const toolCallsOf = ({ ownMessages }: TurnState): ToolCallPart[] =>
  ownMessages.flatMap(partsOf).flatMap((part) => (part.part_kind === 'tool-call' ? [part] : []));

/** Of a change that was in doubt. As long as nobody knows, nothing is said: that was said before. */
async function tellWhatBecame(state: TurnState, toolCallId: string): Promise<TurnOutcome> {
  const begun = await findBegun(state.dependencies.db, toolCallId);
  // Found out in between, and told; unless it was this very turn that did, and was interrupted before it could tell.
  const isTold = begun?.result !== undefined && state.turn.attempt === 1;
  const told = begun && !isTold ? await lookAgain(state, begun) : undefined;
  if (!told) return silent(state.traceId);
  const outcome = composeReply(state, state.receipts.includes(told) ? '' : told);
  if (state.turn.channel !== 'WEB')
    state.close({ kind: 'response', parts: [{ part_kind: 'text', content: outcome.message }] });
  return outcome;
}

/**
 * What waits for a person, or for its own turn, goes on waiting, and the model is told so. What can no longer be
 * decided gets its result.
 */
async function settleOpen(state: TurnState): Promise<void> {
  const { db, clock } = state.dependencies;
  const open = callsOfOthers(state);
  const asked = await askedAbout(
    db,
    open.map(({ tool_call_id }) => tool_call_id),
    clock.now(),
  );
  for (const row of asked) if (row.is_awaited) state.awaitDecision(row);
  const settled = open.filter(({ tool_call_id }) => !state.awaited.has(tool_call_id));
  if (settled.length === 0) return;
  const told = ({ tool_call_id }: ToolCallPart) =>
    state.report(whyNot(asked.find((row) => row.tool_call_id === tool_call_id)));
  await state.append({
    kind: 'request',
    parts: settled.map((call) => toolReturn(call.tool_name, call.tool_call_id, told(call), clock.now())),
  });
}

/** Why a proposal that was not decided can no longer be. */
const whyNot = (row: ApprovalRow | undefined): Refusal =>
  row?.status === 'denied'
    ? DENIED
    : row?.status === 'expired' || row?.status === 'pending'
      ? EXPIRED
      : superseded((row?.replaced_by ?? undefined) as Replacement | undefined);

/** Of earlier turns, without a result. */
const callsOfOthers = (state: TurnState) =>
  openCalls(state.messages.slice(0, state.messages.length - state.ownMessages.length));

async function carryOutDecision(
  state: TurnState,
  toolCallId: string,
  approved: boolean,
): Promise<TurnOutcome> {
  const { db, clock, tools } = state.dependencies;
  const approval = await findApproval(db, toolCallId);
  const tool = approval && tools.get(approval.tool_name);
  if (!approval || !tool) throw new Error('a decided call names no known tool');
  await state.storeFromNowOn();
  if (!state.isAnswered(toolCallId)) {
    const result = approved ? await carryOutApproval(state, approval, tool) : state.report(DENIED);
    state.note(result);
    const wish = calledFor({ tool_name: approval.tool_name, args: approval.model_args });
    if (result.value) state.outcomes.push({ call: toolCallId, wish, value: result.value });
    await state.append({
      kind: 'request',
      parts: [toolReturn(approval.tool_name, toolCallId, marked(state, result), clock.now())],
    });
  }
  const { manager, chain } = state.dependencies;
  if (manager && !chain) return tellDecision(state, toolCallId);
  const isDone = !approved || state.receipts.length > 0;
  if (isDone && isLastCall(approval.model_args)) return tellDecision(state, toolCallId);
  // The other calls of the same step wait for a person, or for their own turn: the model goes on when the last has its
  // result. Asked any sooner, it would be told of what was just approved that it never happened, and try it again.
  if (await hasAwaitedBeside(db, approval, clock.now())) {
    const waiting = await pendingApprovals(
      db,
      { userId: state.turn.userId, askedBy: state.turn.askedBy },
      clock.now(),
    );
    const isSilent = waiting.length === 0 && state.receipts.length === 0;
    const words = approved
      ? isSilent
        ? state.render.phrase('still-at-it', state.reader)
        : ''
      : state.render.phrase('left-alone', state.reader);
    return inConversation(state, async () => composeReply(state, words, waiting));
  }
  const open = callsOfOthers(state).map(({ tool_call_id }) => tool_call_id);
  for (const row of await askedAbout(db, open, clock.now()))
    if (row.is_awaited && row.tool_call_id !== toolCallId) state.awaitDecision(row);
  return loopOr(state, () => manager && tellDecision(state, toolCallId));
}

/** The loop; and when no model is left to go on with it, and nothing was begun, what needs none. */
async function loopOr(
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
