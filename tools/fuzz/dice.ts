import { seededRandom } from '../chaos/random.ts';

/** Seeded choices: the same seed asks the same questions in the same order. */
export interface Dice {
  readonly chance: (probability: number) => boolean;
  /** A whole number from `min` to `max`, both included. */
  readonly whole: (min: number, max: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T;
}

export function createDice(seed: number): Dice {
  const random = seededRandom(seed);
  const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
  return {
    chance: (probability) => random() < probability,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}
