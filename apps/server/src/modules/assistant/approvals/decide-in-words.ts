import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { personOf } from '../../identity/index.ts';
import type { Turn } from '../turns/turn.ts';
import { type ApprovalRow, findApproval } from './approvals.repository.ts';
import { claimDecision, decisionId, storeApprovalLog } from './decisions.repository.ts';

export interface WordedDecision {
  readonly approval: ApprovalRow;
  /** False when somebody else was faster, or time was over. */
  readonly isOurs: boolean;
}

/**
 * A yes or no in words, answered by the turn that read it. In the turn's own transaction: the row, the log, and the
 * decision's place in the inbox, which is this turn's, so a later press of the same button gets the answer given
 * here. A resumed turn finds its own.
 */
export async function decideInWords(
  db: Queryable,
  turn: Turn,
  { toolCallId, approved }: { readonly toolCallId: string; readonly approved: boolean },
  at: Date,
): Promise<WordedDecision | undefined> {
  const by = turn.askedBy ?? turn.userId;
  const row = await claimDecision(db, { toolCallId, approved, by, channel: turn.channel, at });
  if (!row) return foundDecided(db, turn, toolCallId);
  const { email } = await personOf(db, by);
  await storeApprovalLog(db, row, email);
  // As old as the words, and behind them: a turn that is taken up again begins with what was said.
  await sql`
    insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch,
      status, turn_id)
    select ${turn.userId}, ${turn.channel}, ${decisionId(toolCallId)}, 'decision', '',
      ${JSON.stringify({ tool_call_id: toolCallId, approved })}, ${turn.askedBy}, max(said_at), ${at},
      ${turn.epoch}, 'answered', ${turn.id}
    from inbox where turn_id = ${turn.id}`.execute(db);
  return { approval: row, isOurs: true };
}

async function foundDecided(
  db: Queryable,
  turn: Turn,
  toolCallId: string,
): Promise<WordedDecision | undefined> {
  const approval = await findApproval(db, toolCallId);
  if (!approval) return undefined;
  const own = await db
    .selectFrom('inbox')
    .select('id')
    .where('provider_id', '=', decisionId(toolCallId))
    .where('turn_id', '=', turn.id)
    .executeTakeFirst();
  return { approval, isOurs: own !== undefined };
}

/** What this turn's own words decided, before it was interrupted. */
export async function decidedBy(db: Queryable, turn: Pick<Turn, 'id'>): Promise<ApprovalRow[]> {
  return db
    .selectFrom('approvals')
    .innerJoin('inbox', (join) =>
      join.on(sql<boolean>`inbox.details ->> 'tool_call_id' = approvals.tool_call_id`),
    )
    .selectAll('approvals')
    .where('inbox.turn_id', '=', turn.id)
    .where('inbox.kind', '=', 'decision')
    .execute();
}
