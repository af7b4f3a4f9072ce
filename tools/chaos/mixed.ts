import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from './figures.ts';
import { aftermath } from './mixed/aftermath.ts';
import { createDiary } from './mixed/diary.ts';
import { collectEvidence, type Evidence } from './mixed/evidence.ts';
import { checkAfterReconnect, simulateReconnects } from './mixed/fickle.ts';
import { judge } from './mixed/judge.ts';
import { chatDuringResets, simulateLeavers } from './mixed/leavers.ts';
import { type ChaosPerson, createPerson } from './mixed/people.ts';
import {
  chatAsStaff,
  chatOnPhone,
  chatOnWeb,
  flood,
  sendFromStrangers,
  type Traffic,
} from './mixed/traffic.ts';
import { type Hardship, injectTroubles } from './mixed/troubles.ts';
import { withdrawAndGrant } from './mixed/withdrawal.ts';
import { startWorld, type World, type WorldOptions } from './mixed/world.ts';
import { type Random, seededRandom } from './random.ts';
import { type Scenario, type ScenarioResult, type ScenarioRun, verdictOf } from './scenario.ts';
import { findUnsettled } from './settle.ts';

interface MixedHardship extends Hardship {
  /** Who write at once, beyond those of every run. */
  readonly strangers: number;
}

const scenarioOf = (
  about: string,
  seconds: number,
  fleet: Pick<WorldOptions, 'web' | 'workers' | 'all'>,
  hardship: MixedHardship,
): Scenario => ({
  about,
  seconds,
  run: async (options) => {
    const world = await startWorld({ ...fleet, random: options.random });
    try {
      const result = await live(world, options, hardship);
      if (result.verdicts.some(({ ok }) => !ok)) await keepTraces(world.databaseUrl, options);
      return result;
    } finally {
      await world.stop();
    }
  },
});

export const mixed = scenarioOf(
  'the whole product under mixed traffic while everything around it breaks (the default)',
  30,
  { web: 2, workers: 2 },
  { longestFreezeMs: 6000, certainFreezes: 0, isGoogleAwayOnResume: false, strangers: 0 },
);

export const pair = scenarioOf(
  "the same on two 'all' processes: they stand still for up to a minute, Google is gone when they wake, strangers storm",
  90,
  { web: 0, workers: 0, all: 2 },
  { longestFreezeMs: 60_000, certainFreezes: 1, isGoogleAwayOnResume: true, strangers: 300 },
);

const TABLES = [
  'users',
  'inbox',
  'turns',
  'approvals',
  'executions',
  'outbox',
  'messages',
  'reminders',
  'channel_events',
  'graphile_worker.jobs',
];

/** What a failed run leaves behind for investigation: everything else is gone when it ends. */
async function keepTraces(databaseUrl: string, { seed, log }: ScenarioRun): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const tables: Record<string, unknown> = {};
  for (const table of TABLES) tables[table] = (await client.query(`select * from ${table} order by 1`)).rows;
  await client.end();
  const file = join(tmpdir(), `chaos-${seed}.json`);
  writeFileSync(file, JSON.stringify(tables, null, 1));
  log(`its tables are in ${file}`);
}

/** Longer than any reminder of a run is set for. */
const REMINDED_MS = 20 * 60_000;

async function remindersSent(people: readonly ChaosPerson[]): Promise<void> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(1000)) {
    const accounts = await Promise.all(people.map((person) => person.export()));
    if (accounts.every(({ reminders }) => reminders.every(({ is_active }) => !is_active))) return;
  }
}

