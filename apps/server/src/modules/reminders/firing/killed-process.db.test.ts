import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningChild, startChild } from '../../../../../../tools/lib/child.ts';
import { createReminderHarness, type ReminderHarness } from '../test/reminder-harness.ts';

/** The short form of `npm run chaos -- reminders`: real processes, kill -9 in the middle of a transaction. */

const COUNT = 1200;
let harness: ReminderHarness;
const children: RunningChild[] = [];

beforeAll(async () => {
  harness = await createReminderHarness(new Date().toISOString());
});
afterAll(async () => {
  for (const { process: child, exited } of children) {
    child.kill('SIGKILL');
    await exited;
  }
  await harness.close();
});

const start = async (): Promise<RunningChild> => {
  const script = fileURLToPath(new URL('../../../../test/doomed-reminders.ts', import.meta.url));
  const child = startChild('reminders', script, { DATABASE_URL: harness.database.url }, 'ignore');
  children.push(child);
  await child.ready;
  return child;
};

const GATE = 20_261_115;
const inTheMiddle = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory'`.execute(harness.database.db);
  return rows[0]?.count ?? 0;
};

const left = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reminders where is_active`.execute(harness.database.db);
  return rows[0]?.count ?? 0;
};

it('tells each reminder once, although processes are killed while they tell', async () => {
  const { db } = harness.database;
  // Anything that gets halfway through waits there until the gate is opened.
  const gate = await harness.database.pool.connect();
  await gate.query('select pg_advisory_lock($1)', [GATE]);
  await sql`create function linger() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(GATE)}); return null; end $$`.execute(db);
  await sql`create trigger linger after insert on messages for each statement execute function linger()`.execute(
    db,
  );
  await sql`insert into users (issuer, subject, email, name, time_zone)
    select 'test', n::text, n || '@example.org', 'Person', 'UTC' from generate_series(1, ${COUNT}::int) n`.execute(
    db,
  );
  await sql`insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
    select id, subject, now(), now(), 20, now() from users`.execute(db);
  const before = await Promise.all([start(), start()]);
  await sql`insert into reminders (user_id, reminder_type, reminder_text, scheduled_at, time_zone, channel, next_at)
    select id, 'one_time', subject, now(), 'UTC', 'WHATSAPP', now() from users`.execute(db);
  await expect.poll(inTheMiddle).toBeGreaterThan(0);
  for (const { process: child } of before) child.kill('SIGKILL');
  await Promise.all(before.map(({ exited }) => exited));
  expect(await left()).toBe(COUNT);
  await gate.query('select pg_advisory_unlock($1)', [GATE]);
  gate.release();

  await start();
  await expect.poll(left, { timeout: 60_000, interval: 50 }).toBe(0);
  const { rows } = await sql<{ runs: number; messages: number; told: number; people: number }>`
    select (select count(*)::int from reminder_runs) as runs, (select count(*)::int from messages) as messages,
      (select count(*)::int from outbox) as told, (select count(distinct user_id)::int from outbox) as people`.execute(
    db,
  );
  expect(rows[0]).toEqual({ runs: COUNT, messages: COUNT, told: COUNT, people: COUNT });
});
