import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_STANDSTILL_MS = 150_000;

/** Until nothing waits to be answered, done or sent any more. When nothing has moved for a long time: what is left open. */
export async function findUnsettled(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let open: string[] = [];
    let before = '';
    for (let moved = Date.now(); Date.now() - moved < LONGEST_STANDSTILL_MS; await sleep(250)) {
      const { rows } = await client.query<{ open: string[]; done: string }>(`
        select array(
          select 'message ' || id || ' of ' || user_id || ' ' || status from inbox where status in ('waiting', 'taken')
          union all select 'turn ' || id || ' ' || status from turns where status = 'running'
          union all select 'execution ' || tool_call_id || ' ' || status from executions where status = 'started'
          union all select 'outbox ' || id || ' ' || status from outbox where status in ('waiting', 'sending')
        ) as open,
        (select count(*) from outbox where status not in ('waiting', 'sending')) || ' '
          || (select count(*) from inbox where status = 'answered') as done`);
      open = rows[0]?.open ?? [];
      if (open.length === 0) return [];
      if (rows[0]?.done === before) continue;
      before = rows[0]?.done ?? '';
      moved = Date.now();
    }
    return open;
  } finally {
    await client.end();
  }
}
