import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A button that stands for one call takes its place in the inbox like what is said. */
export const presses: Migration = {
  async up(db) {
    await sql`
      alter table inbox drop constraint inbox_kind_check;
      alter table inbox add constraint inbox_kind_check
        check (kind in ('message', 'decision', 'choice', 'voice', 'look', 'press'));
    `.execute(db);
  },
};
