import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token, as the vendors make them. */
export const secretToken = (bytes = 32): string => randomBytes(bytes).toString('base64url');

/** A number that depends on the text alone, for data that must come out the same on every machine. */
const hashNumber = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);

export interface Random {
  /** In [0, 1). */
  next(): number;
  integer(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
}

/** mulberry32: small, fast, and the same sequence for the same seed everywhere. */
export const seededRandom = (seed: string | number): Random => {
  let state = typeof seed === 'number' ? seed >>> 0 : hashNumber(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
};
