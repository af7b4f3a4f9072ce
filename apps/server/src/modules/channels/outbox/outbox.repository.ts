import type { PendingApproval } from '@catch/contract/assistant';
import { type Selectable, sql } from 'kysely';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { OutboxKind, OutboxTable } from '../../../platform/db/tables/channels.ts';
import { addJob, addJobs, keysUnderWay } from '../../../platform/queue/jobs.ts';
import { currentTraceParent } from '../../../platform/telemetry/tracing.ts';

/** What is said, without a channel's own form: that is given to it when it is sent. */
type Payload =
  | {
      readonly type: 'text';
      readonly text: string;
      /** Ends with what a newcomer may write, which is found out when it is sent. */
      readonly teaches?: true;
    }
  | {
      readonly type: 'card';
      /** What the assistant said before it, when both go in one message. */
      readonly intro: string | null;
      readonly proposal: string;
      /** Why it asks, when the intro does not say it. */
      readonly why?: string | null;
      /** Other times, to be chosen. */
      readonly alternatives?: readonly OtherTime[];
      readonly footnote: string | null;
    }
  /** Written by the database when an approval is settled: `card` is the outbox row of the card. */
  | { readonly type: 'settlement'; readonly card: number };

export type OtherTime = NonNullable<PendingApproval['alternatives']>[number];

/** Somebody who has no account here and is answered all the same. */
export interface Stranger {
  readonly channel: OutboxChannel;
  /** Identifies them on the channel: their messages go out in this order. */
  readonly lane: string;
  /** Those who share a minute's answers with them; everybody on the channel unless it says otherwise. */
  readonly share?: string;
  /** All that the channel needs in order to answer them; kept with the message. */
  readonly address: Readonly<Record<string, unknown>>;
  readonly thread?: Thread | undefined;
}

/** Where on its channel something was said, in the channel's own terms: what answers it belongs there. */
export type Thread = Readonly<Record<string, string>>;

export interface NewMessage {
  readonly to:
    | {
        readonly userId: string;
        readonly channel: OutboxChannel;
        readonly thread?: Thread | undefined;
      }
    | Stranger;
  readonly kind: OutboxKind;
  /** The same thing said twice is said once. */
  readonly dedupeKey: string;
  readonly payload: Payload;
  readonly toolCallId?: string;
  readonly at: Date;
  /** Somebody has been waiting for it since then. */
  readonly since?: Date | null | undefined;
}

export type OutboxRow = Omit<Selectable<OutboxTable>, 'payload'> & {
  readonly payload: Payload & Notes;
};

/** Kept with a message; each channel reads what it wrote. */
interface Notes {
  /** The stranger's address. */
  readonly stranger?: Readonly<Record<string, unknown>>;
  readonly thread?: Thread;
  /** Whatever else the channel noted about it (`noteInPayload`). */
  readonly [note: string]: unknown;
}

export const userLane = (userId: string, channel: OutboxChannel): string => `${channel}:${userId}`;

const laneOf = (to: NewMessage['to']): string => {
  if ('userId' in to) return userLane(to.userId, to.channel);
  return `${to.channel}:stranger:${to.lane}`;
};

/** True when it is new. In the caller's transaction; `wakeLane` follows once, after the last. */
export async function enqueue(db: Queryable, message: NewMessage): Promise<boolean> {
  const { to } = message;
  const lane = laneOf(to);
  const payload = {
    ...message.payload,
    ...('userId' in to ? {} : { stranger: { channel: to.channel, ...to.address } }),
    ...(to.thread ? { thread: to.thread } : {}),
  };
  const { rows } = await sql<{ id: number }>`
    insert into outbox (lane, user_id, channel, kind, dedupe_key, payload, tool_call_id, next_attempt_at, created_at,
      trace_parent, owed_since)
    values (${lane}, ${'userId' in to ? to.userId : null}, ${to.channel}, ${message.kind}, ${message.dedupeKey},
      ${JSON.stringify(payload)}, ${message.toolCallId ?? null}, ${message.at}, ${message.at},
      ${currentTraceParent()}, ${message.since ?? null})
    on conflict (dedupe_key) do nothing
    returning id`.execute(db);
  if (rows.length === 0) return false;
  await wakeLane(db, lane);
  return true;
}

/** Behind everybody who has an account here, and one at a time: however many there are, they take one place of work. */
const STRANGERS = { queue: 'strangers', priority: 20 };

/** Two jobs in one lane do no harm: the one that claims the first message continues, the other finds nothing due. */
export const wakeLane = (db: Queryable, lane: string): Promise<void> =>
  addJob(
    db,
    'outbox',
    { lane },
    { key: laneKey(lane), keepPlace: true, ...(isStrangersLane(lane) ? STRANGERS : {}) },
  );

const isStrangersLane = (lane: string): boolean => /^[A-Z][A-Z0-9_]*:stranger:/.test(lane);

/** The same for many, in one statement. Always in the same order: two transactions must not wait for each other. */
export const wakeLanes = (db: Queryable, lanes: readonly string[]): Promise<void> =>
  addJobs(
    db,
    'outbox',
    [...lanes].sort().map((lane) => ({ payload: { lane }, key: laneKey(lane) })),
  );

const laneKey = (lane: string): string => `outbox:${lane}`;

/**
 * A waiting message is due by our clock. One that is being sent is protected by the database's: its holder may be
 * another process, and neither a clock that jumps nor two that differ may take it away.
 */
const isDue = (now: Date) => sql<boolean>`
  next_attempt_at <= case when status = 'sending' then clock_timestamp() else ${now}::timestamptz end`;

/** The first that is not done: everything behind it waits, or order would be lost. */
export async function headOf(
  db: Queryable,
  lane: string,
  now: Date,
): Promise<(OutboxRow & { readonly is_due: boolean }) | undefined> {
  const row = await db
    .selectFrom('outbox')
    .selectAll()
    .select(isDue(now).as('is_due'))
    .where('lane', '=', lane)
    .where('status', 'in', ['waiting', 'sending'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row as unknown as (OutboxRow & { readonly is_due: boolean }) | undefined;
}

/** Stored before it is sent, so that a later search looks in the same place. */
export async function noteInPayload(
  db: Queryable,
  id: number,
  note: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`update outbox set payload = payload || ${JSON.stringify(note)}::jsonb where id = ${id}`.execute(
    db,
  );
}

export async function findOutboxRow(db: Queryable, id: number): Promise<OutboxRow | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  return row as unknown as OutboxRow | undefined;
}

/** Wakes the lanes whose first message is due and for whom nothing is under way: a retry, or a process that died. */
export async function wakeDueLanes(db: Queryable, now: Date): Promise<void> {
  const lanes = await findDueLanes(db, now);
  const underWay = await keysUnderWay(db, lanes.map(laneKey));
  for (const lane of lanes) if (!underWay.has(laneKey(lane))) await wakeLane(db, lane);
}

async function findDueLanes(db: Queryable, now: Date, limit = 500): Promise<string[]> {
  const { rows } = await sql<{ lane: string }>`
    select lane from (
      select distinct on (lane) lane, user_id, status, next_attempt_at from outbox
      where status in ('waiting', 'sending') order by lane, id
    ) as heads where ${isDue(now)} order by user_id is null limit ${limit}`.execute(db);
  return rows.map(({ lane }) => lane);
}
