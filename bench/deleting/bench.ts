import pg from 'pg';
import { deleteWhatIsOld } from '../../apps/server/src/modules/operations/nightly/retention.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { type Stack, startStack } from '../../tools/lib/stack.ts';
import { countEverything, populate } from '../admin/population.ts';
import { rounded } from '../figures.ts';
import { signInByHttp } from '../ground/sign-in.ts';
import type { BenchRow } from '../row.ts';
import { gatherBystanders } from './bystanders.ts';
import { deletingCost, LIMIT_MS } from './counting.ts';
import { giveHistory } from './history.ts';

const SIZE = { users: 4000, messages: 500_000, approvals: 5000, days: 365 };
const MUCH = 100_000;
const SIZES = [10_000, MUCH];
const MOST_BYSTANDER_MS = 200;

/** What goes in great numbers, of one person and of many, and what others notice of it. */
export async function benchDeleting(): Promise<BenchRow[]> {
  const stack = await startStack({ LOGFIRE_WRITE_TOKEN: '', DATABASE_POOL: '10' }, 'bench');
  const client = new pg.Client({ connectionString: stack.databaseUrl, statement_timeout: LIMIT_MS });
  try {
    await populate(stack.databaseUrl, SIZE);
    await client.connect();
    return [...(await costs(stack, client)), ...(await fourWays(stack, client))];
  } finally {
    await client.end();
    await stack.stop();
  }
}

async function costs(stack: Stack, client: pg.Client): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) {
    const userId = await userIdOf(stack, await signInByHttp(stack.baseUrl, `writer-${size}@example.org`));
    await giveHistory(client, userId, size);
    await countEverything(stack.databaseUrl);
    rows.push(await deletingCost(client, 'one person', `user_id = '${userId}'`, size, rows.at(-2)));
    const { rows: found } = await client.query<{ last: number }>(
      'select max(id)::int as last from (select id from messages order by id limit $1) oldest',
      [size],
    );
    rows.push(await deletingCost(client, 'many people', `id <= ${found[0]?.last ?? 0}`, size, rows.at(-2)));
  }
  return rows;
}

/** Clear History, Reset User, the end of an account and the nightly retention. */
async function fourWays(stack: Stack, client: pg.Client): Promise<BenchRow[]> {
  const { baseUrl, databaseUrl } = stack;
  const staff = await signInByHttp(baseUrl, 'staff.one@catch.example');
  const bystanders = await gatherBystanders(baseUrl);
  const quiet = await bystanders.during(async () => undefined);
  const rows: BenchRow[] = [];
  const measure = async (way: string, work: () => Promise<void>) => {
    let took = 0;
    const { p99, answers } = await bystanders.during(async () => {
      const began = performance.now();
      await work();
      took = performance.now() - began;
    });
    rows.push({
      name: `others' chat p99 beside ${way}`,
      value: rounded(p99),
      unit: 'ms',
      floor: rounded(quiet.p99),
      ratio: rounded(quiet.p99 / p99),
      target: `< ${MOST_BYSTANDER_MS} ms`,
      ok: p99 < MOST_BYSTANDER_MS,
      note: `${answers} answers; 100,000 messages went in ${rounded(took / 1000)} s`,
    });
  };
  const withHistory = async (name: string) => {
    const token = await signInByHttp(baseUrl, `${name}@example.org`);
    const userId = await userIdOf(stack, token);
    await giveHistory(client, userId, MUCH);
    await countEverything(databaseUrl);
    return { token, userId };
  };
  for (const [way, action] of [
    ['Clear History', 'clear-history'],
    ['Reset User', 'reset'],
  ] as const) {
    const { userId } = await withHistory(action);
    await measure(way, () => call(stack, staff, 'POST', `/api/v1/admin/users/${userId}/${action}`));
  }
  const leaver = await withHistory('leaver');
  await measure('the end of an account', () => call(stack, leaver.token, 'DELETE', '/api/v1/me'));
  const nightly = openDatabase(databaseUrl, 2, createLogger('error'));
  try {
    const { rows: found } = await client.query<{ at: Date }>(
      'select created_at as at from messages order by created_at, id offset $1 limit 1',
      [MUCH],
    );
    const now = new Date((found[0]?.at.getTime() ?? 0) + 86_400_000);
    await measure('the nightly retention', async () => {
      await deleteWhatIsOld(nightly.db, { now, days: 1, signal: new AbortController().signal });
    });
  } finally {
    await nightly.close();
  }
  return rows;
}

async function call(stack: Stack, token: string, method: string, path: string): Promise<void> {
  const answer = await fetch(stack.baseUrl + path, { method, headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

async function userIdOf(stack: Stack, token: string): Promise<string> {
  const answer = await fetch(`${stack.baseUrl}/api/v1/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { id: string }).id;
}
