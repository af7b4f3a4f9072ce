-- Something that a person's day depends on has changed: look at it again at once. It does not matter who
-- changed it (the person, staff, a reset).
create or replace function plan_again()
  returns trigger language plpgsql as $$
begin
  update background_people set look_at = to_timestamp(0) where user_id = coalesce(new.user_id, old.user_id);
  return null;
end $$;

-- A choice about our own messages was made or taken back.
create or replace trigger choice_made after insert or delete on notification_choices for each row
  execute function plan_again();

-- The same, by way of the preference the choice belongs to.
create or replace trigger choice_changed after update of is_active on preferences for each row
  when (old.category = 'notifications' and old.is_active <> new.is_active) execute function plan_again();

-- Working hours may have changed.
create or replace trigger profile_learnt after insert or update or delete on profiles for each row
  execute function plan_again();
