import pg from 'pg';
import { type Stack, startStack } from '../../tools/lib/stack.ts';
import { quantile, residentMegabytes, rounded } from '../figures.ts';
import { signInByHttp } from '../ground/sign-in.ts';
import type { BenchRow } from '../row.ts';
import { type Call, calls } from './calls.ts';
import { countEverything, populate, type Size } from './population.ts';
import { writingCost } from './writing.ts';

const LARGE: Size = { users: 20_000, messages: 1_000_000, approvals: 100_000, days: 365 };
const SMALL: Size = { users: 200, messages: 10_000, approvals: 1000, days: 365 };
const ROUNDS = 100;
const WARM_UP = 8;

interface Side {
  readonly stack: Stack;
  readonly headers: Record<string, string>;
  readonly calls: readonly Call[];
  readonly countedIn: number;
}

/** Issue 8: the console with a hundred times the messages, each endpoint next to the same one on a small database. */
export async function benchAdmin(): Promise<BenchRow[]> {
  const stacks: Stack[] = [];
  try {
    const sides: Side[] = [];
    for (const size of [SMALL, LARGE]) {
      const stack = await startStack({ LOGFIRE_WRITE_TOKEN: '', DATABASE_POOL: '10' }, 'bench');
      stacks.push(stack);
      sides.push(await prepare(stack, size));
    }
    const [small, large] = sides;
    if (!small || !large) throw new Error('two sides are needed');
    for (const side of sides)
      for (const call of side.calls)
        for (let round = 0; round < WARM_UP; round += 1) await timeOf(side, call);
    let before = 0;
    const rows: BenchRow[] = [];
    for (const [index, call] of large.calls.entries()) {
      // A heap grows to its working size with the first thousand answers; from then on it must not.
      if (index === Math.floor(large.calls.length / 2))
        before = Math.round(residentMegabytes(large.stack.server.process.pid));
      const other = small.calls[index];
      if (other) rows.push(...(await measure(call, other, large, small)));
    }
    const after = Math.round(residentMegabytes(large.stack.server.process.pid));
    return [
      ...rows,
      await writingCost(large.stack.databaseUrl),
      {
        name: 'server memory after all of it',
        value: after,
        unit: 'MB',
        floor: before,
        ratio: rounded(before / after),
        target: 'flat: at most 1.25 times what it was half-way',
        ok: after <= before * 1.25,
        note: `1,000,000 messages were counted in ${rounded(large.countedIn)} s after they were written`,
      },
    ];
  } finally {
    for (const stack of stacks) await stack.stop();
  }
}

async function prepare(stack: Stack, size: Size): Promise<Side> {
  const token = await signInByHttp(stack.baseUrl, 'staff.one@catch.example');
  await populate(stack.databaseUrl, size);
  const countedIn = await countEverything(stack.databaseUrl);
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; email: string }>(
    'select u.id, u.email from user_totals t join users u on u.id = t.user_id order by t.messages desc limit 1',
  );
  await client.end();
  const [user] = rows;
  if (!user) throw new Error('nobody was made');
  return {
    stack,
    headers: { authorization: `Bearer ${token}` },
    calls: calls(user.id, user.email),
    countedIn,
  };
}

async function measure(call: Call, other: Call, large: Side, small: Side): Promise<BenchRow[]> {
  const [ours, floor]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Side by side, so that a noisy neighbour disturbs both alike.
    floor.push(await timeOf(small, other));
    ours.push(await timeOf(large, call));
  }
  const [p50, p50Small, p99] = [quantile(ours, 0.5), quantile(floor, 0.5), quantile(ours, 0.99)];
  return [
    {
      name: `${call.name}: p99`,
      value: rounded(p99),
      unit: 'ms',
      floor: rounded(quantile(floor, 0.99)),
      ratio: rounded(quantile(floor, 0.99) / p99),
      target: '< 100 ms',
      ok: p99 < 100,
    },
    {
      name: `${call.name}: p50, and its growth`,
      value: rounded(p50),
      unit: 'ms',
      floor: rounded(p50Small),
      ratio: rounded(p50Small / p50),
      target: '≤ 1.5 times the one at 10,000 messages',
      ok: p50 <= p50Small * 1.5,
    },
  ];
}

async function timeOf(side: Side, { path }: Call): Promise<number> {
  const began = performance.now();
  const response = await fetch(side.stack.baseUrl + path, { headers: side.headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return performance.now() - began;
}
