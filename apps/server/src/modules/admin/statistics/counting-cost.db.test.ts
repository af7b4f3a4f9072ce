import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { openWatchedSession, type WatchedSession } from '../../../../test/work-inside.ts';

/**
 * A plan that is good for what PostgreSQL believes of a table may be a bad one for what is in it. So counting must cost
 * what changed under each belief: on a connection whose first plans were made for empty tables, with everything known,
 * and with what was known before the last thousands of rows.
 */
const BELIEFS = ['no statistics', 'fresh statistics', 'old statistics'] as const;

/** Rows handled for a row that changed: each of them is read, grouped, and found again in four tables. */
const MOST_PER_ROW = 40;

/** Enough to tell a square from a line: for each of them all of them would be a million. */
const PEOPLE = 1000;
const EACH = 3;

let database: TestDatabase;
let session: WatchedSession;
beforeEach(async () => {
  database = await createTestDatabase(1);
  session = await openWatchedSession(database.url);
  for (const table of [
    ...['messages', 'message_cells', 'message_days', 'conversation_totals', 'user_totals', 'users'],
    ...['approval_logs', 'approval_days', 'approval_totals', 'message_roll_up', 'approval_roll_up'],
  ])
    await session.client.query(`alter table ${table} set (autovacuum_enabled = off)`);
  await session.client.query(`insert into users (issuer, subject, email, name)
    select 'test', n::text, n || '@example.org', '' from generate_series(0, ${PEOPLE}) n`);
});
afterEach(async () => {
  await session.client.end();
  await database.close();
});

const countMessages = `select roll_up_messages((select max(id) from messages), 1000000)`;
const countApprovals = `select roll_up_approvals((select max(id) from approval_logs), 1000000)`;

async function costsWhatChanged(statement: string, rows: number): Promise<void> {
  const work = await session.workInside(statement);
  expect(work, statement).toBeGreaterThan(rows);
  expect(work, statement).toBeLessThan(rows * MOST_PER_ROW);
}

/** Every figure against a count of the messages themselves. */
async function figuresAreRight(): Promise<void> {
  const { rows } = await session.client.query(`
    with cells as (
      select utc_day(created_at) as day, user_id, channel, count(*)::int as messages, min(created_at) as first_at,
        max(created_at) as last_at
      from messages group by 1, 2, 3
    ), conversations as (
      select user_id, channel, sum(messages) as messages, min(first_at) as first_at, max(last_at) as last_at
      from cells group by 1, 2
    ), differences as (
      (select 'cell' as what from ((table cells except table message_cells)
        union all (table message_cells except table cells)) d)
      union all (select 'conversation' from (
        (table conversations except select user_id, channel, messages::numeric, first_at, last_at from conversation_totals)
        union all (select user_id, channel, messages::numeric, first_at, last_at from conversation_totals
          except table conversations)) d)
      union all (select 'person' from (select user_id, count(*) as n from messages group by 1) w
        full join user_totals t using (user_id) where w.n is distinct from t.messages)
      union all (select 'day' from (select utc_day(created_at) as day, channel, count(*) as n from messages group by 1, 2) w
        full join message_days t using (day, channel) where coalesce(w.n, 0) <> coalesce(t.messages, 0))
      union all (select 'total' from message_roll_up where conversations <> (select count(*) from conversations)
        or users <> (select count(distinct user_id) from messages))
    ) select what, count(*)::int as n from differences group by 1`);
  expect(rows).toEqual([]);
}

