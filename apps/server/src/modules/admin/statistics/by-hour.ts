import { DAY, HOUR } from '@catch/scheduling';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Range } from '../range.ts';
import { createdIn } from './counted-messages.ts';

/** Longer ranges are reported by day: what is read here is bounded by two days of traffic. */
const LONGEST = 2 * DAY;

/** From the hour in which the range begins to the one in which it ends; none when it is too long for hours. */
function hoursOf({ from, to }: Range, now: Date): readonly Date[] {
  // What is said this very moment belongs to it.
  const end = to?.getTime() ?? now.getTime() + 1;
  if (!from || end - from.getTime() > LONGEST + 1) return [];
  const hours: Date[] = [];
  for (let at = Math.floor(from.getTime() / HOUR) * HOUR; at < end; at += HOUR) hours.push(new Date(at));
  return hours;
}

/** What happened in each hour, by the index on time alone; hours without anything are empty. */
export async function countByHour<Row extends { readonly hour: Date }>(
  db: Queryable,
  range: Range,
  now: Date,
  {
    counted,
    figures,
  }: { readonly counted: 'messages' | 'approval_logs'; readonly figures: RawBuilder<unknown> },
): Promise<readonly { readonly hour: Date; readonly rows: readonly Row[] }[]> {
  const hours = hoursOf(range, now);
  if (hours.length === 0) return [];
  const { rows } = await sql<Row>`
    select date_trunc('hour', created_at, 'UTC') as hour, ${figures} from ${sql.table(counted)}
    where ${createdIn(range)} group by 1`.execute(db);
  const byHour = Map.groupBy(rows, ({ hour }) => hour.getTime());
  return hours.map((hour) => ({ hour, rows: byHour.get(hour.getTime()) ?? [] }));
}
