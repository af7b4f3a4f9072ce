import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { decideApproval, storeIncoming } from '../../apps/server/src/modules/assistant/index.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { prepareQueue } from '../../apps/server/src/platform/queue/worker.ts';
import { createLogger } from '../../apps/server/src/platform/telemetry/logger.ts';
import { startOwnPostgres } from '../postgres/own-postgres.ts';
import { stateHome } from '../postgres/places.ts';
import { openOf, problemsOf } from './judge-turns.ts';
import { oneOf, type Random } from './random.ts';
import { type Scenario, type ScenarioResult, type ScenarioRun, verdictOf } from './scenario.ts';
import { KINDS, type Kind, type Round, WISHES } from './turn-rounds.ts';
import { startTurnEngine } from './turns/turn-engine.ts';

const SCRIPT = fileURLToPath(new URL('turns/doomed-turn.ts', import.meta.url));
/** Each starts a process: as many as two cores can do. */
const AT_ONCE = 2;
const RUNS_PER_SECOND = 2;
export const turns: Scenario = {
  about: 'hundreds of turns whose process is killed at a point of the turn, sometimes twice',
  seconds: 150,
  run,
};

interface Harness {
  readonly url: string;
  readonly db: Database;
  drain(userId: string): Promise<void>;
}

async function run({ seconds, random, log }: ScenarioRun): Promise<ScenarioResult> {
  const postgres = await startOwnPostgres();
  const url = await postgres.createDatabase('turns');
  const { db, pool, close } = openDatabase(url, 10, createLogger('silent'));
  await migrate(db);
  await prepareQueue(pool, createLogger('silent'));
  await sql`create table test_outbox (turn_id uuid not null, user_id uuid not null, message text not null,
    at bigint generated always as identity)`.execute(db);
  await sql`create table test_provider (tool_call_id text primary key, title text not null)`.execute(db);
  const living = await startTurnEngine({ url, db, pass: async () => undefined });
  const harness: Harness = { url, db, drain: (userId) => living.engine.drain(userId) };
  try {
    const points = new Map<Kind, number>();
    for (const kind of KINDS) points.set(kind, await countPoints(harness, kind));
    log(
      `points at which a process is killed: ${[...points].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
    );
    const runs = Math.max(1, Math.round(seconds * RUNS_PER_SECOND));
    const met = new Set<string>();
    const problems: string[] = [];
    let kills = 0;
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < runs) {
          next += 1;
          const kind = oneOf(random, KINDS);
          const point = 1 + Math.floor(random() * (points.get(kind) ?? 1));
          const again = random() < 0.3 ? 1 + Math.floor(random() * (points.get(kind) ?? 1)) : 0;
          met.add(`${kind} ${point}`);
          const died = await liveThrough(
            harness,
            kind,
            [point, ...(again > 0 ? [again] : [])],
            random,
            problems,
          );
          kills += died;
        }
      }),
    );
    return {
      figures: { runs, kills, 'different points': met.size },
      verdicts: [
        verdictOf('nothing is lost, nothing is done or said twice', problems, `${runs} runs`),
        verdictOf('processes really died', kills >= runs / 2 ? [] : [`only ${kills} did`], `${kills} kills`),
      ],
    };
  } finally {
    await living.stop();
    await close();
    await postgres.close();
  }
}

let rounds = 0;

async function begin({ db, drain }: Harness, kind: Kind): Promise<Round> {
  rounds += 1;
  const number = rounds;
  const { id: userId } = await db
    .insertInto('users')
    .values({
      issuer: 'test',
      subject: randomUUID(),
      email: `person-${number}@example.org`,
      name: `Person ${number}`,
      picture: null,
      hosted_domain: null,
      selected_character_id: null,
      time_zone: 'Europe/Madrid',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { words, channel } = WISHES[kind];
  const titles = words.map((word) => `${word}${number}`);
  for (const body of titles)
    await storeIncoming(db, {
      userId,
      channel,
      providerId: randomUUID(),
      kind: 'message',
      body,
      details: {},
      askedBy: null,
      saidAt: new Date(),
      receivedAt: new Date(),
    });
  if (kind === 'decision') {
    await drain(userId);
    const { tool_call_id: toolCallId } = await db
      .selectFrom('approvals')
      .select('tool_call_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await decideApproval(
      { db, clock: { now: () => new Date() } },
      { toolCallId, approved: true, by: { userId, email: 'x@example.org', isStaff: false }, channel: 'WEB' },
    );
  }
  return { userId, titles };
}

/** True when it died; the number of points when it lived. */
async function work(url: string, userId: string, point: number): Promise<{ died: boolean; points: number }> {
  const child = fork(SCRIPT, [url, userId, String(point)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(stateHome(), 'compile-cache') },
  });
  let points = 0;
  child.on('message', (message) => {
    points = (message as { points: number }).points;
  });
  await once(child, 'exit');
  return { died: child.signalCode === 'SIGKILL', points };
}

async function countPoints(harness: Harness, kind: Kind): Promise<number> {
  const { userId } = await begin(harness, kind);
  const { points } = await work(harness.url, userId, 0);
  if (points === 0) throw new Error(`a process that lives says nothing about '${kind}'`);
  return points;
}

async function liveThrough(
  harness: Harness,
  kind: Kind,
  points: readonly number[],
  random: Random,
  problems: string[],
): Promise<number> {
  const round = await begin(harness, kind);
  let kills = 0;
  for (const point of points) if ((await work(harness.url, round.userId, point)).died) kills += 1;
  await sleep(random() * 20);
  const where = `${kind} killed at ${points.join(' and ')}`;
  // PostgreSQL drops a dead process's lock when it notices that the connection is gone.
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(20)) {
    await harness.drain(round.userId);
    if ((await openOf(harness.db, round.userId)) === 0) break;
  }
  for (const problem of await problemsOf(harness.db, kind, round)) problems.push(`${where}: ${problem}`);
  return kills;
}
