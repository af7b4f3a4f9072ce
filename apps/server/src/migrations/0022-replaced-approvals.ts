import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A proposal that was replaced by another knows by which: its cards say so, wherever they are. */
export const replacedApprovals: Migration = {
  async up(db) {
    await sql`alter table approvals add column replaced_by jsonb`.execute(db);
  },
};
