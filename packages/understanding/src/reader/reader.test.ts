import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { featuresOf, KNOWN, PIECES, SHAPES, TIMES } from './features.ts';
import { ACT_LABELS, CLAUSE_LABELS, CONDITION_LABELS, FORCE_LABELS, ROLE_LABELS } from './labels.ts';
import { encode } from './network.ts';
import { readMessage } from './read-message.ts';
import { SITUATIONS } from './situation.ts';
import { MOST_TOKENS, tokensOf } from './tokens.ts';
import { readWeights } from './weights.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };
const nowhere = { situation: [], titles: [], people: [] } as const;

/** A file as the trainer writes it, with numbers out of a hat. */
function someWeights() {
  const [width, inner, own, vector] = [8, 16, 4, 6];
  const shapes: Record<string, number[]> = {
    'own.weight': [3, own],
    'pieces.weight': [PIECES, own],
    'shape.weight': [SHAPES, 16],
    'time.weight': [TIMES, 24],
    'known.weight': [KNOWN, 8],
    'join.weight': [width, vector + 2 * own + 48],
    'join.bias': [width],
    'situation.weight': [width, SITUATIONS.length],
    'situation.bias': [width],
    'layers.0.before.weight': [width],
    'layers.0.before.bias': [width],
    'layers.0.mix.weight': [3 * width, width],
    'layers.0.mix.bias': [3 * width],
    'layers.0.out.weight': [width, width],
    'layers.0.out.bias': [width],
    'layers.0.bias': [4, 33],
    'layers.0.middle.weight': [width],
    'layers.0.middle.bias': [width],
    'layers.0.grow.weight': [inner, width],
    'layers.0.grow.bias': [inner],
    'layers.0.shrink.weight': [width, inner],
    'layers.0.shrink.bias': [width],
    'last.weight': [width],
    'last.bias': [width],
    'clause.weight': [3, width],
    'clause.bias': [3],
    'role.weight': [ROLE_LABELS.length, width],
    'role.bias': [ROLE_LABELS.length],
    'act.weight': [ACT_LABELS.length, 2 * width],
    'act.bias': [ACT_LABELS.length],
    'force.weight': [FORCE_LABELS.length, 2 * width],
    'force.bias': [FORCE_LABELS.length],
    'condition.weight': [3, 2 * width],
    'condition.bias': [3],
  };
  let seed = 7;
  const dice = () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed;
  };
  const parts: Uint8Array[] = [];
  let at = 0;
  const add = (bytes: Uint8Array) => {
    const padded = new Uint8Array(Math.ceil(bytes.length / 8) * 8);
    padded.set(bytes);
    parts.push(padded);
    const from = at;
    at += padded.length;
    return from;
  };
  const vectors = Int8Array.from({ length: 3 * vector }, () => dice() % 100);
  const tensors: object[] = [
    {
      name: 'vectors',
      shape: [3, vector],
      type: 'int8',
      at: add(new Uint8Array(vectors.buffer)),
      scale: 0.02,
    },
  ];
  for (const [name, shape] of Object.entries(shapes)) {
    const count = shape.reduce((product, one) => product * one, 1);
    // Halves between -1 and 1: a sign, an exponent below that of one, any fraction.
    const halves = Uint16Array.from(
      { length: count },
      () => ((dice() & 1) << 15) | (13 << 10) | (dice() % 1024),
    );
    tensors.push({ name, shape, type: 'float16', at: add(new Uint8Array(halves.buffer)) });
  }
  const labels = {
    acts: ACT_LABELS,
    forces: FORCE_LABELS,
    roles: ROLE_LABELS,
    clauses: CLAUSE_LABELS,
    conditions: CONDITION_LABELS,
  };
  const text = JSON.stringify({ labels, words: ['lunch', 'the'], own: ['move', 'at'], tensors });
  const description = new TextEncoder().encode(text.padEnd(Math.ceil((text.length + 4) / 8) * 8 - 4));
  const file = new Uint8Array(4 + description.length + at);
  new DataView(file.buffer).setUint32(0, description.length, true);
  file.set(description, 4);
  let from = 4 + description.length;
  for (const part of parts) {
    file.set(part, from);
    from += part.length;
  }
  return readWeights(file);
}

const weights = someWeights();

describe('what the reader is told', () => {
  it('letters and figures are apart, and every token is at its place', () => {
    const message = "gym's at 4pm, 14h30 or 7.15 🏊";
    const tokens = tokensOf(message);
    expect(tokens.map(({ text }) => text)).toEqual([
      "gym's",
      'at',
      '4',
      'pm',
      ',',
      '14',
      'h',
      '30',
      'or',
      '7',
      '.',
      '15',
      '🏊',
    ]);
    for (const { text, start, end } of tokens) expect(message.slice(start, end)).toBe(text);
  });

  it('where times, titles and names are', () => {
    const context = { situation: ['done-create'], titles: ['Harvest supper'], people: ['Ida Holm'] } as const;
    const { features, situation } = featuresOf('supper with ida tomorrow at 4', context, when);
    expect(features.map(({ known }) => known)).toEqual([1, 0, 2, 0, 0, 0]);
    expect(features.map(({ time }) => time > 0)).toEqual([false, false, false, true, true, true]);
    expect(situation.filter(Boolean)).toHaveLength(1);
  });

  it('of what is too long it says how much it did not look at', () => {
    expect(featuresOf('word '.repeat(MOST_TOKENS + 50), nowhere, when).unread).toBe(50);
  });
});

describe('reading', () => {
  it('gives each token shares that are shares', () => {
    const { clauses, roles } = encode(featuresOf('move lunch to 4', nowhere, when), weights);
    for (const shares of [...clauses, ...roles])
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
  });

  it('is the same each time, never fails, and every span stands where it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (message) => {
        const reading = readMessage(message, nowhere, when, weights);
        expect(readMessage(message, nowhere, when, weights)).toEqual(reading);
        for (const { slots, start, end } of reading.commands)
          for (const slot of slots) {
            expect(message.slice(slot.start, slot.end)).toBe(slot.text);
            expect(slot.start).toBeGreaterThanOrEqual(start);
            expect(slot.end).toBeLessThanOrEqual(end);
          }
      }),
      { numRuns: 60 },
    );
  });

  it('of nothing reads nothing', () => {
    expect(readMessage('  ', nowhere, when, weights).commands).toEqual([]);
  });
});
