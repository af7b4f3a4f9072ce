import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Queryable, Tables } from '../src/platform/db/database.ts';

/** Someone who has never signed in through a browser: only a row, for tests of what depends on one. Returns the id. */
export async function addUser(
  db: Queryable,
  own: Partial<Insertable<Tables['users']>> = {},
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({
      issuer: 'test',
      subject: randomUUID(),
      email: `${randomUUID()}@example.org`,
      name: 'Person',
      ...own,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
