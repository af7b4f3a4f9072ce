import type { z } from 'zod';
import type { Database } from '../platform/database.ts';

/** A vendor's switches: read on every request, so they are kept in memory, and in a table of one row. */
export interface StoredSettings<T> {
  readonly current: T;
  load(database: Database): Promise<void>;
  change(database: Database, changes: Partial<T>): Promise<T>;
}

export const createStoredSettings = <T extends object>(
  table: `${string}_settings`,
  schema: z.ZodType<T>,
): StoredSettings<T> => {
  let current = schema.parse({});
  return {
    get current() {
      return current;
    },
    load: async (database) => {
      const [row] = await database.query<{ value: unknown }>(`SELECT value FROM ${table}`);
      current = schema.parse(row?.value ?? {});
    },
    change: async (database, changes) => {
      current = schema.parse({ ...current, ...changes });
      await database.query(
        `INSERT INTO ${table} (id, value) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET value = excluded.value`,
        [JSON.stringify(current)],
      );
      return current;
    },
  };
};
