import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the assistant says by itself: when to look, what is due, what was said, and who is told of changes. */
export const background: Migration = {
  async up(db) {
    await sql`
      -- What a person said about such messages. Each choice belongs to a preference: seen, exported, removed and
      -- reset with it.
      create table notification_choices (
        preference_id uuid primary key references preferences (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        topic text not null,
        choice jsonb not null
      );
      create index notification_choices_by_user on notification_choices (user_id, topic);

      -- Everybody who can be written to, with the time of the next look at their calendar.
      create table background_people (
        user_id uuid primary key references users (id) on delete cascade,
        -- Moved ahead while somebody looks: a lease that ends by itself.
        look_at timestamptz not null,
        failures integer not null default 0,
        sync_token text,
        synced_at timestamptz,
        -- When the coming day was last read as a whole.
        planned_at timestamptz,
        -- Not before this is a push channel asked for.
        watch_at timestamptz
      );
      create index background_people_due on background_people (look_at);

      -- What may be said: once for each person, kind and occasion, whoever works on it and however often.
      create table background_occasions (
        id bigint generated always as identity unique,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('briefing', 'nudge', 'collision', 'evening')),
        -- A date, an instant, or an event with its time.
        occasion text not null,
        due_at timestamptz not null,
        -- Afterwards it is not worth saying any more.
        until_at timestamptz not null,
        try_at timestamptz not null,
        -- 'told', or why nothing was said; null while it waits.
        outcome text,
        settled_at timestamptz,
        -- The person's own date when it was said: the cap counts by it.
        local_day date,
        primary key (user_id, kind, occasion)
      );
      create index background_occasions_due on background_occasions (try_at) where outcome is null;
      create index background_occasions_told on background_occasions (user_id, local_day) where outcome = 'told';
      create index background_occasions_settled on background_occasions (settled_at) where outcome is not null;

      -- Push channels. Stored before they are asked for: the first message may come before the answer.
      create table calendar_channels (
        id text primary key,
        user_id uuid not null references users (id) on delete cascade,
        token_hash bytea not null,
        resource_id text,
        expires_at timestamptz not null,
        last_message bigint not null default 0,
        opened_at timestamptz not null
      );
      create index calendar_channels_by_user on calendar_channels (user_id, expires_at);

      -- Whoever takes a choice away (its owner, staff, a reset): the plan follows at once.
      create function plan_again() returns trigger language plpgsql as $$
      begin
        update background_people set look_at = to_timestamp(0) where user_id = coalesce(new.user_id, old.user_id);
        return null;
      end $$;
      create trigger choice_made after insert or delete on notification_choices for each row execute function plan_again();
      create trigger choice_changed after update of is_active on preferences for each row
        when (old.category = 'notifications' and old.is_active <> new.is_active) execute function plan_again();
      -- Other working hours were learnt.
      create trigger profile_learnt after insert or update or delete on profiles for each row execute function plan_again();
    `.execute(db);
  },
};