describe.each(BELIEFS)('with %s', (belief) => {
  it('counting and un-counting messages cost what changed, of one person and of thousands', async () => {
    const { client } = session;
    await client.query(`insert into messages (user_id, channel, created_at, message)
      select id, 'WEB', '2026-01-01', '{}' from users where subject = '0'`);
    await client.query(countMessages);
    await client.query('delete from messages');

    await client.query(`insert into messages (user_id, channel, created_at, message)
      select u.id, 'WEB', timestamptz '2026-01-01' + n * interval '10 minutes', '{}'
      from users u cross join generate_series(1, 4000) n where u.subject = '0'`);
    await costsWhatChanged(countMessages, 4000);
    if (belief === 'old statistics') await client.query('analyze');

    await client.query(`insert into messages (user_id, channel, created_at, message)
      select u.id, 'WEB', timestamptz '2026-02-01' + n * interval '1 hour', '{}'
      from users u cross join generate_series(1, ${EACH}) n where u.subject <> '0' order by n, u.id`);
    await costsWhatChanged(countMessages, PEOPLE * EACH);
    if (belief === 'fresh statistics') await client.query('analyze');

    // The first of every cell, the last of some, all the others; half of what one person said, and the rest.
    const ofOthers = `user_id not in (select id from users where subject = '0')`;
    await costsWhatChanged(
      `delete from messages where ${ofOthers} and created_at = '2026-02-01 01:00Z'`,
      PEOPLE,
    );
    await figuresAreRight();
    await costsWhatChanged(
      `delete from messages where ${ofOthers} and created_at = '2026-02-01 03:00Z' and id % 2 = 0`,
      PEOPLE / 2,
    );
    await figuresAreRight();
    await costsWhatChanged(`delete from messages where ${ofOthers}`, PEOPLE * 1.5);
    await figuresAreRight();
    await costsWhatChanged('delete from messages where id % 2 = 0', 2000);
    await figuresAreRight();
    await costsWhatChanged('delete from messages', 2000);
    await figuresAreRight();
  });

  it('thousands of messages that each are all of their cell are un-counted', async () => {
    const { client } = session;
    await client.query(`insert into messages (user_id, channel, created_at, message)
      select u.id, channel, timestamptz '2026-02-01' + day * interval '1 day', '{}'
      from generate_series(1, 2) day cross join users u cross join unnest(array['WEB', 'WHATSAPP', 'SLACK']) channel
      where u.subject <> '0' order by day`);
    await client.query(
      `select roll_up_messages((select max(id) from messages where created_at < '2026-02-03'), 1000000)`,
    );
    if (belief === 'old statistics') await client.query('analyze');
    await costsWhatChanged(countMessages, PEOPLE * EACH);
    if (belief === 'fresh statistics') await client.query('analyze');
    await costsWhatChanged(`delete from messages where created_at = '2026-02-03'`, PEOPLE * EACH);
    await figuresAreRight();
  });

  it('counting and un-counting decisions cost what changed', async () => {
    const { client } = session;
    const decide = (from: number, to: number) =>
      client.query(`insert into approval_logs (user_id, tool_call_id, tool_name, tool_args, approved, channel, created_at)
        select u.id, n::text, 'tool-' || n % 50, '{}', n % 3 = 0, 'WEB', timestamptz '2000-01-01' + n * interval '1 day'
        from users u cross join generate_series(${from}, ${to}) n where u.subject = '0'`);
    await decide(1, 1);
    await client.query(countApprovals);
    await client.query('delete from approval_logs');
    await decide(1, 5000);
    await costsWhatChanged(countApprovals, 5000);
    if (belief === 'old statistics') await client.query('analyze');
    await decide(5001, 10_000);
    await costsWhatChanged(countApprovals, 5000);
    if (belief === 'fresh statistics') await client.query('analyze');
    await costsWhatChanged(`delete from approval_logs where tool_call_id::int > 9900`, 100);
    await costsWhatChanged(`delete from approval_logs where tool_call_id::int > 5000`, 4900);
    const { rows } = await client.query(`select (select count(*) from approval_days)::int as days,
      (select sum(approved + denied) from approval_days)::int as decisions,
      (select sum(requests) from approval_totals)::int as requests`);
    expect(rows).toEqual([{ days: 5000, decisions: 5000, requests: 5000 }]);
    await costsWhatChanged('delete from approval_logs', 5000);
    const { rows: left } = await client.query('select day from approval_days');
    expect(left).toEqual([]);
  });
});
