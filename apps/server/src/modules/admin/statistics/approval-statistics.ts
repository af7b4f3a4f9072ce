import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { type Range, splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { countByHour } from './by-hour.ts';
import { countedDays, uncounted } from './counted-messages.ts';
import { everyDay } from './every-day.ts';

interface Decided {
  readonly approved: number;
  readonly denied: number;
}
type DayRow = Decided & { readonly day: string };

/** Expired and superseded calls write no log row, so total = approved + denied (decisions.md). */
export const approvalStatistics = (db: Database, range: Range, now: Date) =>
  inSnapshot(db, async (snapshot) => {
    const { watermark } = await snapshot
      .selectFrom('approval_roll_up')
      .select('watermark')
      .executeTakeFirstOrThrow();
    const { rows: busy } = await sql<DayRow>`
      select day::text as day, sum(approved)::bigint as approved, sum(denied)::bigint as denied from (
        select day, approved, denied from approval_days where ${countedDays(splitRange(range))}
        ${sql.join(uncounted(range, watermark).map(looseDays), sql` `)}
      ) parts group by 1 order by 1`.execute(snapshot);
    const sum = (of: (row: DayRow) => number) => busy.reduce((total, row) => total + of(row), 0);
    const [approved, denied] = [sum((row) => row.approved), sum((row) => row.denied)];
    const total = approved + denied;
    const byDay = new Map(busy.map((row) => [row.day, row]));
    const hours = await countByHour<Decided & { hour: Date }>(snapshot, range, now, {
      counted: 'approval_logs',
      figures: sql`count(*) filter (where approved) as approved, count(*) filter (where not approved) as denied`,
    });
    return {
      total_requests: total,
      total_approved: approved,
      total_denied: denied,
      approval_rate: total === 0 ? 0 : (approved / total) * 100,
      by_day: everyDay(range, [...byDay.keys()], now).map(
        (day) => byDay.get(day) ?? { day, approved: 0, denied: 0 },
      ),
      by_hour: hours.map(({ hour, rows: [row] }) => ({
        hour: hour.toISOString(),
        approved: row?.approved ?? 0,
        denied: row?.denied ?? 0,
      })),
    };
  });

const looseDays = (condition: RawBuilder<unknown>) => sql`
  union all select utc_day(created_at), count(*) filter (where approved), count(*) filter (where not approved)
  from approval_logs where ${condition} group by 1`;
