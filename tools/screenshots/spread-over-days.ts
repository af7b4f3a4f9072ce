import pg from 'pg';

/**
 * All of it happened within minutes; charts over days need days. Each person's turns are spread over six of them in their
 * order, and the running product counts everything again.
 */
export async function spreadOverDays(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table message_roll_up, approval_roll_up');
    await client.query(`
      create temporary table back on commit drop as
      select id as turn_id, user_id,
        make_interval(days => ((count(*) over (partition by user_id)
          - row_number() over (partition by user_id order by created_at)) * 6
          / count(*) over (partition by user_id))::int) as days
      from turns`);
    await client.query(`
      update approval_logs l set created_at = l.created_at - b.days
      from approvals a join back b using (turn_id) where a.tool_call_id = l.tool_call_id`);
    await client.query(
      'update messages m set created_at = m.created_at - b.days from back b where b.turn_id = m.turn_id',
    );
    await client.query(`
      update turns t set created_at = t.created_at - b.days, finished_at = t.finished_at - b.days
      from back b where b.turn_id = t.id`);
    await client.query(
      'truncate message_cells, message_days, conversation_totals, user_totals, approval_days, approval_totals',
    );
    await client.query('update message_roll_up set watermark = 0, conversations = 0, users = 0');
    await client.query('update approval_roll_up set watermark = 0');
    await client.query('commit');
    await counted(client);
  } finally {
    await client.end();
  }
}

async function counted(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ open: boolean }>(`
      select (select watermark from message_roll_up) < (select max(id) from messages)
        or (select watermark from approval_roll_up) < (select max(id) from approval_logs) as open`);
    if (!rows[0]?.open) return;
    await client.query('select pg_sleep(1)');
  }
}
