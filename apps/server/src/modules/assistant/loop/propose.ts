import { isDeepStrictEqual } from 'node:util';
import type { ToolCallPart } from '../../conversations/index.ts';
import { type ApprovalRow, findApproval, storeApproval } from '../approvals/approvals.repository.ts';
import type { Plan } from '../tools/tool.port.ts';
import type { Change, Proposal, Wish } from '../values/values.ts';
import { calledFor } from './called-for.ts';
import { replaceWith } from './replace.ts';
import type { TurnState } from './turn-state.ts';

const APPROVAL_HOURS = 24;

export type Asking = Extract<Plan<Record<string, unknown>>, { kind: 'ask' }>;

/** Puts a card before the person: stored with the end of what it replaces, and shown with the reply. */
export async function propose(
  state: TurnState,
  call: ToolCallPart,
  { args, proposal }: Asking,
): Promise<ApprovalRow> {
  const { db, clock } = state.dependencies;
  const card = state.voice.render.card(proposal, call, state.voice.reader);
  const now = clock.now();
  const approval = {
    toolCallId: call.tool_call_id,
    userId: state.turn.userId,
    askedBy: state.turn.askedBy,
    turnId: state.turn.id,
    channel: state.turn.channel,
    toolName: call.tool_name,
    modelArgs: call.args,
    args,
    proposal: {
      changes: proposal.changes,
      reasons: proposal.reasons,
      conflicts: proposal.conflicts,
      ...(card.changes.length > 0 ? { shown: card.changes } : {}),
      ...(proposal.searched ? { searched: proposal.searched } : {}),
    },
    formatted: card.formatted,
    conflicts: card.conflicts,
    reason: card.reason,
    alternatives: card.alternatives,
    modelContext: JSON.stringify(state.said.modelContext()),
    createdAt: now,
    expiresAt: new Date(now.getTime() + APPROVAL_HOURS * 3_600_000),
    traceId: state.traceId,
  };
  const replaced = await replaceWith(state, call, proposal, (transaction) =>
    storeApproval(transaction, approval),
  );
  const stored = await findApproval(db, call.tool_call_id);
  if (!stored) throw new Error('a stored approval is gone');
  const value: Proposal = { ...proposal, call: call.tool_call_id };
  state.values.push(value);
  state.outcomes.push({ call: call.tool_call_id, wish: calledFor(call), value });
  state.cards.show(stored, replaced);
  return stored;
}

/**
 * The card of this turn that asks for the very same already. A model that goes on after a card may ask for it once more;
 * two cards for one wish would be two bookings.
 */
export function alreadyAsked(state: TurnState, call: ToolCallPart, plan: Asking): ApprovalRow | undefined {
  return state.cards.shown.find(
    (card) => card.tool_call_id !== call.tool_call_id && isSameProposal(card, call, plan),
  );
}

/** It would do what the card says, no more and no less. */
export const isSameProposal = (card: ApprovalRow, call: ToolCallPart, { proposal }: Asking): boolean =>
  card.tool_name === call.tool_name &&
  isDeepStrictEqual(
    withoutIds((card.proposal as Wish['proposal'] | null)?.changes ?? []),
    withoutIds(proposal.changes),
  );

/** As they are read back from the database; what is to be made gets its id from the call. */
const withoutIds = (changes: readonly Change[]): unknown =>
  JSON.parse(
    JSON.stringify(
      changes.map((change) =>
        change.did === 'created' ? { ...change, after: { ...change.after, id: '' } } : change,
      ),
    ),
  );
