import type { Channel } from '@catch/contract/channel';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Wish } from '../values/values.ts';
import { chosenSlot } from './approval-card.ts';
import type { ApprovalRow } from './approvals.repository.ts';

interface Decision {
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

export const DECISION = 'decision:';
/** What a decision is called in the inbox, where it takes its place. */
export const decisionId = (toolCallId: string): string => `${DECISION}${toolCallId}`;

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
