-- An inactive account is not reminded, and nothing is forgotten. Code that switches accounts on and off does
-- not need to know about reminders.
create or replace function hold_reminders()
  returns trigger language plpgsql as $$
begin
  update reminders set held = not new.is_active where user_id = new.id and held = new.is_active;
  return null;
end $$;

create or replace trigger hold_reminders after update of is_active on users for each row
  when (old.is_active <> new.is_active) execute function hold_reminders();
