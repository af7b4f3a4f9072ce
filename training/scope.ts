import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { isChanging, readNotation } from '../packages/understanding/src/commands/index.ts';
import { clauseSpans } from '../packages/understanding/src/reader/command-at.ts';
import { featuresOf } from '../packages/understanding/src/reader/features.ts';
import { encode } from '../packages/understanding/src/reader/network.ts';
import { readWeights } from '../packages/understanding/src/reader/weights.ts';

/**
 * What the trained network makes of clauses, for `training/scope.py`: of messages that ask for what no calendar's assistant
 * can do (`beyond.txt`, and what the corpus calls `other`), and of a third of those that ask for a change.
 * `node training/scope.ts WEIGHTS OUT`
 */
const [file = '', out = ''] = process.argv.slice(2);
const weights = readWeights(readFileSync(file));
const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const rows: { readonly isBeyond: boolean; readonly pooled: Float32Array }[] = [];

function add(message: string, isBeyond: boolean): void {
  const features = featuresOf(message, { situation: [], titles: [], people: [] }, when);
  if (features.tokens.length === 0) return;
  const encoded = encode(features, weights);
  for (const [first, last] of clauseSpans(encoded, weights))
    rows.push({ isBeyond, pooled: encoded.clause(first, last).pooled });
}

const here = import.meta.dirname;
for (const line of readFileSync(join(here, 'beyond.txt'), 'utf8').split('\n').filter(Boolean))
  add(line, true);
const corpus = readdirSync(join(here, 'corpus')).flatMap((name) =>
  readFileSync(join(here, 'corpus', name), 'utf8')
    .split('\n')
    .filter(Boolean),
);
for (const [index, line] of corpus.entries()) {
  const { message, commands } = readNotation((JSON.parse(line) as { notation: string }).notation);
  if (commands.length > 0 && commands.every(({ act }) => act === 'other')) add(message, true);
  else if (
    index % 3 === 0 &&
    commands.every(({ act }) => act !== 'other') &&
    commands.some(({ act }) => isChanging(act))
  )
    add(message, false);
}
const width = rows[0]?.pooled.length ?? 0;
const numbers = new Float32Array(rows.length * (width + 1));
for (const [index, { isBeyond, pooled }] of rows.entries()) {
  numbers[index * (width + 1)] = isBeyond ? 1 : 0;
  numbers.set(pooled, index * (width + 1) + 1);
}
writeFileSync(out, new Uint8Array(numbers.buffer));
console.log(`${rows.length} clauses, ${rows.filter(({ isBeyond }) => isBeyond).length} beyond`);
