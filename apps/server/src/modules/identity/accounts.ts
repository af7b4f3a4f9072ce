import type { Queryable } from '../../platform/db/database.ts';

// Accounts as the operator sees them.

export const listAccounts = (db: Queryable) =>
  db.selectFrom('users').select(['email', 'name', 'is_active', 'created_at']).orderBy('created_at').execute();

/** An inactive account is signed out everywhere, and what it had under way is cancelled. False: nobody has the address. */
export async function setAccountActive(db: Queryable, email: string, isActive: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({
      is_active: isActive,
      work_epoch: eb('work_epoch', '+', 1),
      updated_at: new Date(),
    }))
    .where(({ fn, eb }) => eb(fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
