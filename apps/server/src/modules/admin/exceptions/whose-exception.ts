import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { isUserId } from '../../identity/index.ts';
import { uuids } from '../matching-users.ts';
import type { LoggedException } from './exception-log.port.ts';

/** Given with the report, or by the span of the turn it happened in. */
export const userIdOf = (exception: LoggedException): string | null =>
  idIn(exception, 'user_id') ?? idIn(exception, 'gen_ai.conversation.id');
export const turnIdOf = (exception: LoggedException): string | null =>
  idIn(exception, 'turn_id') ?? idIn(exception, 'catch.turn_id');

function idIn({ attributes }: LoggedException, name: string): string | null {
  const value = attributes?.[name];
  return typeof value === 'string' && isUserId(value) ? value : null;
}

/** Of those who are still here. */
export async function emailsOf(
  db: Database,
  exceptions: readonly LoggedException[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(exceptions.flatMap((exception) => userIdOf(exception) ?? []));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where id = any(${uuids([...ids])}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, email }) => [id, email]));
}
