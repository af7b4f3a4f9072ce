import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Fleet } from './chaos/fleet.ts';
import { runCommand } from './lib/fail.ts';
import { type FleetShape, type LoadHarness, populate, say, startLoadHarness } from './load/harness.ts';
import { startOwnPostgres } from './postgres/own-postgres.ts';

const SHAPES = {
  'one process': { web: 0, workers: 0, all: 1 },
  'four: two web, two workers': { web: 2, workers: 2, all: 0 },
} as const;
/** Connections open, plans kept, code compiled. */
const WARM_UP = 200;
/** Until everything is prepared. */
const AHEAD_MS = 5000;

/** How much fits through: everything but the model's and the vendors' own time, on this machine, load included. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { people: { type: 'string', default: '10000' }, messages: { type: 'string', default: '4000' } },
  });
  const [people, messages] = [Number(values.people), Number(values.messages)];
  console.log(`${people} people, ${cpus().length} processors shared by product, database, load and stubs`);
  for (const [name, shape] of Object.entries(SHAPES)) {
    const figures = await withHarness(shape, (harness) => measure(harness, people, messages));
    console.log(`\n${name} (load of the machine ${loadavg()[0]?.toFixed(1)})`);
    for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure}: ${value}`);
  }
  // Receipts that nobody is left to take would be tried for ever.
  process.exit(0);
});

async function withHarness<T>(shape: FleetShape, work: (harness: LoadHarness) => Promise<T>): Promise<T> {
  const postgres = await startOwnPostgres();
  try {
    const harness = await startLoadHarness(await postgres.createDatabase('capacity'), shape);
    return await work(harness).finally(() => harness.stop());
  } finally {
    await postgres.close();
  }
}

async function measure(
  harness: LoadHarness,
  people: number,
  messages: number,
): Promise<Record<string, string>> {
  const { client, graph } = harness;
  await populate(client, people);
  await say(harness, people, WARM_UP, 0);
  while (graph.posted.length < WARM_UP) await sleep(20);
  const sizeBefore = await databaseSize(client);
  const posted = graph.posted.length;
  const began = performance.now();
  await say(harness, people, messages, WARM_UP);
  const taken = performance.now() - began;
  while (graph.posted.length < posted + messages) await sleep(20);
  const answered = performance.now() - began;
  const grown = (await databaseSize(client)) - sizeBefore;
  const connections = await count(
    client,
    'select count(*) from pg_stat_activity where datname = current_database()',
  );
  const due = await remindEverybody(client);
  const before = graph.posted.length;
  await sleep(Math.max(0, due - Date.now()));
  while (graph.posted.length < before + people) await sleep(50);
  const reminded = Date.now() - due;
  return {
    'messages taken a second': String(Math.round((messages * 1000) / taken)),
    'messages answered a second': String(Math.round((messages * 1000) / answered)),
    [`${people} reminders at the same instant, all sent after`]: `${(reminded / 1000).toFixed(1)} s (${Math.round((people * 1000) / reminded)} a second)`,
    'connections to the database': String(connections - 1),
    'database, bytes a message and its answer': String(Math.round(grown / messages)),
    'memory of each process, MB': memory(harness.fleet).join(', '),
  };
}

async function remindEverybody(client: pg.Client): Promise<number> {
  const due = new Date(Math.ceil((Date.now() + AHEAD_MS) / 1000) * 1000);
  await client.query(
    `insert into reminders (user_id, reminder_type, reminder_text, scheduled_at, time_zone, channel, next_at)
     select id, 'one_time', 'r' || subject, $1::timestamptz, 'UTC', 'WHATSAPP', $1 from users`,
    [due],
  );
  await client.query('analyze reminders');
  return due.getTime();
}

async function count(client: pg.Client, statement: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(statement);
  return Number(rows[0]?.count);
}

function databaseSize(client: pg.Client): Promise<number> {
  return count(client, 'select pg_database_size(current_database()) as count');
}

function memory({ members }: Fleet): number[] {
  return members.map(({ child }) => {
    const status = readFileSync(`/proc/${child?.process.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  });
}
