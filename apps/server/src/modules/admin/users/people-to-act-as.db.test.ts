import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { staffRule } from '../../identity/index.ts';
import { seedUser } from '../test/seed.ts';
import { createPeopleToActAs } from './people-to-act-as.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('the cached list is never stale: people come, go, change or join staff', async () => {
  const { db } = database;
  const isStaff = staffRule({ STAFF_EMAIL_DOMAIN: 'catch.example', STAFF_REQUIRE_HD: false });
  const read = createPeopleToActAs(db, isStaff);
  const listed = async () => {
    const { answer, packed } = await read();
    expect(JSON.parse(gunzipSync(packed).toString())).toEqual(answer);
    expect(answer.total).toBe(answer.users.length);
    return answer.users.map(({ name }) => name);
  };
  expect(await listed()).toEqual([]);
  const bob = await seedUser(db, 'bob@example.org', { name: 'Bob' });
  await seedUser(db, 'ann@Catch.example', { name: 'Ann of the staff' });
  await seedUser(db, 'zoe@example.org', { name: 'Ann' });
  expect(await listed()).toEqual(['Ann', 'Bob']);
  expect((await read()).answer.users[1]).toEqual({
    id: bob,
    name: 'Bob',
    email: 'bob@example.org',
    picture: null,
  });
  const change = (values: { name?: string; email?: string; is_active?: boolean }) =>
    db.updateTable('users').set(values).where('id', '=', bob).execute();
  await change({ name: 'Aaron' });
  expect(await listed()).toEqual(['Aaron', 'Ann']);
  await change({ is_active: false });
  expect(await listed()).toEqual(['Ann']);
  await change({ is_active: true });
  expect(await listed()).toEqual(['Aaron', 'Ann']);
  await change({ email: 'bob@catch.example' });
  expect(await listed()).toEqual(['Ann']);
  await db.deleteFrom('users').execute();
  expect(await listed()).toEqual([]);
  // One row in the place of another.
  for (const name of ['Eve', 'Joe']) {
    await seedUser(db, `${name}@example.org`, { name });
    expect(await listed()).toEqual([name]);
    await db.deleteFrom('users').execute();
  }
});
