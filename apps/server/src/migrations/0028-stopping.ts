import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whoever waits for an answer may end the turn; a process that takes it over has to know. */
export const stopping: Migration = {
  async up(db) {
    await sql`alter table turns add column stop_asked_at timestamptz`.execute(db);
  },
};
