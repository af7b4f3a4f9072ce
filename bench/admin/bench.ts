import { readFileSync } from 'node:fs';
import pg from 'pg';
import { type Stack, startStack } from '../../tools/lib/stack.ts';
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

/** Issue 8: the console at a hundred times the messages, each endpoint beside the same one on a small database. */
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
      if (index === Math.floor(large.calls.length / 2)) before = residentMegabytes(large.stack);
      const other = small.calls[index];
      if (other) rows.push(...(await measure(call, other, large, small)));
    }
    const after = residentMegabytes(large.stack);
    return [
      ...rows,
      await writingCost(large.stack.databaseUrl),
      {
        name: 'server memory after all of it',
        value: after,
        unit: 'MB',
        floor: before,
        ratio: round(before / after),
        target: 'flat: at most 1.25 times what it was half-way',
        ok: after <= before * 1.25,
        note: `1,000,000 messages were counted in ${round(large.countedIn)} s after they were written`,
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
  const [p50, p50Small, p99] = [percentile(ours, 50), percentile(floor, 50), percentile(ours, 99)];
  return [
    {
      name: `${call.name}: p99`,
      value: round(p99),
      unit: 'ms',
      floor: round(percentile(floor, 99)),
      ratio: round(percentile(floor, 99) / p99),
      target: '< 100 ms',
      ok: p99 < 100,
    },
    {
      name: `${call.name}: p50, and its growth`,
      value: round(p50),
      unit: 'ms',
      floor: round(p50Small),
      ratio: round(p50Small / p50),
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

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor((values.length * share) / 100))
  ] ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

function residentMegabytes({ server }: Stack): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
