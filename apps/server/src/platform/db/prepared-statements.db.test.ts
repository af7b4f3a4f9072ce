import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { createLogger } from '../telemetry/logger.ts';
import { type DatabaseHandle, openDatabase } from './database.ts';
import { createStatementNames } from './prepared-statements.ts';

// Its own names: those of the process may all be taken by what other files asked for before.
const statementName = createStatementNames();
let place: TestDatabase;
let database: DatabaseHandle;
beforeAll(async () => {
  place = await createTestDatabase(1);
  database = openDatabase(place.url, 1, createLogger('silent'), { planNames: createStatementNames() });
});
afterAll(async () => {
  await database.close();
  await place.close();
});

it('a statement that comes again is kept by the server and answers as before', async () => {
  const mark = randomUUID();
  const ask = (value: number) =>
    sql<{ value: number }>`select ${value}::int as value /* ${sql.raw(mark)} */`.execute(database.db);
  for (const value of [1, 2, 3, 4, 5, 6, 7, 8])
    expect(await ask(value).then(({ rows }) => rows)).toEqual([{ value }]);
  const { rows } = await database.pool.query<{ calls: number }>(
    `select (generic_plans + custom_plans)::int as calls from pg_prepared_statements where statement like '%${mark}%'
       and name like 'kept-%'`,
  );
  expect(rows).toEqual([{ calls: 6 }]);
});

it('a kept statement that fails, in a transaction or not, works the next time', async () => {
  const mark = randomUUID();
  const divide = (by: number) =>
    sql<{ value: number }>`select 6 / ${by}::int as value /* ${sql.raw(mark)} */`.execute(database.db);
  for (const by of [1, 2, 0, 3, 0, 6])
    if (by === 0) await expect(divide(by)).rejects.toThrow('division by zero');
    else expect((await divide(by)).rows).toEqual([{ value: 6 / by }]);
});

it('a table that gets another column meanwhile disturbs nobody', async () => {
  const { db } = database;
  await sql`create table growing (id int primary key, name text)`.execute(db);
  await sql`insert into growing values (1, 'one')`.execute(db);
  const named = () => sql<{ name: string }>`select name from growing where id = ${1}`.execute(db);
  const everything = () => sql`select * from growing where id = ${1}`.execute(db);
  const changed = () => sql`update growing set name = ${'uno'} where id = 1 returning growing.*`.execute(db);
  for (let round = 0; round < 8; round += 1) await Promise.all([named(), everything(), changed()]);
  await sql`alter table growing add column size int`.execute(db);
  expect((await named()).rows).toEqual([{ name: 'uno' }]);
  expect((await everything()).rows).toEqual([{ id: 1, name: 'uno', size: null }]);
  expect((await changed()).rows).toEqual([{ id: 1, name: 'uno', size: null }]);
});

it('what never comes again takes no place, however much there is of it', () => {
  for (let index = 0; index < 20_000; index += 1)
    expect(statementName(`select $1 + ${index} /* once */`)).toBeUndefined();
  const text = `select $1 /* ${randomUUID()} */`;
  expect([1, 2, 3, 4].map(() => statementName(text) !== undefined)).toEqual([false, false, true, true]);
});

it('multiplication and counting are not every column', () => {
  const kept = (text: string) => [1, 2, 3].map(() => statementName(text))[2] !== undefined;
  const mark = `/* ${randomUUID()} */`;
  expect(kept(`select count(*) from users where id = $1 ${mark}`)).toBe(true);
  expect(kept(`select now() + $1 * interval '1 s' ${mark}`)).toBe(true);
  expect(kept(`select *, 1 as x from users where id = $1 ${mark}`)).toBe(false);
  expect(kept(`select 1 as x, * from users where id = $1 ${mark}`)).toBe(false);
  expect(kept(`select distinct u.* from users u where id = $1 ${mark}`)).toBe(false);
  expect(kept(`delete from users where id = $1 returning * ${mark}`)).toBe(false);
});
