/** From 0 up to, but without, 1. */
export type Random = () => number;

/** A small seeded generator (mulberry32): the same seed gives the same run of kills and messages. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const oneOf = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Neighbours change places over at most so many places. */
export const shuffleLocally = <T>(random: Random, items: readonly T[], distance: number): T[] =>
  items
    .map((item, index) => ({ item, place: index + random() * distance }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
