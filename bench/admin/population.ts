import pg from 'pg';
import { createRollUp } from '../../apps/server/src/modules/admin/statistics/roll-up.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';

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
    // What is generated refers to what was generated just before: a million checks of it would take minutes.
    await client.query('set session_replication_role = replica');
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
    const rebuild = await dropIndexes(client, 'messages');
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
    await rebuild();
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

/** Building an index at once is many times quicker than row by row. */
async function dropIndexes(client: pg.Client, table: string): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(i.oid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = $1::regclass and not x.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/** Until everything is counted, as the product's own worker would do it over the next minute; then as autovacuum leaves tables. */
export async function countEverything(databaseUrl: string): Promise<number> {
  const { db, pool, close } = openDatabase(databaseUrl, 2, createLogger('error'));
  const rollUp = createRollUp(db);
  const began = performance.now();
  try {
    for (;;) {
      await rollUp.run();
      const { rows } = await pool.query<{ open: boolean }>(`
        select (select watermark from message_roll_up) < (select max(id) from messages)
          or (select watermark from approval_roll_up) < (select max(id) from approval_logs) as open`);
      if (!rows[0]?.open) break;
    }
  } finally {
    await close();
  }
  const seconds = (performance.now() - began) / 1000;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('vacuum (analyze)').finally(() => client.end());
  return seconds;
}
