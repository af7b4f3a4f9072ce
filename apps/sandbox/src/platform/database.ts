import pg from 'pg';

type Row = Record<string, unknown>;

/** What the rest of the sandbox sees of Postgres: parameterised SQL and transactions. */
export interface Database {
  query<T extends Row>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
  /** Nested calls join the outer transaction. */
  transaction<T>(work: (database: Database) => Promise<T>): Promise<T>;
}

export interface ClosableDatabase extends Database {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

// 64-bit counters (change numbers) stay far below 2^53, so they may be plain numbers.
const INT8_OID = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID ? (value: string) => Number(value) : pg.types.getTypeParser(oid, format ?? 'text'),
};

const inTransaction = (client: pg.PoolClient): Database => {
  const database: Database = {
    query: async <T extends Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await client.query<T>(sql, [...parameters])).rows,
    transaction: (work) => work(database),
  };
  return database;
};

/**
 * A connection that dies (the server restarted) must not take the process with it, neither an idle one, which is the
 * pool's, nor one in use: its query fails, and the next one opens a new connection.
 */
export const outliveConnections = (pool: pg.Pool, onError: (error: Error) => void): void => {
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
};

export const openDatabase = (url: string): ClosableDatabase => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: '-c search_path=sandbox -c timezone=UTC',
    types: types as pg.CustomTypesConfig,
  });
  let closing = false;
  outliveConnections(pool, (error) => {
    if (!closing) console.error(`Sandbox database connection lost: ${error.message}`);
  });
  return {
    pool,
    query: async <T extends Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await pool.query<T>(sql, [...parameters])).rows,
    transaction: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await work(inTransaction(client));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => {
      closing = true;
      return pool.end();
    },
  };
};
