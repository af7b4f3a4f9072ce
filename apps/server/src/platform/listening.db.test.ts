import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { hasListened, noteListening } from './listening.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('delete from processes'));

const GRACE_MS = 20_000;
/** A process that has said every second since then that it listens. */
const listener = (number: number, sinceSeconds: number, lastSecondsAgo = 0) =>
  database.pool.query(
    `insert into processes (number, listening_since, listening_at)
     values ($1, clock_timestamp() - $2 * interval '1 s', clock_timestamp() - $3 * interval '1 s')`,
    [number, sinceSeconds, lastSecondsAgo],
  );
const listenedSince = (secondsAgo: number) =>
  hasListened(database.db, new Date(Date.now() - secondsAgo * 1000), GRACE_MS);

it('silence says something when everybody who listens has done so for the time of grace', async () => {
  await listener(1, 300);
  await listener(2, 25);
  expect(await listenedSince(21)).toBe(true);
});

it('and nothing while nobody listens, or somebody has only begun to', async () => {
  expect(await listenedSince(21)).toBe(false);
  await database.pool.query('insert into processes (number) values (1)');
  expect(await listenedSince(21)).toBe(false);
  await listener(2, 300);
  expect(await listenedSince(21)).toBe(true);
  await listener(3, 5);
  expect(await listenedSince(21)).toBe(false);
});

it('nor while one of them is frozen: its messages wait with it', async () => {
  await listener(1, 300);
  await listener(2, 300, 15);
  expect(await listenedSince(21)).toBe(false);
});

it('one that was frozen starts over when it continues; one that was not carries on', async () => {
  await listener(1, 300, 15);
  await listener(2, 300, 2);
  await noteListening(database.db, 1);
  await noteListening(database.db, 2);
  const { rows } = await database.pool.query(
    `select clock_timestamp() - listening_since > '1 minute' as for_long from processes order by number`,
  );
  expect(rows).toEqual([{ for_long: false }, { for_long: true }]);
  expect(await listenedSince(21)).toBe(false);
});

it('after a long time of standing still the provider comes back late: as long again is waited for it', async () => {
  await listener(1, 40);
  expect(await listenedSince(100)).toBe(false);
  expect(await listenedSince(75)).toBe(true);
});

it('but not for ever, and not for one that nobody has heard of in a long time', async () => {
  await listener(1, 700);
  await listener(2, 90_000, 3600);
  expect(await listenedSince(86_400)).toBe(true);
});
