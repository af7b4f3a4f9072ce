import type { Channel } from '@catch/contract/channel';
import type { Queryable } from '../../../platform/db/database.ts';
import type { StoredProposal } from '../renderer.port.ts';
import type { Alternative } from '../values/tool-report.ts';

export interface NewApproval {
  readonly toolCallId: string;
  readonly userId: string;
  readonly askedBy: string | null;
  readonly turnId: string;
  readonly channel: Channel;
  readonly toolName: string;
  readonly modelArgs: unknown;
  readonly args: Record<string, unknown>;
  readonly proposal: StoredProposal | undefined;
  readonly formatted: string;
  readonly conflicts: readonly { summary: string | null; start: string | null }[];
  readonly reason: string;
  readonly alternatives: readonly Alternative[];
  readonly modelContext: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly traceId: string | null;
}

/** Storing the same call again (an interrupted turn) keeps the first. */
export async function storeApproval(db: Queryable, approval: NewApproval): Promise<void> {
  await db
    .insertInto('approvals')
    .values({
      tool_call_id: approval.toolCallId,
      user_id: approval.userId,
      asked_by: approval.askedBy,
      turn_id: approval.turnId,
      channel: approval.channel,
      tool_name: approval.toolName,
      model_args: JSON.stringify(approval.modelArgs),
      args: JSON.stringify(approval.args),
      proposal: approval.proposal ? JSON.stringify(approval.proposal) : null,
      formatted_args: approval.formatted,
      conflicts: JSON.stringify(approval.conflicts),
      reason: approval.reason,
      alternatives: JSON.stringify(approval.alternatives),
      chosen: null,
      model_context: approval.modelContext,
      created_at: approval.createdAt,
      expires_at: approval.expiresAt,
      decided_at: null,
      decided_by: null,
      decided_channel: null,
      decision_turn_id: null,
      trace_id: approval.traceId,
      replaced_by: null,
    })
    .onConflict((conflict) => conflict.column('tool_call_id').doNothing())
    .execute();
}

export async function findApproval(db: Queryable, toolCallId: string) {
  return db.selectFrom('approvals').selectAll().where('tool_call_id', '=', toolCallId).executeTakeFirst();
}
/** Of these calls, the ones that can no longer be decided; including those that have expired and are not marked yet. */
export async function settledAmong(db: Queryable, toolCallIds: readonly string[], now: Date) {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('tool_call_id', 'in', [...toolCallIds])
    .where((where) => where.or([where('status', '<>', 'pending'), where('expires_at', '<=', now)]))
    .execute();
}

/** They stay as they are until the transaction ends. */
export async function lockApprovals(db: Queryable, toolCallIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('tool_call_id', 'in', [...toolCallIds])
    .orderBy('tool_call_id')
    .forShare()
    .execute();
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof findApproval>>>;

/** What still waits for the user (or for the staff member who acts as them). */
export async function pendingApprovals(
  db: Queryable,
  whose: { userId: string; askedBy: string | null },
  now: Date,
) {
  return db
    .selectFrom('approvals')
    .selectAll()
    .where('user_id', '=', whose.userId)
    .where('asked_by', whose.askedBy === null ? 'is' : '=', whose.askedBy)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .orderBy('tool_call_id')
    .execute();
}
