import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { startSandbox } from '../../apps/sandbox/src/sandbox.ts';
import { type CalendarClient, calendarOf } from '../../apps/sandbox/test/calendar-client.ts';
import { composeProduct } from '../../apps/server/src/compose.ts';
import type { Database } from '../../apps/server/src/platform/db/database.ts';
import { readSettings } from '../../apps/server/src/platform/settings/index.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { dropDatabases, freePort } from '../../tools/lib/stack.ts';
import { startPostgres } from '../../tools/postgres/launcher.ts';

/** The whole product and its providers in this process, living by one clock that only the rehearsal moves. */
export interface World {
  readonly db: Database;
  readonly url: string;
  now(): number;
  /** Lets everything happen that is due then. */
  moveTo(instant: number): Promise<void>;
  settle(): Promise<void>;
  control<T = unknown>(path: string, body?: unknown): Promise<T>;
  calendar(email: string): Promise<CalendarClient>;
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 60_000;

export async function openWorld(start: number): Promise<World> {
  let instant = start;
  const clock = { now: () => new Date(instant) };
  const postgres = await startPostgres('test');
  const name = `week_${randomBytes(5).toString('hex')}`;
  const [databaseUrl, sandboxDatabase] = [
    await postgres.ensureDatabase(name),
    await postgres.ensureDatabase(`${name}_sandbox`),
  ];
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = await startSandbox(
    {
      port: 0,
      host: '127.0.0.1',
      databaseUrl: sandboxDatabase,
      productUrl: url,
      publicUrl: undefined,
      forced: false,
    },
    clock.now,
  );
  const settings = readSettings({
    NODE_ENV: 'test',
    ...productEnvironment({ sandboxUrl: sandbox.url, publicUrl: url }),
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    TOKEN_KEYS: `week:${randomBytes(32).toString('base64')}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGFIRE_WRITE_TOKEN: '',
  });
  const product = await composeProduct({ settings, logger: createLogger('error'), clock });
  await product.app.listen({ port, host: '127.0.0.1' });
  const { db } = product.database;

  const isBusy = async (): Promise<boolean> => {
    const now = clock.now();
    const { rows } = await sql<{ busy: boolean }>`select
      exists (select 1 from background_occasions where outcome is null and try_at <= ${now})
      or exists (select 1 from background_people where look_at <= ${now})
      or exists (select 1 from outbox where status = 'sending' or (status = 'waiting' and next_attempt_at <= ${now}))
      or exists (select 1 from inbox where status in ('waiting', 'taken'))
      or exists (select 1 from graphile_worker.jobs where task_identifier = 'profile' and attempts < max_attempts) as busy`.execute(
      db,
    );
    return rows[0]?.busy ?? false;
  };
  const settle = async () => {
    for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; await sleep(10)) {
      await sandbox.context.webhooks.idle();
      await product.background.settle();
      if (!(await isBusy())) return;
    }
    throw new Error(`the week stands still at ${clock.now().toISOString()}`);
  };
  return {
    db,
    url,
    now: () => instant,
    moveTo: async (next) => {
      instant = Math.max(instant, next);
      await settle();
    },
    settle,
    control: async <T>(path: string, body?: unknown): Promise<T> => {
      const response = await fetch(
        `${sandbox.url}/_control/${path}`,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      );
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
      return JSON.parse(text) as T;
    },
    calendar: (email) =>
      calendarOf(sandbox.url, email, { redirect_uri: `${url}/api/v1/auth/google/callback` }),
    close: async () => {
      await product.close();
      await sandbox.close();
      await dropDatabases(postgres, [name, `${name}_sandbox`]);
      await postgres.release();
    },
  };
}
