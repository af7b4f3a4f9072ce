import type { Channel } from '@catch/contract/channel';
import { DAY, parseDate } from '@catch/scheduling';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { type Range, splitRange } from '../range.ts';
import { all, countedDays, uncounted } from '../statistics/counted-messages.ts';

/** Below it, counting rows in the index is as quick. */
const WORTH_SKIPPING = 2000;

/**
 * A page far down begins on a day that the daily counts reveal: whole days are skipped instead of reading their rows.
 * Newest first; returns what is left of the range and of the offset.
 */
export async function skipDays(
  db: Queryable,
  { range, channel }: { readonly range: Range; readonly channel: Channel | undefined },
  offset: number,
  watermark: number,
): Promise<{ range: Range; offset: number }> {
  if (offset < WORTH_SKIPPING) return { range, offset };
  const inChannel = channel && sql`channel = ${channel}`;
  const { rows } = await sql<{ day: string; messages: number }>`
    select day::text as day, sum(messages)::bigint as messages from (
      select day, messages from message_days where ${all([countedDays(splitRange(range)), inChannel])}
      ${sql.join(
        uncounted(range, watermark).map(
          (condition) => sql`union all
            select utc_day(created_at), count(*) from messages where ${all([condition, inChannel])} group by 1`,
        ),
        sql` `,
      )}
    ) parts group by 1 order by 1 desc`.execute(db);
  let left = offset;
  for (const { day, messages } of rows) {
    if (left < messages) return { range: { from: range.from, to: endOf(day, range) }, offset: left };
    left -= messages;
  }
  return { range, offset };
}

/** The end of that day, or of the range when it ends earlier. */
function endOf(day: string, { to }: Range): Date {
  const end = new Date((parseDate(day) + 1) * DAY);
  return to && to < end ? to : end;
}
