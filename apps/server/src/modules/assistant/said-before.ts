import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';

/** A key is its sender's own, and of one conversation: nobody finds another's message by guessing it. */
export const sentAs = (key: string, by: string, userId: string): string => `${by}:${userId}:${key}`;

/** Where the answer to what was sent with this id is found; undefined when it never arrived. */
export async function findSent(
  db: Queryable,
  providerId: string,
  words?: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('inbox')
    .select(['id', 'body', 'details'])
    .where('channel', '=', 'WEB')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!row) return undefined;
  // Cleared with the history, it may be anything.
  if (words !== undefined && row.body !== '' && row.body !== words)
    throw new AppError('invalid', 'idempotency-key: was used for another message');
  // A typed yes is answered where its decision is.
  return typeof row.details.decided === 'number' ? row.details.decided : row.id;
}

/** Somebody else stored the same at the same moment. */
export const isStoredTwice = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
