import { pathToFileURL } from 'node:url';
import type { BenchRow } from '../row.ts';
import { benchExpansion, benchFarWindow } from './expansion.ts';
import { benchGrowth, benchMeeting } from './free-times.ts';

/** The figures of `packages/scheduling`, with what they are compared to in the same run. */
export async function benchScheduling(): Promise<BenchRow[]> {
  return [
    benchExpansion(),
    benchFarWindow(),
    benchMeeting(10, 14, 2),
    benchMeeting(50, 28, 25),
    ...benchGrowth(),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await benchScheduling();
  for (const row of rows) {
    const against = row.floor === undefined ? '' : `  floor ${row.floor} ${row.unit}  ratio ${row.ratio}`;
    console.log(
      `${row.ok ? 'ok  ' : 'MISS'} ${row.name.padEnd(44)} ${row.value} ${row.unit}${against}  [${row.target}]${row.note === undefined ? '' : `  ${row.note}`}`,
    );
  }
  if (rows.some((row) => !row.ok)) process.exitCode = 1;
}
