import { sql } from 'kysely';
import type { OutboxChannel } from '../../../channels/channel.ts';
import { channels } from '../../../channels/index.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { count } from '../../../platform/telemetry/metrics.ts';
import { connectedChannels } from '../connected-channels.ts';
import { markFailed } from './attempts.repository.ts';
import { enqueue, type OutboxRow } from './outbox.repository.ts';

/** A reminder that no phone has confirmed by then goes by the next channel as well. */
const PROOF_MINUTES = 10;

/** This attempt says that it cannot be delivered here: it goes by the next channel that has not been tried, once. */
export async function giveUp(db: Database, row: OutboxRow, why: string, at: Date): Promise<void> {
  await db.transaction().execute((transaction) => fail(transaction, row, row, why, at));
}

/** A receipt names no attempt: it is about whichever was made. */
export async function fail(
  db: Queryable,
  row: Passing,
  attempt: { readonly id: number; readonly attempts?: number },
  why: string,
  at: Date,
): Promise<void> {
  if (!(await markFailed(db, attempt, why, at))) return;
  const next = await passOn(db, row, at);
  const { channel, kind } = row;
  count('catch_deliveries_total', { channel, kind, outcome: next ? 'moved' : 'failed' });
}

type Passing = Pick<
  OutboxRow,
  'id' | 'user_id' | 'kind' | 'channel' | 'payload' | 'dedupe_key' | 'owed_since'
>;

/** Cards are on every channel already, and a settlement belongs to its card. */
async function passOn(db: Queryable, row: Passing, at: Date): Promise<OutboxChannel | undefined> {
  if (row.user_id === null || row.payload.type !== 'text') return undefined;
  const [origin = '', ...tried] = row.dedupe_key.split('→');
  const next = (await connectedChannels(db, row.user_id)).find(
    (channel) => channel !== row.channel && !tried.includes(channel),
  );
  if (!next) return undefined;
  await enqueue(db, {
    to: { userId: row.user_id, channel: next },
    kind: row.kind,
    dedupeKey: [origin, ...tried, row.channel, next]
      .filter((part, index, all) => all.indexOf(part) === index)
      .join('→'),
    payload: { type: 'text', text: row.payload.text },
    at,
    since: row.owed_since,
  });
  await db.updateTable('outbox').set({ moved_to: next }).where('id', '=', row.id).execute();
  return next;
}

const confirming = channels.filter(({ reach }) => reach.confirms).map(({ name }) => name);

/** Reminders that were accepted but never proven to have arrived: silence is no delivery. */
export async function escalateUnconfirmed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PROOF_MINUTES * 60_000);
  const unproven = sql`
    kind = 'reminder' and status = 'sent' and moved_to is null and channel = any(${confirming}) and sent_at < ${before}`;
  const { rows } = await sql<{ id: number }>`
    select id from outbox where ${unproven} order by id limit 100`.execute(db);
  for (const { id } of rows)
    await db.transaction().execute(async (transaction) => {
      // Looked at again under its lock: the receipt may just be arriving.
      const {
        rows: [row],
      } = await sql<OutboxRow>`
        select * from outbox where id = ${id} and ${unproven} for update`.execute(transaction);
      if (!row) return;
      const next = await passOn(transaction, row, now);
      if (!next)
        await transaction
          .updateTable('outbox')
          .set({ moved_to: 'nowhere' })
          .where('id', '=', row.id)
          .execute();
    });
}
