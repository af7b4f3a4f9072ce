import { DAY } from '@catch/scheduling';
import { sql } from 'kysely';
import { channels } from '../../../channels/index.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deleteInBatches, type OldRows } from './delete-in-batches.ts';

/** Providers deliver again for seven days; a row that recognises a redelivery must outlive them. */
const REDELIVERY_DAYS = 8;

export interface RetentionOptions {
  readonly now: Date;
  /** Conversations older than this go; undefined keeps them until their owner deletes them. */
  readonly days: number | undefined;
  readonly signal: AbortSignal;
}

/** How many rows went, by table. */
export type Deleted = Record<string, number>;

export async function deleteExpired(db: Database, { now, days, signal }: RetentionOptions): Promise<Deleted> {
  const deleted: Deleted = {};
  const rows = [...expired(now), ...(days === undefined ? [] : conversations(now, days))];
  for (const old of rows)
    deleted[old.table] = (deleted[old.table] ?? 0) + (await deleteInBatches(db, old, signal));
  if (days !== undefined) await blankWhatMustStay(db, daysBefore(now, days));
  return deleted;
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** What served its purpose, whatever the settings say. */
const expired = (now: Date): OldRows[] => [
  { table: 'sessions', where: sql`expires_at < ${now}` },
  { table: 'sign_in_attempts', where: sql`expires_at < ${now}` },
  ...channels.flatMap(({ rows }) => rows.expired?.(now) ?? []),
  {
    table: 'channel_quotas',
    where: sql`coalesce(times[cardinality(times)], '-infinity') < ${daysBefore(now, 1)}::timestamptz`,
  },
  // A stranger who writes again after this long may get instructions for connecting again.
  { table: 'unknown_senders', where: sql`told_at < ${daysBefore(now, 90)}` },
  {
    table: 'outbox',

    where: sql`user_id is null and status not in ('waiting', 'sending') and created_at < ${daysBefore(now, 30)}`,
  },
];

/** Everything that was said and done, except what runs, waits for a decision or must recognise a redelivery. */
function conversations(now: Date, days: number): OldRows[] {
  const before = daysBefore(now, days);
  const beyondRedelivery = daysBefore(now, Math.max(days, REDELIVERY_DAYS));
  return [
    {
      table: 'messages',
      age: 'created_at',

      where: sql`created_at < ${before} and not exists (
        select 1 from turns t where t.id = messages.turn_id and t.status = 'running')`,
    },
    {
      table: 'inbox',

      where: sql`received_at < ${beyondRedelivery} and status in ('answered', 'cancelled')`,
    },
    {
      table: 'outbox',

      where: sql`created_at < ${beyondRedelivery} and status not in ('waiting', 'sending')
        and not exists (select 1 from approvals a where a.tool_call_id = outbox.tool_call_id and a.status = 'pending')`,
    },
    { table: 'turns', where: sql`status <> 'running' and finished_at < ${before}` },
    { table: 'approvals', where: sql`status <> 'pending' and created_at < ${before}` },
    { table: 'approval_logs', age: 'created_at', where: sql`created_at < ${before}` },
    { table: 'executions', where: sql`status <> 'started' and created_at < ${before}` },
  ];
}

/** Rows that still recognise redeliveries keep their ids and lose their words. */
async function blankWhatMustStay(db: Database, before: Date): Promise<void> {
  await sql`update inbox set body = '' where received_at < ${before} and status in ('answered', 'cancelled')
    and body <> ''`.execute(db);
  await sql`update outbox set payload = '{"type":"text","text":""}' where created_at < ${before}
    and status not in ('waiting', 'sending') and kind in ('reply', 'notice', 'reminder')
    and payload <> '{"type":"text","text":""}'`.execute(db);
}
