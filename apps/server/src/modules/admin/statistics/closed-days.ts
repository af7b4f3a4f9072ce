import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';

/** Who wrote how much in a span of whole days: what is needed to add the open ends to it. */
export interface ClosedDays {
  /** Messages by conversation, keyed `user channel`. */
  readonly conversations: ReadonlySet<string>;
  readonly users: ReadonlyMap<string, number>;
  /** Users, those with the most messages first. */
  readonly ranking: readonly string[];
}

export const conversationKey = (userId: string, channel: string): string => `${userId} ${channel}`;

const MOST_KEPT = 6;

/**
 * Days that are over hardly ever change, so what was summed up over them is kept, under a signature of their rows: a
 * history that is cleared or a message that comes late leaves another one (message_days.changed).
 */
export function createClosedDays() {
  const kept = new Map<string, ClosedDays>();

  return async (
    db: Queryable,
    firstDay: string | undefined,
    endDay: string,
    signature: string,
  ): Promise<ClosedDays> => {
    const key = `${firstDay} ${endDay} ${signature}`;
    const known = kept.get(key) ?? (await load(db, firstDay, endDay));
    // The one used last stands last; the first goes when there are too many.
    kept.delete(key);
    kept.set(key, known);
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return known;
  };
}

async function load(db: Queryable, firstDay: string | undefined, endDay: string): Promise<ClosedDays> {
  const { rows } = await sql<{ user_id: string; channel: string; messages: number }>`
    select user_id, channel, sum(messages)::int as messages from message_cells
    where day < ${endDay}::date ${firstDay === undefined ? sql`` : sql`and day >= ${firstDay}::date`}
    group by 1, 2`.execute(db);
  const users = new Map<string, number>();
  for (const { user_id, messages } of rows) users.set(user_id, (users.get(user_id) ?? 0) + messages);
  return {
    conversations: new Set(rows.map(({ user_id, channel }) => conversationKey(user_id, channel))),
    users,
    ranking: [...users].sort(byMessages).map(([userId]) => userId),
  };
}

/** The most messages first; equal ones in the order of their ids, so that the answer does not waver. */
export const byMessages = (
  [leftId, left]: readonly [string, number],
  [rightId, right]: readonly [string, number],
): number => right - left || (leftId < rightId ? -1 : 1);
