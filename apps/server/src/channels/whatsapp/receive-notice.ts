import { sql } from 'kysely';
import type { Queryable } from '../../platform/db/database.ts';
import type { AccountNotice } from './webhook-payload.ts';

/**
 * What Meta thinks of the number and its templates. The newest word about each is kept for `/metrics`; a bad one is an
 * exception that staff see: nobody else could do anything about it.
 */
export async function receiveNotice(
  {
    db,
    report,
  }: {
    readonly db: Queryable;
    readonly report: (error: unknown, about: Record<string, string>) => void;
  },
  { subject, state, isBad, at }: AccountNotice,
): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    insert into whatsapp_health (subject, state, is_bad, told_at) values (${subject}, ${state}, ${isBad}, ${at})
    on conflict (subject) do update set state = excluded.state, is_bad = excluded.is_bad, told_at = excluded.told_at
    where whatsapp_health.told_at <= excluded.told_at and whatsapp_health.state <> excluded.state
    returning subject`.execute(db);
  // Redelivered, or overtaken by a newer one: already reported.
  if (rows.length > 0 && isBad)
    report(new Error(`WhatsApp: ${subject} is ${state}`), { channel: 'WHATSAPP' });
}
