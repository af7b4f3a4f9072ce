import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { say } from '../../../platform/words.ts';
import { appendMessages, type NewMessage } from '../../conversations/index.ts';
import type { Notify } from './notice.ts';
import type { DueReminder, Firing, Utterance } from './plan-firing.ts';

interface Planned {
  readonly row: DueReminder;
  readonly firing: Firing;
}

/** A handful of statements for a whole batch. */
export async function storeFirings(
  db: Queryable,
  notify: Notify,
  planned: readonly Planned[],
  now: Date,
): Promise<void> {
  if (planned.length === 0) return;
  const runs = planned.flatMap(({ row, firing }) => firing.said.map((said) => ({ row, said })));
  const fresh = await storeRuns(db, runs, now);
  const notices = fresh.map(({ row, said }) => ({
    userId: row.user_id,
    text: said.text,
    key: `reminder:${row.id}:${said.occurrence}`,
    preferred: row.channel,
    at: now,
    since: said.due,
  }));
  const channels = await notify(db, notices);
  await appendMessages(
    db,
    fresh.map((run, index) => remembered(run, channels[index] ?? 'WEB', now)),
  );
  await storeNext(db, planned, now);
}

interface Run {
  readonly row: DueReminder;
  readonly said: Utterance;
}

/** Those that were never sent before: a second line of defence, behind the lock on the row. */
async function storeRuns(db: Queryable, runs: readonly Run[], now: Date): Promise<Run[]> {
  if (runs.length === 0) return [];
  const { rows } = await sql<{ reminder_id: string; occurrence: string }>`
    insert into reminder_runs (reminder_id, occurrence, due_at, fired_at)
    select run.*, ${now}::timestamptz from unnest(
      ${runs.map(({ row }) => row.id)}::uuid[],
      ${runs.map(({ said }) => said.occurrence)}::text[],
      ${runs.map(({ said }) => said.due)}::timestamptz[]) as run
    on conflict do nothing returning reminder_id, occurrence`.execute(db);
  const stored = new Set(rows.map(({ reminder_id, occurrence }) => `${reminder_id} ${occurrence}`));
  return runs.filter(({ row, said }) => stored.has(`${row.id} ${said.occurrence}`));
}

/**
 * Part of the conversation, so that 'done' and 'what was that?' have something to refer to. In the words of the person
 * who asked for it: an event's title is somebody else's, and is not put into the assistant's mouth.
 */
const remembered = ({ row }: Run, channel: Channel, now: Date): NewMessage => ({
  userId: row.user_id,
  channel,
  turnId: null,
  askedBy: null,
  traceId: null,
  at: now,
  message: {
    kind: 'response',
    parts: [{ part_kind: 'text', content: remindedOf(row) }],
    timestamp: now.toISOString(),
  },
});

const remindedOf = ({ reminder_text: text, owner_language: language }: DueReminder): string =>
  say({ language: language ?? undefined }, 'due.reminder', { text });

async function storeNext(db: Queryable, planned: readonly Planned[], now: Date): Promise<void> {
  const column = <T>(read: (plan: Planned) => T): T[] => planned.map(read);
  await sql`
    update reminders r set next_at = f.next_at, is_active = f.is_active, snoozed_until = f.snoozed_until,
      upcoming = f.upcoming, updated_at = ${now},
      last_triggered_at = case when f.told then ${now}::timestamptz else r.last_triggered_at end
    from unnest(
      ${column(({ row }) => row.id)}::uuid[],
      ${column(({ firing }) => firing.nextAt)}::timestamptz[],
      ${column(({ firing }) => firing.isActive)}::boolean[],
      ${column(({ firing }) => firing.snoozedUntil)}::timestamptz[],
      ${column(({ firing }) => (firing.upcoming ? JSON.stringify(firing.upcoming) : null))}::jsonb[],
      ${column(({ firing }) => firing.said.length > 0)}::boolean[]
    ) as f (id, next_at, is_active, snoozed_until, upcoming, told)
    where r.id = f.id`.execute(db);
}
