import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { whatsappRequest } from '../../apps/server/src/modules/channels/test/signed-webhooks.ts';
import { startOwnPostgres } from '../postgres/own-postgres.ts';
import { quantile } from './figures.ts';
import { startFleet } from './fleet.ts';
import { type Receipt, startGraph } from './graph.ts';
import { answersOf, disorderSeen, disorderStored } from './judge-storm.ts';
import { oneOf, shuffleLocally } from './random.ts';
import { createRetryingSender, type RetryingSender } from './retrying-sender.ts';
import { type Scenario, type ScenarioResult, type ScenarioRun, verdictOf } from './scenario.ts';
import { findUnsettled } from './settle.ts';
import { spread, writeLetters } from './storm-letters.ts';

const RATE = 240;
const DUPLICATES = 0.2;
const MESSAGES_EACH = 8;

export const storm: Scenario = {
  about:
    '240 webhooks a second, a fifth of them twice, in disorder, while workers die and the database restarts',
  seconds: 42,
  run,
};

async function run({ seconds, random, log }: ScenarioRun): Promise<ScenarioResult> {
  const total = seconds * RATE;
  const unique = Math.round(total * (1 - DUPLICATES));
  const users = Math.max(1, Math.ceil(unique / MESSAGES_EACH));
  const postgres = await startOwnPostgres();
  const databaseUrl = await postgres.createDatabase('storm');
  let sender: RetryingSender | undefined;
  const graph = await startGraph(async (receipts: readonly Receipt[]) => {
    await sender?.deliver(whatsappRequest({ statuses: receipts }));
  });
  const fleet = await startFleet({
    web: 2,
    workers: 2,
    script: fileURLToPath(new URL('echo-product.ts', import.meta.url)),
    environment: {
      NODE_ENV: 'test',
      ...productEnvironment({ sandboxUrl: graph.url, publicUrl: 'http://localhost:1' }),
      LOGFIRE_WRITE_TOKEN: '',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_POOL: '20',
      TOKEN_KEYS: `storm:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    },
  });
  try {
    await createPeople(databaseUrl, users);
    sender = createRetryingSender(
      fleet.web.map(({ port }) => port),
      random,
    );
    const letters = writeLetters(unique, users);
    const twice = Array.from({ length: total - unique }, () => oneOf(random, letters));
    const sequence = shuffleLocally(random, spread(letters, twice), 60);
    let attempts = 0;
    const trouble = makeTrouble(fleet, postgres, random, seconds);
    const start = Date.now();
    const deliveries: Promise<void>[] = [];
    for (const [index, letter] of sequence.entries()) {
      const wait = start + (index * 1000) / RATE - Date.now();
      if (wait > 1) await sleep(wait);
      letter.begunAt = Math.min(letter.begunAt, Date.now());
      deliveries.push(
        sender.deliver(letter.request).then((needed) => {
          attempts += needed;
          letter.takenAt = Math.min(letter.takenAt, Date.now());
        }),
      );
    }
    await Promise.all(deliveries);
    const sentFor = Date.now() - start;
    const { kills, restarts } = await trouble.end();
    await fleet.complete();
    log(`all ${sequence.length} webhooks taken after ${Math.round(sentFor / 1000)} s; settling`);
    await findUnsettled(databaseUrl);
    const answers = answersOf(graph.posted);
    const latencies = letters.flatMap(({ tag, begunAt }) => {
      const at = answers.get(tag)?.[0]?.at;
      return at === undefined ? [] : [at - begunAt];
    });
    return {
      figures: {
        people: users,
        webhooks: sequence.length,
        'different messages': letters.length,
        'webhooks a second': Math.round(sequence.length / (sentFor / 1000)),
        'posts needed': attempts,
        'replies sent': graph.posted.length,
        'processes killed': kills,
        'database restarts': restarts,
        'message to reply, p50 ms': quantile(latencies, 0.5),
        'message to reply, p99 ms': quantile(latencies, 0.99),
      },
      verdicts: [
        verdictOf('no process ends by itself', fleet.collapses, 'none'),
        verdictOf(
          'every message is answered exactly once',
          letters
            .filter(({ tag }) => answers.get(tag)?.length !== 1)
            .map(({ tag }) => `${tag} ${answers.get(tag)?.length ?? 0} times`),
          `${letters.length} messages`,
        ),
        verdictOf(
          'in order for each person, as the sender saw them taken',
          disorderSeen(letters, answers),
          `${users} people`,
        ),
        verdictOf(
          'in the very order in which they were taken',
          await disorderStored(databaseUrl, answers),
          `${users} people`,
        ),
      ],
    };
  } finally {
    await fleet.stop();
    sender?.close();
    await graph.close();
    await postgres.close();
  }
}

/** Kills processes and restarts the database until it is ended. */
function makeTrouble(
  fleet: Awaited<ReturnType<typeof startFleet>>,
  postgres: Awaited<ReturnType<typeof startOwnPostgres>>,
  random: ScenarioRun['random'],
  seconds: number,
) {
  let kills = 0;
  let restarts = 0;
  let over = false;
  const running: Promise<unknown>[] = [];
  const killing = async () => {
    for (; !over; await sleep(2000 + random() * 3000)) {
      // Workers more often than web processes: those lose only what was not taken yet.
      const victims = fleet.members.filter(
        ({ role, busy }) => !busy && (role === 'worker' || random() < 0.3),
      );
      if (victims.length === 0) continue;
      kills += 1;
      const killed = fleet.kill(oneOf(random, victims), random() * 1000);
      killed.catch(() => undefined);
      running.push(killed);
    }
  };
  const restarting = async () => {
    for (const part of [0.25, 0.4]) {
      await sleep(seconds * part * 1000);
      await postgres.stopImmediately();
      await sleep(random() * 1500);
      await postgres.startAgain();
      restarts += 1;
    }
  };
  running.push(killing(), restarting());
  return {
    end: async () => {
      over = true;
      // Those who are being started again come back first.
      for (const one of running) await one;
      return { kills, restarts };
    },
  };
}

async function createPeople(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (issuer, subject, email, name, time_zone)
     select 'storm', n::text, 'storm-' || n || '@example.org', 'Storm', 'Europe/Madrid'
     from generate_series(0, $1::int - 1) n`,
    [count],
  );
  await client.query(`
    insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
    select id, 'ES.' || subject, now(), now(), 20, now() from users`);
  await client.end();
}
