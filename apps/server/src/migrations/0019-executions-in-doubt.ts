import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A change of which nobody knows yet whether it was made is looked for again, and told when it is known. */
export const executionsInDoubt: Migration = {
  async up(db) {
    await sql`
      -- What it was to be; when it is looked for next while it is in doubt; how often it was.
      alter table executions add column wish jsonb, add column look_at timestamptz,
        add column looks smallint not null default 0;
      create index executions_in_doubt on executions (look_at) where look_at is not null;
      -- What was proposed, beside the card that says it: an approved change is named by it.
      alter table approvals add column proposal jsonb;
      -- Such a look takes its place in the inbox like a decision: one thing at a time is done for a person.
      alter table inbox drop constraint inbox_kind_check;
      alter table inbox add constraint inbox_kind_check check (kind in ('message', 'decision', 'voice', 'look'));
    `.execute(db);
  },
};
