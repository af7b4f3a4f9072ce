import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { BenchRow } from '../row.ts';
import { adversaries } from './when-adversaries.ts';
import { messages } from './when-messages.ts';

/** A fresh context for each message, as a request has: nothing about now is kept from the one before. */
const context = (): WhenContext => ({
  now: Temporal.Instant.from('2026-11-18T10:15:00Z'),
  zone: 'Europe/Madrid',
});

function percentile(sorted: readonly number[], p: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0;
}

/**
 * Milliseconds a message takes: for each message the median of many runs, sorted. The median leaves out what other
 * processes do to this one; the first rounds are left out because they pay for compiling.
 */
function timings(run: (text: string) => unknown, rounds: number, warm: number): number[] {
  const all = messages.map((): number[] => []);
  for (let round = 0; round < rounds + warm; round++) {
    messages.forEach((text, i) => {
      const began = performance.now();
      run(text);
      if (round >= warm) all[i]?.push(performance.now() - began);
    });
  }
  return all
    .map((times) =>
      percentile(
        times.sort((x, y) => x - y),
        50,
      ),
    )
    .sort((x, y) => x - y);
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

interface Suite {
  readonly Culture: { readonly English: string };
  readonly recognizeDateTime: (text: string, culture: string, options: undefined, reference: Date) => unknown;
}

interface Fresh {
  readonly start: number;
  readonly memory: number;
}

/**
 * Start-up and memory, in processes of their own. The compile cache of Node is on, as in the server: without it
 * most of the time is the runtime stripping types, once per machine and version.
 */
function fresh(): { cold: Fresh; warm: Fresh } {
  const script = fileURLToPath(new URL('./when-startup.ts', import.meta.url));
  const cache = mkdtempSync(join(tmpdir(), 'when-bench-'));
  const run = (): Fresh =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script], {
        encoding: 'utf8',
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
      }),
    ) as Fresh;
  try {
    const cold = run();
    const warm = [run(), run(), run()].reduce((a, b) => (b.start < a.start ? b : a));
    return { cold, warm };
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

export async function benchWhen(): Promise<BenchRow[]> {
  const loaded = (await import('@microsoft/recognizers-text-suite')) as unknown as Suite & {
    default?: Suite;
  };
  const suite = loaded.default ?? loaded;
  const reference = new Date(2026, 10, 18, 11, 15);
  const ours = timings((text) => findWhen(text, context()), 60, 20);
  const theirs = timings(
    (text) => suite.recognizeDateTime(text, suite.Culture.English, undefined, reference),
    6,
    2,
  );
  const p50 = percentile(ours, 50);
  const p99 = percentile(ours, 99);
  const floor50 = percentile(theirs, 50);
  const floor99 = percentile(theirs, 99);
  const slow = slowest();
  const { cold, warm } = fresh();
  return [
    {
      name: 'find times in a message, p50',
      value: rounded(p50),
      unit: 'ms',
      floor: rounded(floor50),
      ratio: rounded(floor50 / p50),
      target: '< 1 ms and faster than Recognizers-Text',
      ok: p50 < 1 && p50 < floor50,
    },
    {
      name: 'find times in a message, p99',
      value: rounded(p99),
      unit: 'ms',
      floor: rounded(floor99),
      ratio: rounded(floor99 / p99),
      target: '< 8 ms and faster than Recognizers-Text',
      ok: p99 < 8 && p99 < floor99,
    },
    {
      name: 'slowest input found (4,000 characters)',
      value: rounded(slow.milliseconds),
      unit: 'ms',
      target: '< 250 ms',
      ok: slow.milliseconds < 250,
      note: slow.name,
    },
    {
      name: 'times: start-up',
      value: rounded(warm.start),
      unit: 'ms',
      target: '< 100 ms',
      ok: warm.start < 100,
      note: `import of the package and Temporal, best of 3 processes; ${rounded(cold.start)} ms when nothing is in the compile cache`,
    },
    {
      name: 'times: memory',
      value: rounded(warm.memory),
      unit: 'MB',
      target: '< 25 MB',
      ok: warm.memory < 25,
      note: 'heap after 4,000 messages above an empty process',
    },
  ];
}

/** The adversary that takes longest, best of five so that a busy machine is not blamed on it. */
function slowest(): { name: string; milliseconds: number } {
  let worst = { name: '', milliseconds: 0 };
  for (const [name, text] of adversaries) {
    let best = Number.POSITIVE_INFINITY;
    for (let i = 0; i < 5; i++) {
      const began = performance.now();
      findWhen(text, context());
      best = Math.min(best, performance.now() - began);
    }
    if (best > worst.milliseconds) worst = { name, milliseconds: best };
  }
  return worst;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await benchWhen();
  console.table(rows);
  if (rows.some((row) => !row.ok)) process.exitCode = 1;
}
