import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reminders are fired by a sweep over what is due, and each run is kept: the same one cannot be told twice. */
export const reminderRuns: Migration = {
  async up(db) {
    await sql`
      alter table reminders
        -- Put off by its owner; a repeating one keeps its own times besides.
        add column snoozed_until timestamptz,
        -- 'At nine New York time' stays there; otherwise a repeating one moves with its owner's zone.
        add column zone_is_said boolean not null default false,
        -- Of one that comes before events: those it knows of, soonest first.
        add column upcoming jsonb,
        -- When the calendar (or the zone) is to be looked at again.
        add column follow_at timestamptz,
        -- The account is inactive: nothing is told, nothing is forgotten.
        add column held boolean not null default false,
        -- It cannot be told, ever: out of everybody's way until somebody has looked at it.
        add column parked_reason text;
      alter table reminders drop constraint reminders_check;
      alter table reminders add constraint reminders_repeat_somehow check (
        case reminder_type
          when 'one_time' then cron_expression is null
          else cron_expression is not null or relative_to is not null
        end);
      update reminders set reminder_type = 'recurring' where relative_to ->> 'each' = 'true';
      update reminders set follow_at = to_timestamp(0) where is_active and relative_to is not null;
      update reminders r set held = true from users u where u.id = r.user_id and not u.is_active;

      drop index reminders_due;
      create index reminders_due on reminders (next_at) where is_active and not held and next_at is not null;
      create index reminders_to_follow on reminders (follow_at) where is_active and not held and follow_at is not null;
      create index reminders_parked on reminders (id) where is_active and parked_reason is not null;

      create table reminder_runs (
        reminder_id uuid not null references reminders (id) on delete cascade,
        -- Which of its times: the instant, or an event and where it lay.
        occurrence text not null,
        due_at timestamptz not null,
        fired_at timestamptz not null,
        primary key (reminder_id, occurrence)
      );
      create index reminder_runs_by_time on reminder_runs (fired_at);

      -- Whoever changes a person's account or zone need not know that there are reminders.
      create function hold_reminders() returns trigger language plpgsql as $$
      begin
        update reminders set held = not new.is_active where user_id = new.id and held = new.is_active;
        return null;
      end $$;
      create trigger hold_reminders after update of is_active on users for each row
        when (old.is_active <> new.is_active) execute function hold_reminders();

      create function move_reminders() returns trigger language plpgsql as $$
      begin
        update reminders set time_zone = new.time_zone, follow_at = to_timestamp(0)
        where user_id = new.id and is_active and not zone_is_said and reminder_type = 'recurring';
        return null;
      end $$;
      create trigger move_reminders after update of time_zone on users for each row
        when (new.time_zone is not null and old.time_zone is distinct from new.time_zone)
        execute function move_reminders();

      -- Until now each had a job of its own.
      do $$ begin
        if to_regclass('graphile_worker._private_jobs') is not null then
          delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
          where t.id = j.task_id and t.identifier = 'reminder';
        end if;
      end $$;
    `.execute(db);
  },
};
