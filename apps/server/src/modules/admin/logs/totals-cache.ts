import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { dayOf } from '../range.ts';
import { all, createdIn } from '../statistics/counted-messages.ts';
import type { MessageFilter } from './message-filter.ts';

const MOST_CACHED = 200;

/**
 * Past days hardly ever change, and paging asks for the same total each time. It is cached under a signature of the
 * range's days (message_days.changed), and only while all of the range is counted.
 */
export function createTotalsCache() {
  const cache = new Map<string, number>();

  return async (
    db: Queryable,
    filter: MessageFilter,
    watermark: number,
    count: () => Promise<number>,
  ): Promise<number> => {
    // Who matches an address can change without any message.
    if (filter.users) return count();
    const signature = await signatureOf(db, filter, watermark);
    if (signature === undefined) return count();
    const { from, to } = filter.range;
    const key = `${from?.getTime()} ${to?.getTime()} ${filter.channel} ${signature}`;
    const total = cache.get(key) ?? (await count());
    // The one used last stands last; the first goes when there are too many.
    cache.delete(key);
    cache.set(key, total);
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST_CACHED) break;
      cache.delete(oldest);
    }
    return total;
  };
}

/** Undefined while the range holds a message that is not counted yet. */
async function signatureOf(
  db: Queryable,
  { channel, range }: { readonly channel: Channel | undefined; readonly range: MessageFilter['range'] },
  watermark: number,
): Promise<string | undefined> {
  const { from, to } = range;
  const touched = all([
    from && sql`day >= ${dayOf(from)}::date`,
    to && sql`day <= ${dayOf(to)}::date`,
    channel && sql`channel = ${channel}`,
  ]);
  const { rows } = await sql<{ days: number; changed: number; is_open: boolean }>`
    select count(*) as days, coalesce(max(changed), 0) as changed,
      exists (
        -- In the order of ids, so that no plan goes through the range instead of the few that are not counted.
        select 1 from (select created_at from messages where id > ${watermark} order by id desc offset 0) live
        where ${createdIn(range)}
      ) as is_open
    from message_days where ${touched}`.execute(db);
  const [row] = rows;
  return row && !row.is_open ? `${row.days} ${row.changed}` : undefined;
}
