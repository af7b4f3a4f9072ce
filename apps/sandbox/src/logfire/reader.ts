import { createHmac } from 'node:crypto';
import pg from 'pg';
import { type Database, outliveConnections } from '../platform/database.ts';

const ROLE = 'catch_sandbox_reader';
const STATEMENT_TIMEOUT_MS = 10_000;

/** The login of the read-only role; derived, so that several databases of one server agree on it. */
const readerUrl = (ownerUrl: string): { url: string; password: string } => {
  const url = new URL(ownerUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password) || 'sandbox')
    .update(ROLE)
    .digest('hex');
  url.username = ROLE;
  url.password = password;
  return { url: url.href, password };
};

/** A separate role with its own login, not merely SET ROLE: SQL could switch the role back, but not the login. */
export const prepareReader = async (database: Database, ownerUrl: string): Promise<void> => {
  const { password } = readerUrl(ownerUrl);
  const [existing] = await database.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ROLE]);
  if (existing === undefined) {
    // Two sandboxes may start at once; the second finds the role made.
    await database.query(
      `DO $do$ BEGIN CREATE ROLE ${ROLE} LOGIN PASSWORD '${password}' NOINHERIT;
       EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $do$`,
    );
  }
  if (existing !== undefined && !(await canLogIn(ownerUrl))) {
    // The owner's password changed, and with it the one derived from it.
    await database.query(`ALTER ROLE ${ROLE} LOGIN PASSWORD '${password}'`);
  }
  await database.query(`GRANT USAGE ON SCHEMA logfire TO ${ROLE}`);
  await database.query(`GRANT SELECT ON logfire.records, logfire.records_all TO ${ROLE}`);
};

const canLogIn = async (ownerUrl: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: readerUrl(ownerUrl).url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code } = error as pg.DatabaseError;
    if (code === '28P01' || code === '28000') return false;
    throw error;
  } finally {
    await client.end();
  }
};

interface QueryBounds {
  readonly minTimestamp: string;
  readonly maxTimestamp: string | undefined;
  readonly environments: readonly string[] | undefined;
  readonly timezone: string | undefined;
}

export interface Reader {
  query(sql: string, bounds: QueryBounds): Promise<pg.QueryArrayResult<unknown[]>>;
  close(): Promise<void>;
}

// Everything comes as PostgreSQL wrote it; the answer's shape decides how it is read.
const types = { getTypeParser: () => (value: string) => value } as pg.CustomTypesConfig;

export const createReader = (ownerUrl: string): Reader => {
  const pool = new pg.Pool({
    connectionString: readerUrl(ownerUrl).url,
    max: 4,
    options: `-c search_path=logfire -c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c default_transaction_read_only=on`,
    types,
  });
  outliveConnections(pool, (error) => console.error(`Logfire reader connection lost: ${error.message}`));
  return {
    query: async (sql, bounds) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN READ ONLY');
        await client.query(
          `SELECT set_config('logfire.min_timestamp', $1, true), set_config('logfire.max_timestamp', $2, true),
                  set_config('logfire.environments', $3, true), set_config('timezone', $4, true)`,
          [
            bounds.minTimestamp,
            bounds.maxTimestamp ?? 'infinity',
            bounds.environments === undefined ? '' : JSON.stringify(bounds.environments),
            bounds.timezone ?? 'UTC',
          ],
        );
        // The extended protocol takes one statement only: nothing can be smuggled in behind a semicolon.
        const order: pg.QueryArrayConfig & { queryMode: 'extended' } = {
          text: sql,
          values: [],
          rowMode: 'array',
          queryMode: 'extended',
        };
        return await client.query<unknown[]>(order);
      } finally {
        await client.query('ROLLBACK').catch(() => undefined);
        client.release();
      }
    },
    close: () => pool.end(),
  };
};
