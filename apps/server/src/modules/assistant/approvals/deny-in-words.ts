import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Turn } from '../turns/turn.ts';
import {
  type ApprovalRow,
  claimDecision,
  decisionId,
  findApproval,
  storeApprovalLog,
} from './approvals.repository.ts';

/**
 * A no in words, answered by the turn that read it. In the turn's own transaction: the row, the log, and the decision's
 * place in the inbox, which is this turn's: whoever presses 'Deny' afterwards gets the answer that was given here.
 */
export async function denyInWords(
  db: Queryable,
  turn: Turn,
  toolCallId: string,
  at: Date,
): Promise<ApprovalRow | undefined> {
  const by = turn.askedBy ?? turn.userId;
  const row = await claimDecision(db, { toolCallId, approved: false, by, channel: turn.channel, at });
  // Decided already: by this very turn before it was interrupted, or by somebody who was faster.
  if (!row) return findApproval(db, toolCallId);
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', by)
    .executeTakeFirstOrThrow();
  await storeApprovalLog(db, row, email);
  // As old as the words, and behind them: a turn that is taken up again begins with what was said.
  await sql`
    insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch,
      status, turn_id)
    select ${turn.userId}, ${turn.channel}, ${decisionId(toolCallId)}, 'decision', '',
      ${JSON.stringify({ tool_call_id: toolCallId, approved: false })}, ${turn.askedBy}, max(said_at), ${at},
      ${turn.epoch}, 'answered', ${turn.id}
    from inbox where turn_id = ${turn.id}`.execute(db);
  return row;
}
