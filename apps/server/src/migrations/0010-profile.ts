import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a profile is learned again, and whether its owner wants that at all. */
export const profile: Migration = {
  async up(db) {
    await sql`
      create table profile_learning (
        user_id uuid primary key references users (id) on delete cascade,
        -- Raised by every request and by forgetting: what was begun under an older one is not stored.
        generation bigint not null default 0,
        -- The owner deleted the profile: nothing is learned until it is asked for.
        stopped_at timestamptz,
        next_at timestamptz,
        tried_at timestamptz,
        outcome text,
        check (stopped_at is null or next_at is null)
      );
      create index profile_learning_due on profile_learning (next_at) where next_at is not null;
      -- People who were here before: not all in the same minute.
      insert into profile_learning (user_id, next_at)
      select id, now() + random() * interval '2 days' from users;
    `.execute(db);
  },
};
