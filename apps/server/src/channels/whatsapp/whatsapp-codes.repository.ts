import type { Queryable } from '../../platform/db/database.ts';

/** Replaces the user's older one: only the newest is valid. */
export async function saveCode(
  db: Queryable,
  userId: string,
  codeHash: Buffer,
  expiresAt: Date,
): Promise<void> {
  const code = { code_hash: codeHash, expires_at: expiresAt };
  await db
    .insertInto('whatsapp_codes')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

export async function findCode(db: Queryable, codeHash: Buffer, now: Date) {
  return db
    .selectFrom('whatsapp_codes as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.user_id', 'u.email', 'u.language'])
    .where('c.code_hash', '=', codeHash)
    .where('c.expires_at', '>', now)
    .where('u.is_active', '=', true)
    .forUpdate('c')
    .executeTakeFirst();
}

export async function deleteCode(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('whatsapp_codes').where('user_id', '=', userId).execute();
}
