import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the person asked to keep in mind, also as rules that code keeps to. */
export const preferenceRules: Migration = {
  async up(db) {
    await sql`
      -- As they were read when it was remembered: a better grammar later does not change what somebody was told. Empty: a
      -- note that nobody keeps to. Null: kept before there were rules, and read when it is needed.
      alter table preferences add column rules jsonb;

      -- As before (0014), with what rules need. Choices about our own messages are kept to elsewhere.
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
    `.execute(db);
  },
};
