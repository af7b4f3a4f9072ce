import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Temporal } from 'temporal-polyfill';
import { featuresOf } from '../packages/understanding/src/reader/features.ts';
import { createSplitter, type Vocabulary } from '../packages/understanding/src/reader/pieces.ts';
import { randomOf } from './substitute.ts';

/**
 * Sentences as `training/pretrain.py` takes them, by the very code that reads messages in the product:
 * `node training/text.ts LINES.json training/.cache`. For each its number of words, then each word's shape and number of
 * pieces in one number, then the pieces.
 */
const [file = '', cache = 'training/.cache'] = process.argv.slice(2);
const split = createSplitter(JSON.parse(readFileSync(join(cache, 'vocabulary.json'), 'utf8')) as Vocabulary);
const lines = JSON.parse(readFileSync(file, 'utf8')) as string[];

const MOST_PIECES = 8;
const [FEWEST_WORDS, MOST_WORDS] = [3, 60];
/** So many are read as if they were dictated. */
const SPOKEN = 0.3;

const random = randomOf('text');
const numbers: number[] = [];
const when = { now: Temporal.Instant.from('2026-11-16T09:00Z'), zone: 'Europe/Madrid' };
for (const written of lines) {
  const line = random() < SPOKEN ? written.toLowerCase().replace(/[.,;!?]+/g, '') : written;
  const { features } = featuresOf(line, { situation: [], titles: [], people: [] }, when);
  if (features.length < FEWEST_WORDS || features.length > MOST_WORDS) continue;
  numbers.push(features.length);
  for (const { word, followsSpace, shape, time } of features) {
    const pieces = split(word, followsSpace).slice(0, MOST_PIECES);
    numbers.push(shape + 16 * pieces.length + 256 * time, ...pieces);
  }
}
writeFileSync(join(cache, 'text.bin.gz'), gzipSync(new Uint8Array(Uint16Array.from(numbers).buffer)));
console.log(`${lines.length} sentences, ${numbers.length} numbers`);
