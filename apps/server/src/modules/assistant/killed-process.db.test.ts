import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createProviderTool, echoingModel } from '../../../test/doomed-parts.ts';
import { createEngineHarness, type EngineHarness } from '../../../test/engine-harness.ts';

const SCRIPT = fileURLToPath(new URL('../../../test/doomed-engine.ts', import.meta.url));
const SEED = 20_261_115;
const KILLS = 6;
const USERS = 8;
const MESSAGES = 12;
const GATE = 20_261_115;

let harness: EngineHarness;
const children: ChildProcess[] = [];
beforeAll(async () => {
  harness = await createEngineHarness(echoingModel());
  const { db } = harness.database;
  await sql`create table test_outbox (turn_id uuid not null, user_id uuid not null, message text not null, at bigint generated always as identity)`.execute(
    db,
  );
  await sql`create table test_provider (tool_call_id text primary key, title text not null)`.execute(db);
  await sql`create function gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${sql.lit(GATE)}); return new; end $$`.execute(db);
  await sql`create trigger gate before insert on test_provider for each row execute function gate()`.execute(
    db,
  );
});
afterAll(async () => {
  for (const child of children) if (child.exitCode === null) child.kill('SIGKILL');
  await harness.close();
});

/** The same moments in every run, as far as the machine allows. */
const seeded = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

it('processes killed at any moment: every message is answered once, in order, and done once', {
  timeout: 300_000,
}, async () => {
  const random = seeded(SEED);
  const { db } = harness.database;
  const users = await Promise.all(Array.from({ length: USERS }, () => harness.createUser()));
  const wish = async (message: number) => {
    for (const [index, userId] of users.entries()) {
      harness.clock.advance(1);
      await harness.say(userId, `wish ${index + 1}/${message}`);
    }
  };
  for (let message = 1; message < MESSAGES; message += 1) await wish(message);

  const replies = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*) from test_outbox`.execute(db);
    return Number(rows[0]?.count);
  };
  const gate = await harness.database.pool.connect();
  const standing = async () =>
    (
      await harness.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
    ).rowCount;
  for (let kill = 0; kill < KILLS; kill += 1) {
    // The last one stands in the middle of its work for certain, however quick it has been until then.
    const isLast = kill === KILLS - 1;
    if (isLast) {
      await gate.query('select pg_advisory_lock($1)', [GATE]);
      await wish(MESSAGES);
    }
    const child = fork(SCRIPT, [], {
      env: { ...process.env, DATABASE_URL: harness.database.url },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    });
    children.push(child);
    await once(child, 'message');
    if (isLast) await expect.poll(standing).toBeGreaterThan(0);
    else {
      // Some way into the work, at no moment in particular.
      await expect.poll(replies, { interval: 5 }).toBeGreaterThanOrEqual((kill + 1) * USERS);
      await sleep(random() * 60);
    }
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
  await gate.query('select pg_advisory_unlock($1)', [GATE]);
  gate.release();
  const { rows: interrupted } = await sql<{ count: number }>`
    select count(*) from turns where status = 'running'`.execute(db);

  const { assistant } = await harness.anotherProcess({
    tools: [createProviderTool(harness.database.pool)],
    deliver: async (transaction, turn, { message }) => {
      await sql`insert into test_outbox values (${turn.id}, ${turn.userId}, ${message})`.execute(transaction);
    },
  });
  // The lock of a killed process goes when PostgreSQL notices that its connection is gone.
  await expect
    .poll(
      async () => {
        await Promise.all(users.map((userId) => assistant.engine.drain(userId)));
        return db.selectFrom('inbox').select('id').where('status', '<>', 'answered').execute();
      },
      { timeout: 60_000 },
    )
    .toEqual([]);

  const { rows: outbox } = await sql<{ user_id: string; message: string }>`
    select user_id, message from test_outbox order by at`.execute(db);
  const { rows: done } = await sql<{ title: string }>`select title from test_provider`.execute(db);
  const wishes = users.flatMap((_user, index) =>
    Array.from({ length: MESSAGES }, (_, message) => `wish ${index + 1}/${message + 1}`),
  );
  expect(done.map(({ title }) => title).sort()).toEqual([...wishes].sort());
  for (const [index, userId] of users.entries())
    expect(outbox.filter(({ user_id }) => user_id === userId).map(({ message }) => message)).toEqual(
      Array.from(
        { length: MESSAGES },
        (_, message) => `wish ${index + 1}/${message + 1} is done.\n\nAnything else?`,
      ),
    );
  // Otherwise nothing was killed in the middle, and the test has shown nothing.
  expect(Number(interrupted[0]?.count)).toBeGreaterThan(0);
});
