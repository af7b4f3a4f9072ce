import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { DayRow, Written } from './statistics-rows.ts';

/** Who wrote how much in a span that is over: what is needed to add the open ends to it. */
export interface ClosedSpan {
  /** Keyed `user channel`. */
  readonly conversations: ReadonlySet<string>;
  readonly users: ReadonlyMap<string, number>;
  /** Users, those with the most messages first. */
  readonly ranking: readonly string[];
  /** What the span holds of the day in which it begins, which no counted day covers. */
  readonly head: readonly DayRow[];
}

export interface Span {
  /** The hour at which it begins; undefined is the beginning of all. */
  readonly from: Date | undefined;
  /** The whole days after that, half-open. */
  readonly firstDay: string | undefined;
  readonly endDay: string;
}

export const conversationKey = (userId: string, channel: string): string => `${userId} ${channel}`;

const MOST_CACHED = 6;

/**
 * What is over hardly ever changes, so what was summed up over it is kept, under a signature of its days' rows: a
 * history that is cleared or a message that comes late leaves another one (message_days.changed). Counted messages
 * only, those up to the watermark.
 */
export function createClosedSpans() {
  const cache = new Map<string, ClosedSpan>();

  return async (db: Queryable, span: Span, signature: string, watermark: number): Promise<ClosedSpan> => {
    const key = `${span.from?.getTime()} ${span.firstDay} ${span.endDay} ${signature}`;
    const known = cache.get(key) ?? (await load(db, span, watermark));
    // The one used last stands last; the first goes when there are too many.
    cache.delete(key);
    cache.set(key, known);
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST_CACHED) break;
      cache.delete(oldest);
    }
    return known;
  };
}

async function load(db: Queryable, { from, firstDay, endDay }: Span, watermark: number): Promise<ClosedSpan> {
  const { rows: cells } = await sql<Written>`
    select user_id, channel, sum(messages)::int as messages from message_cells
    where day < ${endDay}::date ${firstDay === undefined ? sql`` : sql`and day >= ${firstDay}::date`}
    group by 1, 2`.execute(db);
  const head = from && firstDay ? await loadHead(db, from, firstDay, watermark) : [];
  const users = new Map<string, number>();
  const rows = [...cells, ...head];
  for (const { user_id, messages } of rows) users.set(user_id, (users.get(user_id) ?? 0) + messages);
  return {
    conversations: new Set(rows.map(({ user_id, channel }) => conversationKey(user_id, channel))),
    users,
    ranking: [...users].sort(byMessages).map(([userId]) => userId),
    head: sumByChannel(head),
  };
}

async function loadHead(
  db: Queryable,
  from: Date,
  firstDay: string,
  watermark: number,
): Promise<(DayRow & Written)[]> {
  const { rows } = await sql<DayRow & Written>`
    select utc_day(created_at)::text as day, user_id, channel, count(*)::int as messages,
      sum(prompts)::int as prompts, sum(tool_calls)::int as tool_calls
    from messages where created_at >= ${from} and created_at < ${`${firstDay}T00:00:00Z`}::timestamptz
      and id <= ${watermark}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** All of one day. */
function sumByChannel(rows: readonly DayRow[]): DayRow[] {
  const sums = new Map<string, DayRow>();
  for (const { day, channel, messages, prompts, tool_calls } of rows) {
    const sum = sums.get(channel);
    sums.set(channel, {
      day,
      channel,
      messages: messages + (sum?.messages ?? 0),
      prompts: prompts + (sum?.prompts ?? 0),
      tool_calls: tool_calls + (sum?.tool_calls ?? 0),
    });
  }
  return [...sums.values()];
}

/** The most messages first; equal ones in the order of their ids, so that the answer does not waver. */
export const byMessages = (
  [leftId, left]: readonly [string, number],
  [rightId, right]: readonly [string, number],
): number => right - left || (leftId < rightId ? -1 : 1);
