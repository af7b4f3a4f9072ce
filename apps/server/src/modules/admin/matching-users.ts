import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';

/** A LIKE pattern for a case-insensitive substring: what the user typed means itself. */
export const substring = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** What has the trigram index, where there is one (migration 0015): addresses and names are found by one look. */
const searched = sql`lower(email) || ' ' || lower(name)`;

/**
 * What is looked for in that index: of an address only the end of what stands before its '@'. Each trigram is followed
 * through all that have it, and domains and beginnings are shared by thousands; what is found is looked at anyway.
 */
const tellingPart = (text: string): string => /^[^@]*?([^@]{3,7}@)/.exec(text)?.[1] ?? text;

const mentions = (text: string): RawBuilder<unknown> =>
  sql`${searched} like lower(${substring(tellingPart(text))})`;

/** A condition on users that takes no index: for so many that none is of use. */
export const emailIsLike = (text: string): RawBuilder<unknown> =>
  sql`lower(email) like lower(${substring(text)})`;

/** Conditions on users. The first part may let more through than it should, so the second is always asked. */
const emailHas = (text: string): RawBuilder<unknown> => sql`(${mentions(text)} and ${emailIsLike(text)})`;
export const nameOrEmailHas = (text: string): RawBuilder<unknown> => sql`(${mentions(text)}
  and (${emailIsLike(text)} or lower(name) like lower(${substring(text)})))`;

/** Above it, rows are looked through by time instead of user by user. */
const FEW_USERS = 500;

export type MatchingUsers =
  | { readonly kind: 'few'; readonly users: readonly { readonly id: string; readonly email: string }[] }
  | { readonly kind: 'many'; readonly emailHas: string };

export async function matchUsers(db: Queryable, email: string): Promise<MatchingUsers> {
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where ${emailHas(email)} limit ${FEW_USERS + 1}`.execute(db);
  return rows.length > FEW_USERS ? { kind: 'many', emailHas: email } : { kind: 'few', users: rows };
}

/**
 * As a condition on rows that belong to a user. Of many, PostgreSQL knows from the address alone how many to expect, and
 * chooses well between looking for them first and meeting them on the way.
 */
export const byUsers = (users: MatchingUsers): RawBuilder<unknown> =>
  users.kind === 'few'
    ? sql`user_id = any(${idsOf(users)}::uuid[])`
    : sql`user_id in (select id from users where ${emailIsLike(users.emailHas)})`;

/** As one text: PostgreSQL reads it as quickly as a list, and nobody has to look for what to quote. */
export const idsOf = ({ users }: Extract<MatchingUsers, { kind: 'few' }>): string =>
  uuids(users.map(({ id }) => id));
export const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`;

/** Whom a filter singles out: the only match, or the one whose whole address was typed. */
export function singledOut(found: MatchingUsers, email: string): string | undefined {
  if (found.kind === 'many') return undefined;
  if (found.users.length === 1) return found.users[0]?.id;
  return found.users.find((user) => user.email.toLowerCase() === email.trim().toLowerCase())?.id;
}
