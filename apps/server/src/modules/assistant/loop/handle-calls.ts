import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { withDeadline } from '../../../platform/deadline.ts';
import { inSpan } from '../../../platform/telemetry/tracing.ts';
import {
  partsOf,
  type RequestPart,
  type StoredMessage,
  type ToolCallPart,
} from '../../conversations/index.ts';
import { proposalOf } from '../approvals/approval-card.ts';
import { type ApprovalRow, findApproval } from '../approvals/approvals.repository.ts';
import { findBegun } from '../journal/doubts.repository.ts';
import { executeOnce } from '../journal/execute-once.ts';
import { notBegun } from '../journal/in-doubt.ts';
import { markInDoubt } from '../journal/unsettled.ts';
import type { Plan, Tool, ToolContext } from '../tools/tool.port.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { LaneLost } from '../turns/turns.repository.ts';
import { refusal, wishOf } from '../values/make.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Wish } from '../values/values.ts';
import { agreedInWords } from './agree-in-words.ts';
import { applyMemoryChanges } from './apply-memory-changes.ts';
import { asPressed } from './as-pressed.ts';
import { calledFor } from './called-for.ts';
import { isLasting } from './last-call.ts';
import { orOnlyWaiting } from './only-waiting.ts';
import { hasSeenOthersText, isOwnRequest } from './own-request.ts';
import { parseInput } from './parse-input.ts';
import { alreadyAsked, propose } from './propose.ts';
import { replacedTime, replaceWith } from './replace.ts';
import { marked } from './replies.ts';
import { resumeExecution } from './resume-execution.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';
import { whenSure } from './unsure.ts';

const TOOL_TIMEOUT_MS = 25_000;

export interface HandledCalls {
  /** Results to store; calls that wait for a person have none yet. */
  readonly results: readonly RequestPart[];
  /** Calls for which there was no time. */
  readonly left: readonly Wish[];
  /** Of each there is a receipt, a card or a lasting refusal: the program tells all of it. */
  readonly isFullyReported: boolean;
  /** What the program says of those that were refused. */
  readonly refused: readonly string[];
}

/** Carries out the calls of one step, in order: the second may depend on what the first did to the calendar. */
export async function handleCalls(
  state: TurnState,
  calls: readonly ToolCallPart[],
  /** Between two of them the person may end it; what was begun is always brought to its end. */
  mayStop = false,
): Promise<HandledCalls> {
  const results: RequestPart[] = [];
  const left: Wish[] = [];
  const refused: string[] = [];
  let reported = 0;
  for (const call of calls) {
    if (mayStop && state.live.stop.aborted) break;
    if (!state.hasTime) {
      const wish = wishOf(call);
      const value = refusal({ code: 'no-time', wish });
      left.push(wish);
      state.values.push(value);
      results.push(
        toolReturn(
          call.tool_name,
          call.tool_call_id,
          state.voice.report(value),
          state.dependencies.clock.now(),
        ),
      );
      continue;
    }
    state.live.doing(state.voice.render.doing(call, state.voice.reader));
    // A name that no tool has is whatever the model wrote, and traces carry nobody's words.
    const name = state.dependencies.tools.has(call.tool_name) ? call.tool_name : 'unknown';
    const handled = await inSpan(
      `execute_tool ${name}`,
      {
        attributes: {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': name,
          'gen_ai.tool.call.id': call.tool_call_id,
        },
      },
      () => handleCall(state, call),
    );
    if (handled.kind === 'result') results.push(handled.part);
    if (handled.kind === 'pending' || handled.isReported) reported += 1;
    if (handled.kind === 'result' && handled.refused) refused.push(handled.refused);
  }
  return { results, left, isFullyReported: reported === calls.length, refused };
}

type Handled =
  | {
      readonly kind: 'result';
      readonly part: RequestPart;
      readonly isReported?: boolean;
      readonly refused?: string | undefined;
    }
  | { readonly kind: 'pending' };

