import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { AUTO_EXPLAIN, readPlan } from '../../../../test/work-inside.ts';
import { type DatabaseHandle, openDatabase } from '../../../platform/db/database.ts';
import { createLogger } from '../../../platform/telemetry/logger.ts';
import { deleteExpired } from './retention.ts';

/** One connection, so that its plans are kept from night to night as those of a process are. */
let database: TestDatabase;
let watched: DatabaseHandle;
let work: number;
beforeAll(async () => {
  database = await createTestDatabase(1);
  const url = new URL(database.url);
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    ...AUTO_EXPLAIN,
  };
  url.searchParams.set(
    'options',
    Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  );
  watched = openDatabase(url.href, 1, createLogger('silent'));
  watched.pool.on('connect', (client) =>
    client.on('notice', ({ message }) => {
      const plan = readPlan(message);
      if (plan && /^\s*delete from "(messages|approval_logs)"/.test(plan.statement)) work += plan.work;
    }),
  );
});
afterAll(async () => {
  await watched.close();
  await database.close();
});

const NOW = new Date('2026-03-01T00:00:00Z');
const FEW = 10;
const MANY = 20_000;

it.each(['no statistics', 'fresh statistics'])(
  'a night reads what is old and not what stays, with plans that were kept, and %s',
  async (belief) => {
    const { pool } = database;
    await pool.query('delete from users');
    await pool.query(
      `insert into users (issuer, subject, email, name) values ('i', 's', 'a@example.org', 'x')`,
    );
    const write = async (at: string, count: number) => {
      await pool.query(
        `insert into messages (user_id, channel, created_at, message)
         select id, 'WEB', $1::timestamptz + n * interval '1 second', '{}' from users, generate_series(1, $2::int) n`,
        [at, count],
      );
      await pool.query(
        `insert into approval_logs (user_id, tool_call_id, tool_name, tool_args, approved, channel, created_at)
         select id, n, 'create_event', '{}', true, 'WEB', $1::timestamptz + n * interval '1 second'
         from users, generate_series(1, $2::int) n`,
        [at, count],
      );
    };
    await write('2026-02-20', MANY);
    if (belief === 'fresh statistics') await pool.query('vacuum analyze');
    for (let night = 0; night < 10; night += 1) {
      await write('2026-01-01', FEW);
      work = 0;
      const deleted = await deleteExpired(watched.db, {
        now: NOW,
        days: 30,
        signal: new AbortController().signal,
      });
      expect(deleted).toMatchObject({ messages: FEW, approval_logs: FEW });
      // Each is found, found again by its id, and deleted.
      expect(work).toBeLessThan(20 * FEW);
    }
  },
);
