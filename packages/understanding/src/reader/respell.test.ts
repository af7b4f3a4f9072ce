import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { meantWord } from './respell.ts';
import { readWeights } from './weights.ts';

const { respell } = readWeights(readFileSync(join(import.meta.dirname, '../../weights/reader.bin')));

it.each([
  ['firday', 'friday'],
  ['tomorow', 'tomorrow'],
  ['appointmment', 'appointment'],
  ['remidner', 'reminder'],
  ['evry', 'every'],
  ['jsut', 'just'],
])('%s was to be %s', (typed, meant) => {
  expect(respell(typed)).toBe(meant);
});

it.each(['brunch', 'delete', 'dont', 'shes', 'stopped', 'thurs', 'pilates', 'marko', '7pm', 'lol', '', 'ä'])(
  "'%s' is itself",
  (word) => {
    expect(respell(word)).toBe(word);
  },
);

it('leaves names and what the calendar has as they are', () => {
  const written = { word: 'Firday', shape: 7, time: 0, known: 0 };
  expect(meantWord(written, respell)).toBe('Firday');
  expect(meantWord({ ...written, word: 'firday', shape: 8, known: 1 }, respell)).toBe('firday');
});
