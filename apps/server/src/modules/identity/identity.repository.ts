import type { Language } from '@catch/contract/languages';
import type { Database, Queryable } from '../../platform/db/database.ts';

export interface AttemptRow {
  state_hash: Buffer;
  browser_hash: Buffer;
  nonce: string;
  code_verifier: string;
  asked_consent: boolean;
  with_mail: boolean;
  expires_at: Date;
}

export async function storeAttempt(db: Database, attempt: AttemptRow, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('expires_at', '<', now).execute();
  await db.insertInto('sign_in_attempts').values(attempt).execute();
}

/** Single use: the one that deletes the row owns it, so two returns with the same state cannot both continue. */
export async function takeAttempt(db: Database, stateHash: Buffer) {
  return db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', '=', stateHash)
    .returningAll()
    .executeTakeFirst();
}

export interface IdentityRow {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  picture: string | null;
  hosted_domain: string | null;
}

/** Keyed on (issuer, subject): an e-mail address may change hands, a subject does not. */
export async function saveUser(db: Queryable, identity: IdentityRow, now: Date) {
  const { issuer, subject, ...details } = identity;
  return db
    .insertInto('users')
    .values({
      issuer,
      subject,
      ...details,
      selected_character_id: null,
      time_zone: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['issuer', 'subject']).doUpdateSet({ ...details, updated_at: now }),
    )
    .returning(['id', 'is_active'])
    .executeTakeFirstOrThrow();
}

/** Their own choice: signing in again does not touch it. */
export async function saveLanguage(
  db: Queryable,
  userId: string,
  language: Language | null,
  now: Date,
): Promise<void> {
  await db.updateTable('users').set({ language, updated_at: now }).where('id', '=', userId).execute();
}

export interface NewSession {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

export async function storeSession(db: Queryable, session: NewSession): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', session.created_at).execute();
  await db
    .insertInto('sessions')
    .values({ ...session, revoked_at: null })
    .execute();
}

export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}
