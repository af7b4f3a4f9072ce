-- A repeating reminder moves with its owner's time zone unless the zone was part of what was asked. Code that
-- changes zones does not need to know about reminders.
create or replace function move_reminders()
  returns trigger language plpgsql as $$
begin
  update reminders set time_zone = new.time_zone, follow_at = to_timestamp(0)
  where user_id = new.id and is_active and not zone_is_said and reminder_type = 'recurring';
  return null;
end $$;

create or replace trigger move_reminders after update of time_zone on users for each row
  when (new.time_zone is not null and old.time_zone is distinct from new.time_zone)
  execute function move_reminders();
