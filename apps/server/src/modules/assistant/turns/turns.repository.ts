import { CompiledQuery, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { messageRow, type NewMessage } from '../../conversations/index.ts';
import type { TurnOutcome } from '../outcome.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import type { Turn } from './turn.ts';

/** Another process has the user's lane: this one is presumed dead, and may not write anything. */
export class LaneLost extends Error {
  override name = 'LaneLost';
}

/**
 * The lane's row is locked until the transaction ends, so nobody can take it over, and nobody can cancel the user's
 * work, between this look and the write. Given a turn's epoch, a turn that was cancelled may not write either.
 */
export async function lockLane(
  db: Queryable,
  userId: string,
  process: number,
  epoch = Number.POSITIVE_INFINITY,
): Promise<void> {
  const row = await db
    .selectFrom('lanes')
    .select('live_epoch')
    .where('user_id', '=', userId)
    .where('holder', '=', process)
    .forShare()
    .executeTakeFirst();
  if (!row) throw new LaneLost('another process has taken this lane over');
  if (epoch < row.live_epoch) throw new WorkCancelled('the work of this user was cancelled');
}

/** Written once: each turn ends with it. */
const FINISH = 'select finish_turn($1, $2, $3, $4, $5, $6, $7, $8, $9) as end';

/**
 * The reply, the inbox and the turn settle together, and the lane is left when nothing more waits: 'more' when it is
 * still held. Waiting requests in other processes are notified.
 */
export async function finishTurn(
  db: Queryable,
  turn: Turn,
  outcome: TurnOutcome,
  at: Date,
  elsewhere: readonly number[],
  said: readonly NewMessage[],
): Promise<'more' | 'left'> {
  const { id, userId, process, epoch } = turn;
  const json = JSON.stringify(outcome);
  const lines = JSON.stringify(said.map(messageRow));
  const { rows } = await db.executeQuery<{ end: 'lost' | 'cancelled' | 'more' | 'left' }>(
    CompiledQuery.raw(FINISH, [
      id,
      userId,
      process,
      epoch,
      at,
      json,
      outcome.traceId,
      lines,
      elsewhere.join(','),
    ]),
  );
  const end = rows[0]?.end;
  if (end === 'cancelled') throw new WorkCancelled('the work of this user was cancelled');
  if (end !== 'more' && end !== 'left') throw new LaneLost('another process has taken this lane over');
  return end;
}

export async function cancelTurn(db: Queryable, turn: Turn, at: Date): Promise<void> {
  await sql`
    with cancelled as (
      update turns set status = 'cancelled', finished_at = ${at}, underway = null where id = ${turn.id}
    )
    update inbox set status = 'cancelled' where turn_id = ${turn.id} and status = 'taken'`.execute(db);
  await sql`select pg_notify('turn_finished', ${turn.inbox.map(({ id }) => id).join(',')})`.execute(db);
}

export type InboxState =
  | { readonly kind: 'open' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'answered'; readonly outcome: TurnOutcome };

/** What became of something that was said. */
export async function inboxStateOf(db: Queryable, inboxId: number): Promise<InboxState> {
  const row = await db
    .selectFrom('inbox')
    .leftJoin('turns', 'turns.id', 'inbox.turn_id')
    .select(['inbox.status', 'turns.outcome'])
    .where('inbox.id', '=', inboxId)
    .executeTakeFirst();
  if (!row || row.status === 'cancelled') return { kind: 'cancelled' };
  if (row.status === 'answered' && row.outcome)
    return { kind: 'answered', outcome: row.outcome as TurnOutcome };
  return { kind: 'open' };
}

/** Cancelled work stops before its next side effect; so does work of a process that is believed dead. */
export async function assertCurrent(db: Queryable, turn: Turn): Promise<void> {
  const now = await db
    .selectFrom('users')
    .leftJoin('lanes', (join) =>
      join.onRef('lanes.user_id', '=', 'users.id').on('lanes.holder', '=', turn.process),
    )
    .select(['work_epoch', 'lanes.holder'])
    .where('users.id', '=', turn.userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (now?.work_epoch !== turn.epoch) throw new WorkCancelled('the work of this user was cancelled');
  if (now.holder === null) throw new LaneLost('another process has taken this lane over');
}
