import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { createListConversations } from '../logs/conversations.repository.ts';
import { seedMessage, seedUser } from '../test/seed.ts';
import { createRollUp } from './roll-up.ts';

let database: TestDatabase;
beforeAll(async () => {
  // One connection, so that its setting holds for all that follows.
  database = await createTestDatabase(1);
});
afterAll(() => database.close());

/** Somebody else's database need not think in UTC. */
it.each(['Asia/Tokyo', 'America/Los_Angeles', 'UTC'])(
  'days are those of UTC on a database of %s',
  async (zone) => {
    const { db } = database;
    await sql`select set_config('timezone', ${zone}, false)`.execute(db);
    const userId = await seedUser(db, `${zone}@example.org`);
    const at = (hour: number) => new Date(Date.UTC(2026, 4, 5, hour));
    const ids: number[] = [];
    for (const hour of [1, 7, 16, 23])
      ids.push(await seedMessage(db, { userId, channel: 'WEB', at: at(hour) }));
    const rollUp = createRollUp(db);
    await rollUp.run();
    await rollUp.run();
    const find = async () => {
      const { rows } = await createListConversations(db)(
        {
          users: undefined,
          channel: undefined,
          range: { from: new Date('2026-05-05T00:00:00Z'), to: new Date('2026-05-06T00:00:00Z') },
        },
        { limit: 10, offset: 0 },
      );
      return rows.map((row) => [row.message_count, row.first_message_at, row.last_message_at]);
    };
    expect(await find()).toEqual([[4, at(1), at(23)]]);
    // The rest of a day is looked up again when part of it goes.
    for (const [gone, left] of [
      [ids[3], [3, at(1), at(16)]],
      [ids[0], [2, at(7), at(16)]],
      [ids[1], [1, at(16), at(16)]],
    ] as const) {
      await db
        .deleteFrom('messages')
        .where('id', '=', gone ?? 0)
        .execute();
      expect(await find()).toEqual([left]);
    }
    await db.deleteFrom('users').execute();
  },
);
