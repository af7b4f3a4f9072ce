import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A proposal may be agreed to at one of the other times that were offered with it. */
export const choices: Migration = {
  async up(db) {
    await sql`
      -- What was offered, as it was shown; and which of it was chosen.
      alter table approvals add column alternatives jsonb not null default '[]', add column chosen text;
      -- A choice takes its place in the inbox like a decision.
      alter table inbox drop constraint inbox_kind_check;
      alter table inbox add constraint inbox_kind_check
        check (kind in ('message', 'decision', 'choice', 'voice', 'look'));
    `.execute(db);
  },
};
