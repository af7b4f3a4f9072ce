import type { Language } from '@catch/contract/languages';
import type { Queryable } from '../../platform/db/database.ts';
import { userNotFound } from '../../platform/errors.ts';

// A person's row, for every module that needs one person and no join. Nothing else writes to `users`.

export interface Person {
  readonly email: string;
  /** Undefined until we have it from their calendar. */
  readonly zone: string | undefined;
  /** Undefined until they have chosen. */
  readonly language: Language | undefined;
  readonly characterId: string | undefined;
  readonly getsUnprompted: boolean;
}

export async function findPerson(db: Queryable, userId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'time_zone', 'language', 'selected_character_id', 'background_events_enabled'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      email: row.email,
      zone: row.time_zone ?? undefined,
      language: row.language ?? undefined,
      characterId: row.selected_character_id ?? undefined,
      getsUnprompted: row.background_events_enabled,
    }
  );
}

/** The same where there has to be one. */
export async function personOf(db: Queryable, userId: string): Promise<Person> {
  const person = await findPerson(db, userId);
  if (!person) throw userNotFound();
  return person;
}

/**
 * Changing several things about a person locks their row, so that two such changes come one after the other. Writes
 * that only refer to the person (a turn's, say) are not held up. False when there is no such person.
 */
export async function lockPerson(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Until the transaction ends, nobody holds or changes the row. */
export async function lockForShare(db: Queryable, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forShare().execute();
}

export async function saveTimeZone(db: Queryable, userId: string, zone: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ time_zone: zone, updated_at: now })
    .where('id', '=', userId)
    .where('time_zone', 'is distinct from', zone)
    .execute();
}

export async function saveCharacter(
  db: Queryable,
  userId: string,
  characterId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ selected_character_id: characterId, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** Whether we may speak without being asked. */
export async function saveGetsUnprompted(
  db: Queryable,
  userId: string,
  hears: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ background_events_enabled: hears, updated_at: now })
    .where('id', '=', userId)
    .where('background_events_enabled', '<>', hears)
    .execute();
}

/** Work of earlier epochs is cancelled. Returns the new epoch, or nothing when there is no such person. */
export async function raiseWorkEpoch(db: Queryable, userId: string, now: Date): Promise<number | undefined> {
  const row = await db
    .updateTable('users')
    .set(({ eb }) => ({ work_epoch: eb('work_epoch', '+', 1), updated_at: now }))
    .where('id', '=', userId)
    .returning('work_epoch')
    .executeTakeFirst();
  return row?.work_epoch;
}

/** Everything that refers to the person goes with them. */
export async function deletePerson(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
