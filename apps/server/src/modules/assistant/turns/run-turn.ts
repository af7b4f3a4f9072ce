import { withDeadline } from '../../../platform/deadline.ts';
import { historyWithin, openCalls } from '../../conversations/index.ts';
import {
  awaitedCalls,
  decidedCalls,
  findApproval,
  hasAwaitedBeside,
  pendingApprovals,
  settleUndecided,
  toPending,
} from '../approvals/approvals.repository.ts';
import { executeOnce } from '../journal/execute-once.ts';
import { receiptsOfTurn } from '../journal/executions.repository.ts';
import { toolReturn } from '../loop/handle-calls.ts';
import { composeReply } from '../loop/replies.ts';
import { runLoop } from '../loop/run-loop.ts';
import { type LoopDependencies, type TurnProgress, TurnState } from '../loop/turn-state.ts';
import type { TurnOutcome } from '../outcome.ts';
import { contextOf, loadKnowledge } from '../prompt/turn-knowledge.ts';
import { refusal } from '../values/make.ts';
import type { Told } from '../values/told.ts';
import type { Turn } from './turn.ts';
import { assertCurrent } from './turns.repository.ts';

/** Enough for what people refer back to; every one of them is sent, and paid for, with every step. */
const HISTORY_TOKENS = 6000;
const DECISION_TOOL_TIMEOUT_MS = 40_000;

export interface RunTurnOptions {
  readonly signal: AbortSignal;
  readonly traceId: string | null;
  readonly progress: TurnProgress;
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
  // Of what was done before an interruption the sentences stand in the conversation, the values in the journal.
  if (turn.attempt > 1) state.values.push(...(await receiptsOfTurn(db, turn.id)).values);
  if (turn.cause.kind === 'messages') {
    await supersedePending(state);
    return runLoop(state);
  }
  return carryOutDecision(state, turn.cause.toolCallId, turn.cause.approved);
}

/** A new message while something waits: the old proposal is off the table, and the model is told so. */
async function supersedePending(state: TurnState): Promise<void> {
  const { db, clock } = state.dependencies;
  const { userId, askedBy } = state.turn;
  // What this very turn proposed before it was interrupted still stands.
  if (state.context.hasPending)
    await settleUndecided(db, { userId, askedBy, exceptTurn: state.turn.id }, 'superseded', clock.now());
  const others = callsOfOthers(state);
  // A call that was decided keeps its place: its decision waits in the inbox and will bring the result.
  const decided = await decidedCalls(
    db,
    others.map(({ tool_call_id }) => tool_call_id),
  );
  const settled = others.filter(({ tool_call_id }) => !decided.has(tool_call_id));
  state.awaited = await awaitedCalls(db, [...decided], clock.now());
  if (settled.length === 0) return;
  const result = state.tell(refusal({ code: 'superseded' }));
  await state.append({
    kind: 'request',
    parts: settled.map((call) => toolReturn(call.tool_name, call.tool_call_id, result, clock.now())),
  });
}

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
  if (!isAnswered(state, toolCallId)) {
    const result = approved ? await execute(state, approval, tool) : state.tell(DENIED);
    state.note(result, tool);
    await state.append({
      kind: 'request',
      parts: [toolReturn(approval.tool_name, toolCallId, result, clock.now())],
    });
  }
  // The other calls of the same step wait for a person, or for their own turn: the model goes on when the last has its
  // result. Asked any sooner, it would be told of what was just approved that it never happened, and try it again.
  if (await hasAwaitedBeside(db, approval, clock.now())) {
    const waiting = await pendingApprovals(
      db,
      { userId: state.turn.userId, askedBy: state.turn.askedBy },
      clock.now(),
    );
    const isSilent = waiting.length === 0 && state.receipts.length === 0;
    const words = approved ? (isSilent ? STILL_AT_IT : '') : LEFT_ALONE;
    return composeReply(state, words, waiting.map(toPending));
  }
  const open = callsOfOthers(state).map(({ tool_call_id }) => tool_call_id);
  state.awaited = await awaitedCalls(
    db,
    open.filter((id) => id !== toolCallId),
    clock.now(),
  );
  return runLoop(state);
}

const STILL_AT_IT = 'I am seeing to the rest of it now, and will tell you then how it all went.';
const LEFT_ALONE = 'All right, I left that as it is.';
const DENIED = refusal({ code: 'denied' });

async function execute(
  state: TurnState,
  approval: { tool_call_id: string; args: Record<string, unknown> },
  tool: Parameters<typeof executeOnce>[1] & {
    argsSchema?: { safeParse(value: unknown): { success: boolean; data?: unknown } };
  },
): Promise<Told> {
  // Stored arguments are data from the database: checked like any other, since tools change between releases.
  const args = tool.argsSchema?.safeParse(approval.args);
  if (args && !args.success) return state.tell(refusal({ code: 'outdated-proposal' }));
  return withDeadline(DECISION_TOOL_TIMEOUT_MS, state.signal, (signal) =>
    executeOnce(
      state.dependencies,
      tool,
      (args?.data as Record<string, unknown> | undefined) ?? approval.args,
      state.toolContext(approval.tool_call_id, signal),
      (value) => state.tell(value),
    ),
  );
}

const isAnswered = (state: TurnState, toolCallId: string): boolean =>
  state.messages.some((message) =>
    message.parts.some((part) => part.part_kind === 'tool-return' && part.tool_call_id === toolCallId),
  );
