import type { RequestPart, ToolCallPart } from '../../conversations/index.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import type { ToolReport } from '../values/tool-report.ts';
import { calledFor } from './called-for.ts';
import { isLasting } from './last-call.ts';
import { marked } from './replies.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

/** What became of one call. */
export type Handled =
  | {
      readonly kind: 'result';
      readonly part: RequestPart;
      readonly isReported?: boolean;
      readonly refused?: string | undefined;
    }
  | { readonly kind: 'pending' };

export function result(state: TurnState, call: ToolCallPart, toolReport: ToolReport): Handled {
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
export function waitsAlready(state: TurnState, call: ToolCallPart, { tool_call_id }: ApprovalRow): Handled {
  const data = JSON.parse(state.cards.awaited.get(tool_call_id) ?? '{}') as Record<string, unknown>;
  return {
    kind: 'result',
    part: toolReturn(call.tool_name, call.tool_call_id, { ok: true, data }, state.dependencies.clock.now()),
    isReported: true,
  };
}

/** They agreed to the card: its call has the result, and this one says where it stands. */
export const settledBy = (state: TurnState, call: ToolCallPart, { tool_call_id }: ApprovalRow): Handled => ({
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
