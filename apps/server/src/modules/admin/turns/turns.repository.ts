import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import type { MessageFilter } from '../logs/message-filter.ts';
import type { MessageRow } from '../logs/messages.repository.ts';
import { byUsers, idsOf, uuids } from '../matching-users.ts';
import { cappedTotal, EXACT_TOTAL, type Page, type Total } from '../page.ts';
import { inSnapshot } from '../snapshot.ts';
import { all, createdIn } from '../statistics/counted-messages.ts';

export interface TurnRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_email: string;
  readonly channel: Channel;
  readonly status: 'running' | 'done' | 'cancelled';
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly trace_id: string | null;
  readonly models: readonly string[];
  readonly cost: number;
}

/** A message of a turn as far as the list needs it: the text only of what was asked and of what was called. */
export interface TurnPart {
  readonly turn_id: string;
  readonly text: string | null;
}

/** Newest first. */
export const listTurns = (
  db: Database,
  filter: MessageFilter,
  page: Page,
): Promise<{ rows: TurnRow[]; parts: TurnPart[] } & Total> =>
  inSnapshot(db, async (snapshot) => {
    const rows = await readRows(snapshot, pageOf(filter, page));
    const parts = await readParts(snapshot, rows);
    return { rows, parts, ...(await countTurns(snapshot, filter)) };
  });

async function findTurn(db: Queryable, turnId: string): Promise<TurnRow | undefined> {
  const [found] = await readRows(db, sql`select id from turns where id = ${turnId}`);
  return found;
}

/** Models and their cost are looked up turn by turn, by key. */
async function readRows(db: Queryable, page: RawBuilder<unknown>): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    with page as materialized (${page})
    select t.id, t.user_id, u.email as user_email, t.channel, t.status, t.created_at, t.finished_at, t.trace_id,
      asked.models, asked.cost
    from page join turns t on t.id = page.id join users u on u.id = t.user_id
    cross join lateral (
      select coalesce(array_agg(model order by at, model) filter (where calls > 0), '{}') as models,
        (coalesce(sum(cost), 0) / 1e6)::float8 as cost
      from model_usage where turn_id = t.id
    ) asked
    order by t.created_at desc, t.id desc`.execute(db);
  return rows;
}

function pageOf(filter: MessageFilter, { limit, offset }: Page): RawBuilder<unknown> {
  const newestFirst = sql`order by created_at desc, id desc`;
  const { users } = filter;
  if (users?.kind === 'few')
    return sql`
      select found.id, found.created_at from unnest(${idsOf(users)}::uuid[]) as wanted (user_id)
      cross join lateral (
        select id, created_at from turns where user_id = wanted.user_id and ${conditions(filter)}
        ${newestFirst} limit ${limit + offset}
      ) found ${newestFirst} limit ${limit} offset ${offset}`;
  return sql`
    select id, created_at from turns where ${all([conditions(filter), users && byUsers(users)])}
    ${newestFirst} limit ${limit} offset ${offset}`;
}

const conditions = ({ channel, range }: MessageFilter): RawBuilder<unknown> =>
  all([createdIn(range), channel && sql`channel = ${channel}`]);

/** Nobody keeps a count of turns, so this one stops where it would begin to grow with the table. */
async function countTurns(db: Queryable, filter: MessageFilter): Promise<Total> {
  const where = all([conditions(filter), filter.users && byUsers(filter.users)]);
  const { rows } = await sql<{ counted: number }>`
    select count(*) as counted from (select 1 from turns where ${where} limit ${EXACT_TOTAL + 1}) matching`.execute(
    db,
  );
  return cappedTotal(rows[0]?.counted ?? 0);
}

/**
 * A turn's messages. There is no index on a message's turn (0007-admin.ts): they are looked for among what its person
 * said while it ran. What settles it is stored a moment after it counts as finished.
 */
const ofTurn = sql`
  user_id = t.user_id and created_at >= t.created_at
    and created_at <= coalesce(t.finished_at, 'infinity') + interval '1 minute' and turn_id = t.id`;

async function readParts(db: Queryable, turns: readonly TurnRow[]): Promise<TurnPart[]> {
  const { rows } = await sql<TurnPart>`
    select t.id as turn_id, m.text from unnest(${uuids(turns.map(({ id }) => id))}::uuid[]) as wanted (id)
    join turns t on t.id = wanted.id
    cross join lateral (
      select case when prompts > 0 or tool_calls > 0 then message end as text
      from messages where ${ofTurn} order by created_at, id
    ) m`.execute(db);
  return rows;
}

export const readTurn = (
  db: Database,
  turnId: string,
): Promise<{ turn: TurnRow; parts: TurnPart[]; messages: MessageRow[] } | undefined> =>
  inSnapshot(db, async (snapshot) => {
    const turn = await findTurn(snapshot, turnId);
    if (!turn) return undefined;
    const { rows } = await sql<MessageRow>`
      select m.id, t.user_id, u.email as user_email, m.channel, m.created_at, m.message, m.turn_id, m.trace_id
      from turns t join users u on u.id = t.user_id
      cross join lateral (
        select id, channel, created_at, message, turn_id, trace_id from messages where ${ofTurn} order by created_at, id
      ) m where t.id = ${turnId} order by m.created_at, m.id`.execute(snapshot);
    return { turn, parts: rows.map(({ message }) => ({ turn_id: turnId, text: message })), messages: rows };
  });
