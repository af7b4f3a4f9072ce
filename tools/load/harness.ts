import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { productEnvironment } from '../../apps/sandbox/src/product-environment.ts';
import {
  whatsappRequest,
  whatsappText,
} from '../../apps/server/src/modules/channels/test/signed-webhooks.ts';
import { type Fleet, type FleetOptions, startFleet } from '../chaos/fleet.ts';
import { type Graph, type Receipt, startGraph } from '../chaos/graph.ts';
import { seededRandom } from '../chaos/random.ts';
import { createRetryingSender, type RetryingSender } from '../chaos/retrying-sender.ts';

export type FleetShape = Pick<FleetOptions, 'web' | 'workers' | 'all'>;

/** The product with a model that answers at once and a WhatsApp that takes everything at once. */
export interface LoadHarness {
  readonly fleet: Fleet;
  readonly graph: Graph;
  readonly client: pg.Client;
  readonly sender: RetryingSender;
  stop(): Promise<void>;
}

const SENDERS = 32;

export async function startLoadHarness(databaseUrl: string, shape: FleetShape): Promise<LoadHarness> {
  let sender: RetryingSender | undefined;
  const graph = await startGraph(async (receipts: readonly Receipt[]) => {
    await sender?.deliver(whatsappRequest({ statuses: receipts }));
  });
  const fleet = await startFleet({
    ...shape,
    script: fileURLToPath(new URL('../chaos/echo-product.ts', import.meta.url)),
    environment: {
      NODE_ENV: 'test',
      ...productEnvironment({ sandboxUrl: graph.url, publicUrl: 'http://localhost:1' }),
      LOGFIRE_WRITE_TOKEN: '',
      // Nobody signs in; a database that is started again must know its issuer again.
      GOOGLE_ISSUER: 'http://localhost:1/google',
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      TOKEN_KEYS: `ground:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
    },
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const open = createRetryingSender(
    fleet.web.map(({ port }) => port),
    seededRandom(1),
  );
  sender = open;
  return {
    fleet,
    graph,
    client,
    sender: open,
    stop: async () => {
      await client.end();
      await fleet.stop();
      open.close();
      await graph.close();
    },
  };
}

/** People with a phone each. */
export async function populate(client: pg.Client, people: number): Promise<void> {
  await client.query(
    `insert into users (issuer, subject, email, name, time_zone)
     select 'load', n::text, 'person-' || n || '@example.org', 'Person', 'UTC' from generate_series(0, $1::int - 1) n`,
    [people],
  );
  await client.query(`
    insert into whatsapp_links (user_id, whatsapp_user_id, connected_at, last_inbound_at, tokens, tokens_at)
    select id, 'ES.' || subject, now(), now(), 20, now() from users`);
  await client.query('analyze');
}

/** Each message from somebody else, the next one as soon as one was taken. */
export async function say(
  { sender }: LoadHarness,
  people: number,
  messages: number,
  first: number,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: SENDERS }, async () => {
      while (next < messages) {
        next += 1;
        const message = whatsappText(`ES.${(first + next) % people}`, `hello ${next}`);
        await sender.deliver(whatsappRequest({ messages: [message] }));
      }
    }),
  );
}
