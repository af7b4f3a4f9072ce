import { addDays } from '@catch/scheduling';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { calendarDays, dayOf, type Range, splitRange } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { createClosedDays } from './closed-days.ts';
import { countEverybody, countPeopleIn, type People, type Written } from './count-people.ts';
import { all, countedDays, rollUpState, uncounted, unionOf } from './counted-messages.ts';

interface DayRow {
  readonly day: string;
  readonly channel: string;
  readonly messages: number;
  readonly prompts: number;
  readonly tool_calls: number;
}

export type MessageStatistics = (range: Range, now: Date) => Promise<ReturnType<typeof present>>;

/** decisions.md, 'Admin': what each figure means. */
export function createMessageStatistics(db: Database): MessageStatistics {
  const closedDays = createClosedDays();

  const peopleIn = async (
    snapshot: Queryable,
    range: Range,
    days: readonly (DayRow & { changed: number })[],
    loose: readonly Written[],
    today: string,
  ): Promise<People> => {
    const { firstDay, lastDay } = splitRange(range);
    const end = lastDay !== undefined && lastDay < today ? lastDay : today;
    const over = days.filter(({ day }) => day < end);
    const signature = `${over.length} ${Math.max(0, ...over.map(({ changed }) => changed))}`;
    const closed = await closedDays(snapshot, firstDay, end, signature);
    const { rows: open } = await sql<Written>`
      select user_id, channel, messages from message_cells
      where ${all([sql`day >= ${end}::date`, countedDays(splitRange(range))])}`.execute(snapshot);
    return countPeopleIn(snapshot, closed, [...open, ...loose]);
  };

  return (range, now) =>
    inSnapshot(db, async (snapshot) => {
      const state = await rollUpState(snapshot);
      const { rows: days } = await sql<DayRow & { changed: number }>`
        select day::text as day, channel, messages, prompts, tool_calls, changed from message_days
        where ${countedDays(splitRange(range))}`.execute(snapshot);
      const loose = await looseRows(snapshot, range, state.watermark);
      const people =
        range.from || range.to
          ? await peopleIn(snapshot, range, days, loose, dayOf(now))
          : await countEverybody(snapshot, state, loose);
      return present([...days, ...loose], people, range, now);
    });
}

/** Everything that no counted day covers, by day, user and channel. */
async function looseRows(
  db: Queryable,
  range: Range,
  watermark: number,
): Promise<readonly (DayRow & Written)[]> {
  const { rows } = await sql<DayRow & Written>`${unionOf(
    uncounted(range, watermark),
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
    by_day: withoutGaps(days, now).map((day) => ({ day, by_channel: byDay.get(day) ?? {} })),
  };
}

const MOST_DAYS = 4000;

/** A quiet day is a day too: a plot that leaves it out lies. */
function withoutGaps(days: readonly string[], now: Date): readonly string[] {
  const [first] = days;
  const last = days.at(-1);
  // Rows of the far past or future would make it endless.
  if (first === undefined || last === undefined || addDays(first, MOST_DAYS) < last || last > dayOf(now))
    return days;
  const filled: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) filled.push(day);
  return filled;
}
