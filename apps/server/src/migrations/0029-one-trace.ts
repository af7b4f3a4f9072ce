import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What waits carries its trace along, so that a message can be followed from the webhook to the reply; and what is sent
 * knows since when somebody has been waiting for it.
 */
export const oneTrace: Migration = {
  async up(db) {
    await sql`alter table inbox add column trace_parent text`.execute(db);
    await sql`alter table outbox add column trace_parent text, add column owed_since timestamptz`.execute(db);
  },
};