async function handleCall(state: TurnState, call: ToolCallPart): Promise<Handled> {
  const { db, tools } = state.dependencies;
  const tool = tools.get(call.tool_name);
  if (!tool)
    return retry(
      state,
      call,
      `There is no tool '${call.tool_name}'. Use one of: ${[...tools.keys()].join(', ')}.`,
    );
  const parsed = parseInput(tool, call.args);
  if (!parsed.ok) return retry(state, call, parsed.complaint);
  // What only looks is never asked about.
  const known = tool.execute ? await findApproval(db, call.tool_call_id) : undefined;
  if (known?.status === 'pending') {
    showAgain(state, call, known);
    return { kind: 'pending' };
  }

  const replaced = await replacedTime(state, call);
  return withDeadline(TOOL_TIMEOUT_MS, state.signal, (signal) =>
    runTool(state, call, tool, parsed.input, state.toolContext(call.tool_call_id, signal, replaced)),
  );
}

/** A card that was put before the person in this very turn, before an interruption. */
function showAgain(state: TurnState, call: ToolCallPart, card: ApprovalRow): void {
  const value = proposalOf(card);
  state.values.push(value);
  state.outcomes.push({ call: call.tool_call_id, wish: calledFor(call), value });
  state.cards.show(card);
}

async function runTool(
  state: TurnState,
  call: ToolCallPart,
  tool: Tool,
  input: unknown,
  context: ToolContext,
): Promise<Handled> {
  const { db } = state.dependencies;
  try {
    // The journal first: what an interrupted turn has done or begun is never planned again.
    const begun = mayBeBegun(state) && tool.execute ? await findBegun(db, call.tool_call_id) : undefined;
    if (begun) {
      await state.store.storeFromNowOn();
      return result(
        state,
        call,
        await applyMemoryChanges(state, await resumeExecution(state, tool, begun, context)),
      );
    }
    const plan = whenSure(call.args, onOwnWish(state, call, await tool.plan(input, context)));
    if (plan.kind === 'answer')
      return result(
        state,
        call,
        orOnlyWaiting(state, call, named(state, call, state.voice.report(plan.value), tool)),
      );
    await state.store.storeFromNowOn();
    if (plan.kind === 'run') {
      await replaceWith(state, call, plan.proposal);
      const toolReport = await executeOnce(
        state.dependencies,
        tool,
        plan.args,
        context,
        (value) => state.voice.report(value),
        wishOf(call, plan.proposal),
      );
      return result(state, call, await applyMemoryChanges(state, named(state, call, toolReport, tool)));
    }
    const twin = alreadyAsked(state, call, plan);
    if (twin) return waitsAlready(state, call, twin);
    const agreed = await agreedInWords(state, call, plan, tool);
    if (agreed) return settledBy(state, call, agreed);
    await propose(state, call, plan);
    return { kind: 'pending' };
  } catch (error) {
    return failed(state, call, tool, error, context);
  }
}

/** By an earlier process; of a press that one may have had a turn of its own. */
const mayBeBegun = ({ turn }: TurnState): boolean => turn.attempt > 1 || turn.cause.kind === 'press';

/** A change that may rest on somebody else's words is asked about, however harmless it looks (decisions.md). */
function onOwnWish(
  state: TurnState,
  call: ToolCallPart,
  plan: Plan<Record<string, unknown>>,
): Plan<Record<string, unknown>> {
  const { cause } = state.turn;
  if (cause.kind === 'press') return asPressed(cause.press, plan);
  const alsoSeen = [state.standing, ...state.cards.awaited.values()].filter(Boolean);
  if (plan.kind !== 'run' || !hasSeenOthersText(state.said.all, alsoSeen)) return plan;
  const said = { messages: state.said.all, alsoSeen, ownWords: state.said.ownWords() };
  if (isOwnRequest(call.tool_name, call.args, said, state.when)) return plan;
  const { args, proposal } = plan;
  return { kind: 'ask', args, proposal: { ...proposal, reasons: [{ code: 'others-wish' }] } };
}

