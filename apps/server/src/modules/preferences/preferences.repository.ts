import type { PreferenceRule } from '@catch/understanding';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

export interface NewPreference {
  readonly userId: string;
  readonly category: string;
  readonly text: string;
  /** The user's own words it rests on. */
  readonly quote: string;
  /** What of it code can keep to; nothing: it is a note. */
  readonly rules?: readonly PreferenceRule[];
  readonly at: Date;
}

/**
 * After everything the person said before, even within the same millisecond: lists keep that order, and of two that disagree
 * the later one holds.
 */
const afterTheOthers = (userId: string, at: Date) => sql<Date>`
  greatest(${at}::timestamptz, (
    select max(created_at) + interval '1 millisecond' from preferences where user_id = ${userId}
  ))`;

export async function storePreference(db: Queryable, preference: NewPreference) {
  return db
    .insertInto('preferences')
    .values({
      user_id: preference.userId,
      category: preference.category,
      preference_text: preference.text,
      source_quote: preference.quote,
      ...(preference.rules ? { rules: JSON.stringify(preference.rules) } : {}),
      created_at: afterTheOthers(preference.userId, preference.at),
      updated_at: preference.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type PreferenceRow = Awaited<ReturnType<typeof storePreference>>;

/** Written in Settings: there are no other words it rests on. Undefined: the id is somebody else's. */
export async function insertOwnPreference(
  db: Queryable,
  { id, userId, text, rules, at }: Required<Omit<NewPreference, 'category' | 'quote'>> & { id: string },
): Promise<PreferenceRow | undefined> {
  return db
    .insertInto('preferences')
    .values({
      id,
      user_id: userId,
      category: 'other',
      preference_text: text,
      source_quote: '',
      rules: JSON.stringify(rules),
      created_at: afterTheOthers(userId, at),
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findPreference(
  db: Queryable,
  userId: string,
  preferenceId: string,
): Promise<PreferenceRow | undefined> {
  return db
    .selectFrom('preferences')
    .selectAll()
    .where('id', '=', preferenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export interface PreferenceChange {
  readonly is_active: boolean;
  readonly updated_at: Date;
  readonly preference_text?: string;
  readonly source_quote?: string;
  readonly rules?: string;
}

export async function changePreference(
  db: Queryable,
  userId: string,
  preferenceId: string,
  change: PreferenceChange,
): Promise<PreferenceRow | undefined> {
  return db
    .updateTable('preferences')
    .set(change)
    .where('id', '=', preferenceId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function listPreferences(
  db: Queryable,
  userId: string,
  onlyActive: boolean,
): Promise<PreferenceRow[]> {
  return db
    .selectFrom('preferences')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(onlyActive, (query) => query.where('is_active', '=', true))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The changed row, even if it was already inactive; undefined when it does not exist or belongs to somebody else. */
export async function setPreferenceActive(
  db: Queryable,
  userId: string,
  preferenceId: string,
  isActive: boolean,
  at: Date,
): Promise<PreferenceRow | undefined> {
  return db
    .updateTable('preferences')
    .set({ is_active: isActive, updated_at: at })
    .where('id', '=', preferenceId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** For good: the owner asked for it to be forgotten, so the words go too. */
export async function erasePreference(db: Queryable, userId: string, preferenceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('preferences')
    .where('id', '=', preferenceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deactivateAllPreferences(db: Queryable, userId: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('preferences')
    .set({ is_active: false, updated_at: at })
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
