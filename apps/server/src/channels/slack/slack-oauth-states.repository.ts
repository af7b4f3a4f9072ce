import type { Queryable } from '../../platform/db/database.ts';

export async function storeState(
  db: Queryable,
  state: { state_hash: Buffer; user_id: string; browser_hash: Buffer; expires_at: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('slack_oauth_states').where('expires_at', '<', now).execute();
  await db.insertInto('slack_oauth_states').values(state).execute();
}

/** The one that deletes the row owns it: a state works once. */
export async function takeState(db: Queryable, stateHash: Buffer) {
  return db
    .deleteFrom('slack_oauth_states')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}
