import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** WhatsApp and Slack: who is linked, what was asked to connect, and what is on its way to people. */
export const channels: Migration = {
  async up(db) {
    await sql`
      -- Keyed on the business-scoped user id: since 2026 the phone may be hidden (integrations/whatsapp.md).
      create table whatsapp_links (
        user_id uuid primary key references users (id) on delete cascade,
        whatsapp_user_id text not null unique,
        phone text,
        connected_at timestamptz not null,
        -- Free text may be sent within 24 hours of it; our own messages do not extend that.
        last_inbound_at timestamptz not null,
        -- A bucket for the pair rate: what may still be sent, and when that was true.
        tokens double precision not null,
        tokens_at timestamptz not null
      );

      -- Only a user's newest code is valid.
      create table whatsapp_codes (
        user_id uuid primary key references users (id) on delete cascade,
        code_hash bytea not null unique,
        expires_at timestamptz not null
      );

      create table slack_installations (
        team_id text primary key,
        team_name text not null,
        bot_user_id text not null,
        bot_token text not null,
        scopes text not null,
        installed_at timestamptz not null,
        -- Set when Slack says that the token no longer works; cleared by the next connect.
        dead_since timestamptz,
        dead_reason text
      );
      create table slack_links (
        user_id uuid primary key references users (id) on delete cascade,
        team_id text not null references slack_installations (team_id) on delete cascade,
        slack_user_id text not null,
        -- The direct conversation, known after the first message in it.
        conversation_id text,
        connected_at timestamptz not null,
        unique (team_id, slack_user_id)
      );
      create table slack_oauth_states (
        state_hash bytea primary key,
        user_id uuid not null references users (id) on delete cascade,
        browser_hash bytea not null,
        expires_at timestamptz not null
      );

      -- Limits by the hour: the times at which something was done, newest last.
      create table channel_quotas (
        key text primary key,
        times timestamptz[] not null
      );
      create function take_quota(wanted text, most integer, at timestamptz, span interval) returns boolean language plpgsql as $$
      declare recent timestamptz[];
      begin
        insert into channel_quotas (key, times) values (wanted, '{}') on conflict (key) do nothing;
        select times into recent from channel_quotas where key = wanted for update;
        select coalesce(array_agg(t order by t), '{}') into recent from unnest(recent) as t where t > at - span;
        if cardinality(recent) >= most then return false; end if;
        update channel_quotas set times = recent || at where key = wanted;
        return true;
      end $$;

      -- What was handled without the inbox (codes, presses, STOP): a redelivery must not be handled again.
      create table channel_events (
        channel text not null,
        provider_id text not null,
        seen_at timestamptz not null,
        primary key (channel, provider_id)
      );
      create index channel_events_by_time on channel_events (seen_at);

      -- Strangers are told once how to connect.
      create table unknown_senders (
        channel text not null,
        sender text not null,
        told_at timestamptz not null,
        primary key (channel, sender)
      );

      -- What people are told, in order within a lane (a person on a channel).
      create table outbox (
        id bigint generated always as identity primary key,
        -- Travels with the message and comes back in receipts, to recognise what was sent when the answer got lost.
        reference uuid not null default gen_random_uuid() unique,
        lane text not null,
        user_id uuid references users (id) on delete cascade,
        channel text not null check (channel in ('WHATSAPP', 'SLACK')),
        kind text not null check (kind in ('reply', 'card', 'settlement', 'reminder', 'notice')),
        dedupe_key text not null unique,
        payload jsonb not null,
        tool_call_id text,
        status text not null default 'waiting'
          check (status in ('waiting', 'sending', 'sent', 'delivered', 'read', 'failed', 'skipped')),
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        provider_id text,
        conversation_id text,
        -- The provider refused free text: the template goes instead.
        as_template boolean not null default false,
        error text,
        -- Where it went instead, when it could not be delivered here.
        moved_to text,
        created_at timestamptz not null,
        sent_at timestamptz,
        delivered_at timestamptz,
        read_at timestamptz,
        failed_at timestamptz
      );
      create index outbox_open on outbox (lane, id) where status in ('waiting', 'sending');
      create index outbox_by_provider on outbox (provider_id) where provider_id is not null;
      create index outbox_cards on outbox (tool_call_id) where kind = 'card';
      create index outbox_unproven on outbox (sent_at) where kind = 'reminder' and status = 'sent' and moved_to is null;
      create index outbox_by_user on outbox (user_id, id desc);

      -- A card settles on every channel, whoever settled it and wherever: decided, expired, replaced, reset.
      create function settle_cards() returns trigger language plpgsql as $$
      declare
        waking text;
        settled_at timestamptz := coalesce(new.decided_at, now());
      begin
        for waking in
          with settlements as (
            insert into outbox (lane, user_id, channel, kind, dedupe_key, payload, tool_call_id, next_attempt_at, created_at)
            select lane, user_id, channel, 'settlement', 'settle:' || channel || ':' || tool_call_id,
              jsonb_build_object('type', 'settlement', 'card', id), tool_call_id, settled_at, settled_at
            from outbox where kind = 'card' and tool_call_id = new.tool_call_id
            on conflict (dedupe_key) do nothing
            returning lane
          ) select distinct lane from settlements
        loop
          perform graphile_worker.add_job('outbox', json_build_object('lane', waking), job_key => 'outbox:' || waking);
        end loop;
        return null;
      end $$;
      create trigger settle_cards after update of status on approvals for each row
        when (old.status = 'pending' and new.status <> 'pending') execute function settle_cards();

      -- A voice message waits in its place of the inbox until it has been turned into words.
      alter table inbox drop constraint inbox_kind_check;
      alter table inbox add constraint inbox_kind_check check (kind in ('message', 'decision', 'voice'));
    `.execute(db);
  },
};
