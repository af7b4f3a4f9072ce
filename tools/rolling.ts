import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { productEnvironment } from '../apps/sandbox/src/product-environment.ts';
import { whatsappRequest, whatsappText } from '../apps/server/src/modules/channels/test/signed-webhooks.ts';
import { startFleet } from './chaos/fleet.ts';
import { startCaddy } from './deploy/caddy.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { dropDatabases, freePort } from './lib/stack.ts';
import { startPostgres } from './postgres/launcher.ts';

const CALLERS = 6;
const PAUSE_MS = 60;

/**
 * Two web and two worker processes behind the shipped Caddyfile, with the settings that a deployment has by default,
 * replaced one after the other while webhooks and other calls come in: how many of them were lost? Needs `caddy`.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { posts: { type: 'string', default: '1000' }, 'stop-delay': { type: 'string', default: '' } },
  });
  const wanted = Number(values.posts);
  const postgres = await startPostgres('test');
  const name = `rolling_${randomBytes(4).toString('hex')}`;
  const port = await freePort();
  const fleet = await startFleet({
    web: 2,
    workers: 2,
    environment: {
      NODE_ENV: 'test',
      // Nobody signs in, and no provider is called: addresses at which nobody answers will do.
      ...productEnvironment({ sandboxUrl: 'http://localhost:1', publicUrl: `http://localhost:${port}` }),
      LOGFIRE_WRITE_TOKEN: '',
      HOST: '127.0.0.1',
      DATABASE_URL: await postgres.ensureDatabase(name),
      TOKEN_KEYS: `rolling:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '1000000',
      TRUST_PROXY: '1',
      STOP_DELAY_MS: values['stop-delay'],
    },
  });
  const caddy = await startCaddy(
    port,
    fleet.web.map((member) => member.port),
  );
  const lost: string[] = [];
  const counts = { POST: 0, GET: 0 };
  let rounds = 0;
  let over = false;
  const call = async (method: 'POST' | 'GET', path: string, request: RequestInit = {}) => {
    counts[method] += 1;
    const status = await fetch(`${caddy.url}${path}`, { method, ...request }).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      (error: Error) => error.message,
    );
    if (status !== 200) lost.push(`${method} ${path}: ${status}`);
    await sleep(PAUSE_MS);
  };
  try {
    const calling = Array.from({ length: CALLERS }, async (_, caller) => {
      for (let number = 0; !over; number += 1) {
        const message = whatsappText(`ES.rolling.${caller}`, `hello ${number}`);
        const { path, ...webhook } = whatsappRequest({ messages: [message] });
        await call('POST', path, webhook);
        await call('GET', '/openapi.json');
      }
    });
    while (rounds === 0 || Math.min(counts.POST, counts.GET) < wanted) {
      for (const member of fleet.members) {
        await fleet.replace(member);
        if (member.role === 'web') await caddy.finds(member.port);
      }
      rounds += 1;
    }
    over = true;
    await Promise.all(calling);
  } finally {
    over = true;
    await caddy.stop();
    await fleet.stop();
    await dropDatabases(postgres, [name]);
    await postgres.release();
  }
  console.log(
    `${caddy.version}: ${counts.POST} POSTs, ${counts.GET} GETs, each process replaced ${rounds} times; lost: ${lost.length}`,
  );
  if (lost.length > 0) throw new PlainFailure([...new Set(lost)].slice(0, 10).join('\n'));
});