async function live(
  world: World,
  { seed, seconds, random, log }: ScenarioRun,
  { strangers, ...hardship }: MixedHardship,
): Promise<ScenarioResult> {
  const { control, fleet } = world;
  // Vendors repeat what was not taken for hours; here that must not take hours.
  const retry_delays_ms = [200, 500, 1000, 2000, ...Array.from({ length: 60 }, () => 3000)];
  await control.post('whatsapp/settings', { retry_delays_ms });
  await control.post('slack/settings', { retry_delays_ms });
  const newPerson = (name: string, ...channels: ('whatsapp' | 'slack')[]) =>
    createPerson(world, `${name}-${seed}@example.org`, channels);
  const cast = await meet(world, newPerson);
  const { anna, ben, cleo, dora, emil, fay, noah, jon, hugo, ida, staff } = cast;
  const people = [anna, ben, cleo, dora, emil, fay, noah, jon];
  log(`${people.length + 2} people and a member of staff are connected; trouble begins`);

  const until = Date.now() + seconds * 1000;
  const isOver = () => Date.now() >= until;
  const diary = createDiary(seed);
  // Each has dice of their own: what one does must not depend on how fast another one is.
  const dice = (): Random => seededRandom(Math.floor(random() * 2 ** 31));
  const traffic = (): Traffic => ({ diary, control, isOver, random: dice() });
  const troubles = injectTroubles(world, dice(), seconds, isOver, hardship);
  troubles.catch(() => undefined);
  const comings = simulateLeavers(traffic(), newPerson);
  const resets = chatDuringResets(traffic(), staff, hugo);
  const fickle = simulateReconnects(traffic(), ida);
  const withdrawals = withdrawAndGrant(traffic(), world, jon);
  const lives = await Promise.allSettled([
    comings,
    resets,
    fickle,
    withdrawals,
    chatOnWeb(traffic(), jon),
    chatOnWeb(traffic(), anna),
    chatOnWeb(traffic(), ben),
    chatOnPhone(traffic(), cleo, 'whatsapp'),
    chatOnPhone(traffic(), dora, 'whatsapp'),
    chatOnPhone(traffic(), emil, 'slack'),
    chatOnPhone(traffic(), fay, 'slack'),
    chatAsStaff(traffic(), staff, [anna, cleo]),
    sleep(seconds * 400).then(() => flood(traffic(), noah)),
    sleep(seconds * 250).then(() => sendFromStrangers(traffic(), strangers)),
  ]);
  // To its end in any case: it must not go on breaking what is being put away.
  const counts = await troubles;
  for (const life of lives) if (life.status === 'rejected') throw life.reason;
  const [{ gone, stayed }, resetCount, saidByIda] = await Promise.all([comings, resets, fickle]);
  log('trouble is over; settling');
  const began = Date.now();
  await control.post('webhooks/retry', {});
  const standing = await findUnsettled(world.databaseUrl);
  if (standing.length > 0) log(`nothing moves any more: ${standing.join('; ')}`);
  await control.post('whatsapp/idle', {});
  // Before the clock goes on: Slack's words would be too old.
  const brokenComeback = await checkAfterReconnect(control, ida, diary, saidByIda);
  // Every reminder comes due at once; all receipts are in, so that none looks as if it had not arrived.
  fleet.setClock(counts.clockOffset + REMINDED_MS);
  await remindersSent(people);
  await findUnsettled(world.databaseUrl);
  await control.post('whatsapp/idle', {});
  const leftOpen = await findUnsettled(world.databaseUrl);
  const evidence = await collectEvidence(control, people, diary, fleet.collapses);
  const later = await aftermath({
    databaseUrl: world.databaseUrl,
    diary,
    people: [...people, ...stayed, ida, staff],
    leavers: gone,
    staff,
    wasReset: hugo,
  });
  return {
    figures: {
      ...figuresOf(evidence),
      'accounts deleted': gone.length,
      resets: resetCount,
      'permissions withdrawn': await withdrawals,
      'model asked': world.model.asked(),
      'wait for an answer, p50 ms': quantile(diary.waits, 0.5),
      'wait for an answer, p99 ms': quantile(diary.waits, 0.99),
      'processes killed': counts.kills,
      'processes replaced': counts.replacements,
      'processes frozen': counts.freezes,
      'database restarts': counts.databaseRestarts,
      'provider faults': counts.providerFaults,
      'providers frozen': counts.providerFreezes,
      'clock jumps': counts.clockJumps,
      'times that the disk was full': counts.fullDisks,
      strangers: diary.strangers.length,
      'seconds to settle': Math.round((Date.now() - began) / 1000),
    },
    verdicts: [
      verdictOf('everything comes to rest', leftOpen, 'yes'),
      ...judge(diary, evidence),
      ...later,
      verdictOf(
        'who disconnects and comes back is answered, and never twice',
        brokenComeback,
        `${saidByIda.length} said`,
      ),
    ],
  };
}

/** Who takes part, and where each can be reached. */
async function meet(
  world: World,
  newPerson: (name: string, ...channels: ('whatsapp' | 'slack')[]) => Promise<ChaosPerson>,
) {
  const [anna, ben, cleo, dora, emil, fay, noah, jon, hugo, ida, staff] = await Promise.all([
    newPerson('anna'),
    newPerson('ben'),
    newPerson('cleo', 'whatsapp', 'slack'),
    newPerson('dora', 'whatsapp', 'slack'),
    newPerson('emil', 'whatsapp', 'slack'),
    newPerson('fay', 'slack', 'whatsapp'),
    newPerson('noah', 'whatsapp'),
    newPerson('jon'),
    newPerson('hugo'),
    newPerson('ida', 'whatsapp', 'slack'),
    createPerson(world, 'staff.one@catch.example', []),
  ]);
  return { anna, ben, cleo, dora, emil, fay, noah, jon, hugo, ida, staff };
}

/** What people got, by what the product kept of it. */
function figuresOf({ people }: Evidence): ScenarioResult['figures'] {
  const received = people.flatMap(({ account }) => account.received);
  const apologies = people
    .flatMap(({ account }) => account.turns)
    .filter(({ outcome }) =>
      /Sorry, (?:I encountered an error|something went wrong)/.test(outcome?.message ?? ''),
    );
  return {
    accepted: received.length,
    answered: received.filter(({ status }) => status === 'answered').length,
    'of these with an apology': apologies.length,
    events: people.flatMap(({ events }) => events).length,
    'approvals decided': people.flatMap(({ account }) => account.decisions).length,
    'reminders asked for': received.filter(({ body }) => body.startsWith('remind ')).length,
    reminders: people.flatMap(({ account }) => account.reminders).length,
  };
}
