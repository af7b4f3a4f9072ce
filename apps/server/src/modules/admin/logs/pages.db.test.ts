import type { Channel } from '@catch/contract/channel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { matchUsers } from '../matching-users.ts';
import type { Range } from '../range.ts';
import { createRollUp } from '../statistics/roll-up.ts';
import { CHANNELS } from '../test/seed.ts';
import { createListConversations, type ListConversations } from './conversations.repository.ts';
import { listMessages } from './messages.repository.ts';

/** Pages and totals against the same filter over all rows, with few who write much and many who write little. */
let database: TestDatabase;
let listConversations: ListConversations;

interface Row {
  readonly id: number;
  readonly user_id: string;
  readonly email: string;
  readonly channel: Channel;
  readonly created_at: Date;
}

beforeAll(async () => {
  database = await createTestDatabase();
  listConversations = createListConversations(database.db);
  await sql`
    insert into users (issuer, subject, email, name)
    select 'test', 'n' || n, 'Person' || n || '@company' || n % 7 || '.example', 'X ' || n
    from generate_series(1, 600) n`.execute(database.db);
});
afterAll(() => database.close());

const countAll = async () => {
  const rollUp = createRollUp(database.db);
  await rollUp.run();
  await rollUp.run();
};

const DAYS = 12;
const FIRST = Date.UTC(2026, 1, 1);
const HOUR = 3_600_000;

/** A power of a chance puts most of it at the beginning. Whole minutes, so that many are of the same moment. */
async function write(messages: number): Promise<void> {
  await sql`
    insert into messages (user_id, channel, created_at, message)
    select u.id, (array['WEB', 'WHATSAPP', 'SLACK'])[1 + floor(power(plan.channel, 2) * 3)::int],
      to_timestamp(${FIRST / 1000}::float8) + make_interval(mins => floor(plan.at * ${DAYS * 1440})::int), '{}'
    from (
      select 1 + floor(power(random(), 7) * 600)::int as n, random() as channel, random() as at
      from generate_series(1, ${messages}::int)
    ) plan join users u on u.subject = 'n' || plan.n`.execute(database.db);
}

