import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The provider's id of the attempt that was refused after it had been accepted. */
export const refusedMessage: Migration = {
  async up(db) {
    await sql`alter table outbox add column refused_id text`.execute(db);
  },
};
