import { sql } from 'kysely';
import { fail, type OutboxRow, pairRateBackoffMs, wakeLane } from '../../modules/channels/kit.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { IncomingStatus } from './webhook-payload.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Late failures after which the same message may still be sent. */
const PASSING = new Set([1, 2, 4, 130429, 131000, 131016]);
const MOST_LATE_RETRIES = 5;

type Report = (error: unknown, about: Record<string, string>) => void;

/** Missing, paused, disabled, or not as it was approved: only an operator can fix it. */
const isTemplateFault = (code: number): boolean => code >= 132_000 && code < 133_000;

/** What a phone did with our message. Receipts come in any order: a message only moves forward. */
export async function receiveStatus(
  { db, clock, report }: { readonly db: Queryable; readonly clock: Clock; readonly report: Report },
  status: IncomingStatus,
): Promise<void> {
  const reference = UUID.test(status.biz_opaque_callback_data ?? '') ? status.biz_opaque_callback_data : null;
  const at = new Date(status.timestamp * 1000);
  const state = status.status === 'played' ? 'read' : status.status;
  const billedAs = status.pricing?.billable ? (status.pricing.category ?? 'unknown') : null;
  if (state === 'failed') return receiveFailure(db, clock, report, status, reference ?? null);
  if (state !== 'sent' && state !== 'delivered' && state !== 'read') return;
  // By our clock, since silence is measured from it: theirs may be another.
  const knownSince = clock.now();
  const { rows } = await sql<{ lane: string; was_open: boolean }>`
    with found as (
      select id, status from outbox
      where channel = 'WHATSAPP' and (provider_id = ${status.id} or reference = ${reference}::uuid)
        and refused_id is distinct from ${status.id}
      limit 1 for update
    )
    update outbox o set
      provider_id = coalesce(o.provider_id, ${status.id}), sent_at = coalesce(o.sent_at, ${knownSince}), error = null,
      delivered_at = case when ${state} in ('delivered', 'read') then coalesce(o.delivered_at, ${at}) else o.delivered_at end,
      read_at = case when ${state} = 'read' then coalesce(o.read_at, ${at}) else o.read_at end,
      status = ${state}, billed_as = coalesce(${billedAs}, o.billed_as)
    from found where o.id = found.id
      and array_position(array['waiting', 'sending', 'sent', 'delivered', 'read'], o.status)
        < array_position(array['waiting', 'sending', 'sent', 'delivered', 'read'], ${state}::text)
    returning o.lane, found.status in ('waiting', 'sending') as was_open`.execute(db);
  // It had been sent although no answer came: what waits behind it may go on.
  if (rows[0]?.was_open) await wakeLane(db, rows[0].lane);
}

/** Refused after it had been accepted. */
async function receiveFailure(
  db: Queryable,
  clock: Clock,
  report: Report,
  status: IncomingStatus,
  reference: string | null,
): Promise<void> {
  const now = clock.now();
  const { rows } = await sql<OutboxRow>`
    select * from outbox
    where channel = 'WHATSAPP' and (provider_id = ${status.id} or reference = ${reference}::uuid)
      and status in ('waiting', 'sending', 'sent')
    limit 1 for update`.execute(db);
  const [row] = rows;
  // A failure of an earlier attempt says nothing about a later one.
  if (!row || row.refused_id === status.id || (row.provider_id !== null && row.provider_id !== status.id))
    return;
  const [error] = status.errors ?? [];
  const code = error?.code ?? 0;
  if (isTemplateFault(code))
    report(new Error(`WhatsApp refuses a template: ${code}`), { channel: 'WHATSAPP' });
  const again = (milliseconds: number, asTemplate: boolean) =>
    sql`
      update outbox set status = 'waiting', provider_id = null, refused_id = ${status.id}, sent_at = null,
        as_template = ${asTemplate},
        next_attempt_at = ${new Date(now.getTime() + milliseconds)}, error = ${`WhatsApp ${code}`}
      where id = ${row.id}`.execute(db);
  if (code === 131047 && !row.as_template) await again(0, true);
  else if (code === 131056 && row.attempts < MOST_LATE_RETRIES)
    await again(pairRateBackoffMs(row.attempts), row.as_template);
  else if (PASSING.has(code) && row.attempts < MOST_LATE_RETRIES)
    await again(1000 * 2 ** row.attempts, row.as_template);
  else await fail(db, row, { id: row.id }, `WhatsApp ${code}: ${error?.error_data?.details ?? ''}`, now);
  await wakeLane(db, row.lane);
}
