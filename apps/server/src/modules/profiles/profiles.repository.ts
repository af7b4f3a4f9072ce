import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { ProfileData } from './profile.ts';

export const findProfile = (db: Queryable, userId: string) =>
  db
    .selectFrom('profiles')
    .select(['profile_data', 'last_updated'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export interface Learner {
  readonly email: string;
  readonly generation: number;
}

/** Undefined when nothing may be learned: no such person, not active, or the owner put an end to it. */
export async function findLearner(db: Queryable, userId: string): Promise<Learner | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('profile_learning as l', 'l.user_id', 'u.id')
    .select(['u.email', 'u.is_active', 'l.generation', 'l.stopped_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row?.is_active || row.stopped_at) return undefined;
  return { email: row.email, generation: row.generation ?? 0 };
}

export async function isLearning(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profile_learning')
    .select('stopped_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return !row?.stopped_at;
}

/** From now on only what is begun after this is stored. Answers nothing; a person who is gone is no error. */
export async function raiseGeneration(
  db: Queryable,
  userId: string,
  change: { readonly stoppedAt: Date | null; readonly nextAt: Date | null },
): Promise<void> {
  await sql`
    insert into profile_learning (user_id, generation, stopped_at, next_at)
    select id, 1, ${change.stoppedAt}::timestamptz, ${change.nextAt}::timestamptz from users where id = ${userId}
    on conflict (user_id) do update set
      generation = profile_learning.generation + 1, stopped_at = excluded.stopped_at, next_at = excluded.next_at
  `.execute(db);
}

/** Whether there is no profile younger than that, and the owner has not put an end to learning. */
export async function needsProfile(db: Queryable, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u
    where u.id = ${userId}
      and not exists (select 1 from profiles p where p.user_id = u.id and p.last_updated > ${since})
      and not exists (select 1 from profile_learning l where l.user_id = u.id and l.stopped_at is not null)
  `.execute(db);
  return rows.length > 0;
}

export type Outcome = 'built' | 'reconnect-needed' | 'no-access';

/** Records how it went. False when something newer was requested in the meantime: then nothing may be stored. */
export async function noteOutcome(
  db: Queryable,
  userId: string,
  generation: number,
  outcome: Outcome,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into profile_learning (user_id, generation, tried_at, outcome)
    select id, ${generation}, ${at}, ${outcome} from users where id = ${userId}
    on conflict (user_id) do update set tried_at = excluded.tried_at, outcome = excluded.outcome
      where profile_learning.generation = ${generation}
    returning 1
  `.execute(db);
  return rows.length > 0;
}

export async function saveProfile(
  db: Queryable,
  userId: string,
  profile: ProfileData,
  at: Date,
): Promise<void> {
  const values = { profile_data: JSON.stringify(profile), last_updated: at };
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteProfile(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('profiles').where('user_id', '=', userId).execute();
}

/** Takes up to `most` people whose week is over and gives each the next date, so that nobody else takes them too. */
export async function takeDue(db: Queryable, at: Date, next: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with due as (
      select l.user_id from profile_learning l join users u on u.id = l.user_id
      where l.next_at <= ${at} and u.is_active
      order by l.next_at limit ${most} for update of l skip locked
    )
    update profile_learning l set next_at = ${next} from due where l.user_id = due.user_id returning l.user_id
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
