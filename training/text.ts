import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Temporal } from 'temporal-polyfill';
import { featuresOf } from '../packages/understanding/src/reader/features.ts';
import { createWordSplitter, type WordPieces } from '../packages/understanding/src/reader/word-pieces.ts';
import { randomOf } from './substitute.ts';

/**
 * Sentences as `training/pretrain.py` takes them, by the very code that reads messages in the product:
 * `node training/text.ts LINES.json training/.cache`. How many there are of each, then every sentence's number of words, every
 * word's shape, number of pieces and time in one number, and every piece.
 */
const [file = '', cache = 'training/.cache'] = process.argv.slice(2);
const split = createWordSplitter(
  JSON.parse(readFileSync(join(cache, 'vocabulary.json'), 'utf8')) as WordPieces,
);
const lines = JSON.parse(readFileSync(file, 'utf8')) as string[];

const MOST_PIECES = 8;
const [FEWEST_WORDS, MOST_WORDS] = [3, 60];
/** So many are read as if they were dictated. */
const SPOKEN = 0.3;

const random = randomOf('text');
const lengths: number[] = [];
const words: number[] = [];
const pieces: number[] = [];
const when = { now: Temporal.Instant.from('2026-11-16T09:00Z'), zone: 'Europe/Madrid' };
for (const written of lines) {
  const line = random() < SPOKEN ? written.toLowerCase().replace(/[.,;!?]+/g, '') : written;
  const { features } = featuresOf(line, { situation: [], titles: [], people: [] }, when);
  if (features.length < FEWEST_WORDS || features.length > MOST_WORDS) continue;
  lengths.push(features.length);
  for (const { word, shape, time } of features) {
    const parts = split(word).slice(0, MOST_PIECES);
    words.push(shape + 16 * parts.length + 256 * time);
    for (const piece of parts) pieces.push(piece);
  }
}
const lists = [lengths, words, pieces];
const counts = new Uint8Array(Uint32Array.from(lists.map(({ length }) => length)).buffer);
const bytes = [counts, ...lists.map((list) => new Uint8Array(Uint16Array.from(list).buffer))];
writeFileSync(join(cache, 'text.bin.gz'), gzipSync(Buffer.concat(bytes)));
console.log(`${lengths.length} sentences, ${words.length} words, ${pieces.length} pieces`);
