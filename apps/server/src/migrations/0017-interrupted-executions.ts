import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was begun and never ended is found without reading everything that was ever done. */
export const interruptedExecutions: Migration = {
  async up(db) {
    await sql`create index executions_started on executions (created_at) where status = 'started'`.execute(
      db,
    );
  },
};