const readAll = async (): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select m.id, m.user_id, u.email, m.channel, m.created_at from messages m join users u on u.id = m.user_id`.execute(
    database.db,
  );
  return rows;
};

const hour = fc.integer({ min: -10, max: DAYS * 24 + 10 }).map((hours) => new Date(FIRST + hours * HOUR));
const range: fc.Arbitrary<Range> = fc
  .tuple(fc.option(hour, { nil: undefined }), fc.option(hour, { nil: undefined }))
  .filter(([from, to]) => !from || !to || from < to)
  .map(([from, to]) => ({ from, to }));
const filters = fc.record({
  range,
  channel: fc.option(fc.constantFrom(...CHANNELS), { nil: undefined }),
  // Nobody, one person, a handful, one in seven, and more than are looked at one by one.
  email: fc.constantFrom(
    undefined,
    undefined,
    'nobody',
    'person7@company0.example',
    'PERSON1@',
    'n59',
    'company3.',
    'person',
  ),
  page: fc.record({
    limit: fc.constantFrom(1, 3, 20, 150, 1000),
    offset: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 500 })),
  }),
});

describe.each([
  ['counted', 0],
  ['not all counted', 200],
  ['hardly counted', 2500],
])('messages that are %s', (_, fresh) => {
  let rows: Row[];
  beforeAll(async () => {
    await database.db.deleteFrom('messages').execute();
    await write(3000 - fresh);
    await countAll();
    if (fresh > 0) await write(fresh);
    // Whatever goes is taken out of the counts.
    await sql`delete from messages where id % 9 = 0`.execute(database.db);
    rows = await readAll();
  });

  it('make the same pages as all of them sorted', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async ({ range, channel, email, page }) => {
        const users = email === undefined ? undefined : await matchUsers(database.db, email);
        const matching = rows.filter(
          (row) =>
            (!range.from || row.created_at >= range.from) &&
            (!range.to || row.created_at < range.to) &&
            (!channel || row.channel === channel) &&
            (email === undefined || row.email.toLowerCase().includes(email.toLowerCase())),
        );
        const end = page.offset + page.limit;
        const messages = await listMessages(database.db, { users, channel, range }, page);
        expect(messages).toMatchObject({ total: matching.length, total_capped: false });
        expect(messages.rows.map(({ id }) => id)).toEqual(
          [...matching]
            .sort((a, b) => b.created_at.getTime() - a.created_at.getTime() || b.id - a.id)
            .slice(page.offset, end)
            .map(({ id }) => id),
        );
        const wanted = conversationsOf(matching);
        const found = await listConversations({ users, channel, range }, page);
        expect(found).toMatchObject({ total: wanted.length, total_capped: false });
        expect(found.rows).toEqual(wanted.slice(page.offset, end));
      }),
      { numRuns: 120 },
    );
  }, 120_000);
});

it('the same few people day after day do not hide those who wrote before them', async () => {
  const { db } = database;
  await db.deleteFrom('messages').execute();
  const write = (day: number, first: number, last: number) =>
    sql`
      insert into messages (user_id, channel, created_at, message)
      select u.id, 'WEB', ${new Date(FIRST + day * 24 * HOUR)}::timestamptz + n * interval '1 minute', '{}'
      from generate_series(${first}::int, ${last}::int) n join users u on u.subject = 'n' || n`.execute(db);
  // In the part of a day in which the range begins; on a day after it; and five people on every day since.
  await write(0.5, 100, 160);
  await write(1, 200, 300);
  for (let day = 2; day < DAYS; day += 1) await write(day, 1, 5);
  await countAll();
  const range = { from: new Date(FIRST + 12 * HOUR), to: new Date(FIRST + DAYS * 24 * HOUR) };
  const wanted = conversationsOf(await readAll());
  for (const page of [
    { limit: 3, offset: 0 },
    { limit: 20, offset: 0 },
    { limit: 20, offset: 90 },
  ]) {
    const found = await listConversations({ users: undefined, channel: undefined, range }, page);
    expect(found).toMatchObject({ total: 167, total_capped: false });
    expect(found.rows).toEqual(wanted.slice(page.offset, page.offset + page.limit));
  }
});

it('totals are right up to 10,000 and capped above, however many days hold them', async () => {
  const { db } = database;
  await db.deleteFrom('messages').execute();
  await sql`
    insert into users (issuer, subject, email, name)
    select 'test', 'more' || n, 'more' || n || '@example.org', '' from generate_series(1, 3600) n`.execute(
    db,
  );
  const write = async (day: number, people: number) => {
    await sql`
      insert into messages (user_id, channel, created_at, message)
      select u.id, channel, ${new Date(FIRST + day * 24 * HOUR)}, '{}'
      from generate_series(1, ${people}::int) n join users u on u.subject = 'more' || n
      cross join unnest(array['WEB', 'WHATSAPP', 'SLACK']) channel`.execute(db);
    await countAll();
  };
  const totals = async (range: Range) => {
    const { total, total_capped } = await listConversations(
      { users: undefined, channel: undefined, range },
      { limit: 10, offset: 0 },
    );
    return [total, total_capped];
  };
  const [from, to] = [new Date(FIRST), new Date(FIRST + 20 * 24 * HOUR)];
  // The newest cells belong to the same people over and over; those who wrote only on the first day come after them.
  await write(0, 1010);
  for (let day = 1; day <= 5; day += 1) await write(day, 1000);
  expect(await totals({ from, to })).toEqual([3030, false]);
  expect(await totals({ from, to })).toEqual([3030, false]);
  expect(await totals({ from, to: undefined })).toEqual([3030, false]);
  await write(6, 3333);
  expect(await totals({ from, to })).toEqual([9999, false]);
  await write(7, 3334);
  for (const range of [
    { from, to },
    { from: undefined, to },
    { from, to: undefined },
  ])
    expect(await totals(range)).toEqual([10_000, true]);
  // What was kept of a range is not believed any longer once one of its days has changed.
  await sql`delete from messages where created_at = ${new Date(FIRST + 7 * 24 * HOUR)}`.execute(db);
  expect(await totals({ from, to })).toEqual([9999, false]);
}, 120_000);

const CHANNEL_ORDER = ['SLACK', 'WEB', 'WHATSAPP'];

function conversationsOf(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ user_id, channel }) => `${user_id} ${channel}`);
  return [...groups.values()]
    .map((own) => {
      const times = own.map(({ created_at }) => created_at.getTime()).sort((a, b) => a - b);
      return {
        user_id: own[0]?.user_id ?? '',
        user_email: own[0]?.email,
        channel: own[0]?.channel ?? 'WEB',
        message_count: own.length,
        first_message_at: new Date(times[0] ?? 0),
        last_message_at: new Date(times.at(-1) ?? 0),
      };
    })
    .sort(
      (a, b) =>
        b.last_message_at.getTime() - a.last_message_at.getTime() ||
        (a.user_id < b.user_id ? -1 : a.user_id > b.user_id ? 1 : 0) ||
        CHANNEL_ORDER.indexOf(a.channel) - CHANNEL_ORDER.indexOf(b.channel),
    );
}
