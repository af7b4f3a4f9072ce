import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ApprovalRow } from './approvals.repository.ts';
import { DECISION } from './decisions.repository.ts';

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
