import type { Channel } from '@catch/contract/channel';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { listApprovalLogs } from '../logs/approvals.repository.ts';
import { createListConversations, type ListConversations } from '../logs/conversations.repository.ts';
import { listMessages } from '../logs/messages.repository.ts';
import { matchUsers } from '../matching-users.ts';
import type { Range } from '../range.ts';
import { CHANNELS, seedDecision, seedMessage, seedUser } from '../test/seed.ts';
import { approvalStatistics } from './approval-statistics.ts';
import { createMessageStatistics, type MessageStatistics } from './message-statistics.ts';
import { createRollUp, type RollUp } from './roll-up.ts';

/** The figures against a slow and obvious count, with roll-ups, deletions and late rows in between. */
let database: TestDatabase;
let rollUp: RollUp;
/** One for the whole file: what it keeps of days that are over must never show. */
let messageStatistics: MessageStatistics;
let listConversations: ListConversations;
let users: { id: string; email: string }[];
const NOW = new Date('2026-03-10T12:00:00Z');
const HOUR = 3_600_000;

beforeAll(async () => {
  database = await createTestDatabase();
  messageStatistics = createMessageStatistics(database.db);
  listConversations = createListConversations(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`delete from users`.execute(database.db);
  rollUp = createRollUp(database.db);
  users = [];
  for (const name of ['ann', 'joann', 'bob', 'eve'])
    users.push({ id: await seedUser(database.db, `${name}@example.org`), email: `${name}@example.org` });
});

interface Row {
  readonly id: number;
  readonly user: number;
  readonly channel: Channel;
  readonly at: Date;
  readonly prompts: number;
  readonly toolCalls: number;
}
const emailOf = (user: number): string => users[user]?.email ?? '';
const idOf = (user: number): string => users[user]?.id ?? '';
const isIn = ({ from, to }: Range, at: Date) => (!from || at >= from) && (!to || at < to);

function expected(rows: readonly Row[], range: Range, now: Date) {
  const inRange = rows.filter(({ at }) => isIn(range, at));
  const sum = (of: (row: Row) => number) => inRange.reduce((total, row) => total + of(row), 0);
  const conversations = new Set(inRange.map(({ user, channel }) => `${user} ${channel}`));
  const day = (at: Date) => Date.parse(at.toISOString().slice(0, 10)) / (24 * HOUR);
  const first = range.from ?? new Date(Math.min(...inRange.map(({ at }) => at.getTime())));
  const last = range.to ? new Date(range.to.getTime() - 1) : now;
  const days = Number.isFinite(first.getTime()) ? Math.max(1, day(last) - day(first) + 1) : 1;
  const counts = [...new Set(inRange.map(({ user }) => user))]
    .map((user) => inRange.filter((row) => row.user === user).length)
    .sort((left, right) => right - left);
  return {
    total_messages: inRange.length,
    avg_messages_per_conversation: conversations.size === 0 ? 0 : inRange.length / conversations.size,
    avg_interactions_per_day: sum(({ prompts }) => prompts) / days,
    avg_tool_calls_per_day: sum(({ toolCalls }) => toolCalls) / days,
    total_conversations: conversations.size,
    total_unique_users: new Set(inRange.map(({ user }) => user)).size,
    total_tool_calls: sum(({ toolCalls }) => toolCalls),
    by_channel: Object.fromEntries(
      CHANNELS.map((channel) => [channel, inRange.filter((row) => row.channel === channel).length]).filter(
        ([, count]) => count !== 0,
      ),
    ),
    top_counts: counts.slice(0, 5),
    by_day: Object.fromEntries(
      [...new Set(inRange.map(({ at }) => at.toISOString().slice(0, 10)))].map((date) => [
        date,
        inRange.filter(({ at }) => at.toISOString().startsWith(date)).length,
      ]),
    ),
  };
}

/** For two days or less every hour of the range is there, in order, and together they hold everything. */
function expectHours(
  { from, to }: Range,
  hours: readonly { hour: string; by_channel: Record<string, number> }[],
  total: number,
): void {
  // Without an end this very moment belongs to it.
  const until = to?.getTime() ?? NOW.getTime() + 1;
  const length = from ? until - from.getTime() : Number.POSITIVE_INFINITY;
  if (length > 48 * HOUR + 1 || length <= 0) return void expect(hours).toEqual([]);
  const starts = hours.map(({ hour }) => Date.parse(hour));
  for (const [index, start] of starts.entries()) expect(start).toBe((starts[0] ?? 0) + index * HOUR);
  const end = (to ?? NOW).getTime();
  if (end <= NOW.getTime())
    expect(
      hours.flatMap(({ by_channel }) => Object.values(by_channel)).reduce((sum, one) => sum + one, 0),
    ).toBe(total);
}

function expectEveryDay({ from, to }: Range, days: readonly { day: string }[]): void {
  const all = days.map(({ day }) => Date.parse(day));
  for (const [index, day] of all.entries())
    if (index > 0) expect(day - (all[index - 1] ?? 0)).toBe(24 * HOUR);
  const end = to ? new Date(to.getTime() - 1) : NOW;
  if (from && from < end) expect(days[0]?.day).toBe(from.toISOString().slice(0, 10));
  if (from && from < end) expect(days.at(-1)?.day).toBe(end.toISOString().slice(0, 10));
}

async function figures(range: Range) {
  const { top_users, by_day, by_hour, ...found } = await messageStatistics(range, NOW);
  expectHours(range, by_hour, found.total_messages);
  expectEveryDay(range, by_day);
  return {
    ...found,
    top_counts: top_users.map(({ message_count }) => message_count),
    by_day: Object.fromEntries(
      by_day
        .map(
          ({ day, by_channel }) =>
            [day, Object.values(by_channel).reduce((total, n) => total + n, 0)] as const,
        )
        .filter(([, count]) => count > 0),
    ),
  };
}

function expectedConversations(rows: readonly Row[], range: Range) {
  const groups = new Map<string, Row[]>();
  for (const row of rows.filter(({ at }) => isIn(range, at))) {
    const key = `${emailOf(row.user)} ${row.channel}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .map(([key, group]) => {
      const times = group.map(({ at }) => at.getTime());
      return [key, group.length, Math.min(...times), Math.max(...times)] as const;
    })
    .sort();
}

/** Quarters of an hour, over six days. */
const hours = fc
  .integer({ min: 0, max: 6 * 96 })
  .map((quarter) => new Date(NOW.getTime() - (quarter * HOUR) / 4));
const user = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('insert' as const),
      rows: fc.array(
        fc.record({
          user,
          channel: fc.constantFrom(...CHANNELS),
          at: hours,
          prompts: fc.integer({ min: 0, max: 2 }),
          toolCalls: fc.integer({ min: 0, max: 3 }),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('count' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear' as const), user }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('lose' as const), every: fc.integer({ min: 2, max: 5 }) }),
  },
);
const bound = fc.option(
  fc.oneof(
    hours,
    hours.map((at) => new Date(at.toISOString().slice(0, 10))),
  ),
  { nil: undefined },
);
const range = fc.record({ from: bound, to: bound }).filter(({ from, to }) => !from || !to || from < to);

describe('messages', () => {
  it('are counted as one by one, whatever was counted before and whatever is gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.array(range, { minLength: 2, maxLength: 4 }),
        async (steps, ranges) => {
          await sql`delete from messages`.execute(database.db);
          let rows: Row[] = [];
          for (const one of steps) {
            if (one.kind === 'count') await rollUp.run();
            else if (one.kind === 'insert')
              for (const row of one.rows)
                rows.push({ ...row, id: await seedMessage(database.db, { ...row, userId: idOf(row.user) }) });
            else {
              const isGone = (row: Row) =>
                one.kind === 'clear' ? row.user === one.user : row.id % one.every === 0;
              const gone = rows.filter(isGone).map(({ id }) => id);
              rows = rows.filter((row) => !isGone(row));
              if (gone.length > 0) await database.db.deleteFrom('messages').where('id', 'in', gone).execute();
            }
            // After every step, so that what was kept from the step before would show.
            for (const wanted of ranges) expect(await figures(wanted)).toEqual(expected(rows, wanted, NOW));
          }
          for (const wanted of [{ from: undefined, to: undefined }, ...ranges]) {
            expect(await figures(wanted)).toEqual(expected(rows, wanted, NOW));
            const everything = { users: undefined, channel: undefined, range: wanted };
            const listed = await listMessages(database.db, everything, { limit: 1000, offset: 0 });
            const inRange = rows.filter(({ at }) => isIn(wanted, at));
            expect(listed.total).toBe(inRange.length);
            expect(listed.rows.map(({ id }) => id)).toEqual(
              [...inRange].sort((a, b) => b.at.getTime() - a.at.getTime() || b.id - a.id).map(({ id }) => id),
            );
            const conversations = await listConversations(everything, {
              limit: 1000,
              offset: 0,
            });
            expect(conversations.total).toBe(conversations.rows.length);
            expect(
              conversations.rows
                .map((row) => [
                  `${row.user_email} ${row.channel}`,
                  row.message_count,
                  row.first_message_at.getTime(),
                  row.last_message_at.getTime(),
                ])
                .sort(),
            ).toEqual(expectedConversations(rows, wanted));
            const times = conversations.rows.map(({ last_message_at }) => last_message_at.getTime());
            expect(times).toEqual([...times].sort((a, b) => b - a));
            const anns = await listConversations(
              { users: await matchUsers(database.db, 'ANN@'), channel: 'SLACK', range: wanted },
              { limit: 1000, offset: 0 },
            );
            expect(anns.total).toBe(
              expectedConversations(rows, wanted).filter(([key]) => /ann@.* SLACK$/.test(key)).length,
            );
          }
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  it('of a transaction that commits after a later one are counted once, before and after', async () => {
    const [slow, quick] = [new pg.Client(database.url), new pg.Client(database.url)];
    await Promise.all([slow.connect(), quick.connect()]);
    const insert = (client: pg.Client) =>
      client.query(
        `insert into messages (user_id, channel, created_at, message) values ($1, 'WEB', $2, '{}') returning id`,
        [idOf(0), NOW],
      );
    const total = async () =>
      (await messageStatistics({ from: undefined, to: undefined }, NOW)).total_messages;
    try {
      await slow.query('begin');
      const early = (await insert(slow)).rows[0].id;
      const late = (await insert(quick)).rows[0].id;
      expect(Number(early)).toBeLessThan(Number(late));
      await rollUp.run();
      expect(await total()).toBe(1);
      const { watermark } = await database.db
        .selectFrom('message_roll_up')
        .select('watermark')
        .executeTakeFirstOrThrow();
      expect(watermark).toBeLessThan(Number(early));
      await slow.query('commit');
      expect(await total()).toBe(2);
      await rollUp.run();
      expect(await total()).toBe(2);
      await rollUp.run();
      const after = await database.db
        .selectFrom('message_roll_up')
        .select('watermark')
        .executeTakeFirstOrThrow();
      expect(after.watermark).toBe(Number(late));
      expect(await total()).toBe(2);
    } finally {
      await Promise.all([slow.end(), quick.end()]);
    }
  });

  it('are counted right while several processes write, count and delete at once', async () => {
    const counters = [rollUp, createRollUp(database.db), createRollUp(database.db)];
    let isWriting = true;
    const counting = counters.map(async (counter) => {
      while (isWriting) await counter.run();
    });
    const kept = new Map<number, number>();
    const writing = Promise.all(
      [0, 1, 2, 3].map(async (writer) => {
        for (let round = 0; round < 40; round += 1) {
          const inserts = Array.from({ length: 3 }, () =>
            seedMessage(database.db, { userId: idOf(writer), channel: 'WEB', at: NOW }),
          );
          await Promise.all(inserts);
          if (round % 10 === 5 && writer < 2)
            await database.db.deleteFrom('messages').where('user_id', '=', idOf(writer)).execute();
        }
        const { rows } = await sql<{ left: number }>`
          select count(*) as left from messages where user_id = ${idOf(writer)}`.execute(database.db);
        kept.set(writer, rows[0]?.left ?? -1);
      }),
    );
    await writing.finally(() => {
      isWriting = false;
      return Promise.all(counting);
    });
    // Twice: the first may still be about an id that was the last one a while ago.
    for (const counter of [...counters, ...counters]) await counter.run();
    const everything = { from: undefined, to: undefined };
    const { total_messages, top_users } = await messageStatistics(everything, NOW);
    const sum = [...kept.values()].reduce((total, count) => total + count, 0);
    expect(total_messages).toBe(sum);
    expect(Object.fromEntries(top_users.map((top) => [top.user_email, top.message_count]))).toEqual(
      Object.fromEntries([...kept].map(([writer, count]) => [emailOf(writer), count])),
    );
    const { rows } = await sql<{ cells: number; days: number; conversations: number; users: number }>`
      select (select sum(messages) from message_cells)::int as cells, (select sum(messages) from message_days)::int as days,
        (select sum(messages) from conversation_totals)::int as conversations,
        (select sum(messages) from user_totals)::int as users`.execute(database.db);
    expect(rows[0]).toEqual({ cells: sum, days: sum, conversations: sum, users: sum });
  }, 120_000);
});

it('decisions are counted as one by one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          user,
          channel: fc.constantFrom(...CHANNELS),
          at: hours,
          approved: fc.boolean(),
          toolName: fc.constantFrom('create_event', 'delete_event', 'set_reminder'),
          countFirst: fc.boolean(),
        }),
        { maxLength: 20 },
      ),
      range,
      fc.option(user),
      async (rows, wanted, cleared) => {
        await sql`delete from approval_logs`.execute(database.db);
        for (const row of rows) {
          if (row.countFirst) await rollUp.run();
          await seedDecision(database.db, { ...row, userId: idOf(row.user) });
        }
        if (cleared !== null)
          await database.db.deleteFrom('approval_logs').where('user_id', '=', idOf(cleared)).execute();
        const left = rows.filter((row) => row.user !== cleared);
        const inRange = left.filter(({ at }) => isIn(wanted, at));
        const approved = inRange.filter((row) => row.approved).length;
        expect(await approvalStatistics(database.db, wanted, NOW)).toMatchObject({
          total_requests: inRange.length,
          total_approved: approved,
          total_denied: inRange.length - approved,
          approval_rate: inRange.length === 0 ? 0 : (approved / inRange.length) * 100,
        });
        for (const filter of [
          { toolName: 'EVENT', approved: false, channel: undefined },
          { toolName: undefined, approved: true, channel: 'WEB' as const },
          { toolName: undefined, approved: undefined, channel: undefined },
        ])
          for (const within of [wanted, { from: undefined, to: undefined }]) {
            const listed = await listApprovalLogs(
              database.db,
              { ...filter, users: undefined, range: within },
              { limit: 1000, offset: 0 },
            );
            const matching = left.filter(
              (row) =>
                isIn(within, row.at) &&
                (!filter.toolName || row.toolName.includes('event')) &&
                (filter.approved === undefined || row.approved === filter.approved) &&
                (!filter.channel || row.channel === filter.channel),
            );
            expect([listed.total, listed.rows.length]).toEqual([matching.length, matching.length]);
          }
      },
    ),
    { numRuns: 25 },
  );
}, 120_000);