/** One of several that could not be begun is named: the others may have been done. */
function named(state: TurnState, call: ToolCallPart, toolReport: ToolReport, tool: Tool): ToolReport {
  const { value } = toolReport;
  const isOneOfSeveral = toolCallsIn(state.said.own) > 1 || state.turn.attempt > 1;
  return value?.kind === 'refusal' && value.isBlind && tool.execute && isOneOfSeveral
    ? state.voice.report(notBegun(wishOf(call), value))
    : toolReport;
}

const toolCallsIn = (messages: readonly StoredMessage[]): number =>
  messages.flatMap(partsOf).filter(({ part_kind }) => part_kind === 'tool-call').length;

/** A tool's failure goes back to the model as data; nothing of ours (stack, SQL, provider's words) goes with it. */
async function failed(
  state: TurnState,
  call: ToolCallPart,
  tool: Tool,
  error: unknown,
  context: ToolContext,
): Promise<Handled> {
  if (error instanceof WorkCancelled || error instanceof LaneLost || state.signal.aborted) throw error;
  // We cannot know now whether it was done; the turn resumes when the database is back, and finds its own work.
  if (isDatabaseFailure(error)) throw error;
  state.dependencies.report(error, { tool: tool.name, turn_id: state.turn.id, user_id: state.turn.userId });
  // Stopped in the middle of a write: perhaps it was made.
  const doubt = tool.execute ? await markInDoubt(state.dependencies, call.tool_call_id) : undefined;
  if (doubt) return result(state, call, state.voice.report(doubt));
  const because = context.signal.aborted ? 'slow' : 'defect';
  return result(state, call, state.voice.report(refusal({ code: 'failed', because })));
}

function result(state: TurnState, call: ToolCallPart, toolReport: ToolReport): Handled {
  state.note(toolReport);
  if (toolReport.value)
    state.outcomes.push({ call: call.tool_call_id, wish: calledFor(call), value: toolReport.value });
  const refused = isLasting(toolReport.value) ? state.voice.say(toolReport.value) : undefined;
  return {
    kind: 'result',
    part: toolReturn(
      call.tool_name,
      call.tool_call_id,
      marked(state, call.tool_call_id, toolReport),
      state.dependencies.clock.now(),
    ),
    isReported: toolReport.receipt !== undefined || refused !== undefined,
    refused,
  };
}

/** The first card stands, and the model is reminded of it. */
function waitsAlready(state: TurnState, call: ToolCallPart, { tool_call_id }: ApprovalRow): Handled {
  const data = JSON.parse(state.cards.awaited.get(tool_call_id) ?? '{}') as Record<string, unknown>;
  return {
    kind: 'result',
    part: toolReturn(call.tool_name, call.tool_call_id, { ok: true, data }, state.dependencies.clock.now()),
    isReported: true,
  };
}

/** They agreed to the card: its call has the result, and this one says where it stands. */
const settledBy = (state: TurnState, call: ToolCallPart, { tool_call_id }: ApprovalRow): Handled => ({
  kind: 'result',
  part: toolReturn(
    call.tool_name,
    call.tool_call_id,
    { ok: true, data: { status: 'agreed', proposal_id: tool_call_id, note: AGREED } },
    state.dependencies.clock.now(),
  ),
  isReported: true,
});
const AGREED =
  'The user agreed to the card that waited, so it was carried out, once. Its result stands with that call.';

const retry = (state: TurnState, call: ToolCallPart, content: string): Handled => ({
  kind: 'result',
  part: {
    part_kind: 'retry-prompt',
    content,
    tool_name: call.tool_name,
    tool_call_id: call.tool_call_id,
    timestamp: state.dependencies.clock.now().toISOString(),
  },
});
