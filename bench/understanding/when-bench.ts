import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { quantile, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { timings } from './timings.ts';
import { adversaries } from './when-adversaries.ts';
import { messages } from './when-messages.ts';

/** A fresh context for each message, as a request has: nothing about now is kept from the one before. */
const context = (): WhenContext => ({
  now: Temporal.Instant.from('2026-11-18T10:15:00Z'),
  zone: 'Europe/Madrid',
});

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
  const ours = timings(messages, (text) => findWhen(text, context()), { rounds: 60, warmUp: 20 });
  const theirs = timings(
    messages,
    (text) => suite.recognizeDateTime(text, suite.Culture.English, undefined, reference),
    { rounds: 6, warmUp: 2 },
  );
  const p50 = quantile(ours, 0.5);
  const p99 = quantile(ours, 0.99);
  const floor50 = quantile(theirs, 0.5);
  const floor99 = quantile(theirs, 0.99);
  const slow = slowest();
  const { cold, warm } = fresh();
  return [
    {
      name: 'find times in a message, p50',
      value: rounded(p50, 3),
      unit: 'ms',
      floor: rounded(floor50, 3),
      ratio: rounded(floor50 / p50, 3),
      target: '< 1 ms and faster than Recognizers-Text',
      ok: p50 < 1 && p50 < floor50,
    },
    {
      name: 'find times in a message, p99',
      value: rounded(p99, 3),
      unit: 'ms',
      floor: rounded(floor99, 3),
      ratio: rounded(floor99 / p99, 3),
      target: '< 8 ms and faster than Recognizers-Text',
      ok: p99 < 8 && p99 < floor99,
    },
    {
      name: 'slowest input found (4,000 characters)',
      value: rounded(slow.milliseconds, 3),
      unit: 'ms',
      target: '< 250 ms',
      ok: slow.milliseconds < 250,
      note: slow.name,
    },
    {
      name: 'times: start-up',
      value: rounded(warm.start, 3),
      unit: 'ms',
      target: '< 100 ms',
      ok: warm.start < 100,
      note: `import of the package and Temporal, best of 3 processes; ${rounded(cold.start, 3)} ms when nothing is in the compile cache`,
    },
    {
      name: 'times: memory',
      value: rounded(warm.memory, 3),
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
