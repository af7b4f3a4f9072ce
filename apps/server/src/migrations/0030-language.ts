import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language somebody chose for themselves; nothing until they did. */
export const language: Migration = {
  async up(db) {
    await sql`alter table users add column language text`.execute(db);
  },
};
