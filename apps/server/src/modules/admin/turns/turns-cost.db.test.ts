import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import type { Database } from '../../../platform/db/database.ts';
import { matchUsers } from '../matching-users.ts';
import { listTurns, readTurn } from './turns.repository.ts';

/** Pages of turns must cost what they show, not what there is: rows that every scan of a statement handles are counted. */
let database: TestDatabase;
let watched: Database;
const asked: CompiledQuery[] = [];

const PEOPLE = 300;
const TURNS = 30_000;
const EVERYTHING = { users: undefined, channel: undefined, range: { from: undefined, to: undefined } };

beforeAll(async () => {
  database = await createTestDatabase();
  watched = new Kysely({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ level, query }) => {
      if (level === 'query') asked.push(query);
    },
  }) as Database;
  await sql`
    insert into users (issuer, subject, email, name)
    select 'test', n::text, n || '@example.org', '' from generate_series(1, ${PEOPLE}::int) n`.execute(
    database.db,
  );
  await sql`
    insert into turns (id, user_id, channel, epoch, created_at, finished_at, status)
    select gen_random_uuid(), u.id, 'WEB', 1, at, at + interval '2 seconds', 'done'
    from generate_series(1, ${TURNS}::int) n join users u on u.subject = (1 + n % ${PEOPLE})::text
    cross join lateral (select timestamptz '2026-01-01' + make_interval(mins => n) as at) moment`.execute(
    database.db,
  );
  await sql`
    insert into messages (user_id, channel, created_at, turn_id, message, prompts)
    select user_id, channel, created_at + make_interval(secs => part), id, '{"kind":"request","parts":[]}', 1
    from turns cross join generate_series(0, 2) part`.execute(database.db);
  await sql`analyze`.execute(database.db);
});
afterAll(() => database.close());

interface Node {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
}

const rowsIn = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, plan) => sum + rowsIn(plan), 0);

/** The most that one of the statements handled. */
async function workOf(look: () => Promise<unknown>): Promise<number> {
  asked.length = 0;
  await look();
  const statements = asked.filter((query) => /^\s*(with|select)/i.test(query.sql));
  const works: number[] = [];
  for (const { sql: text, parameters } of statements) {
    const { rows } = await database.pool.query(`explain (analyze, format json) ${text}`, [...parameters]);
    works.push(rowsIn(rows[0]['QUERY PLAN'][0].Plan));
  }
  expect(works.length).toBeGreaterThan(0);
  return Math.max(...works);
}

it('a page of everybody, of one person and between two days, and one turn', async () => {
  const page = { limit: 100, offset: 0 };
  const users = await matchUsers(database.db, '17@example.org');
  // The count goes up to the cap, and no further.
  expect(await workOf(() => listTurns(watched, EVERYTHING, page))).toBeLessThan(35_000);
  expect(await workOf(() => listTurns(watched, { ...EVERYTHING, users }, page))).toBeLessThan(5_000);
  const range = { from: new Date('2026-01-03T00:00:00Z'), to: new Date('2026-01-03T06:00:00Z') };
  expect(await workOf(() => listTurns(watched, { ...EVERYTHING, range }, page))).toBeLessThan(3_000);
  const [newest] = (await listTurns(database.db, EVERYTHING, { limit: 1, offset: 0 })).rows;
  expect(await workOf(() => readTurn(watched, newest?.id ?? ''))).toBeLessThan(1_000);
});
