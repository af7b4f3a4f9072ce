import type pg from 'pg';

const MESSAGES_PER_TURN = 4;

/** So many messages of one person over a hundred days, with the turns and the inbox rows that they come from. */
export async function insertHistory(client: pg.ClientBase, userId: string, messages: number): Promise<void> {
  await client.query(
    `with spoken as (
       insert into turns (id, user_id, channel, status, epoch, outcome, created_at, finished_at)
       select gen_random_uuid(), $1, 'WEB', 'done', 0, '{"message": "Tuesday at 10:00 would work."}', at, at
       from generate_series(1, $2::int) n cross join lateral (
         select now() - interval '1 hour' - n * (interval '100 days' / $2::int)) as moment (at)
       returning id, user_id, created_at
     ), heard as (
       insert into inbox (user_id, channel, provider_id, body, said_at, received_at, epoch, turn_id, status)
       select user_id, 'WEB', id::text, 'Could you find us half an hour?', created_at, created_at, 0, id, 'answered'
       from spoken
     )
     insert into messages (user_id, channel, created_at, turn_id, message, prompts, tool_calls)
     select user_id, 'WEB', created_at + step * interval '1 second', id,
       '{"kind":"response","parts":[{"part_kind":"text","content":"Tuesday at 10:00, Wednesday at 11:00 or Thursday at 9:30 would work."}]}',
       (step = 0)::int, 0
     from spoken cross join generate_series(0, ${MESSAGES_PER_TURN - 1}) step order by created_at, step`,
    [userId, messages / MESSAGES_PER_TURN],
  );
}
