import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { LIVENESS_CLASS } from '../platform/liveness-class.ts';

/** Conversations, the inbox, turns, approvals and the journal of what was done. Every hot table carries user_id. */
export const assistant: Migration = {
  async up(db) {
    await sql`
      -- One row for each message of a conversation, in the shape of Pydantic AI (decisions.md), as JSON text:
      -- the admin screens must also show what cannot be parsed.
      create table messages (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        channel text not null check (channel in ('WEB', 'WHATSAPP', 'SLACK')),
        created_at timestamptz not null,
        turn_id uuid,
        trace_id text,
        -- The staff member whose impersonated turn it belongs to; such rows never reach the user's own channels.
        asked_by uuid references users (id) on delete set null,
        message text not null,
        -- Counted once when written, so that statistics never parse JSON.
        prompts smallint not null default 0,
        tool_calls smallint not null default 0
      );
      create index messages_by_user on messages (user_id, id desc);
      create index messages_by_time on messages (created_at desc, id desc);
      create index messages_by_turn on messages (turn_id) where turn_id is not null;

      -- What people said, before it is answered. The sequence is the order; a job only wakes the user's lane.
      create table inbox (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        channel text not null check (channel in ('WEB', 'WHATSAPP', 'SLACK')),
        provider_id text not null,
        kind text not null default 'message' check (kind in ('message', 'decision')),
        body text not null,
        details jsonb not null default '{}',
        asked_by uuid references users (id) on delete cascade,
        said_at timestamptz not null,
        received_at timestamptz not null,
        epoch integer not null,
        turn_id uuid,
        status text not null default 'waiting' check (status in ('waiting', 'taken', 'answered', 'cancelled')),
        unique (channel, provider_id)
      );
      create index inbox_waiting on inbox (user_id, said_at, id) where status = 'waiting';
      create index inbox_stuck on inbox (received_at) where status = 'waiting';
      create index inbox_by_turn on inbox (turn_id) where turn_id is not null;

      -- Processes that are alive: each holds a session lock on its number (platform/liveness).
      create table processes (
        number integer primary key,
        worker_pool text,
        started_at timestamptz not null default now()
      );
      create sequence process_numbers as integer cycle;

      -- One user's work is done by one process at a time.
      create table lanes (
        user_id uuid primary key references users (id) on delete cascade,
        holder integer,
        taken_at timestamptz
      );
      create index lanes_held on lanes (holder) where holder is not null;

      -- A process lives for as long as its session holds the advisory lock on its number.
      create function process_alive(process integer) returns boolean language sql stable as $$
        select exists (
          select 1 from pg_locks
          where locktype = 'advisory' and classid = ${sql.lit(LIVENESS_CLASS)}::oid and objid = process::oid and granted
            and database = (select oid from pg_database where datname = current_database())
        )
      $$;

      -- True when the lane is now the caller's: it was free, or its holder is dead.
      create function take_lane(lane_user uuid, process integer, at timestamptz) returns boolean language sql as $$
        insert into lanes as l (user_id, holder, taken_at) values (lane_user, process, at)
        on conflict (user_id) do update set holder = process, taken_at = at
          where l.holder is null or (l.holder <> process and not process_alive(l.holder))
        returning true
      $$;

      -- False when more is waiting: the holder goes on. The update waits for a rival's, so no wake-up is lost.
      create function leave_lane(lane_user uuid, process integer) returns boolean language sql as $$
        update lanes set holder = null, taken_at = null
        where user_id = lane_user and holder = process
          and not exists (select 1 from inbox where user_id = lane_user and status = 'waiting')
        returning true
      $$;

      create table turns (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        channel text not null,
        asked_by uuid references users (id) on delete cascade,
        status text not null default 'running' check (status in ('running', 'done', 'cancelled')),
        attempts integer not null default 1,
        epoch integer not null,
        outcome jsonb,
        trace_id text,
        created_at timestamptz not null,
        finished_at timestamptz
      );
      create index turns_running on turns (user_id) where status = 'running';

      create table approvals (
        tool_call_id text primary key,
        user_id uuid not null references users (id) on delete cascade,
        asked_by uuid references users (id) on delete cascade,
        turn_id uuid not null,
        channel text not null,
        tool_name text not null,
        -- What the model asked for, and what it was resolved to: the latter is shown, stored and executed.
        model_args jsonb not null,
        args jsonb not null,
        formatted_args text not null,
        conflicts jsonb not null default '[]',
        reason text not null default '',
        model_context text,
        status text not null default 'pending'
          check (status in ('pending', 'approved', 'denied', 'expired', 'superseded')),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid,
        decided_channel text,
        -- The turn that carries the decision out, and through it the stored answer.
        decision_turn_id uuid,
        trace_id text
      );
      create index approvals_pending on approvals (user_id, created_at) where status = 'pending';
      create index approvals_expiring on approvals (expires_at) where status = 'pending';
      create index approvals_by_turn on approvals (turn_id);

      create table approval_logs (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        tool_call_id text not null,
        tool_name text not null,
        tool_args jsonb not null,
        approved boolean not null,
        channel text not null,
        response_time_seconds double precision,
        created_at timestamptz not null,
        model_context text,
        decided_by text,
        trace_id text
      );
      create index approval_logs_by_time on approval_logs (created_at desc, id desc);
      create index approval_logs_by_user on approval_logs (user_id, id desc);

      -- The journal: what was done, exactly once for a tool call, and how to undo it.
      create table executions (
        tool_call_id text primary key,
        user_id uuid not null references users (id) on delete cascade,
        turn_id uuid not null,
        tool_name text not null,
        args jsonb not null,
        status text not null default 'started' check (status in ('started', 'done', 'failed')),
        before_image jsonb,
        after_image jsonb,
        result jsonb,
        undone_by text,
        created_at timestamptz not null,
        finished_at timestamptz
      );
      create index executions_by_user on executions (user_id, created_at desc);
    `.execute(db);
  },
};
