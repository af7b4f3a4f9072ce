import { setTimeout as sleep } from 'node:timers/promises';
import { signInByHttp } from '../../bench/ground/sign-in.ts';
import { type RunningChild, startChild } from '../lib/child.ts';
import { freePort, serverScript, startStack } from '../lib/stack.ts';
import { checkInvariants } from './invariants.ts';
import { oneOf } from './random.ts';
import type { Scenario, ScenarioResult, ScenarioRun } from './scenario.ts';

const USERS = 12;
const PROCESSES = 2;

export const mixed: Scenario = {
  about: 'the whole product under mixed traffic while everything around it breaks (the default)',
  seconds: 30,
  run,
};

async function run({ seed, seconds, random }: ScenarioRun): Promise<ScenarioResult> {
  const stack = await startStack({ LOGFIRE_WRITE_TOKEN: '', LOG_LEVEL: 'silent' });
  const servers: { port: string; child: RunningChild }[] = [];
  const launch = async (port: string): Promise<RunningChild> => {
    const child = startChild('server', serverScript, { ...stack.environment, PORT: port });
    await child.ready;
    return child;
  };
  for (let index = 0; index < PROCESSES; index += 1) {
    const port = String(await freePort());
    servers.push({ port, child: await launch(port) });
  }
  const users = Array.from({ length: USERS }, (_, index) => `chaos-${seed}-${index}@example.org`);
  const tokens = await Promise.all(users.map((email) => signInByHttp(stack.baseUrl, email)));
  await fetch(`${stack.sandboxUrl}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      vendor: 'google',
      path: '/google/calendar/*',
      method: 'POST',
      lost_response: true,
      probability: 0.05,
      seed,
    }),
  });

  const until = Date.now() + seconds * 1000;
  let sent = 0;
  let kills = 0;
  const talk = async (index: number): Promise<void> => {
    while (Date.now() < until) {
      const { port } = oneOf(random, servers);
      sent += 1;
      // Far apart, so that nothing overlaps and every one is booked without asking.
      const day = 1 + (sent % 300);
      const hour = Math.floor(sent / 300) % 6;
      const message = `Put Chaos${sent} on my calendar in ${day} days at ${hour < 3 ? `${9 + hour}am` : `${hour - 1}pm`}`;
      await fetch(`http://127.0.0.1:${port}/api/v1/assistant/chat`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[index]}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message, channel: 'web' }),
        signal: AbortSignal.timeout(20_000),
      }).catch(() => sleep(100));
      await sleep(random() * 60);
    }
  };
  const kill = async (): Promise<void> => {
    while (Date.now() < until) {
      await sleep(1000 + random() * 2500);
      const victim = oneOf(random, servers);
      if (Date.now() >= until) continue;
      victim.child.process.kill('SIGKILL');
      await victim.child.exited;
      kills += 1;
      victim.child = await launch(victim.port);
    }
  };
  await Promise.all([...users.keys()].map(talk).concat(kill()));
  await fetch(`${stack.sandboxUrl}/_control/faults`, { method: 'DELETE' });
  // The sweep of the living takes up what the dead left behind.
  let verdicts = await checkInvariants(stack.databaseUrl, stack.sandboxUrl, users);
  for (let wait = 0; wait < 30 && !verdicts[0]?.ok; wait += 1) {
    await sleep(1000);
    verdicts = await checkInvariants(stack.databaseUrl, stack.sandboxUrl, users);
  }
  for (const { child } of servers) await child.stop();
  await stack.stop();
  return { figures: { sent, kills }, verdicts };
}
