import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ReadingContext, readMessage, readWeights, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { BUILT_IN } from '../../apps/server/src/modules/assistant/index.ts';
import { quantile, rounded } from '../figures.ts';
import type { BenchRow } from '../row.ts';
import { messages } from './reader-messages.ts';
import { timings } from './timings.ts';

/** A fresh context for each message, as a turn has. */
const when = (): WhenContext => ({
  now: Temporal.Instant.from('2026-11-18T10:15:00Z'),
  zone: 'Europe/Madrid',
});
/** What the reader sees besides the words: some weeks of a calendar, and the people in it. */
const world: ReadingContext = {
  situation: ['told-event'],
  titles: Array.from({ length: 60 }, (_, index) => `Design review ${index}`),
  people: Array.from({ length: 80 }, (_, index) => `Ana Lopez ${index}`),
};

/** Messages made to be slow: 4,000 characters each, the limit. */
const ADVERSARIES: readonly [name: string, text: string][] = (
  [
    ['requests without end', 'book lunch with Ana and cancel '],
    ['politeness without end', 'please '],
    ['questions without end', 'what '],
    ['times without end', 'tomorrow at 3 '],
    ['names without end', 'with Ana and Bob and '],
    ['prepositions without end', 'add to my '],
    ['moves without end', 'move my lunch to '],
    ['apostrophes without end', "it's "],
    ['quotes without end', '" '],
    ['one long word', 'a'],
    ['signs without end', '. '],
    ['letters of another alphabet', 'встреча завтра '],
  ] as const
).map(([name, piece]) => [name, piece.repeat(Math.ceil(4000 / piece.length)).slice(0, 4000)]);

/** The adversary that takes longest, best of three so that a busy machine is not blamed on it. */
function slowest(read: (text: string) => unknown): { name: string; milliseconds: number } {
  let worst = { name: '', milliseconds: 0 };
  for (const [name, text] of ADVERSARIES) {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      const began = performance.now();
      read(text);
      best = Math.min(best, performance.now() - began);
    }
    if (best > worst.milliseconds) worst = { name, milliseconds: best };
  }
  return worst;
}

type Fresh = { start: number; memory: number };

/**
 * Start-up and memory, in processes of their own. The compile cache of Node is on, as in the server: without it most
 * of the time is the runtime stripping types, once per machine and version.
 */
function fresh(): Fresh {
  const script = fileURLToPath(new URL('./reader-startup.ts', import.meta.url));
  const cache = mkdtempSync(join(tmpdir(), 'reader-bench-'));
  const run = (): Fresh =>
    JSON.parse(
      execFileSync(process.execPath, ['--expose-gc', script], {
        encoding: 'utf8',
        env: { ...process.env, NODE_COMPILE_CACHE: cache },
      }),
    ) as Fresh;
  try {
    run();
    return [run(), run(), run(), run()].reduce((a, b) => (b.start < a.start ? b : a));
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

export async function benchReader(): Promise<BenchRow[]> {
  const weights = readWeights(readFileSync(BUILT_IN));
  const read = (text: string) => readMessage(text, world, when(), weights);
  const took = timings(messages, read, { rounds: 40, warmUp: 10 });
  const p50 = quantile(took, 0.5);
  const p99 = quantile(took, 0.99);
  const slow = slowest(read);
  const { start, memory } = fresh();
  return [
    {
      name: 'read a message, p50',
      value: rounded(p50, 3),
      unit: 'ms',
      target: '< 10 ms',
      ok: p50 < 10,
      note: `${messages.length} kinds of message, times included`,
    },
    { name: 'read a message, p99', value: rounded(p99, 3), unit: 'ms', target: '< 50 ms', ok: p99 < 50 },
    {
      name: 'slowest message found (4,000 characters)',
      value: rounded(slow.milliseconds, 3),
      unit: 'ms',
      target: '< 500 ms',
      ok: slow.milliseconds < 500,
      note: slow.name,
    },
    {
      name: 'reader: start-up',
      value: rounded(start, 3),
      unit: 'ms',
      target: '< 250 ms',
      ok: start < 250,
      note: 'import, weights and Temporal with Node’s compile cache warm, best of 4 processes',
    },
    {
      name: 'reader: memory',
      value: rounded(memory, 3),
      unit: 'MB',
      target: '< 64 MB',
      ok: memory < 64,
      note: 'heap and buffers after 300 messages above an empty process',
    },
  ];
}
