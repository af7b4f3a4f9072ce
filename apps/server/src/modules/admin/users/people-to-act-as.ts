import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import type { StaffRule } from '../../identity/index.ts';
import { inSnapshot } from '../snapshot.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly picture: string | null;
}

export interface PeopleToActAs {
  readonly answer: { readonly users: Person[]; readonly total: number };
  /** The same as JSON, compressed. */
  readonly packed: Buffer;
}

const gzip = promisify(zlib.gzip);

/**
 * Everybody staff may act as, by name. The list has no pages, so it is as long as the company is large: it is cached,
 * and read again only when some row has changed. Checking that is one look at the table, a fraction of the cost of
 * sorting, sending, serialising and compressing twenty thousand people.
 */
export function createPeopleToActAs(db: Database, isStaff: StaffRule): () => Promise<PeopleToActAs> {
  let cached: (PeopleToActAs & { readonly signature: string }) | undefined;

  return async () => {
    if (cached && cached.signature === (await signatureOf(db))) return cached;
    const read = await inSnapshot(db, async (snapshot) => ({
      signature: await signatureOf(snapshot),
      active: await readActive(snapshot),
    }));
    const users = read.active
      // The staff rule needs exact domains, so it is applied to rows, not guessed in SQL.
      .filter((user) => !isStaff(user))
      .map(({ id, name, email, picture }) => ({ id, name, email, picture }));
    const answer = { users, total: users.length };
    cached = {
      answer,
      packed: await gzip(JSON.stringify(answer), { level: 1 }),
      signature: read.signature,
    };
    return cached;
  };
}

/** A version of a row has a place and a transaction that wrote it, which no other one ever has at the same time. */
async function signatureOf(db: Queryable): Promise<string> {
  const { rows } = await sql<{ signature: string }>`
    select count(*) || ' ' || coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) as signature from users`.execute(
    db,
  );
  return rows[0]?.signature ?? '';
}

const readActive = (db: Queryable) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'picture', 'hosted_domain'])
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('email')
    .execute();
