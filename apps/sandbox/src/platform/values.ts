import type { Database } from './database.ts';

/** Named JSON values that outlive a restart, such as the lifetime of access tokens. */
export interface Values {
  get<T>(name: string): Promise<T | undefined>;
  set(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Reads and removes in one step: for things that should happen once. */
  take<T>(name: string): Promise<T | undefined>;
}

export const createValues = (database: Database): Values => ({
  get: async <T>(name: string) => {
    const [row] = await database.query<{ value: T }>('SELECT value FROM sandbox_values WHERE name = $1', [
      name,
    ]);
    return row?.value;
  },
  set: async (name, value) => {
    await database.query(
      `INSERT INTO sandbox_values (name, value) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [name, JSON.stringify(value)],
    );
  },
  remove: async (name) => {
    await database.query('DELETE FROM sandbox_values WHERE name = $1', [name]);
  },
  take: async <T>(name: string) => {
    const [row] = await database.query<{ value: T }>(
      'DELETE FROM sandbox_values WHERE name = $1 RETURNING value',
      [name],
    );
    return row?.value;
  },
});
