import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { type Range, splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { countedDays, uncounted } from './counted-messages.ts';

interface DayRow {
  readonly day: string;
  readonly approved: number;
  readonly denied: number;
}

/** Expired and superseded calls write no log row, so total = approved + denied (decisions.md). */
export const approvalStatistics = (db: Database, range: Range) =>
  inSnapshot(db, async (snapshot) => {
    const { watermark } = await snapshot
      .selectFrom('approval_roll_up')
      .select('watermark')
      .executeTakeFirstOrThrow();
    const { rows: by_day } = await sql<DayRow>`
      select day::text as day, sum(approved)::bigint as approved, sum(denied)::bigint as denied from (
        select day, approved, denied from approval_days where ${countedDays(splitRange(range))}
        ${sql.join(uncounted(range, watermark).map(looseDays), sql` `)}
      ) parts group by 1 order by 1`.execute(snapshot);
    const sum = (of: (row: DayRow) => number) => by_day.reduce((total, row) => total + of(row), 0);
    const [approved, denied] = [sum((row) => row.approved), sum((row) => row.denied)];
    const total = approved + denied;
    return {
      total_requests: total,
      total_approved: approved,
      total_denied: denied,
      approval_rate: total === 0 ? 0 : (approved / total) * 100,
      by_day,
    };
  });

const looseDays = (condition: RawBuilder<unknown>) => sql`
  union all select utc_day(created_at), count(*) filter (where approved), count(*) filter (where not approved)
  from approval_logs where ${condition} group by 1`;
