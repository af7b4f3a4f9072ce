-- The person as the prompt needs them, and the newest lines of the conversation, newest first. Lines come
-- back as stored; the reader drops what is not JSON. Sorting is off because the index already has a person's
-- lines in order: where most people have few lines, the planner would collect and sort all of them, and
-- somebody has thousands.
create or replace function turn_knowledge(whose uuid, asker uuid, sent integer, lines integer)
  returns table (person json, history json) language plpgsql stable set enable_sort = off as $$
begin
  return query select json_build_object(
      'email', u.email, 'name', u.name, 'time_zone', u.time_zone,
      'character_id', c.id, 'character_name', c.name, 'personality_profile', c.personality_profile,
      'profile_data', p.profile_data,
      'preferences', (
        select json_agg(json_build_object(
          'id', f.id, 'category', f.category, 'text', f.preference_text, 'quote', f.source_quote,
          'rules', coalesce(f.rules, case when n.preference_id is not null then '[]'::jsonb end)
        ) order by f.created_at, f.id)
        from preferences f left join notification_choices n on n.preference_id = f.id
        where f.user_id = u.id and f.is_active
      ),
      'has_pending', exists (select 1 from approvals a where a.user_id = u.id and a.status = 'pending'),
      'sent_reminders', (
        select json_agg(recent) from (
          select r.id, r.reminder_text as text, r.last_triggered_at as at from reminders r
          where r.user_id = u.id and r.last_triggered_at is not null
          order by r.last_triggered_at desc limit sent
        ) as recent
      )
    ),
    (
      select json_agg(json_build_array(m.turn_id, m.message) order by m.id desc) from (
        select l.id, l.turn_id, l.message from messages l
        where l.user_id = whose and l.asked_by is not distinct from asker
        order by l.id desc limit lines
      ) as m
    )
  from users u
    left join characters c on c.id = u.selected_character_id
    left join profiles p on p.user_id = u.id
  where u.id = whose;
end $$;
