import { addDays } from '@catch/scheduling';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createListConversations } from '../logs/conversations.repository.ts';
import { presentConversation } from '../logs/present-conversation.ts';
import { dayOf } from '../range.ts';
import { inSnapshot } from '../snapshot.ts';
import { rollUpState } from '../statistics/counted-messages.ts';
import { presentTurns, type TraceUrl } from '../turns/present-turn.ts';
import { listTurns } from '../turns/turns.repository.ts';

const DAYS = 30;
const NEWEST_TURNS = 5;

interface ActivityDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly traceUrl: TraceUrl;
}

/** What somebody did lately: where they write, how much a day, and their newest turns. */
export function createReadActivity({ db, clock, traceUrl }: ActivityDependencies) {
  const listConversations = createListConversations(db);

  return async (user: { readonly id: string; readonly email: string }) => {
    const filter = {
      users: { kind: 'few' as const, users: [user] },
      channel: undefined,
      range: { from: undefined, to: undefined },
    };
    const [conversations, by_day, turns] = [
      await listConversations(filter, { limit: 10, offset: 0 }),
      await messagesByDay(db, user.id, dayOf(clock.now())),
      await listTurns(db, filter, { limit: NEWEST_TURNS, offset: 0 }),
    ];
    return {
      conversations: conversations.rows.map(presentConversation),
      by_day,
      turns: presentTurns(turns, traceUrl),
    };
  };
}

const messagesByDay = (db: Database, userId: string, today: string) =>
  inSnapshot(db, async (snapshot) => {
    const { watermark } = await rollUpState(snapshot);
    const first = addDays(today, 1 - DAYS);
    const { rows } = await sql<{ day: string; messages: number }>`
      select day::text as day, sum(messages)::bigint as messages from (
        select day, messages from message_cells where user_id = ${userId} and day >= ${first}::date
        union all
        select utc_day(created_at), count(*) from messages where id > ${watermark} and user_id = ${userId} group by 1
      ) parts group by 1`.execute(snapshot);
    const counted = new Map(rows.map(({ day, messages }) => [day, messages]));
    return Array.from({ length: DAYS }, (_, index) => {
      const day = addDays(first, index);
      return { day, messages: counted.get(day) ?? 0 };
    });
  });
