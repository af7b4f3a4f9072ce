import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The two ends of a turn, each in one round trip and one commit. */
export const turnsAtOnce: Migration = {
  async up(db) {
    await sql`
      -- What is said while nothing else is under way becomes a turn at once; no row when something is, and then it
      -- takes its place in the inbox. The lane's row is locked from its taking on: nobody begins in between.
      create function begin_turn(
        lane_user uuid, process integer, at timestamptz, said_channel text, said_id text, said_text text,
        said_details jsonb, said_by uuid, turn uuid, trace text, prompt text
      ) returns table (inbox_id bigint, turn_epoch integer) language plpgsql as $$
      begin
        select work_epoch into turn_epoch from users where id = lane_user and is_active;
        if not found then return; end if;
        insert into lanes as l (user_id, holder, taken_at, live_epoch) values (lane_user, process, at, turn_epoch)
          on conflict (user_id) do update set holder = process, taken_at = at
            where l.holder is null and l.live_epoch <= excluded.live_epoch;
        if not found then return; end if;
        if exists (select 1 from inbox i where i.user_id = lane_user and i.status = 'waiting')
          or exists (select 1 from turns t where t.user_id = lane_user and t.status = 'running')
          or exists (select 1 from approvals a where a.user_id = lane_user and a.status = 'pending')
        then
          update lanes set holder = null, taken_at = null where user_id = lane_user;
          return;
        end if;
        insert into inbox (user_id, channel, provider_id, kind, body, details, asked_by, said_at, received_at, epoch,
            turn_id, status)
          values (lane_user, said_channel, said_id, 'message', said_text, said_details, said_by, at, at, turn_epoch,
            turn, 'taken')
          returning id into inbox_id;
        insert into turns (id, user_id, channel, asked_by, epoch, trace_id, created_at)
          values (turn, lane_user, said_channel, said_by, turn_epoch, trace, at);
        insert into messages (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
          values (lane_user, said_channel, turn, said_by, trace, at, prompt, 1, 0);
        return next;
      end $$;

      -- 'lost', 'cancelled', 'more' (the lane is kept, something waits) or 'left'. What waits is looked for after the
      -- lane's row is locked: whoever stores something later finds the lane free.
      create function finish_turn(
        turn uuid, lane_user uuid, process integer, turn_epoch integer, at timestamptz, told jsonb, trace text,
        said jsonb, elsewhere text
      ) returns text language plpgsql as $$
      declare live integer;
      begin
        select live_epoch into live from lanes where user_id = lane_user and holder = process for update;
        if not found then return 'lost'; end if;
        if turn_epoch < live then return 'cancelled'; end if;
        insert into messages (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
          select r.user_id, r.channel, r.turn_id, r.asked_by, r.trace_id, r.created_at, r.message, r.prompts, r.tool_calls
          from jsonb_array_elements(said) with ordinality as e (line, place)
            cross join lateral jsonb_populate_record(null::messages, e.line) as r
          order by e.place;
        update turns set status = 'done', outcome = told, finished_at = at, trace_id = coalesce(trace, trace_id)
          where id = turn;
        update inbox set status = 'answered' where turn_id = turn and status = 'taken';
        if elsewhere <> '' then perform pg_notify('turn_finished', elsewhere); end if;
        if exists (select 1 from inbox i where i.user_id = lane_user and i.status = 'waiting') then
          return 'more';
        end if;
        update lanes set holder = null, taken_at = null where user_id = lane_user;
        return 'left';
      end $$;

      -- Locked first, looked for afterwards, as above.
      create or replace function leave_lane(lane_user uuid, process integer) returns boolean language plpgsql as $$
      begin
        perform 1 from lanes where user_id = lane_user and holder = process for update;
        if not found then return false; end if;
        if exists (select 1 from inbox where user_id = lane_user and status = 'waiting') then return false; end if;
        -- Who holds a lane needs no survival of a crash of the database: every holder dies with it.
        perform set_config('synchronous_commit', 'off', true);
        update lanes set holder = null, taken_at = null where user_id = lane_user;
        return true;
      end $$;

      create function enter_lane(lane_user uuid, process integer, at timestamptz) returns text language plpgsql as $$
      begin
        perform set_config('synchronous_commit', 'off', true);
        if not coalesce(take_lane(lane_user, process, at), false) then return 'taken'; end if;
        return case when exists (select 1 from turns t where t.user_id = lane_user and t.status = 'running')
          then 'interrupted' else 'free' end;
      end $$;
    `.execute(db);
  },
};
