import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { BenchRow } from '../bench/row.ts';
import { PlainFailure, runCommand } from './lib/fail.ts';
import { root } from './lib/root.ts';

const BEGIN = /<!-- figures:begin.*?-->/;
const END = '<!-- figures:end -->';

/** Writes what `npm run bench -- --json <file>` measured into docs/performance.md, between its two marks. */
await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file)
    throw new PlainFailure('Usage: node tools/figures.ts <the file that npm run bench -- --json wrote>');
  const results = JSON.parse(readFileSync(file, 'utf8')) as Record<string, BenchRow[]>;
  const page = join(root, 'docs', 'performance.md');
  const text = readFileSync(page, 'utf8');
  const begin = BEGIN.exec(text);
  const end = text.indexOf(END);
  if (!begin || end < begin.index) throw new PlainFailure('docs/performance.md has lost its marks.');
  const head = text.slice(0, begin.index + begin[0].length);
  writeFileSync(page, `${head}\n\n${tables(results)}\n${text.slice(end)}`);
  console.log(`Written: ${Object.values(results).flat().length} figures.`);
});

function tables(results: Record<string, BenchRow[]>): string {
  const rows = Object.values(results).flat();
  const missed = rows.filter(({ ok }) => !ok).length;
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`;
  const summary = `Measured ${new Date().toISOString().slice(0, 10)} on ${machine}: ${rows.length} figures, ${missed} missed.`;
  const parts = Object.entries(results).map(
    ([name, part]) =>
      `### ${name}\n\n| Figure | Measured | Floor | Ratio | Target | |\n|---|---|---|---|---|---|\n${part.map(line).join('\n')}\n`,
  );
  return `${summary}\n\n${parts.join('\n')}`;
}

function line({ name, value, unit, floor, ratio, target, ok, note }: BenchRow): string {
  const cells = [
    name,
    `${value} ${unit}`,
    floor === undefined ? '' : `${floor} ${unit}`,
    ratio ?? '',
    target,
    ok ? 'met' : `**missed**${note ? `: ${note}` : ''}`,
  ];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}
