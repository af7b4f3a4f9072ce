import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What somebody removed in Settings can be put back for a minute, and a resumed reminder does not catch up. */
export const setAside: Migration = {
  async up(db) {
    await sql`
      -- Rows that left their own table a moment ago, as they were. Nothing else reads them: a removed reminder cannot fire
      -- and a removed link delivers nothing, also in a process that does not know this table yet.
      create table set_aside (
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind ~ '^[a-z][a-z0-9_]{1,31}$'),
        item_id text not null,
        contents jsonb not null,
        set_aside_at timestamptz not null,
        primary key (user_id, kind, item_id)
      );
      create index set_aside_by_time on set_aside (set_aside_at);

      -- A reminder that comes before events: what was due up to then was missed on purpose, or told already.
      alter table reminders add column told_from timestamptz;
    `.execute(db);
  },
};
