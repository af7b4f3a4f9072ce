import { withDeadline } from '../../../platform/deadline.ts';
import { inSpan } from '../../../platform/telemetry/tracing.ts';
import type { RequestPart, ToolCallPart } from '../../conversations/index.ts';
import { proposalOf } from '../approvals/approval-card.ts';
import { type ApprovalRow, findApproval } from '../approvals/approvals.repository.ts';
import { refusal, wishOf } from '../values/make.ts';
import type { Wish } from '../values/values.ts';
import { calledFor } from './called-for.ts';
import type { Handled } from './handled-call.ts';
import { parseInput } from './parse-input.ts';
import { replacedTime } from './replace.ts';
import { runTool, TOOL_TIMEOUT_MS } from './run-tool.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

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
