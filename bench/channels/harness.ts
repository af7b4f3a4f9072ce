import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { credentials } from '../../apps/sandbox/src/credentials.ts';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import { startChild } from '../../tools/lib/child.ts';
import { root } from '../../tools/lib/root.ts';
import { dropDatabases, freePort } from '../../tools/lib/stack.ts';
import { startPostgres } from '../../tools/postgres/launcher.ts';
import { type GraphStub, startGraphStub } from './graph-stub.ts';

export interface BenchUser {
  readonly id: string;
  readonly whatsappUserId: string;
}

export interface BenchHarness {
  readonly webhookUrl: string;
  readonly bareUrl: string;
  readonly graph: GraphStub;
  readonly users: readonly BenchUser[];
  /** Resolves when nothing waits to be answered or sent any longer. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const USERS = 400;

/** A web and a worker process of the product, as in a deployment, with an instant model and an instant WhatsApp. */
export async function startBenchHarness(): Promise<BenchHarness> {
  const postgres = await startPostgres('bench');
  const name = `bench_channels_${randomBytes(4).toString('hex')}`;
  const databaseUrl = await postgres.ensureDatabase(name);
  const graph = await startGraphStub();
  const [port, workerPort, barePort] = [await freePort(), await freePort(), await freePort()];
  const environment = {
    NODE_ENV: 'test',
    ...productEnvironment({ sandboxUrl: graph.url, publicUrl: `http://localhost:${port}` }),
    LOGFIRE_WRITE_TOKEN: '',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_KEYS: `bench:${randomBytes(32).toString('base64')}`,
    LOG_LEVEL: 'error',
  };
  const script = join(root, 'bench', 'channels', 'instant-product.ts');
  const web = startChild('web', script, { ...environment, PORT: String(port), ROLE: 'web' });
  await web.ready;
  const worker = startChild('worker', script, { ...environment, PORT: String(workerPort), ROLE: 'worker' });
  const bare = startChild('bare route', join(root, 'bench', 'channels', 'bare-route.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(barePort),
  });
  await Promise.all([worker.ready, bare.ready]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const users = await createUsers(client);
  return {
    webhookUrl: `http://127.0.0.1:${port}/webhooks/whatsapp`,
    bareUrl: `http://127.0.0.1:${barePort}/bare`,
    graph,
    users,
    idle: async () => {
      for (;;) {
        const { rows } = await client.query<{ open: number }>(`
          select (select count(*) from inbox where status in ('waiting', 'taken'))::int
            + (select count(*) from outbox where status in ('waiting', 'sending'))::int as open`);
        if (rows[0]?.open === 0) return;
        // The pace for one person is WhatsApp's affair, not this measurement's.
        await client.query('update whatsapp_links set tokens = 20, tokens_at = now()');
        await client.query(`update outbox set next_attempt_at = now() where status = 'waiting'`);
        await sleep(100);
      }
    },
    close: async () => {
      await client.end();
      await Promise.all([web.stop(), worker.stop(), bare.stop()]);
      await graph.close();
      await dropDatabases(postgres, [name]);
      await postgres.release();
    },
  };
}

async function createUsers(client: pg.Client): Promise<BenchUser[]> {
  const { rows } = await client.query<{ id: string; subject: string }>(
    `insert into users (issuer, subject, email, name, time_zone)
     select 'bench', n::text, 'bench-' || n || '@example.org', 'Bench', 'Europe/Madrid' from generate_series(1, $1) n
     returning id, subject`,
    [USERS],
  );
  await client.query(`
    insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
    select id, 'ES.' || subject, now(), now(), 20, now() from users`);
  return rows.map(({ id, subject }) => ({ id, whatsappUserId: `ES.${subject}` }));
}

let counter = 0;

/** A message of theirs as Meta would send it. */
export function webhookFor(user: BenchUser, text: string): { body: string; headers: Record<string, string> } {
  counter += 1;
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: credentials.whatsapp.businessAccountId,
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { phone_number_id: credentials.whatsapp.phoneNumberId },
              contacts: [{ profile: { name: 'Bench' }, user_id: user.whatsappUserId }],
              messages: [
                {
                  from_user_id: user.whatsappUserId,
                  id: `wamid.bench.${counter}`,
                  timestamp: String(Math.floor(Date.now() / 1000)),
                  type: 'text',
                  text: { body: text },
                },
              ],
            },
          },
        ],
      },
    ],
  });
  const signature = createHmac('sha256', credentials.whatsapp.appSecret).update(body).digest('hex');
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  };
}
