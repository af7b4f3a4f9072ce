import type { Database } from '../../platform/db/database.ts';

export async function findTimeZone(db: Database, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirst();
  return row?.time_zone ?? undefined;
}

export async function saveTimeZone(db: Database, userId: string, zone: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ time_zone: zone, updated_at: now })
    .where('id', '=', userId)
    .where('time_zone', 'is distinct from', zone)
    .execute();
}
