import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkReading, readNotation } from '../packages/understanding/src/commands/index.ts';

interface Row {
  readonly id: string;
  readonly author: string;
  readonly notation: string;
}

const folder = join(import.meta.dirname, 'corpus');
const rows = readdirSync(folder).flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row),
);
/** Each row is read once for everything that is said about it. */
const readings = new Map<string, ReturnType<typeof readNotation>>();
function readingOf(notation: string) {
  const reading = readings.get(notation) ?? readNotation(notation);
  readings.set(notation, reading);
  return reading;
}
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

it('every row reads, and its commands are well formed', () => {
  const bad = rows.flatMap(({ id, notation }) =>
    checkReading(readingOf(notation)).map((why) => `${id}: ${why}`),
  );
  expect(bad).toEqual([]);
});

it('no two rows have one name, and no longer sentence stands there twice', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const seen = new Map<string, string>();
  const twice = rows.flatMap(({ id, notation }) => {
    const text = plain(readingOf(notation).message);
    if (text.split(' ').length < 6) return [];
    const before = seen.get(text);
    seen.set(text, id);
    return before ? [`${before} and ${id}: ${text}`] : [];
  });
  expect(twice).toEqual([]);
});

const gold = join(import.meta.dirname, '../evals/gold');
const strangers = join(import.meta.dirname, '../evals/strangers');
const jsonIn = (folder: string): unknown[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown);

it('none of the sentences that we are measured on is learned from', () => {
  const annotated = (jsonIn(gold) as Record<string, string[]>[]).flatMap((file) =>
    Object.values(file)
      .flat()
      .map((notation) => readNotation(notation).message),
  );
  const played = (jsonIn(strangers) as { turns: unknown[] }[][])
    .flat()
    .flatMap(({ turns }) => turns.filter((turn) => typeof turn === 'string'));
  const measured = new Set(
    [...annotated, ...played].map(plain).filter((text) => text.split(' ').length >= 5),
  );
  const learned = rows.filter(({ notation }) => measured.has(plain(readingOf(notation).message)));
  expect(learned.map(({ id }) => id)).toEqual([]);
});
