import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** All that a turn has to know before it thinks, together with its beginning: one round trip instead of two. */
export const turnKnowledge: Migration = {
  async up(db) {
    await sql`
      -- The person as the prompt needs them, and the newest lines of the conversation, newest first. Lines are kept
      -- as they are stored: what is no JSON is for the reader to leave out. The index holds a person's lines in order;
      -- where most people have few, the planner would rather collect and sort all of them, and somebody has thousands.
      create function turn_knowledge(whose uuid, asker uuid, sent integer, lines integer)
        returns table (person json, history json) language plpgsql stable set enable_sort = off as $$
      begin
        return query select json_build_object(
            'email', u.email, 'name', u.name, 'time_zone', u.time_zone,
            'character_id', c.id, 'character_name', c.name, 'personality_profile', c.personality_profile,
            'profile_data', p.profile_data,
            'preferences', (
              select json_agg(json_build_object('category', f.category, 'text', f.preference_text) order by f.created_at)
              from preferences f where f.user_id = u.id and f.is_active
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

      -- Read after the lane was taken, in a statement and so a snapshot of its own: what the turn before has said and
      -- changed is in it, however short before it ended.
      create function begin_informed_turn(
        lane_user uuid, process integer, at timestamptz, said_channel text, said_id text, said_text text,
        said_details jsonb, said_by uuid, turn uuid, trace text, prompt text, sent integer, lines integer
      ) returns table (inbox_id bigint, turn_epoch integer, person json, history json) language plpgsql as $$
      begin
        select b.inbox_id, b.turn_epoch into inbox_id, turn_epoch
          from begin_turn(lane_user, process, at, said_channel, said_id, said_text, said_details, said_by, turn, trace,
            prompt) b;
        if not found then return; end if;
        select k.person, k.history into person, history from turn_knowledge(lane_user, said_by, sent, lines) k;
        return next;
      end $$;
    `.execute(db);
  },
};
