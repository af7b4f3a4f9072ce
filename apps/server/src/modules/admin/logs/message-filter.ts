import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { MatchingUsers } from '../matching-users.ts';
import { EXACT_TOTAL } from '../page.ts';
import type { Range } from '../range.ts';
import { all, createdIn } from '../statistics/counted-messages.ts';

export interface MessageFilter {
  readonly users: MatchingUsers | undefined;
  readonly channel: Channel | undefined;
  readonly range: Range;
}

/** All but the users, as conditions on messages. */
export const conditions = ({ channel, range }: Omit<MessageFilter, 'users'>): RawBuilder<unknown> =>
  all([createdIn(range), channel && sql`channel = ${channel}`]);

export const newestFirst = sql`order by created_at desc, id desc`;

export async function countUpToCap(db: Queryable, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from messages where ${where} limit ${EXACT_TOTAL + 1}) matching`.execute(
    db,
  );
  return rows[0]?.counted ?? 0;
}
