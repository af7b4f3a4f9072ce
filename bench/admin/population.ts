import pg from 'pg';

export interface Size {
  readonly users: number;
  readonly messages: number;
  readonly approvals: number;
  readonly days: number;
}

const MESSAGES_PER_TURN = 4;

/** A year of a company's life: turns of four messages, a few people who write much and many who write little. */
export async function populate(databaseUrl: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('select setseed(0.42)');
    await client.query(
      `insert into users (issuer, subject, email, name, created_at)
       select 'bench', 'bench-' || g, 'person-' || g || '@company-' || g % 50 || '.example', 'Person ' || g,
         now() - random() * make_interval(days => $2::int)
       from generate_series(1, $1::int) g`,
      [size.users, size.days],
    );
    await client.query(
      `create temporary table people as
       select id, row_number() over (order by subject) as n from users where issuer = 'bench'`,
    );
    await client.query('create unique index on people (n)');
    await client.query(
      `create temporary table turn_plan as
       select gen_random_uuid() as turn_id, p.id as user_id, plan.at,
         (array['WEB', 'WHATSAPP', 'SLACK'])[1 + floor(power(random(), 2) * 3)::int] as channel
       from (
         select now() - random() * make_interval(days => $2::int) as at,
           1 + floor(power(random(), 1.5) * $3)::int as n
         from generate_series(1, $1::int)
       ) plan join people p on p.n = plan.n`,
      [size.messages / MESSAGES_PER_TURN, size.days, size.users],
    );
    await client.query(`
      insert into messages (user_id, channel, created_at, turn_id, trace_id, message, prompts, tool_calls)
      select user_id, channel, at + make_interval(secs => step * 2), turn_id, md5(turn_id::text),
        case step
          when 0 then '{"kind":"request","parts":[{"part_kind":"user-prompt","content":"Could you find us half an hour this week, preferably before lunch?"}]}'
          when 1 then '{"kind":"response","parts":[{"part_kind":"tool-call","tool_name":"find_free_times","tool_call_id":"c","args":{"when":"this week before lunch","duration":"30 minutes"}}]}'
          when 2 then '{"kind":"request","parts":[{"part_kind":"tool-return","tool_name":"find_free_times","tool_call_id":"c","content":{"free":["Tuesday 10:00","Wednesday 11:00","Thursday 09:30"]}}]}'
          else '{"kind":"response","parts":[{"part_kind":"text","content":"Tuesday at 10:00, Wednesday at 11:00 or Thursday at 9:30 would work. Which do you prefer?"}]}'
        end, (step = 0)::int, (step = 1)::int
      from turn_plan cross join generate_series(0, ${MESSAGES_PER_TURN - 1}) step order by at, step`);
    await client.query(
      `insert into approval_logs (user_id, tool_call_id, tool_name, tool_args, approved, channel,
         response_time_seconds, created_at, model_context, decided_by)
       select user_id, 'call-' || row_number() over (), (array['create_event', 'update_event', 'delete_event',
           'respond_to_invitation', 'set_reminder'])[1 + floor(random() * 5)::int],
         '{"title": "Weekly planning", "guests": ["guest@example.org"]}', random() < 0.8, channel, random() * 60, at,
         '[{"kind":"request","parts":[{"part_kind":"user-prompt","content":"Please invite the others as well."}]}]',
         'person@company.example'
       from (select * from turn_plan order by random() limit $1) chosen order by at`,
      [size.approvals],
    );
  } finally {
    await client.end();
  }
}

/** Until the product itself has counted everything; then as autovacuum would leave the tables. */
export async function waitUntilCounted(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const began = performance.now();
  try {
    for (;;) {
      const { rows } = await client.query<{ open: boolean }>(`
        select (select watermark from message_roll_up) < (select max(id) from messages)
          or (select watermark from approval_roll_up) < (select max(id) from approval_logs) as open`);
      if (!rows[0]?.open) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = (performance.now() - began) / 1000;
    await client.query('vacuum (analyze)');
    return seconds;
  } finally {
    await client.end();
  }
}
