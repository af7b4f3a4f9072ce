import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { sha256 } from '../../platform/secrets.ts';
import { createFindSession, type FindSession } from './find-session.ts';

let database: TestDatabase;
let find: FindSession;
let statements = 0;
beforeAll(async () => {
  database = await createTestDatabase(3);
  const { pool } = database;
  const counted = new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? (...call: Parameters<typeof pool.query>) => {
            statements += 1;
            return pool.query(...call);
          }
        : Reflect.get(target, name),
  });
  find = createFindSession(counted, systemClock());
  await sql`
    with people as (
      insert into users (issuer, subject, email, name, is_active)
      select 'test', n::text, 'p' || n || '@example.org', 'Person ' || n, n <> 5 from generate_series(1, 40) n
      returning id, subject::int as n
    )
    insert into sessions (id, token_hash, user_id, created_at, expires_at, revoked_at)
    select gen_random_uuid(), sha256(('token ' || n)::bytea), id, now(),
      now() + case when n = 6 then interval '-1 second' else interval '1 hour' end, case when n = 7 then now() end
    from people`.execute(database.db);
});
afterAll(() => database.close());

const who = async (token: string) => (await find(sha256(token)))?.name;

it('requests of one moment share a statement, and each gets its own session or none', async () => {
  const tokens = Array.from({ length: 60 }, (_, index) => `token ${(index % 45) + 1}`);
  statements = 0;
  const names = await Promise.all(tokens.map(who));
  expect(statements).toBe(1);
  expect(names).toEqual(
    tokens.map((token) => {
      const number = Number(token.split(' ')[1]);
      // Deactivated, expired, revoked, never given out.
      return number > 40 || [5, 6, 7].includes(number) ? undefined : `Person ${number}`;
    }),
  );
});

it('a session that was ended is unknown to the next request', async () => {
  expect(await who('token 9')).toBe('Person 9');
  await sql`update sessions set revoked_at = now() where token_hash = ${sha256('token 9')}`.execute(
    database.db,
  );
  expect(await Promise.all([who('token 9'), who('token 10')])).toEqual([undefined, 'Person 10']);
});

it('a failing look fails every request of it, and none after it', async () => {
  await sql`alter table sessions rename to sessions_away`.execute(database.db);
  const failed = await Promise.allSettled([who('token 1'), who('token 2')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(who('token 1')).rejects.toThrow('sessions');
  await sql`alter table sessions_away rename to sessions`.execute(database.db);
  expect(await Promise.all([who('token 1'), who('token 2')])).toEqual(['Person 1', 'Person 2']);
});
