import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { cappedTotal, exactTotal, type Page, type Total } from '../page.ts';
import { inSnapshot } from '../snapshot.ts';
import { countMessages, rollUpState } from '../statistics/counted-messages.ts';
import { conditions, countUpToCap, type MessageFilter, newestFirst } from './message-filter.ts';
import { messagesOfUsers } from './messages-of-users.ts';
import { skipDays } from './skip-days.ts';

export interface MessageRow {
  readonly id: number;
  readonly user_id: string;
  readonly user_email: string;
  readonly channel: Channel;
  readonly created_at: Date;
  readonly message: string;
  readonly turn_id: string | null;
  readonly trace_id: string | null;
}

/** Newest first. */
export const listMessages = (
  db: Database,
  filter: MessageFilter,
  page: Page,
): Promise<{ rows: MessageRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const { watermark } = await rollUpState(snapshot);
    const everything = () => countMessages(snapshot, filter.range, filter.channel, watermark);
    const { users } = filter;
    const { counted, page: found } = users
      ? await messagesOfUsers(snapshot, { ...filter, users }, page, everything, watermark)
      : { counted: await everything(), page: await pageByDays(snapshot, filter, page, watermark) };
    const rows = page.offset < counted ? await fetchRows(snapshot, found, sql`desc`) : [];
    const isFiltered = users || filter.channel || filter.range.from || filter.range.to;
    return { rows, ...(isFiltered ? cappedTotal(counted) : exactTotal(counted)) };
  });

/** The ids of a page are found in an index alone; only then are the messages read. */
async function fetchRows(db: Queryable, page: RawBuilder<unknown>, order: RawBuilder<unknown>) {
  const { rows } = await sql<MessageRow>`
    with page as materialized (${page})
    select m.id, m.user_id, u.email as user_email, m.channel, m.created_at, m.message, m.turn_id, m.trace_id
    from page join messages m on m.id = page.id join users u on u.id = m.user_id
    order by m.created_at ${order}, m.id ${order}`.execute(db);
  return rows;
}

async function pageByDays(
  db: Queryable,
  filter: MessageFilter,
  { limit, offset }: Page,
  watermark: number,
): Promise<RawBuilder<unknown>> {
  const left = await skipDays(db, filter, offset, watermark);
  return sql`
    select id, created_at from messages where ${conditions({ ...filter, range: left.range })}
    ${newestFirst} limit ${limit} offset ${left.offset}`;
}

/** One user's, oldest first. */
export const readConversation = (
  db: Database,
  userId: string,
  filter: Omit<MessageFilter, 'users'>,
  { limit, offset }: Page,
): Promise<{ rows: MessageRow[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const where = sql`user_id = ${userId} and ${conditions(filter)}`;
    const page = sql`
      select id from messages where ${where} order by created_at, id limit ${limit} offset ${offset}`;
    const rows = await fetchRows(snapshot, page, sql`asc`);
    const isFiltered = filter.channel || filter.range.from || filter.range.to;
    return {
      rows,
      ...(isFiltered
        ? cappedTotal(await countUpToCap(snapshot, where))
        : exactTotal(await countOfUser(snapshot, userId))),
    };
  });

async function countOfUser(db: Queryable, userId: string): Promise<number> {
  const { watermark } = await rollUpState(db);
  const { rows } = await sql<{ total: number }>`
    select coalesce((select messages from user_totals where user_id = ${userId}), 0)
      + (select count(*) from messages where user_id = ${userId} and id > ${watermark}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
