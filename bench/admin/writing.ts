import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertMessage } from '../../apps/server/src/modules/conversations/index.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { median, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';

const WRITES = 500;
/** More than there are pages with a gap for one. */
const FILLING = 60_000;

/** A message written as the product writes it, with a million already there, against an insert into a bare table. */
export async function writingCost(databaseUrl: string): Promise<BenchRow> {
  const { db, pool, close } = openDatabase(databaseUrl, 2, createLogger('silent'));
  try {
    await pool.query(`create table bench_bare (
      id bigint generated always as identity primary key, user_id uuid not null, channel text not null,
      created_at timestamptz not null, turn_id uuid, asked_by uuid, trace_id text, message text not null,
      prompts smallint not null, tool_calls smallint not null)`);
    const { rows } = await pool.query<{ id: string }>('select id from users limit 1');
    const userId = rows[0]?.id ?? '';
    const message = {
      kind: 'request' as const,
      parts: [
        { part_kind: 'user-prompt' as const, content: 'a message of a usual length, as people write them' },
      ],
    };
    const text = JSON.stringify(message);
    // A vacuum reveals the gaps in old pages, and the next short messages go there, each with an image of its page in
    // the log. Here one vacuum revealed a whole year's at once; in real life they are filled as they come, one write
    // in a hundred. So they are filled before anything is measured.
    await pool.query(
      `insert into messages (user_id, channel, turn_id, created_at, message, prompts, tool_calls)
       select $1, 'WEB', gen_random_uuid(), now(), $2, 1, 0 from generate_series(1, $3::int)`,
      [userId, text, FILLING],
    );
    const [ours, floor]: [number[], number[]] = [[], []];
    for (let write = -20; write < WRITES; write += 1) {
      const at = new Date();
      const began = performance.now();
      await sql`insert into bench_bare
          (user_id, channel, turn_id, asked_by, trace_id, created_at, message, prompts, tool_calls)
        select ${userId}::uuid, ${'WEB'}, ${randomUUID()}::uuid, ${null}::uuid, ${null}, ${at}::timestamptz, ${text},
          ${1}::integer, ${0}::integer`.execute(db);
      const between = performance.now();
      await insertMessage({
        userId,
        channel: 'WEB',
        turnId: randomUUID(),
        askedBy: null,
        traceId: null,
        at,
        message,
      }).execute(db);
      if (write < 0) continue;
      floor.push(between - began);
      ours.push(performance.now() - between);
    }
    const [value, base] = [median(ours), median(floor)];
    return {
      name: 'writing a message',
      value: rounded(value),
      unit: 'ms',
      floor: rounded(base),
      ratio: rounded(base / value),
      target: '≤ 1.3 times a bare insert',
      ok: value <= base * 1.3,
      note: 'floor: the same row into a table with nothing but its key; both committed to disk one by one',
    };
  } finally {
    await close();
  }
}
