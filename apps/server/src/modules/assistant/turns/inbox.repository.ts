import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { addJob, addJobs, keysUnderWay } from '../../../platform/queue/jobs.ts';
import { currentTraceParent } from '../../../platform/telemetry/tracing.ts';

export interface Incoming {
  readonly userId: string;
  readonly channel: Channel;
  /** Unique for the channel: the same message delivered twice is stored once. */
  readonly providerId: string;
  /** A voice message keeps its place until `prepare` has turned it into words. */
  readonly kind: 'message' | 'decision' | 'choice' | 'voice' | 'look' | 'press';
  readonly body: string;
  readonly details: Record<string, unknown>;
  readonly askedBy: string | null;
  /** When the person said it, as the provider tells. */
  readonly saidAt: Date;
  readonly receivedAt: Date;
}

/**
 * Stores what was said to us directly; undefined when it was stored before. Meant to run in the caller's own
 * transaction. The time is our own, and our clocks may jump or differ: nothing goes before what already waits.
 */
export async function storeIncoming(db: Queryable, incoming: Incoming): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch,
      trace_parent)
    select id, ${incoming.channel}, ${incoming.providerId}, ${incoming.kind}, ${incoming.body},
      ${JSON.stringify(incoming.details)}, ${incoming.askedBy},
      greatest(${incoming.saidAt}::timestamptz,
        (select max(said_at) from inbox where user_id = ${incoming.userId} and status = 'waiting')),
      ${incoming.receivedAt}, work_epoch, ${currentTraceParent()}
    from users where id = ${incoming.userId} and is_active
    on conflict (channel, provider_id) do nothing
    returning id`.execute(db);
  return rows[0]?.id;
}

/**
 * The job that works a user's lane: any number of wake-ups become one. The lane itself lets one at a time; a named
 * queue for each user would make every look for jobs lock the rows of all queues there have ever been.
 */
export const wakeUser = (db: Queryable, userId: string): Promise<void> =>
  addJob(db, 'turn', { user_id: userId }, { key: turnKey(userId), keepPlace: true });

/** Many at once, and not waited for until it lies on disk: what they said does already. */
export const wakeUsers = (db: Queryable, userIds: readonly string[]): Promise<void> =>
  addJobs(
    db,
    'turn',
    userIds.map((userId) => ({ key: turnKey(userId), payload: { user_id: userId } })),
    { mayBeLost: true },
  );

const turnKey = (userId: string): string => `turn:${userId}`;

/** Wakes those for whom nothing is under way: behind a long queue nobody is stuck, everybody waits. */
export async function wakeStuck(db: Queryable, userIds: readonly string[]): Promise<void> {
  const underWay = await keysUnderWay(db, userIds.map(turnKey));
  for (const userId of userIds) if (!underWay.has(turnKey(userId))) await wakeUser(db, userId);
}
