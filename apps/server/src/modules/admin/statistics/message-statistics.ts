import { Channel } from '@catch/contract/channel';
import { addDays, HOUR } from '@catch/scheduling';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { calendarDays, dayOf, type Range, splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { countByHour } from './by-hour.ts';
import { createClosedSpans } from './closed-spans.ts';
import { countEverybody, countPeopleIn, type People } from './count-people.ts';
import { all, countedDays, createdIn, rollUpState, uncounted, unionOf } from './counted-messages.ts';
import { everyDay } from './every-day.ts';
import { createOpenDays } from './open-days.ts';
import type { DayRow, Written } from './statistics-rows.ts';

export type MessageStatistics = (
  range: Range,
  now: Date,
) => Promise<ReturnType<typeof present> & { by_hour: Awaited<ReturnType<typeof messagesByHour>> }>;
type CountedDay = DayRow & { readonly changed: number };

/** decisions.md, 'Admin': what each figure means. */
export function createMessageStatistics(db: Database): MessageStatistics {
  const closedSpans = createClosedSpans();
  const openDays = createOpenDays();

  const inRange = async (snapshot: Queryable, range: Range, now: Date) => {
    const { watermark } = await rollUpState(snapshot);
    const { firstDay, lastDay } = splitRange(range);
    const from = wholeHour(range, firstDay);
    // The day in which the range begins is needed for its signature; its figures are not.
    const headDay = firstDay && addDays(firstDay, -1);
    const known = await countedDaysFrom(snapshot, headDay, lastDay);
    const days = known.filter(({ day }) => day !== headDay);
    const today = dayOf(now);
    const endDay = lastDay !== undefined && lastDay < today ? lastDay : today;
    const openFrom = firstDay !== undefined && firstDay > endDay ? firstDay : endDay;
    const over = known.filter(({ day }) => day < endDay || day === headDay);
    const open = days.filter(({ day }) => day >= openFrom);
    const closed = await closedSpans(snapshot, { from, firstDay, endDay }, signatureOf(over), watermark);
    const openCells = await openDays(snapshot, openFrom, lastDay, signatureOf(open));
    const loose = await looseRows(snapshot, uncountedAround(range, from, firstDay, watermark));
    const people = await countPeopleIn(snapshot, closed, [...openCells, ...loose]);
    return {
      ...present([...closed.head, ...days, ...loose], people, range, now),
      by_hour: await messagesByHour(snapshot, range, now),
    };
  };

  const overAll = async (snapshot: Queryable, range: Range, now: Date) => {
    const state = await rollUpState(snapshot);
    const days = await countedDaysFrom(snapshot, undefined, undefined);
    const loose = await looseRows(snapshot, uncounted(range, state.watermark));
    const people = await countEverybody(snapshot, state, loose);
    return { ...present([...days, ...loose], people, range, now), by_hour: [] };
  };

  return (range, now) =>
    inSnapshot(db, (snapshot) => (range.from || range.to ? inRange : overAll)(snapshot, range, now));
}

const countsByChannel = Channel.options.map((name) => {
  const channel = sql.lit(name);
  return sql`${channel}, nullif(count(*) filter (where channel = ${channel}), 0)`;
});

async function messagesByHour(db: Queryable, range: Range, now: Date) {
  const hours = await countByHour<{ hour: Date; counts: Record<string, number> }>(db, range, now, {
    counted: 'messages',
    figures: sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(countsByChannel)})) as counts`,
  });
  return hours.map(({ hour, rows }) => ({ hour: hour.toISOString(), by_channel: rows[0]?.counts ?? {} }));
}

/** Days that have been counted, with the version in which each changed last. */
async function countedDaysFrom(
  db: Queryable,
  firstDay: string | undefined,
  lastDay: string | undefined,
): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    select day::text as day, channel, messages, prompts, tool_calls, changed from message_days
    where ${countedDays({ firstDay, lastDay })}`.execute(db);
  return rows;
}

const signatureOf = (days: readonly CountedDay[]): string =>
  `${days.length} ${Math.max(0, ...days.map(({ changed }) => changed))}`;

/**
 * Where a range begins in the middle of a day: the first full hour from which on that day is over and can be kept.
 * Undefined when there is no such part.
 */
function wholeHour({ from, to }: Range, firstDay: string | undefined): Date | undefined {
  if (!from || firstDay === undefined || (to && to < midnight(firstDay))) return undefined;
  const hour = new Date(Math.ceil(from.getTime() / HOUR) * HOUR);
  return hour < midnight(firstDay) ? hour : undefined;
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** What is in no closed span and no counted day: the minutes before the full hour, and what is above the watermark. */
function uncountedAround(
  range: Range,
  hour: Date | undefined,
  firstDay: string | undefined,
  watermark: number,
): RawBuilder<unknown>[] {
  if (!hour || firstDay === undefined) return uncounted(range, watermark);
  return [
    createdIn({ from: range.from, to: hour }),
    all([createdIn({ from: hour, to: midnight(firstDay) }), sql`id > ${watermark}`]),
    ...uncounted({ from: midnight(firstDay), to: range.to }, watermark),
  ];
}

/** Everything that is counted nowhere, by day, user and channel. */
async function looseRows(
  db: Queryable,
  conditions: readonly RawBuilder<unknown>[],
): Promise<readonly (DayRow & Written)[]> {
  const { rows } = await sql<DayRow & Written>`${unionOf(
    conditions,
    (condition) => sql`
      select utc_day(created_at)::text as day, user_id, channel, count(*)::int as messages,
        sum(prompts)::int as prompts, sum(tool_calls)::int as tool_calls
      from messages where ${condition} group by 1, 2, 3`,
  )}`.execute(db);
  return rows;
}

function present(rows: readonly DayRow[], people: People, range: Range, now: Date) {
  let [messages, prompts, toolCalls] = [0, 0, 0];
  const byChannel: Record<string, number> = {};
  const byDay = new Map<string, Record<string, number>>();
  for (const row of rows) {
    // A day whose messages are all gone keeps its row, for the sake of its signature.
    if (row.messages === 0) continue;
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
    top_users: [...people.top],
    by_day: everyDay(range, days, now).map((day) => ({ day, by_channel: byDay.get(day) ?? {} })),
  };
}
