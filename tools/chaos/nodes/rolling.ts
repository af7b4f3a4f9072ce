import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { productEnvironment } from '../../../apps/sandbox/src/product-environment.ts';
import {
  whatsappRequest,
  whatsappText,
} from '../../../apps/server/src/modules/channels/test/signed-webhooks.ts';
import { signInByHttp } from '../../../bench/ground/sign-in.ts';
import { type Balancer, startBalancer } from '../balancer.ts';
import { type Fleet, startFleet } from '../fleet.ts';
import { type Graph, startGraph } from '../graph.ts';
import { startChaosModel } from '../mixed/model.ts';
import { type Verdict, verdictOf } from '../scenario.ts';
import { findUnsettled } from '../settle.ts';

export interface RollingOptions {
  readonly databaseUrl: string;
  /** A sandbox of the run's own: somebody has to sign in with Google. */
  readonly sandboxUrl: string;
  readonly workers?: number;
  /** How often every process is replaced. */
  readonly rounds: number;
}

export interface RollingResult {
  readonly chats: number;
  readonly webhooks: number;
  readonly replaced: number;
  readonly verdicts: readonly Verdict[];
}

const WEB = 2;
const WORKERS = 3;
const CHATTERS = 2;
/** So many, that WhatsApp's pace for one person holds nobody up. */
const WRITERS = 24;
const WRITE_EVERY_MS = 150;
/** The balancer looks five times a second, on a machine that does other things as well. */
const STOP_DELAY_MS = 1500;

/** Two web and three worker processes, replaced one after the other while people chat and write: nothing is dropped. */
export async function rollUnderLoad(options: RollingOptions): Promise<RollingResult> {
  const balancer = await startBalancer();
  const model = await startChaosModel(Math.random);
  const graph = await startGraph(async (statuses) => {
    await post(balancer.url, whatsappRequest({ statuses })).catch(() => undefined);
  });
  const fleet = await startFleet({
    web: WEB,
    workers: options.workers ?? WORKERS,
    environment: {
      NODE_ENV: 'test',
      ...productEnvironment({ sandboxUrl: options.sandboxUrl, publicUrl: balancer.url }),
      WHATSAPP_GRAPH_URL: `${graph.url}/graph/v26.0`,
      LOGFIRE_WRITE_TOKEN: '',
      HOST: '127.0.0.1',
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL: '10',
      TOKEN_KEYS: `rolling:${randomBytes(32).toString('base64')}`,
      ASSISTANT_MODEL: 'openai:chaos',
      OPENAI_BASE_URL: model.url,
      LOG_LEVEL: process.env.CHAOS_LOG_LEVEL ?? 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      STOP_DELAY_MS: String(STOP_DELAY_MS),
    },
  });
  try {
    await balancer.follow(fleet.web);
    await fetch(`${options.sandboxUrl}/_control/product`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: balancer.url }),
    });
    return await roll(options, balancer, fleet, graph);
  } finally {
    await fleet.stop();
    await graph.close();
    await model.close();
    await balancer.close();
  }
}

async function roll(
  options: RollingOptions,
  balancer: Balancer,
  fleet: Fleet,
  graph: Graph,
): Promise<RollingResult> {
  const { url } = balancer;
  const run = randomBytes(3).toString('hex');
  await linkWriters(options.databaseUrl, run);
  const tokens = await Promise.all(
    Array.from({ length: CHATTERS }, (_, index) => signInByHttp(url, `rolling-${run}-${index}@example.org`)),
  );
  const dropped: string[] = [];
  const said: string[][] = Array.from({ length: WRITERS }, () => []);
  let chats = 0;
  let over = false;

  const chatting = tokens.map(async (token, index) => {
    while (!over) {
      chats += 1;
      const tag = `c${index}n${chats}`;
      const answer = await fetch(`${url}/api/v1/assistant/chat`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: `say ${tag}`, channel: 'web' }),
      }).then(
        async (response) => `${response.status} ${await response.text()}`,
        (error: Error) => `no answer: ${error.message}`,
      );
      if (!answer.startsWith('200') || !answer.includes(`[${tag}]`))
        dropped.push(`${tag}: ${answer.slice(0, 80)}`);
      await sleep(100);
    }
  });
  const writing = (async () => {
    for (let number = 0; !over; number += 1) {
      const index = number % WRITERS;
      const tags = said[index] ?? [];
      const tag = `w${index}n${tags.length}`;
      tags.push(tag);
      const message = whatsappText(`ES.${run}.${index}`, `say ${tag}`);
      const status = await post(url, whatsappRequest({ messages: [message] })).catch(
        (error: Error) => error.message,
      );
      if (status !== 200) dropped.push(`${tag}: ${status}`);
      await sleep(WRITE_EVERY_MS);
    }
  })();
  const disorderly: string[] = [];
  let replaced = 0;
  const replace = async (member: Fleet['members'][number] | undefined) => {
    if (!member) return;
    if (!(await fleet.replace(member))) disorderly.push(`${member.name} had to be forced`);
    // As every rollout does: the next one goes when this one is known to be there.
    if (member.role === 'web') await balancer.serves(member);
    replaced += 1;
  };
  const workers = fleet.members.filter(({ role }) => role === 'worker');
  for (let round = 0; round < options.rounds; round += 1)
    for (let index = 0; index < Math.max(WEB, workers.length); index += 1)
      await Promise.all([replace(fleet.web[index]), replace(workers[index])]);
  over = true;
  await Promise.all([...chatting, writing]);
  const leftOpen = await findUnsettled(options.databaseUrl);
  return {
    chats,
    webhooks: said.flat().length,
    replaced,
    verdicts: [
      verdictOf(
        'no request is refused or dropped',
        dropped,
        `${chats} chats, ${said.flat().length} webhooks`,
      ),
      verdictOf('every process ends in order', [...disorderly, ...fleet.collapses], `${replaced} replaced`),
      verdictOf('everything comes to rest', leftOpen, 'yes'),
      verdictOf('each message is answered once, in order', misanswered(said, run, graph), 'all'),
    ],
  };
}

function misanswered(said: readonly string[][], run: string, graph: Graph): string[] {
  return said.flatMap((tags, index) => {
    const answered = graph.posted
      .filter(({ to }) => to === `ES.${run}.${index}`)
      .flatMap(({ text }) => [...text.matchAll(/\[(\w+)\]/g)].map(([, tag]) => tag));
    return answered.join() === tags.join() ? [] : [`said ${tags.join(' ')}, answered ${answered.join(' ')}`];
  });
}

async function post(
  url: string,
  { path, body, headers }: { path: string; body: string; headers: Record<string, string> },
): Promise<number> {
  const response = await fetch(url + path, { method: 'POST', headers, body });
  await response.arrayBuffer();
  return response.status;
}

async function linkWriters(databaseUrl: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into users (issuer, subject, email, name, time_zone)
     select 'rolling', $1 || n, 'writer-' || $1 || n || '@example.org', 'Writer', 'Europe/Madrid'
     from generate_series(0, $2::int - 1) n`,
    [run, WRITERS],
  );
  await client.query(
    `insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
     select id, 'ES.' || $1 || '.' || substr(subject, length($1) + 1), now(), now(), 20, now()
     from users where issuer = 'rolling' and subject like $1 || '%'`,
    [run],
  );
  await client.end();
}
