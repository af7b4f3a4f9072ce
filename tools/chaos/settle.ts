import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const LONGEST_STANDSTILL_MS = 150_000;

/** Until nothing waits to be answered, done or sent any more; false when nothing has moved for a long time. */
export async function settled(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    let before = '';
    for (let moved = Date.now(); Date.now() - moved < LONGEST_STANDSTILL_MS; await sleep(250)) {
      const { rows } = await client.query<{ open: number; done: string }>(`
        select (select count(*) from inbox where status in ('waiting', 'taken'))::int
          + (select count(*) from turns where status = 'running')::int
          + (select count(*) from executions where status = 'started')::int
          + (select count(*) from outbox where status in ('waiting', 'sending'))::int as open,
          (select count(*) from outbox where status not in ('waiting', 'sending')) || ' '
          || (select count(*) from inbox where status = 'answered') as done`);
      if (rows[0]?.open === 0) return true;
      if (rows[0]?.done === before) continue;
      before = rows[0]?.done ?? '';
      moved = Date.now();
    }
    return false;
  } finally {
    await client.end();
  }
}
