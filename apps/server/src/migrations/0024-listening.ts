import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a message was last tried, and which processes have been there to hear what became of it. */
export const listening: Migration = {
  async up(db) {
    await sql`
      alter table outbox add column tried_at timestamptz;
      -- Of processes that take webhooks: since when without a gap, and when they last said so.
      alter table processes add column listening_since timestamptz, add column listening_at timestamptz;
    `.execute(db);
  },
};
