import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { composeProduct } from '../../compose.ts';
import { migrations } from '../../migrations/index.ts';
import { createLogger } from '../telemetry/logger.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** What the next version brings: it adds, it never takes away (docs/adr/0013). */
const next: Migration = {
  async up(db) {
    await sql`
      alter table inbox add column priority smallint not null default 0;
      alter table users add column pronouns text;
      alter table outbox add column cost numeric;
      create table next_things (id bigint generated always as identity primary key, user_id uuid references users (id) on delete cascade);
      create index inbox_by_priority on inbox (priority) where status = 'waiting';
    `.execute(db);
  },
};
const nextVersion = { ...migrations, '9999-next': next };

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

it('the version before goes on serving while the next one brings its schema, and starts on it again', async () => {
  const token = await product.signIn(`side-by-side-${process.pid}@example.org`);
  const chat = async ({ app }: Pick<TestProduct, 'app'>, message: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/v1/assistant/chat',
        headers: { authorization: `Bearer ${token}` },
        payload: { message, channel: 'web' },
      })
    ).statusCode;

  const statuses: number[] = [];
  let migrated = false;
  const chatting = (async () => {
    // Some of it before, some during, some after.
    for (let after = 0; after < 3; after += migrated ? 1 : 0) {
      statuses.push(await chat(product, 'hello'));
      await sleep(5);
    }
  })();
  await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(1);
  expect(await migrate(product.database.db, nextVersion)).toEqual(['9999-next']);
  migrated = true;
  await chatting;
  expect(new Set(statuses)).toEqual(new Set([200]));

  // A process of the previous version that is started in the meantime, or after a rollback.
  const again = await composeProduct({ settings: product.settings, logger: createLogger('silent') });
  try {
    await again.app.ready();
    expect(await chat(again, 'hello again')).toBe(200);
    expect(await chat(product, 'and again')).toBe(200);
  } finally {
    await again.close();
  }
  // The next version starts alongside them and finds its schema.
  expect(await migrate(product.database.db, nextVersion)).toEqual([]);
});

it('a migration gives way to a turn that holds what it needs, and is brought afterwards', async () => {
  const database = await createTestDatabase();
  try {
    await migrate(database.db);
    const { held, goOn, turn } = holding(database.db);
    await held;
    const migrated = migrate(database.db, nextVersion);
    // It has the inbox and waits for the users, whom the turn has.
    await expect
      .poll(async () => (await waitingForLocks(database.db)).length, { interval: 10 })
      .toBeGreaterThan(0);
    goOn();
    await turn;
    expect(await migrated).toEqual(['9999-next']);
  } finally {
    await database.close();
  }
});

/** A turn that has read the users and then wants the inbox: the other way round than the migration. */
function holding(db: Database) {
  const held = Promise.withResolvers<void>();
  const goingOn = Promise.withResolvers<void>();
  const turn = db.transaction().execute(async (transaction) => {
    await sql`select 1 from users limit 1`.execute(transaction);
    held.resolve();
    await goingOn.promise;
    await sql`select 1 from inbox limit 1`.execute(transaction);
  });
  return { held: held.promise, goOn: goingOn.resolve, turn };
}

const waitingForLocks = async (db: Database) =>
  (
    await sql`
      select 1 from pg_locks where not granted and relation = 'users'::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(db)
  ).rows;

it('several processes of both versions that start at once bring the schema once', async () => {
  const database = await createTestDatabase();
  try {
    const brought = await Promise.all([
      migrate(database.db, nextVersion),
      migrate(database.db),
      migrate(database.db, nextVersion),
      migrate(database.db),
    ]);
    expect(brought.flat()).toEqual(['9999-next']);
  } finally {
    await database.close();
  }
});

it('a schema that is neither ours nor ahead of ours is refused', async () => {
  const database = await createTestDatabase();
  try {
    await migrate(database.db, nextVersion);
    const other = { ...migrations, '9998-another-branch': next };
    await expect(migrate(database.db, other)).rejects.toThrow('9999-next');
  } finally {
    await database.close();
  }
});
