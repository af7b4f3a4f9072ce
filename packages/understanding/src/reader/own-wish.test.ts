import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { readMessage } from './read-message.ts';
import type { Situation } from './situation.ts';
import { readWeights } from './weights.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const weights = readWeights(readFileSync(new URL('../../weights/reader.bin', import.meta.url)));
const actOf = (message: string, situation: readonly Situation[]) =>
  readMessage(message, { situation, titles: ['Stocktake', 'Canoe hire'], people: [] }, when, weights);

it.each(['delete the stocktake', 'Remove canoe hire please', 'drop stocktake'])(
  'behind a card that cancels, "%s" is a wish of its own',
  (message) => {
    const { commands, certainty } = actOf(message, ['proposal-cancel']);
    expect(commands.map(({ act }) => act)).toEqual(['cancel']);
    expect(certainty[0]?.sure).toBeGreaterThan(0.65);
  },
);

it.each([
  'right, move the regatta to 3',
  'Shift stocktake to Friday',
  'now push canoe hire to half past four please',
])('behind any card, "%s" is a wish of its own', (message) => {
  for (const situation of ['proposal-create', 'proposal-change'] as const)
    expect(actOf(message, [situation]).commands.map(({ act }) => act)).toEqual(['change']);
});

it.each(['yes, delete it', 'go ahead'])('"%s" agrees to the card', (message) => {
  expect(actOf(message, ['proposal-cancel']).commands.map(({ act }) => act)).toEqual(['approve']);
});
