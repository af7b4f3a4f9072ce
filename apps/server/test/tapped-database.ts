import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../src/platform/db/database.ts';

export interface TappedDatabase {
  readonly db: Database;
  /** Every statement that was sent, in order. */
  readonly statements: string[];
  /**
   * Called with each statement's number before it is sent and after it was answered; a callback that waits here hangs
   * the statement.
   */
  tap: (moment: 'before' | 'after', statement: string, number: number) => Promise<void>;
  /** Ends every connection as the death of its process would: what was not committed is gone. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

let counter = 0;

/** A connection pool of its own on which a test can stop the world between any two statements. */
export function tapDatabase(url: string, admin: pg.Pool): TappedDatabase {
  counter += 1;
  const name = `tapped-${process.pid}-${counter}`;
  const pool = new pg.Pool({ connectionString: url, max: 8, application_name: name });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const tapped: TappedDatabase = {
    statements: [],
    tap: async () => undefined,
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({
        pool: {
          connect: async () => {
            const client = await pool.connect();
            return {
              release: () => client.release(),
              query: async (statement: unknown, parameters?: readonly unknown[]) => {
                const text = String(statement);
                tapped.statements.push(text);
                const number = tapped.statements.length;
                await tapped.tap('before', text, number);
                const result = await client.query(text, [...(parameters ?? [])]);
                await tapped.tap('after', text, number);
                return result;
              },
            } as never;
          },
          end: () => pool.end(),
          options: {},
        },
      }),
    }),
    cut: async () => {
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
        [name],
      );
    },
    close: () => tapped.db.destroy(),
  };
  return tapped;
}
