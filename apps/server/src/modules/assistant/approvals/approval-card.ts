import type { PendingApproval } from '@catch/contract/assistant';
import type { StoredProposal, Waiting } from '../renderer.port.ts';
import { atSlot, wishOf } from '../values/make.ts';
import type { Alternative } from '../values/tool-report.ts';
import type { Proposal, Slot, Wish } from '../values/values.ts';
import type { ApprovalRow } from './approvals.repository.ts';

/** What was agreed to, to name it by. */
export function wishOfApproval(row: ApprovalRow): Wish {
  const proposal = (row.proposal ?? undefined) as Wish['proposal'];
  const slot = chosenSlot(row);
  return wishOf(
    { tool_name: row.tool_name, args: row.model_args },
    proposal && slot ? { ...proposal, changes: atSlot(proposal.changes, slot) } : proposal,
  );
}

/** What a stored card proposes, as the tool gave it. */
export function proposalOf(row: ApprovalRow): Proposal {
  const {
    changes = [],
    reasons = [],
    conflicts = [],
    searched,
  } = (row.proposal ?? {}) as Partial<StoredProposal>;
  return {
    kind: 'proposal',
    call: row.tool_call_id,
    changes,
    reasons,
    conflicts,
    alternatives: alternativesOf(row).map(({ ref, slot }) => ({ ref, slot })),
    ...(searched ? { searched } : {}),
  };
}

const alternativesOf = (row: Pick<ApprovalRow, 'alternatives'>) => row.alternatives as readonly Alternative[];

/** The time that was chosen instead of the one that was proposed. */
export const chosenSlot = (row: Pick<ApprovalRow, 'alternatives' | 'chosen'>): Slot | undefined =>
  alternativesOf(row).find(({ ref }) => ref === row.chosen)?.slot;

export const isOffered = (row: Pick<ApprovalRow, 'alternatives'>, choice: string): boolean =>
  alternativesOf(row).some(({ ref }) => ref === choice);

export const toPending = (row: ApprovalRow): PendingApproval => ({
  tool_call_id: row.tool_call_id,
  tool_name: row.tool_name,
  args: row.args,
  formatted_args: row.formatted_args,
  expires_at: row.expires_at.toISOString(),
  ...(row.reason ? { reason: row.reason } : {}),
  ...(row.alternatives.length > 0
    ? { alternatives: alternativesOf(row).map(({ ref, label, brief }) => ({ ref, label, brief })) }
    : {}),
  ...shownChanges(row),
});

const shownChanges = ({ proposal }: ApprovalRow): Pick<PendingApproval, 'changes'> => {
  const shown = (proposal as StoredProposal | null)?.shown;
  return shown ? { changes: [...shown] } : {};
};

/** The card that the person sees. */
export const asWaiting = (row: ApprovalRow): Waiting => ({
  tool_call_id: row.tool_call_id,
  status: row.status,
  formatted_args: row.formatted_args,
  reason: row.reason ?? '',
  proposal: (row.proposal ?? undefined) as StoredProposal | undefined,
  conflicts: row.conflicts,
  alternatives: alternativesOf(row),
});
