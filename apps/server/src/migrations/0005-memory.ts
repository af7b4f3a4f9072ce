import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the assistant remembers about a person: preferences, reminders, the learned profile. */
export const memory: Migration = {
  async up(db) {
    await sql`
      create table preferences (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        category text not null,
        preference_text text not null,
        -- The user's own words it was learned from.
        source_quote text,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index preferences_by_user on preferences (user_id, created_at);

      create table reminders (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        reminder_type text not null check (reminder_type in ('one_time', 'recurring')),
        reminder_text text not null,
        scheduled_at timestamptz,
        cron_expression text,
        -- Recurring times are wall-clock times in this zone.
        time_zone text not null,
        -- 'minutes before each event that …': follows the events when they move.
        relative_to jsonb,
        -- Where it was asked for; delivery begins there.
        channel text not null default 'WEB',
        next_at timestamptz,
        last_triggered_at timestamptz,
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((reminder_type = 'one_time') = (cron_expression is null))
      );
      create index reminders_by_user on reminders (user_id, created_at);
      create index reminders_due on reminders (next_at) where is_active and next_at is not null;

      create table profiles (
        user_id uuid primary key references users (id) on delete cascade,
        profile_data jsonb not null,
        last_updated timestamptz not null
      );
    `.execute(db);
  },
};
