import { pathToFileURL } from 'node:url';
import { startStack } from '../../tools/lib/stack.ts';
import { quantile, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { arrival, type BareClient, startBareClient } from './bare-client.ts';
import { busyWeek } from './busy-week.ts';
import { processCpuMs } from './process-cpu.ts';
import { type MeasuredProvider, startMeasuredProvider } from './provider.ts';
import { signIn } from './sign-in.ts';

const LIMIT_MS = 5;
const WARM_UP = 60;
const ROUNDS = 300;

/** What the calendar endpoints add to the time that the calendar service itself took, over real HTTP. */
export async function benchCalendar(): Promise<BenchRow[]> {
  const provider = await startMeasuredProvider();
  // Without a worker: what it does in the background would be taken for the endpoint's.
  const settings = { GOOGLE_CALENDAR_URL: provider.url, LOGFIRE_WRITE_TOKEN: '', ROLE: 'web' };
  const stack = await startStack(settings, 'bench');
  const bare = startBareClient();
  provider.behind = `${stack.sandboxUrl}/google/calendar/v3`;
  try {
    const token = await signIn(stack.baseUrl, 'madrid@example.org');
    const get = async (path: string): Promise<void> => {
      // As a browser asks; what it does with the last byte is its own time.
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
      const status = await arrival({ url: stack.baseUrl + path, headers });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const measure = (name: string, path: string) =>
      compare(
        name,
        provider,
        bare,
        () => get(path),
        () => get('/api/v1/auth/me'),
        () => processCpuMs(stack.server.process.pid),
      );
    const rows = [
      await measure('calendars, added to the provider', '/api/v1/calendar/calendars'),
      await measure('events of a sample week, added to the provider', '/api/v1/calendar/events'),
    ];
    provider.behind = busyWeek;
    const week = '/api/v1/calendar/events?start_date=2026-03-02&end_date=2026-03-08';
    rows.push(await measure('events of a week of 150, added to the provider', week));
    return rows;
  } finally {
    bare.stop();
    await stack.stop();
    await provider.close();
  }
}

/**
 * In turn: our call, then a bare client with the very same questions to the provider, so that a neighbour on this
 * machine disturbs both alike. `empty`, a call that asks nobody, tells how slow the machine itself is just now.
 */
async function compare(
  name: string,
  provider: MeasuredProvider,
  bare: BareClient,
  work: () => Promise<void>,
  empty: () => Promise<void>,
  cpuMs: () => number | undefined,
): Promise<BenchRow> {
  for (let round = 0; round < WARM_UP; round += 1) {
    provider.asked();
    await work();
    await bare.fetchAll(provider.asked());
  }
  const added: number[] = [];
  const provided: number[] = [];
  const nothing: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    nothing.push(await timed(empty));
    provider.asked();
    const total = await timed(work);
    const theirs = await bare.fetchAll(provider.asked());
    provided.push(theirs);
    added.push(total - theirs);
  }
  const value = quantile(added, 0.5);
  const before = cpuMs();
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const after = cpuMs();
  const cpu = before === undefined || after === undefined ? 'unknown' : rounded((after - before) / ROUNDS);
  return {
    name,
    value: rounded(value),
    unit: 'ms',
    floor: rounded(quantile(provided, 0.5)),
    target: `median at most ${LIMIT_MS} ms; floor: a bare client that asks the provider the same`,
    ok: value <= LIMIT_MS,
    note: `fastest tenth ${rounded(quantile(added, 0.1))} ms, p95 ${rounded(quantile(added, 0.95))} ms; a signed-in call without a provider, in turn with it: median ${rounded(quantile(nothing, 0.5))} ms; processor time of the server ${cpu} ms a request`,
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await benchCalendar();
  for (const row of rows)
    console.log(
      `${row.ok ? 'ok  ' : 'MISS'} ${row.name.padEnd(50)} ${row.value} ${row.unit}  provider ${row.floor} ms  [${row.target}]  ${row.note}`,
    );
  if (rows.some((row) => !row.ok)) process.exitCode = 1;
}
