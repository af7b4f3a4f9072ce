import { historyWithin, partsOf, type ToolCallPart } from '../../conversations/index.ts';
import { accountOfTurn } from '../journal/doubts.repository.ts';
import { inDoubt } from '../journal/in-doubt.ts';
import { finishAgreed } from '../loop/agree-in-words.ts';
import { calledFor } from '../loop/called-for.ts';
import { reportFinding, settleDoubts } from '../loop/look-again.ts';
import type { LoopDependencies } from '../loop/loop-dependencies.ts';
import { plainPlan } from '../loop/reader-first.ts';
import { runDecision } from '../loop/run-decision.ts';
import { runLoopOr } from '../loop/run-loop-or.ts';
import { hasTakenOver, runManaged, takeOver } from '../loop/run-managed.ts';
import { runPress } from '../loop/run-press.ts';
import { settleOpen } from '../loop/settle-open.ts';
import type { TurnProgress } from '../loop/turn-progress.ts';
import { TurnState } from '../loop/turn-state.ts';
import { noteSaved } from '../models/spending.ts';
import type { TurnOutcome } from '../outcome.ts';
import { contextOf, loadKnowledge } from '../prompt/turn-knowledge.ts';
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

/** From what was said or decided to what the person reads. May run again after a crash: it finds where it was. */
export async function runTurn(
  dependencies: LoopDependencies,
  turn: Turn,
  options: RunTurnOptions,
): Promise<TurnOutcome> {
  const { db } = dependencies;
  const known = turn.known ?? (await loadKnowledge(db, turn));
  // A turn that was just taken is current; one that was interrupted may have been cancelled in the meantime.
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
    return runLoopOr(state, () => manager && takeOver(state, manager));
  }
  if (turn.cause.kind === 'press') {
    await settleDoubts(state);
    return runPress(state, turn.cause);
  }
  if (turn.cause.kind === 'look') return reportFinding(state, turn.cause.toolCallId);
  return runDecision(state, turn.cause.toolCallId, turn.cause.approved);
}

/**
 * For what was done before an interruption, the sentences are in the conversation and the values in the journal; what
 * was only asked or refused is stored with the turn. What the conversation has not answered yet is continued, and
 * noted then.
 */
async function recallValues(state: TurnState): Promise<void> {
  const { done, open } = await accountOfTurn(state.dependencies.db, state.turn.id);
  for (const [call, value] of Object.entries(state.turn.underway?.values ?? {}))
    if (state.said.isAnswered(call)) state.recalled.set(call, value);
  for (const { toolCallId, result } of done)
    if (result.value && state.said.isAnswered(toolCallId)) state.recalled.set(toolCallId, result.value);
  for (const { toolCallId, wish } of open)
    if (state.said.isAnswered(toolCallId)) state.recalled.set(toolCallId, inDoubt(wish));
  state.values.push(...state.recalled.values());
  for (const part of toolCallsOf(state)) {
    const value = state.recalled.get(part.tool_call_id);
    if (value) state.outcomes.push({ call: part.tool_call_id, wish: calledFor(part), value });
  }
}

const toolCallsOf = ({ said }: TurnState): ToolCallPart[] =>
  said.own.flatMap(partsOf).flatMap((part) => (part.part_kind === 'tool-call' ? [part] : []));
