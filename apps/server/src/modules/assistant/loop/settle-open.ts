import { openCalls, type ToolCallPart } from '../../conversations/index.ts';
import type { ApprovalRow } from '../approvals/approvals.repository.ts';
import { askedAbout } from '../approvals/awaited-approvals.repository.ts';
import type { Replacement } from '../approvals/decisions.repository.ts';
import { DENIED, EXPIRED, superseded } from '../values/make.ts';
import type { Refusal } from '../values/values.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

/**
 * What waits for a person, or for its own turn, keeps waiting, and the model learns that. What can no longer be
 * decided gets its result.
 */
export async function settleOpen(state: TurnState): Promise<void> {
  const { db, clock } = state.dependencies;
  const open = openEarlierCalls(state);
  const asked = await askedAbout(
    db,
    open.map(({ tool_call_id }) => tool_call_id),
    clock.now(),
  );
  for (const row of asked) if (row.is_awaited) state.cards.awaitDecision(row);
  const settled = open.filter(({ tool_call_id }) => !state.cards.awaited.has(tool_call_id));
  if (settled.length === 0) return;
  const reportOf = ({ tool_call_id }: ToolCallPart) =>
    state.voice.report(whyNot(asked.find((row) => row.tool_call_id === tool_call_id)));
  await state.store.append({
    kind: 'request',
    parts: settled.map((call) => toolReturn(call.tool_name, call.tool_call_id, reportOf(call), clock.now())),
  });
}

/** Why a proposal that was not decided can no longer be. */
const whyNot = (row: ApprovalRow | undefined): Refusal =>
  row?.status === 'denied'
    ? DENIED
    : row?.status === 'expired' || row?.status === 'pending'
      ? EXPIRED
      : superseded((row?.replaced_by ?? undefined) as Replacement | undefined);

/** Calls of earlier turns that have no result yet. */
export const openEarlierCalls = (state: TurnState): ToolCallPart[] => openCalls(state.said.before);
