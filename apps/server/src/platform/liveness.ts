import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LIVENESS_CLASS } from './liveness-class.ts';
import type { Logger } from './telemetry/logger.ts';

/**
 * A process proves that it is alive by holding a session lock on its own number, on its own connection: PostgreSQL
 * drops the lock the moment the connection dies, so others see a killed process at once.
 */
export interface Liveness {
  /** Changes when the connection was lost and found again: work begun under the old number is no longer ours. */
  readonly number: number;
  /** Aborted when this incarnation ends; every side effect under it must stop. */
  readonly signal: AbortSignal;
  /** Names the job pool of this process, so that others can free its jobs when it is dead. */
  announcePool(workerPool: string): Promise<void>;
  /** Notifications of PostgreSQL on a channel, for as long as the process lives. */
  listen(channel: string, listener: (payload: string) => void): Promise<void>;
  stop(): Promise<void>;
}

interface Incarnation {
  readonly client: pg.Client;
  readonly number: number;
  readonly controller: AbortController;
}

export async function startLiveness(databaseUrl: string, logger: Logger): Promise<Liveness> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let workerPool: string | undefined;
  let stopped = false;

  const begin = async (): Promise<Incarnation> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'catch-liveness',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    // From the first moment: a connection that breaks while nobody listens takes the whole process down. Until this
    // incarnation has begun, the statement that was under way tells of it.
    let hasBegun = false;
    const broken = (error: Error) => void (hasBegun && lose(error));
    client.on('error', broken);
    client.on('end', () => broken(new Error('the liveness connection ended')));
    client.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    try {
      await client.connect();
      const { rows } = await client.query<{ number: number }>(
        `select nextval('process_numbers')::integer as number`,
      );
      const number = rows[0]?.number ?? 0;
      // The lock first: a row whose lock nobody holds is a dead process's, and others would remove it.
      await client.query('select pg_advisory_lock($1, $2)', [LIVENESS_CLASS, number]);
      await client.query(
        `insert into processes (number) values ($1)
         on conflict (number) do update set worker_pool = null, started_at = now()`,
        [number],
      );
      for (const channel of listeners.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      if (workerPool) await announce(client, number, workerPool);
      hasBegun = true;
      return { client, number, controller: new AbortController() };
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  /** Nobody need find out that we are gone, unless a job whose end could not be written is still in our name. */
  const end = async ({ client, number }: Incarnation): Promise<void> => {
    const goneCleanly = `delete from processes where number = $1
      and not exists (select from graphile_worker.jobs where locked_by = worker_pool)`;
    await client.query(goneCleanly, [number]).catch(() => undefined);
    await client.end().catch(() => undefined);
  };

  const announce = (client: pg.Client, number: number, pool: string) =>
    client.query('update processes set worker_pool = $2 where number = $1', [number, pool]);

  let losing = false;
  const lose = async (error: Error): Promise<void> => {
    if (stopped || losing) return;
    losing = true;
    logger.warn({ err: error }, 'lost the liveness connection: stopping all work until it is back');
    current.controller.abort(error);
    await current.client.end().catch(() => undefined);
    while (!stopped) {
      try {
        current = await begin();
        // Stopped while it came back: what was stopped then was the one before.
        if (stopped) await end(current);
        break;
      } catch (failure) {
        logger.warn({ err: failure }, 'the database is not answering yet');
        await sleep(250);
      }
    }
    losing = false;
  };

  let current = await begin();
  return {
    get number() {
      return current.number;
    },
    get signal() {
      return current.controller.signal;
    },
    announcePool: async (pool) => {
      workerPool = pool;
      await announce(current.client, current.number, pool);
    },
    listen: async (channel, listener) => {
      const known = listeners.get(channel);
      if (known) {
        known.add(listener);
        return;
      }
      listeners.set(channel, new Set([listener]));
      await current.client.query(`listen ${current.client.escapeIdentifier(channel)}`);
    },
    stop: async () => {
      stopped = true;
      current.controller.abort(new Error('the process is stopping'));
      await end(current);
    },
  };
}
