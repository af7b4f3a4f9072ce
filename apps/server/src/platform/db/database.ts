import type { EventEmitter } from 'node:events';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../telemetry/logger.ts';
import { isFailedWrite } from './database-failure.ts';
import { prepareRepeated, type StatementName } from './prepared-statements.ts';
import type { AdminTables } from './tables/admin.ts';
import type { AssistantTables } from './tables/assistant.ts';
import type { BackgroundTables } from './tables/background.ts';
import type { CalendarTables } from './tables/calendar.ts';
import type { ChannelTables } from './tables/channels.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { MemoryTables } from './tables/memory.ts';
import type { ProfileTables } from './tables/profiles.ts';

/** Every table of the product; one file per area in `tables/`. */
export interface Tables
  extends IdentityTables,
    CalendarTables,
    AssistantTables,
    BackgroundTables,
    MemoryTables,
    ProfileTables,
    ChannelTables,
    AdminTables {}

export type Database = Kysely<Tables>;
/** Inside or outside a transaction. */
export type Queryable = Database | Transaction<Tables>;

export interface DatabaseHandle {
  readonly db: Database;
  /** For the few hot statements whose plan matters. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** bigint as a number is right up to 2^53, far above any id or count here. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface DatabaseOptions {
  /**
   * For taking and ending jobs. A commit may be lost when the database crashes: the job is then simply repeated.
   * These few statements run thousands of times and never need a plan of their own for their parameters.
   */
  readonly isForJobs?: boolean;
  /** Instead of the names that all connections of the process share. */
  readonly planNames?: StatementName;
  /** Called for every statement that failed because the database cannot write. */
  readonly onFailedWrite?: () => void;
}

export function openDatabase(
  url: string,
  poolSize: number,
  logger: Logger,
  { isForJobs = false, planNames, onFailedWrite }: DatabaseOptions = {},
): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    // A connection that has kept its plans is worth keeping over a quiet minute.
    idleTimeoutMillis: 300_000,
    application_name: 'catch',
    // A statement that runs this long is a defect; without a limit it would hold its connection for ever.
    statement_timeout: 30_000,
    ...(isForJobs ? { options: '-c synchronous_commit=off -c plan_cache_mode=force_generic_plan' } : {}),
  });
  // An idle connection that breaks (database restart) must not take the process down; the pool replaces it.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle database connection broke'));
  pool.on('connect', (client) => {
    prepareRepeated(client, planNames);
    if (onFailedWrite) onErrors(client, (code) => isFailedWrite(code) && onFailedWrite());
    // The same for a connection in use: its query fails.
    client.on('error', (error) => logger.warn({ err: error }, 'a database connection broke'));
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** At the connection, where all that the server says arrives, whichever way the statement was sent. */
function onErrors(client: pg.ClientBase, listener: (code: unknown) => void): void {
  const { connection } = client as unknown as {
    connection: EventEmitter<{ errorMessage: [{ code?: string }] }>;
  };
  connection.on('errorMessage', ({ code }) => listener(code));
}
