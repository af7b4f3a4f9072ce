import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whose calendar can be read, whatever service it is: the modules ask this and know no provider's table. One row a
 * person; a provider with a table of its own joins in here.
 */
export const calendarConnections: Migration = {
  async up(db) {
    await sql`create view calendar_connections as select user_id, reconnect_since from google_grants`.execute(
      db,
    );
  },
};
