import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { quantile, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { type BenchHarness, startBenchHarness, webhookFor } from './harness.ts';

const RATE = 240;
const SECONDS = 10;
const CONNECTIONS = 32;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Issue 6, 'Speed': how fast webhooks are taken, and how fast they are answered. */
export async function benchChannels(): Promise<BenchRow[]> {
  const harness = await startBenchHarness();
  try {
    await warmUp(harness);
    return [
      ...(await atConstantRate(harness)),
      await againstBareRoute(harness),
      await toReplyPosted(harness),
    ];
  } finally {
    agent.destroy();
    await harness.close();
  }
}

/** Milliseconds until the answer; anything but 200 is a failure of the bench. */
function post(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const call = request(
      url,
      { method: 'POST', agent, headers: { ...headers, 'content-length': Buffer.byteLength(body) } },
      (response) => {
        response.resume();
        response.once('end', () =>
          response.statusCode === 200
            ? resolve(performance.now() - start)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

const userAt = ({ users }: BenchHarness, index: number) => {
  const user = users[index % users.length];
  if (!user) throw new Error('no users');
  return user;
};

/** Both sides alike: connections open, plans kept, code compiled. */
async function warmUp(harness: BenchHarness): Promise<void> {
  await closedLoop(1500, (index) => post(harness.bareUrl, bareRequest(harness, index)));
  await closedLoop(1500, (index) => post(harness.webhookUrl, webhookFor(userAt(harness, index), 'warm up')));
  await harness.idle();
}

/** How many a second, the next one as soon as one of the connections is free. */
async function closedLoop(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (next < count) {
        next += 1;
        await work(next);
      }
    }),
  );
  return count / ((performance.now() - start) / 1000);
}

/** Open loop: the next one is sent on time whether or not the last one was answered, as Meta does. */
async function openLoop(send: (index: number) => Promise<number>): Promise<number[]> {
  const start = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    const due = start + (index * 1000) / RATE;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    // Counted from when it was due: a sender that falls behind must not hide it.
    const late = Math.max(0, performance.now() - due);
    answers.push(send(index).then((took) => took + late));
  }
  return Promise.all(answers);
}

async function atConstantRate(harness: BenchHarness): Promise<BenchRow[]> {
  // The floor says what the machine can do at all at this moment.
  const bare = await openLoop((index) => post(harness.bareUrl, bareRequest(harness, index)));
  const took = await openLoop((index) =>
    post(harness.webhookUrl, webhookFor(userAt(harness, index), `message ${index}`)),
  );
  await harness.idle();
  const note = `${RATE} a second for ${SECONDS} s, ${harness.users.length} people, answered meanwhile by a worker process; floor: the bare route, nothing answered`;
  const row = (name: string, part: number, limit: number): BenchRow => {
    const value = quantile(took, part);
    const floor = quantile(bare, part);
    return {
      name,
      value: rounded(value),
      unit: 'ms',
      floor: rounded(floor),
      ratio: rounded(floor / value),
      target: `under ${limit} ms`,
      ok: value < limit,
      note,
    };
  };
  return [row('webhook to 200, p50', 0.5, 15), row('webhook to 200, p99', 0.99, 100)];
}

const bareRequest = (harness: BenchHarness, index: number) => ({
  body: JSON.stringify({ user: userAt(harness, index).id, id: randomUUID(), text: 'bare' }),
  headers: { 'content-type': 'application/json' },
});

/** Closed loop, turn about, so that whatever else the machine does strikes both alike. */
async function againstBareRoute(harness: BenchHarness): Promise<BenchRow> {
  const rounds = 5;
  const each = 600;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await closedLoop(each, (index) => post(harness.bareUrl, bareRequest(harness, index))));
    ours.push(
      await closedLoop(each, (index) =>
        post(harness.webhookUrl, webhookFor(userAt(harness, index), `load ${index}`)),
      ),
    );
    await harness.idle();
  }
  const value = quantile(ours, 0.5);
  const floor = quantile(bare, 0.5);
  return {
    name: 'webhooks taken a second, against a bare route with the same two inserts',
    value: rounded(value),
    unit: '1/s',
    floor: rounded(floor),
    ratio: rounded(value / floor),
    target: 'at least 40 % of the bare route',
    ok: value / floor >= 0.4,
    note: `median of ${rounds} rounds of ${each}, ${CONNECTIONS} connections; ours is answered by the worker at the same time`,
  };
}

/** From the webhook's first byte to the reply's arrival at WhatsApp, one person after the other. */
async function toReplyPosted(harness: BenchHarness): Promise<BenchRow> {
  const took: number[] = [];
  for (let round = 0; round < 300; round += 1) {
    const user = userAt(harness, round);
    const posted = Promise.withResolvers<number>();
    harness.graph.onPosted = (recipient, at) => {
      if (recipient === user.whatsappUserId) posted.resolve(at);
    };
    const start = performance.now();
    await post(harness.webhookUrl, webhookFor(user, `hello ${round}`));
    took.push((await posted.promise) - start);
  }
  const value = quantile(took, 0.5);
  return {
    name: 'webhook to reply posted, instant model, p50',
    value: rounded(value),
    unit: 'ms',
    target: 'under 60 ms',
    ok: value < 60,
    note: `fastest tenth ${rounded(quantile(took, 0.1))} ms, p95 ${rounded(quantile(took, 0.95))} ms over ${took.length}`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await benchChannels();
  for (const row of rows)
    console.log(
      `${row.ok ? 'ok  ' : 'MISS'} ${row.name.padEnd(74)} ${row.value} ${row.unit}${row.floor ? `  bare ${row.floor}, ratio ${row.ratio}` : ''}  [${row.target}]  ${row.note ?? ''}`,
    );
  if (rows.some((row) => !row.ok)) process.exitCode = 1;
}
