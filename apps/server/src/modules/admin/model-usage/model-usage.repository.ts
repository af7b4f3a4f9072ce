import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { byUsers, type MatchingUsers } from '../matching-users.ts';
import type { Page } from '../page.ts';
import type { Range } from '../range.ts';
import { all } from '../statistics/counted-messages.ts';

export interface Figures {
  readonly calls: number;
  readonly failures: number;
  readonly input_tokens: number;
  readonly cached_tokens: number;
  readonly output_tokens: number;
  readonly milliseconds: number;
  readonly cost: number;
}

const MOST_USERS = 50;
const summed = sql`sum(calls)::bigint as calls, sum(failures)::bigint as failures,
  sum(input_tokens)::bigint as input_tokens, sum(cached_tokens)::bigint as cached_tokens,
  sum(output_tokens)::bigint as output_tokens, sum(milliseconds)::bigint as milliseconds,
  (sum(cost) / 1e6)::float8 as cost`;

/** What models were asked in a range of time, by everybody or by those whom a filter means. */
export async function readModelUsage(
  db: Queryable,
  {
    users,
    range,
    turnId,
  }: {
    readonly users: MatchingUsers | undefined;
    readonly range: Range;
    readonly turnId?: string | undefined;
  },
  { limit, offset }: Page,
) {
  const conditions = [
    range.from && sql`at >= ${range.from}`,
    range.to && sql`at <= ${range.to}`,
    users && byUsers(users),
    turnId ? sql`turn_id = ${turnId}` : undefined,
  ];
  // A row without calls is a turn that needed no model.
  const where: RawBuilder<unknown> = all([...conditions, sql`calls > 0`]);
  const [saved, models, people, turns] = [
    await sql<{ turns: number }>`
      select count(*) as turns from model_usage where ${all([...conditions, sql`calls = 0`])}`.execute(db),
    await sql<Figures & { model: string }>`
      select model, ${summed} from model_usage where ${where} group by model order by cost desc, model`.execute(
      db,
    ),
    await sql<Figures & { user_id: string; user_email: string }>`
      select user_id, u.email as user_email, figures.* from (
        select user_id as person, ${summed} from model_usage where ${where} and user_id is not null
        group by user_id order by sum(cost) desc, sum(calls) desc limit ${MOST_USERS}
      ) figures join users u on u.id = person cross join lateral (select person as user_id) who
      order by cost desc, calls desc`.execute(db),
    await sql<
      Figures & {
        turn_id: string;
        model: string;
        user_id: string | null;
        user_email: string | null;
        at: Date;
      }
    >`
      with page as materialized (
        select * from model_usage where ${where} order by at desc, turn_id, model limit ${limit} offset ${offset}
      )
      select turn_id, model, user_id, u.email as user_email, at, calls, failures, input_tokens, cached_tokens,
        output_tokens, milliseconds, (cost / 1e6)::float8 as cost
      from page left join users u on u.id = user_id order by at desc, turn_id, model`.execute(db),
  ];
  return { saved: saved.rows[0]?.turns ?? 0, models: models.rows, people: people.rows, turns: turns.rows };
}
