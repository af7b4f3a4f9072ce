import type { PendingApproval } from '@catch/contract/assistant';
import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { StoredProposal, Waiting } from '../renderer.port.ts';
import { atSlot, wishOf } from '../values/make.ts';
import type { Alternative } from '../values/tool-report.ts';
import type { Proposal, Slot, Wish } from '../values/values.ts';

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

export interface Decision {
  readonly toolCallId: string;
  readonly approved: boolean;
  /** At one of the other times that were offered. */
  readonly choice?: string | undefined;
  readonly by: string;
  readonly channel: Channel;
  readonly at: Date;
}

/** Compare and set: the one that moves the row from pending has decided; everybody else finds it decided. */
export async function claimDecision(db: Queryable, decision: Decision): Promise<ApprovalRow | undefined> {
  return db
    .updateTable('approvals')
    .set({
      status: decision.approved ? 'approved' : 'denied',
      decided_at: decision.at,
      decided_by: decision.by,
      decided_channel: decision.channel,
      chosen: decision.choice ?? null,
    })
    .where('tool_call_id', '=', decision.toolCallId)
    .where('status', '=', 'pending')
    .where('expires_at', '>', decision.at)
    .returningAll()
    .executeTakeFirst();
}

export async function storeApprovalLog(
  db: Queryable,
  row: ApprovalRow,
  decidedByEmail: string,
): Promise<void> {
  const { decided_at, decided_channel } = row;
  if (!decided_at || !decided_channel) throw new Error('only a decided approval is logged');
  const slot = chosenSlot(row);
  await db
    .insertInto('approval_logs')
    .values({
      user_id: row.user_id,
      tool_call_id: row.tool_call_id,
      tool_name: row.tool_name,
      tool_args: JSON.stringify({ ...row.args, ...(slot ? { chosen: slot } : {}) }),
      approved: row.status === 'approved',
      channel: decided_channel,
      response_time_seconds: (decided_at.getTime() - row.created_at.getTime()) / 1000,
      created_at: decided_at,
      model_context: row.model_context,
      decided_by: decidedByEmail,
      trace_id: row.trace_id,
    })
    .execute();
}

/** What was not decided in time can no longer be; cards on every channel settle with it. */
export async function expireUndecided(db: Queryable, now: Date): Promise<void> {
  await db
    .updateTable('approvals')
    .set({ status: 'expired', decided_at: now })
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .execute();
}

const DECISION = 'decision:';
/** What a decision is called in the inbox, where it takes its place. */
export const decisionId = (toolCallId: string): string => `${DECISION}${toolCallId}`;

/** Its result is still to come: a person has to decide, or has decided and it is not carried out yet. */
const isAwaited = (now: Date) => sql<boolean>`(
  status = 'pending' and expires_at > ${now}
  or exists (
    select 1 from inbox i
    where i.channel = decided_channel and i.provider_id = ${DECISION} || tool_call_id
      and i.status in ('waiting', 'taken')
  ))`;

/** Whether other calls of the same turn await their result, too. */
export async function hasOtherAwaited(
  db: Queryable,
  { turn_id, tool_call_id }: Pick<ApprovalRow, 'turn_id' | 'tool_call_id'>,
  now: Date,
): Promise<boolean> {
  const one = await db
    .selectFrom('approvals')
    .select('tool_call_id')
    .where('turn_id', '=', turn_id)
    .where('tool_call_id', '<>', tool_call_id)
    .where(isAwaited(now))
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** What was asked about with these calls, and whether the result is still to come. */
export async function askedAbout(
  db: Queryable,
  toolCallIds: readonly string[],
  now: Date,
): Promise<(ApprovalRow & { readonly is_awaited: boolean })[]> {
  if (toolCallIds.length === 0) return [];
  return db
    .selectFrom('approvals')
    .selectAll()
    .select(isAwaited(now).as('is_awaited'))
    .where('tool_call_id', 'in', [...toolCallIds])
    .execute();
}

/** What took the place of a proposal. */
export interface Replacement extends Wish {
  readonly call: string;
}

/** Replaced by something that was said since; with what took its place, where that is known. The replaced are returned. */
export async function supersede(
  db: Queryable,
  toolCallIds: readonly string[],
  now: Date,
  by?: Replacement,
): Promise<ApprovalRow[]> {
  if (toolCallIds.length === 0) return [];
  return db
    .updateTable('approvals')
    .set({ status: 'superseded', decided_at: now, replaced_by: by ? JSON.stringify(by) : null })
    .where('tool_call_id', 'in', [...toolCallIds])
    .where('status', '=', 'pending')
    .returningAll()
    .execute();
}
