import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { deleteExpired } from '../../apps/server/src/modules/operations/nightly/retention.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { type Stack, startStack } from '../../tools/lib/stack.ts';
import { countEverything, populate } from '../admin/population.ts';
import { median, quantile, rounded } from '../figures.ts';
import { signInByHttp } from '../ground/sign-in.ts';
import type { BenchRow } from '../row.ts';
import { type Bystanders, gatherBystanders } from './bystanders.ts';
import { deletingCost, LIMIT_MS } from './counting.ts';
import { insertHistory } from './history.ts';

const SIZE = { users: 4000, messages: 500_000, approvals: 5000, days: 365 };
const STAFF = 'staff.one@catch.example';
const MUCH = 100_000;
const SIZES = [10_000, MUCH];
const MOST_BYSTANDER_MS = 200;
/** Each way takes a second or two, in which few answers are given: a p99 of one time would be its worst answer. */
const TIMES = 4;
const QUIET_MS = 1500;

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
    await insertHistory(client, userId, size);
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

type Way = readonly [name: string, begin: () => Promise<() => Promise<void>>];

/** Alternating, so that whatever else the machine does affects all of them. */
async function fourWays(stack: Stack, client: pg.Client): Promise<BenchRow[]> {
  const bystanders = await gatherBystanders(stack.baseUrl);
  const nightly = openDatabase(stack.databaseUrl, 2, createLogger('error'));
  try {
    const ways = waysToDelete(stack, client, nightly.db, await signInByHttp(stack.baseUrl, STAFF));
    const measured = ways.map(([name]) => ({ name, waited: [] as number[], took: [] as number[] }));
    const quiet: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      quiet.push(...(await bystanders.during(() => sleep(QUIET_MS))));
      for (const [index, [, begin]] of ways.entries())
        await whileOthersChat(bystanders, await begin(), measured[index]);
    }
    return measured.map(({ name, waited, took }) => rowOf(name, waited, took, quantile(quiet, 0.99)));
  } finally {
    await nightly.close();
  }
}

async function whileOthersChat(
  bystanders: Bystanders,
  work: () => Promise<void>,
  measured: { waited: number[]; took: number[] } | undefined,
): Promise<void> {
  const waited = await bystanders.during(async () => {
    const began = performance.now();
    await work();
    measured?.took.push(performance.now() - began);
  });
  measured?.waited.push(...waited);
}

function rowOf(name: string, waited: number[], took: number[], floor: number): BenchRow {
  const p99 = quantile(waited, 0.99);
  return {
    name: `others' chat p99 during ${name}`,
    value: rounded(p99),
    unit: 'ms',
    floor: rounded(floor),
    ratio: rounded(floor / p99),
    target: `< ${MOST_BYSTANDER_MS} ms`,
    ok: p99 < MOST_BYSTANDER_MS,
    note: `${waited.length} answers in ${took.length} times; 100,000 messages went in ${rounded(median(took) / 1000)} s`,
  };
}

/** Clear History, Reset User, the end of an account and the nightly retention, each with what it needs put there first. */
function waysToDelete(stack: Stack, client: pg.Client, db: Database, staff: string): Way[] {
  let people = 0;
  const withHistory = async () => {
    people += 1;
    const token = await signInByHttp(stack.baseUrl, `much-said-${people}@example.org`);
    const userId = await userIdOf(stack, token);
    await insertHistory(client, userId, MUCH);
    await countEverything(stack.databaseUrl);
    return { token, userId };
  };
  const byStaff = (action: string) => async () => {
    const { userId } = await withHistory();
    return () => call(stack, staff, 'POST', `/api/v1/admin/users/${userId}/${action}`);
  };
  return [
    ['Clear History', byStaff('clear-history')],
    ['Reset User', byStaff('reset')],
    [
      'the end of an account',
      async () => {
        const { token } = await withHistory();
        return () => call(stack, token, 'DELETE', '/api/v1/me');
      },
    ],
    [
      'the nightly retention',
      async () => {
        const { rows } = await client.query<{ at: Date }>(
          'select created_at as at from messages order by created_at, id offset $1 limit 1',
          [MUCH],
        );
        const now = new Date((rows[0]?.at.getTime() ?? 0) + 86_400_000);
        return async () => {
          await deleteExpired(db, { now, days: 1, signal: new AbortController().signal });
        };
      },
    ],
  ];
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
