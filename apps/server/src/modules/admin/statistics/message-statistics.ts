import { addDays } from '@catch/scheduling';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { calendarDays, dayOf, type Range, splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { countedDays, type RollUpState, rollUpState, uncounted, unionOf } from './counted-messages.ts';

interface DayRow {
  readonly day: string;
  readonly channel: string;
  readonly messages: number;
  readonly prompts: number;
  readonly tool_calls: number;
}

interface People {
  readonly conversations: number;
  readonly users: number;
  readonly top: readonly { user_email: string; message_count: number }[] | null;
  readonly loose: readonly DayRow[] | null;
}

/** decisions.md, 'Admin': what each figure means. */
export const messageStatistics = (db: Database, range: Range, now: Date) =>
  inSnapshot(db, async (snapshot) => {
    const state = await rollUpState(snapshot);
    const { rows: counted } = await sql<DayRow>`
      select day::text as day, channel, messages, prompts, tool_calls from message_days
      where messages > 0 and ${countedDays(splitRange(range))}`.execute(snapshot);
    const people = await countPeople(snapshot, range, state);
    return present([...counted, ...(people.loose ?? [])], people, range, now);
  });

/** Everything that no counted day covers, by day, user and channel. */
const looseRows = (range: Range, watermark: number): RawBuilder<unknown> =>
  unionOf(
    uncounted(range, watermark),
    (condition) => sql`
      select utc_day(created_at) as day, user_id, channel, count(*) as messages, sum(prompts) as prompts,
        sum(tool_calls) as tool_calls
      from messages where ${condition} group by 1, 2, 3`,
  );

const looseDays = sql`(
  select json_agg(d) from (
    select day, channel, sum(messages)::bigint as messages, sum(prompts)::bigint as prompts,
      sum(tool_calls)::bigint as tool_calls from loose group by 1, 2
  ) d)`;

const TOP_USERS = 5;

async function countPeople(db: Queryable, range: Range, state: RollUpState): Promise<People> {
  const isEverything = !range.from && !range.to;
  const { rows } = await (isEverything ? everybody(state) : peopleIn(range, state)).execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count answered nothing');
  return row;
}

/** Over all time the counts are kept; only what is above the watermark is new. */
const everybody = (state: RollUpState): RawBuilder<People> => sql<People>`
  with loose as materialized (${looseRows({ from: undefined, to: undefined }, state.watermark)}),
  fresh as (select user_id, channel, sum(messages) as messages from loose group by 1, 2),
  fresh_users as (select user_id, sum(messages) as messages from fresh group by 1),
  candidates as (
    (select user_id from user_totals order by messages desc, user_id
      limit ${TOP_USERS} + (select count(*) from fresh_users))
    union select user_id from fresh_users
  ),
  top as (
    select user_id, (coalesce(t.messages, 0) + coalesce(f.messages, 0))::bigint as messages
    from candidates left join user_totals t using (user_id) left join fresh_users f using (user_id)
    order by 2 desc, 1 limit ${TOP_USERS}
  )
  select
    (${state.conversations}::bigint + (select count(*) from fresh f where not exists (
      select 1 from conversation_totals t where t.user_id = f.user_id and t.channel = f.channel)))::bigint as conversations,
    (${state.users}::bigint + (select count(*) from fresh_users f where not exists (
      select 1 from user_totals t where t.user_id = f.user_id)))::bigint as users,
    ${topUsers} as top, ${looseDays} as loose`;

const peopleIn = (range: Range, state: RollUpState): RawBuilder<People> => sql<People>`
  with loose as materialized (${looseRows(range, state.watermark)}),
  conversations as (
    select user_id, channel, sum(messages) as messages from (
      select user_id, channel, messages from message_cells where ${countedDays(splitRange(range))}
      union all select user_id, channel, messages from loose
    ) parts group by 1, 2
  ),
  people as (select user_id, sum(messages)::bigint as messages from conversations group by 1),
  top as (select user_id, messages from people order by messages desc, user_id limit ${TOP_USERS})
  select (select count(*) from conversations) as conversations, (select count(*) from people) as users,
    ${topUsers} as top, ${looseDays} as loose`;

const topUsers = sql`(
  select json_agg(json_build_object('user_email', u.email, 'message_count', t.messages)
    order by t.messages desc, t.user_id)
  from top t join users u on u.id = t.user_id)`;

function present(rows: readonly DayRow[], people: People, range: Range, now: Date) {
  let [messages, prompts, toolCalls] = [0, 0, 0];
  const byChannel: Record<string, number> = {};
  const byDay = new Map<string, Record<string, number>>();
  for (const row of rows) {
    messages += row.messages;
    prompts += row.prompts;
    toolCalls += row.tool_calls;
    byChannel[row.channel] = (byChannel[row.channel] ?? 0) + row.messages;
    const day = byDay.get(row.day) ?? {};
    day[row.channel] = (day[row.channel] ?? 0) + row.messages;
    byDay.set(row.day, day);
  }
  const days = [...byDay.keys()].sort();
  const perDay = (sum: number) => sum / calendarDays(range, days[0], now);
  return {
    total_messages: messages,
    avg_messages_per_conversation: people.conversations === 0 ? 0 : messages / people.conversations,
    avg_interactions_per_day: perDay(prompts),
    avg_tool_calls_per_day: perDay(toolCalls),
    total_conversations: people.conversations,
    total_unique_users: people.users,
    total_tool_calls: toolCalls,
    by_channel: byChannel,
    top_users: [...(people.top ?? [])],
    by_day: withoutGaps(days, now).map((day) => ({ day, by_channel: byDay.get(day) ?? {} })),
  };
}

/** A quiet day is a day too: a plot that leaves it out lies. */
function withoutGaps(days: readonly string[], now: Date): string[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const filled: string[] = [];
  // Rows of the far past or future would make it endless.
  if (addDays(first, MOST_DAYS) < last || last > dayOf(now)) return [...days];
  for (let day = first; day <= last; day = addDays(day, 1)) filled.push(day);
  return filled;
}

const MOST_DAYS = 4000;
