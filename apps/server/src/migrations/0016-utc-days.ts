import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A bare date becomes a moment in the session's time zone. On a database that does not think in UTC, what was left of a
 * day after a deletion was looked for in the wrong hours. The function is as before, but for the two casts.
 */
export const utcDays: Migration = {
  async up(db) {
    await sql`
      create or replace function uncount_messages() returns trigger language plpgsql as $$
      declare
        mark bigint;
        lost_conversations bigint;
        lost_users bigint;
      begin
        if not exists (select 1 from gone) then return null; end if;
        select watermark into mark from message_roll_up for update;
        update message_cells c set messages = c.messages - g.messages
          from (select utc_day(created_at) as day, user_id, channel, count(*) as messages
                from gone where id <= mark group by 1, 2, 3) g
          where c.day = g.day and c.user_id = g.user_id and c.channel = g.channel;
        delete from message_cells c
          using (select distinct utc_day(created_at) as day, user_id, channel from gone where id <= mark) g
          where c.day = g.day and c.user_id = g.user_id and c.channel = g.channel and c.messages = 0;
        update message_cells c set first_at = m.first_at, last_at = m.last_at
          from (select distinct utc_day(created_at) as day, user_id, channel from gone where id <= mark) g,
            lateral (select min(created_at) as first_at, max(created_at) as last_at from messages
              where user_id = g.user_id and channel = g.channel and id <= mark
                and created_at >= g.day::timestamp at time zone 'UTC'
                and created_at < (g.day + 1)::timestamp at time zone 'UTC') m
          where c.day = g.day and c.user_id = g.user_id and c.channel = g.channel;
        update message_days d set messages = d.messages - g.messages, prompts = d.prompts - g.prompts,
            tool_calls = d.tool_calls - g.tool_calls, changed = (select version + 1 from message_roll_up)
          from (select utc_day(created_at) as day, channel, count(*) as messages, sum(prompts) as prompts,
                  sum(tool_calls) as tool_calls
                from gone where id <= mark group by 1, 2) g
          where d.day = g.day and d.channel = g.channel;
        update conversation_totals t set messages = t.messages - g.messages,
            first_at = coalesce(c.first_at, t.first_at), last_at = coalesce(c.last_at, t.last_at)
          from (select user_id, channel, count(*) as messages from gone where id <= mark group by 1, 2) g,
            lateral (select min(first_at) as first_at, max(last_at) as last_at from message_cells
              where user_id = g.user_id and channel = g.channel) c
          where t.user_id = g.user_id and t.channel = g.channel;
        with ended as (
          delete from conversation_totals t using (select distinct user_id, channel from gone where id <= mark) g
          where t.user_id = g.user_id and t.channel = g.channel and t.messages = 0 returning 1
        ) select count(*) into lost_conversations from ended;
        update user_totals t set messages = t.messages - g.messages
          from (select user_id, count(*) as messages from gone where id <= mark group by 1) g
          where t.user_id = g.user_id;
        with ended as (
          delete from user_totals t using (select distinct user_id from gone where id <= mark) g
          where t.user_id = g.user_id and t.messages = 0 returning 1
        ) select count(*) into lost_users from ended;
        update message_roll_up set version = version + 1, conversations = conversations - lost_conversations,
          users = users - lost_users;
        return null;
      end $$;
    `.execute(db);
  },
};
