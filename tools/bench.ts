import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rounded } from '../bench/figures.ts';
import type { BenchRow } from '../bench/row.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { root } from './lib/root.ts';

type Bench = () => Promise<BenchRow[]>;

/** Each part of the product brings its own figures; `npm run bench -- calendar` measures one part. */
const parts: Record<string, { file: string; run: string }> = {
  ground: { file: 'bench/ground/bench.ts', run: 'benchGround' },
  scheduling: { file: 'bench/scheduling/bench.ts', run: 'benchScheduling' },
  calendar: { file: 'bench/calendar/bench.ts', run: 'benchCalendar' },
  'understanding-times': { file: 'bench/understanding/when-bench.ts', run: 'benchWhen' },
  'understanding-reader': { file: 'bench/understanding/reader-bench.ts', run: 'benchReader' },
  assistant: { file: 'bench/assistant/bench.ts', run: 'benchAssistant' },
  channels: { file: 'bench/channels/bench.ts', run: 'benchChannels' },
  browser: { file: 'bench/browser/bench.ts', run: 'benchBrowser' },
  admin: { file: 'bench/admin/bench.ts', run: 'benchAdmin' },
  deleting: { file: 'bench/deleting/bench.ts', run: 'benchDeleting' },
};

/** No figure without its ratio: where a part gives none, it is what `row.ts` says it is. */
const withRatio = (row: BenchRow): BenchRow =>
  row.floor === undefined || row.ratio !== undefined || row.value === 0
    ? row
    : { ...row, ratio: rounded(row.floor / row.value) };

const line = (row: BenchRow): string =>
  [
    row.ok ? 'ok  ' : 'MISS',
    row.name.padEnd(52),
    `${row.value} ${row.unit}`.padStart(14),
    row.floor === undefined
      ? ''.padEnd(28)
      : `floor ${row.floor} ${row.unit}, ratio ${row.ratio ?? '-'}`.padEnd(28),
    `target ${row.target}`,
    row.note ? `(${row.note})` : '',
  ].join('  ');

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'string' } },
    allowPositionals: true,
  });
  // 'understanding' names both of its halves.
  const isNamed = (part: string, name: string) => part === name || part.startsWith(`${name}-`);
  const unknown = positionals.find((name) => !Object.keys(parts).some((part) => isNamed(part, name)));
  if (unknown)
    throw new PlainFailure(`There is no part '${unknown}'; there are: ${Object.keys(parts).join(', ')}.`);
  const results: Record<string, BenchRow[]> = {};
  for (const [name, { file, run }] of Object.entries(parts)) {
    const isWanted = positionals.length === 0 || positionals.some((wanted) => isNamed(name, wanted));
    if (!isWanted || !existsSync(join(root, file))) continue;
    console.log(`\n${name}`);
    const module = (await import(join(root, file))) as Record<string, Bench>;
    const rows = ((await module[run]?.()) ?? []).map(withRatio);
    for (const row of rows) console.log(line(row));
    results[name] = rows;
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  const missed = Object.values(results)
    .flat()
    .filter(({ ok }) => !ok);
  console.log(`\n${Object.values(results).flat().length} figures, ${missed.length} missed.`);
  process.exit(missed.length === 0 ? 0 : 1);
});
