import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { byMessages, type ClosedSpan, conversationKey } from './closed-spans.ts';
import type { RollUpState } from './counted-messages.ts';
import type { Written } from './statistics-rows.ts';

export interface People {
  readonly conversations: number;
  readonly users: number;
  readonly top: readonly { readonly user_email: string; readonly message_count: number }[];
}

const TOP_USERS = 5;

function sumByUser(written: readonly Written[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { user_id, messages } of written) sums.set(user_id, (sums.get(user_id) ?? 0) + messages);
  return sums;
}

/** In a range: what is over, and what was written at its open ends. */
export async function countPeopleIn(
  db: Queryable,
  closed: ClosedSpan,
  written: readonly Written[],
): Promise<People> {
  const fresh = new Set(
    written
      .map(({ user_id, channel }) => conversationKey(user_id, channel))
      .filter((key) => !closed.conversations.has(key)),
  );
  const sums = sumByUser(written);
  const freshUsers = [...sums.keys()].filter((userId) => !closed.users.has(userId));
  // Anyone who wrote at the ends may have risen; of the others, only the top few can be in the top few.
  const candidates = [...sums].map(
    ([userId, messages]) => [userId, messages + (closed.users.get(userId) ?? 0)] as const,
  );
  let others = 0;
  for (const userId of closed.ranking) {
    if (others >= TOP_USERS) break;
    if (sums.has(userId)) continue;
    candidates.push([userId, closed.users.get(userId) ?? 0]);
    others += 1;
  }
  return {
    conversations: closed.conversations.size + fresh.size,
    users: closed.users.size + freshUsers.length,
    top: await withEmails(db, candidates.sort(byMessages).slice(0, TOP_USERS)),
  };
}

/** Over all time the counts are kept; only what lies above the watermark is to be added. */
export async function countEverybody(
  db: Queryable,
  state: RollUpState,
  written: readonly Written[],
): Promise<People> {
  const sums = sumByUser(written);
  const ids = [...sums.keys()];
  const { rows: known } = await sql<{ user_id: string; messages: number }>`
    select user_id, messages from user_totals where user_id = any(${ids}::uuid[])
    union all
    (select user_id, messages from user_totals order by messages desc, user_id limit ${TOP_USERS + ids.length})`.execute(
    db,
  );
  const totals = new Map(known.map(({ user_id, messages }) => [user_id, messages]));
  const { rows: conversations } = await sql<{ user_id: string; channel: string }>`
    select user_id, channel from conversation_totals where user_id = any(${ids}::uuid[])`.execute(db);
  const isKnown = new Set(conversations.map(({ user_id, channel }) => conversationKey(user_id, channel)));
  const fresh = new Set(
    written
      .map(({ user_id, channel }) => conversationKey(user_id, channel))
      .filter((key) => !isKnown.has(key)),
  );
  for (const [userId, messages] of sums) totals.set(userId, (totals.get(userId) ?? 0) + messages);
  const knownUsers = new Set(known.map(({ user_id }) => user_id));
  return {
    conversations: state.conversations + fresh.size,
    users: state.users + ids.filter((userId) => !knownUsers.has(userId)).length,
    top: await withEmails(db, [...totals].sort(byMessages).slice(0, TOP_USERS)),
  };
}

async function withEmails(
  db: Queryable,
  ranked: readonly (readonly [string, number])[],
): Promise<People['top']> {
  if (ranked.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      ranked.map(([userId]) => userId),
    )
    .execute();
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return ranked.flatMap(([userId, messages]) => {
    const email = emails.get(userId);
    return email === undefined ? [] : [{ user_email: email, message_count: messages }];
  });
}
