import { type RawBuilder, sql } from 'kysely';
import { channels } from '../../channels/index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type QueueState, queueState } from '../../platform/queue/jobs.ts';

/** Of people whose calendars are watched. The others are polled from time to time instead. */
export interface PushChannels {
  readonly live: number;
  /** The calendar service refused or lost the last one that was asked for. */
  readonly failing: number;
}

export interface Trouble {
  readonly subject: string;
  readonly state: string;
}

export interface TaskState {
  readonly task: string;
  readonly depth: number;
  readonly oldest_age_seconds: number;
}

interface Backlog {
  readonly depth: number;
  readonly oldest_age_seconds: number;
  readonly failing: number;
  readonly parked: number;
}

/** Everything that waits for somebody to do it; the jobs are only one of the places. */
export interface Backlogs {
  readonly queue: QueueState;
  /** What people said and nobody is answering yet. */
  readonly inbox: Backlog;
  /** What is on its way to people. */
  readonly outbox: Backlog;
  /** What should have been sent by now. */
  readonly reminders: Backlog;
  /** What may be said without being asked; calendars that cannot be read now count as failing. */
  readonly background: Backlog;
}

/** Parked messages are looked at for a day: older ones are history. */
const RECENT_MS = 86_400_000;

export async function readBacklogs(db: Queryable, now: Date): Promise<Backlogs> {
  const [queue, others] = await Promise.all([queueState(db), readOthers(db, now)]);
  return { queue, ...others };
}

/** A failed attempt is remembered as the time of the next one: live channels may fail to be renewed, too. */
export async function readPushChannels(db: Queryable, now: Date): Promise<PushChannels> {
  const { rows } = await sql<PushChannels>`
    select count(*) filter (where is_live)::int as live,
      count(*) filter (where watch_at > ${now} or (watch_at is not null and not is_live))::int as failing
    from (
      select p.watch_at, exists (select 1 from calendar_channels c
        where c.user_id = p.user_id and c.resource_id is not null and c.expires_at > ${now}) as is_live
      from background_people p
    ) as watched`.execute(db);
  return rows[0] ?? { live: 0, failing: 0 };
}

/** Kinds of jobs that wait, and are due. */
export async function readTasks(db: Queryable): Promise<TaskState[]> {
  const { rows } = await sql<TaskState>`
    select task_identifier as task, count(*)::int as depth,
      extract(epoch from now() - min(run_at))::float8 as oldest_age_seconds
    from graphile_worker.jobs where attempts < max_attempts and run_at <= now() group by 1`.execute(db);
  return rows;
}

/** Of a turn that has been taken up: none takes longer than its time, unless nobody continues it. */
export async function readOldestTurn(db: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from ${now} - min(created_at))::float8 as age from turns where status = 'running'`.execute(
    db,
  );
  return Math.max(0, rows[0]?.age ?? 0);
}

/** What the channels' providers complain about. */
export const readTroubles = async (db: Queryable): Promise<Trouble[]> =>
  (await Promise.all(channels.map(({ troubles }) => troubles?.(db) ?? []))).flat();

async function readOthers(db: Queryable, now: Date): Promise<Omit<Backlogs, 'queue'>> {
  const age = (oldest: RawBuilder<unknown>) =>
    sql`greatest(0, coalesce(extract(epoch from ${now} - ${oldest}), 0))::float8`;
  const { rows } = await sql<Backlog & { place: keyof Omit<Backlogs, 'queue'> }>`
    select 'inbox' as place, count(*)::int as depth, ${age(sql`min(received_at)`)} as oldest_age_seconds,
      0 as failing, 0 as parked
    from inbox where status = 'waiting'
    union all
    select 'outbox', open.depth, open.age, open.failing,
      (select count(*)::int from outbox where status = 'failed' and moved_to is null and failed_at > ${new Date(now.getTime() - RECENT_MS)})
    from (
      select count(*)::int as depth, ${age(sql`min(created_at)`)} as age,
        count(*) filter (where attempts > 0 and error is not null)::int as failing
      from outbox where status in ('waiting', 'sending')
    ) as open
    union all
    select 'reminders', due.depth, due.age, 0,
      (select count(*)::int from reminders where is_active and parked_reason is not null)
    from (
      select count(*)::int as depth, ${age(sql`min(next_at)`)} as age
      from reminders where is_active and not held and next_at <= ${now}
    ) as due
    union all
    select 'background', count(*)::int, ${age(sql`min(due_at)`)},
      (select count(*)::int from background_people where failures > 0), 0
    from background_occasions where outcome is null and try_at <= ${now}`.execute(db);
  const of = (place: string): Backlog => {
    const {
      depth = 0,
      oldest_age_seconds = 0,
      failing = 0,
      parked = 0,
    } = rows.find((row) => row.place === place) ?? {};
    return { depth, oldest_age_seconds, failing, parked };
  };
  return {
    inbox: of('inbox'),
    outbox: of('outbox'),
    reminders: of('reminders'),
    background: of('background'),
  };
}
