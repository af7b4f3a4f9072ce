import type pg from 'pg';
import { isDatabaseFailure } from '../db/database-failure.ts';

/** 'Cannot connect now': of the codes after which graphile-worker tries again, the one that says what happened. */
const TRANSIENT_CODE = '57P03';

const asTransient = (error: unknown): unknown =>
  Object.assign(new Error('the database is unavailable', { cause: error }), { code: TRANSIENT_CODE });

export interface RetryingPool {
  readonly pool: pg.Pool;
  /** Nobody waits for what is still under way, so nothing is retried and nothing is reported. */
  stop(): void;
}

/**
 * The pool as graphile-worker sees it. It does not await the end of a job, and does not tolerate a connection that
 * breaks at that point: the rejection would be unhandled and take the process down. Ending a job twice does no harm,
 * so a lost connection gets an error code after which it is simply retried. Once the worker has stopped there are no
 * retries: a job whose end was not written is done by the next process.
 */
export function retryingPool(pool: pg.Pool): RetryingPool {
  let stopped = false;
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      if (stopped) return new Promise<never>(() => {});
      throw isDatabaseFailure(error) ? asTransient(error) : error;
    });
    const query = (...statement: Parameters<typeof client.query>) =>
      (client.query(...statement) as unknown as Promise<unknown>).catch((error: unknown) => {
        throw stopped || isDatabaseFailure(error) ? asTransient(error) : error;
      });
    return withOwn(client, { query });
  };
  return {
    pool: withOwn(pool, {
      // One look takes jobs for all slots, so it needs no connection for each of them, and would only warn of it.
      options: { ...pool.options, max: Number.POSITIVE_INFINITY },
      // With a callback it belongs to the listener, which handles its own errors.
      connect: (callback?: Parameters<typeof pool.connect>[0]) =>
        callback ? pool.connect(callback) : connect(),
    }),
    stop: () => {
      stopped = true;
    },
  };
}

const withOwn = <T extends object>(target: T, own: Record<string, unknown>): T =>
  new Proxy(target, {
    get: (_target, name) => {
      if (typeof name === 'string' && name in own) return own[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
