import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Read models of the admin console. Messages and decisions are counted once, in the background, up to a watermark
 * (an id below which nothing can appear any more); what lies above it is counted when somebody looks
 * (docs/adr/0009-counting-messages.md). Writing a message costs nothing for it.
 */
export const admin: Migration = {
  async up(db) {
    await sql`
      -- Answers 'how many in this part of a day' without reading the messages themselves.
      drop index messages_by_time;
      create index messages_by_time on messages (created_at desc, id desc)
        include (user_id, channel, prompts, tool_calls);
      create index messages_of_user on messages (user_id, created_at desc, id desc) include (channel);
      -- Nobody looks messages up by their turn, and an index of random ids is the dearest to write.
      drop index messages_by_turn;
      drop index approval_logs_by_time;
      create index approval_logs_by_time on approval_logs (created_at desc, id desc)
        include (user_id, tool_name, approved, channel);
      drop index approval_logs_by_user;
      create index approval_logs_of_user on approval_logs (user_id, created_at desc, id desc);

      -- An account is deleted, exported and reset by its id; without these each would read whole tables.
      create index inbox_by_user on inbox (user_id);
      create index turns_by_user on turns (user_id);
      create index approvals_by_user on approvals (user_id);
      create index messages_asked_by on messages (asked_by) where asked_by is not null;
      create index inbox_asked_by on inbox (asked_by) where asked_by is not null;
      create index turns_asked_by on turns (asked_by) where asked_by is not null;
      create index approvals_asked_by on approvals (asked_by) where asked_by is not null;
      create index staff_access_by_staff on staff_access (staff_user_id) where staff_user_id is not null;

      -- Work of an epoch below this one was cancelled: a turn that still runs may write nothing more.
      alter table lanes add column live_epoch integer not null default 0;

      -- A message is in the tables below exactly when its id is at most the watermark.
      create table message_roll_up (
        only_row boolean primary key default true check (only_row),
        watermark bigint not null default 0,
        -- Raised by every change, and left on the days that changed.
        version bigint not null default 0,
        conversations bigint not null default 0,
        users bigint not null default 0
      );
      insert into message_roll_up default values;

      create table message_cells (
        day date not null,
        user_id uuid not null,
        channel text not null,
        messages integer not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (day, user_id, channel) include (messages)
      );
      create index message_cells_of_user on message_cells (user_id, channel);
      create table message_days (
        day date not null,
        channel text not null,
        messages bigint not null,
        prompts bigint not null,
        tool_calls bigint not null,
        changed bigint not null,
        primary key (day, channel)
      );
      create table conversation_totals (
        user_id uuid not null,
        channel text not null,
        messages bigint not null,
        first_at timestamptz not null,
        last_at timestamptz not null,
        primary key (user_id, channel)
      );
      create index conversation_totals_by_time on conversation_totals (last_at desc, user_id, channel);
      create table user_totals (user_id uuid primary key, messages bigint not null);
      create index user_totals_by_messages on user_totals (messages desc, user_id);

      create function utc_day(at timestamptz) returns date language sql immutable as $$
        select (at at time zone 'UTC')::date
      $$;

      -- Counts the messages up to an id that the caller knows to be settled, at most so many at a time; answers the
      -- new watermark. One transaction: whoever reads sees all of it or nothing.
      create function roll_up_messages(settled bigint, most bigint) returns bigint language plpgsql as $$
      declare
        since bigint;
        until bigint;
      begin
        select watermark into since from message_roll_up for update skip locked;
        if since is null or settled <= since then return since; end if;
        until := least(settled, since + most);
        with fresh as materialized (
          select utc_day(created_at) as day, user_id, channel, count(*) as messages, sum(prompts) as prompts,
            sum(tool_calls) as tool_calls, min(created_at) as first_at, max(created_at) as last_at
          from messages where id > since and id <= until group by 1, 2, 3
        ), cells as (
          insert into message_cells as c (day, user_id, channel, messages, first_at, last_at)
          select day, user_id, channel, messages, first_at, last_at from fresh
          on conflict (day, user_id, channel) do update set messages = c.messages + excluded.messages,
            first_at = least(c.first_at, excluded.first_at), last_at = greatest(c.last_at, excluded.last_at)
        ), days as (
          insert into message_days as d (day, channel, messages, prompts, tool_calls, changed)
          select day, channel, sum(messages), sum(prompts), sum(tool_calls), (select version + 1 from message_roll_up)
          from fresh group by 1, 2
          on conflict (day, channel) do update set messages = d.messages + excluded.messages,
            prompts = d.prompts + excluded.prompts, tool_calls = d.tool_calls + excluded.tool_calls,
            changed = excluded.changed
        ), conversations as (
          insert into conversation_totals as t (user_id, channel, messages, first_at, last_at)
          select user_id, channel, sum(messages), min(first_at), max(last_at) from fresh group by 1, 2
          on conflict (user_id, channel) do update set messages = t.messages + excluded.messages,
            first_at = least(t.first_at, excluded.first_at), last_at = greatest(t.last_at, excluded.last_at)
          -- A row that was not there before has never been updated.
          returning xmax = 0 as is_new
        ), people as (
          insert into user_totals as t (user_id, messages)
          select user_id, sum(messages) from fresh group by 1
          on conflict (user_id) do update set messages = t.messages + excluded.messages
          returning xmax = 0 as is_new
        )
        update message_roll_up set watermark = until, version = version + 1,
          conversations = conversations + (select count(*) from conversations where is_new),
          users = users + (select count(*) from people where is_new);
        return until;
      end $$;

      -- Whoever deletes messages, and for whatever reason, the figures follow in the same transaction.
      create function uncount_messages() returns trigger language plpgsql as $$
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
                and created_at >= g.day at time zone 'UTC' and created_at < (g.day + 1) at time zone 'UTC') m
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
      create trigger uncount_messages after delete on messages referencing old table as gone
        for each statement execute function uncount_messages();

      -- The same for decisions: by day, and by what they were about.
      create table approval_roll_up (
        only_row boolean primary key default true check (only_row),
        watermark bigint not null default 0
      );
      insert into approval_roll_up default values;
      create table approval_days (
        day date primary key,
        approved bigint not null,
        denied bigint not null
      );
      create table approval_totals (
        tool_name text not null,
        channel text not null,
        approved boolean not null,
        requests bigint not null,
        primary key (tool_name, channel, approved)
      );

      create function roll_up_approvals(settled bigint, most bigint) returns bigint language plpgsql as $$
      declare
        since bigint;
        until bigint;
      begin
        select watermark into since from approval_roll_up for update skip locked;
        if since is null or settled <= since then return since; end if;
        until := least(settled, since + most);
        with fresh as materialized (
          select utc_day(created_at) as day, tool_name, channel, approved, count(*) as requests
          from approval_logs where id > since and id <= until group by 1, 2, 3, 4
        ), days as (
          insert into approval_days as d (day, approved, denied)
          select day, coalesce(sum(requests) filter (where approved), 0), coalesce(sum(requests) filter (where not approved), 0)
          from fresh group by 1
          on conflict (day) do update set approved = d.approved + excluded.approved, denied = d.denied + excluded.denied
        ), totals as (
          insert into approval_totals as t (tool_name, channel, approved, requests)
          select tool_name, channel, approved, sum(requests) from fresh group by 1, 2, 3
          on conflict (tool_name, channel, approved) do update set requests = t.requests + excluded.requests
        )
        update approval_roll_up set watermark = until;
        return until;
      end $$;

      create function uncount_approvals() returns trigger language plpgsql as $$
      declare mark bigint;
      begin
        if not exists (select 1 from gone) then return null; end if;
        select watermark into mark from approval_roll_up for update;
        update approval_days d set approved = d.approved - g.approved, denied = d.denied - g.denied
          from (select utc_day(created_at) as day, count(*) filter (where approved) as approved,
                  count(*) filter (where not approved) as denied
                from gone where id <= mark group by 1) g
          where d.day = g.day;
        delete from approval_days where approved = 0 and denied = 0;
        update approval_totals t set requests = t.requests - g.requests
          from (select tool_name, channel, approved, count(*) as requests
                from gone where id <= mark group by 1, 2, 3) g
          where t.tool_name = g.tool_name and t.channel = g.channel and t.approved = g.approved;
        delete from approval_totals where requests = 0;
        return null;
      end $$;
      create trigger uncount_approvals after delete on approval_logs referencing old table as gone
        for each statement execute function uncount_approvals();
    `.execute(db);
    await searchBySubstring(db);
  },
};

/** Somebody else's server may refuse the extension: then a search reads the users one by one, as right, only slower. */
async function searchBySubstring(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index users_email_trigrams on users using gin (lower(email) gin_trgm_ops);
      create index users_name_trigrams on users using gin (lower(name) gin_trgm_ops);
    exception when others then
      raise notice 'searching without trigrams: %', sqlerrm;
    end $$
  `.execute(db);
}
