import type { Database } from '../../platform/db/database.ts';

/** Users that staff may act as. The staff rule needs exact domains, so it is applied to rows, not guessed in SQL. */
export async function listActiveUsers(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'picture', 'hosted_domain'])
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('email')
    .execute();
}
