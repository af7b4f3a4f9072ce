import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signInByHttp } from '../bench/ground/sign-in.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';
import { openSlowClients } from './fuzz/slow-clients.ts';
import { runCommand } from './lib/fail.ts';
import { startStack } from './lib/stack.ts';

const SLOW_CLIENTS = 200;
/** Node looks for slow clients every 30 s, and they have 30 s. */
const CUT_WITHIN_MS = 75_000;

const isReady = async (baseUrl: string): Promise<boolean> =>
  (await fetch(`${baseUrl}/readyz`).catch(() => undefined))?.status === 200;

/**
 * Questions made from the contract (valid, at the edge, hostile) for every endpoint as nobody, a user and staff,
 * along with webhooks, pages, raw bytes and slow clients. No 5xx, no hang, no unauthorised access.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      requests: { type: 'string', default: '50000' },
      json: { type: 'string' },
    },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  console.log(`Seed ${seed}, ${values.requests} requests.`);
  const stack = await startStack({ LOGFIRE_WRITE_TOKEN: '', LOG_LEVEL: 'error' });
  const began = Date.now();
  const slow = openSlowClients(stack.baseUrl, SLOW_CLIENTS);
  try {
    const signIn = (name: string, count: number, domain = 'example.org') =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          signInByHttp(stack.baseUrl, `${name}-${index}@${domain}`),
        ),
      );
    const world = {
      tokens: {
        ordinary: await signIn('fuzz', 4),
        staff: [
          await signInByHttp(stack.baseUrl, 'staff.one@catch.example'),
          await signInByHttp(stack.baseUrl, 'staff.two@catch.example'),
        ],
      },
      disposable: await signIn('fuzz-disposable', 12),
      ids: [],
    };
    const report = await runFuzz({
      baseUrl: stack.baseUrl,
      seed,
      requests: Number(values.requests),
      world,
      secrets: {
        whatsappAppSecret: stack.environment.WHATSAPP_APP_SECRET ?? '',
        whatsappPhoneNumberId: stack.environment.WHATSAPP_PHONE_NUMBER_ID ?? '',
        whatsappVerifyToken: stack.environment.WHATSAPP_VERIFY_TOKEN ?? '',
        slackSigningSecret: stack.environment.SLACK_SIGNING_SECRET ?? '',
      },
    });
    const seconds = Math.round((Date.now() - began) / 1000);
    while (slow.cut() < slow.opened && Date.now() - began < CUT_WITHIN_MS) await sleep(500);
    const isAlive = stack.server.process.exitCode === null && (await isReady(stack.baseUrl));
    for (const { number, what, wrong, request } of report.findings)
      console.log(`FOUND #${number} ${what}: ${wrong.join('; ')}\n      ${request}`);
    const isOk = report.findings.length === 0 && isAlive && slow.cut() === slow.opened;
    console.log(
      `${report.requests} requests in ${seconds} s, ${JSON.stringify(report.statuses)}, ` +
        `${report.findings.length} findings; ${slow.cut()} of ${slow.opened} slow clients cut off; ` +
        `afterwards ${isAlive ? 'ready' : 'NOT READY'}.`,
    );
    if (values.json)
      writeFileSync(
        values.json,
        `${JSON.stringify({ seed, seconds, ...report, slow_clients_cut: slow.cut(), ok: isOk }, null, 2)}\n`,
      );
    if (!isOk) {
      console.log(`Again with: npm run fuzz -- --seed ${seed} --requests ${values.requests}`);
      process.exitCode = 1;
    }
  } finally {
    slow.close();
    await stack.stop();
  }
});
