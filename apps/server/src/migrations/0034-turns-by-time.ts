import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Staff read turns newest first, of everybody or of one person; the second index also serves what the old one did. */
export const turnsByTime: Migration = {
  async up(db) {
    await sql`
      create index turns_by_time on turns (created_at desc, id desc) include (user_id, channel);
      create index turns_of_user on turns (user_id, created_at desc, id desc) include (channel);
      drop index turns_by_user;
    `.execute(db);
  },
};
