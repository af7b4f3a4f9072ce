import type { Channel } from '@catch/contract/channel';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { storeIncoming } from '../turns/inbox.repository.ts';
import { isOffered } from './approval-card.ts';
import { type ApprovalRow, findApproval } from './approvals.repository.ts';
import { claimDecision, decisionId, storeApprovalLog } from './decisions.repository.ts';

export interface Decider {
  readonly userId: string;
  readonly email: string;
  readonly isStaff: boolean;
}

export interface DecisionRequest {
  readonly toolCallId: string;
  readonly approved: boolean;
  /** Yes, at one of the other times that were offered with it. */
  readonly choice?: string | undefined;
  readonly by: Decider;
  readonly channel: Channel;
  /** The process that waits for the answer, when one does. */
  readonly waiter?: number;
  /** Typed instead of pressed: shown in the conversation. */
  readonly words?: string;
  /** What a channel wants to find with the decision when it is answered. */
  readonly details?: Record<string, unknown>;
}

/** Where the answer to the decision will be found. */
export interface DecisionReceipt {
  readonly inboxId: number;
  readonly approval: ApprovalRow;
  /** False when the same decision had been made before: the stored answer stands. */
  readonly isNew: boolean;
}

/** Something else came first. The row says what it was. */
export class AlreadySettled extends AppError {
  readonly approval: ApprovalRow;

  constructor(approval: ApprovalRow) {
    super('conflict', 'This proposal is already settled.');
    this.approval = approval;
  }
}

/**
 * The first decision wins. In one transaction: the row changes from pending, the log is written, and the decision
 * takes its place in the user's inbox, so that a crash at any line loses nothing and executes nothing twice.
 */
export async function decideApproval(
  { db, clock }: { db: Queryable; clock: Clock },
  request: DecisionRequest,
): Promise<DecisionReceipt> {
  const known = await findApproval(db, request.toolCallId);
  if (!known || !mayDecide(known, request.by)) throw new AppError('not-found', 'Approval not found');
  if (request.choice !== undefined && !isOffered(known, request.choice))
    throw new AppError('invalid', 'choice: names none of the times that were offered');
  const at = clock.now();
  const claim = async (transaction: Queryable) => {
    const row = await claimDecision(transaction, {
      toolCallId: request.toolCallId,
      approved: request.approved,
      choice: request.choice,
      by: request.by.userId,
      channel: request.channel,
      at,
    });
    if (!row) return undefined;
    await storeApprovalLog(transaction, row, request.by.email);
    const inboxId = await storeIncoming(transaction, {
      userId: row.user_id,
      channel: request.channel,
      providerId: decisionId(row.tool_call_id),
      kind: request.choice === undefined ? 'decision' : 'choice',
      body: request.words ?? '',
      details: {
        ...request.details,
        tool_call_id: row.tool_call_id,
        approved: request.approved,
        ...(request.waiter === undefined ? {} : { waiter: request.waiter }),
      },
      askedBy: row.asked_by,
      saidAt: at,
      receivedAt: at,
    });
    if (inboxId === undefined) throw new Error('a decision was stored before it was made');
    return { inboxId, approval: row, isNew: true };
  };
  // A channel decides inside the transaction in which it also remembers the press.
  const claimed = await (db.isTransaction ? claim(db) : db.transaction().execute(claim));
  return claimed ?? settledBefore(db, request);
}

/** The owner, or the still-staff asker whose impersonated turn raised it; anyone else finds nothing. */
export function mayDecide(approval: ApprovalRow, by: Decider): boolean {
  if (approval.asked_by === null) return approval.user_id === by.userId;
  return approval.user_id === by.userId || (approval.asked_by === by.userId && by.isStaff);
}

async function settledBefore(db: Queryable, request: DecisionRequest): Promise<DecisionReceipt> {
  const approval = await findApproval(db, request.toolCallId);
  if (!approval) throw new AppError('not-found', 'Approval not found');
  const decided = approval.status === 'approved' || approval.status === 'denied';
  const isSame =
    decided &&
    (approval.status === 'approved') === request.approved &&
    (approval.chosen ?? undefined) === request.choice;
  if (!isSame) throw new AlreadySettled(approval);
  const row = await db
    .selectFrom('inbox')
    .select('id')
    .where('provider_id', '=', decisionId(request.toolCallId))
    .executeTakeFirstOrThrow();
  return { inboxId: row.id, approval, isNew: false };
}
