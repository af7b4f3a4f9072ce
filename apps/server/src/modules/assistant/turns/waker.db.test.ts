import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { createWaker } from './waker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const woken = async () => {
  const { rows } = await database.pool.query<{ key: string; user_id: string }>(
    `select key, payload ->> 'user_id' as user_id from graphile_worker._private_jobs order by id`,
  );
  return rows;
};
const reported: unknown[] = [];
const report = (error: unknown) => reported.push(error);

it('wakes everybody who is asked for, also those who come while others are being woken, and each once', async () => {
  const people = Array.from({ length: 30 }, () => randomUUID());
  const waker = createWaker(database.db, report);
  for (const [index, id] of people.entries()) {
    waker.wake(id);
    waker.wake(people[0] ?? id);
    if (index % 7 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(async () => (await woken()).map(({ user_id }) => user_id).sort()).toEqual(people.sort());
  for (const { key, user_id } of await woken()) expect(key).toBe(`turn:${user_id}`);
  expect(reported).toEqual([]);
});
