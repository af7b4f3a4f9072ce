import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A LIKE pattern for a case-insensitive substring: what the user typed means itself. */
export const substring = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Above it, rows are looked through by time instead of user by user. */
const FEW_USERS = 500;

export type MatchingUsers =
  | { readonly kind: 'few'; readonly users: readonly { readonly id: string; readonly email: string }[] }
  | { readonly kind: 'many'; readonly pattern: string };

export async function matchUsers(db: Queryable, email: string): Promise<MatchingUsers> {
  const pattern = substring(email);
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where lower(email) like lower(${pattern}) limit ${FEW_USERS + 1}`.execute(db);
  return rows.length > FEW_USERS ? { kind: 'many', pattern } : { kind: 'few', users: rows };
}

/** Whom a filter singles out: the only match, or the one whose whole address was typed. */
export function singledOut(found: MatchingUsers, email: string): string | undefined {
  if (found.kind === 'many') return undefined;
  if (found.users.length === 1) return found.users[0]?.id;
  return found.users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase())?.id;
}
