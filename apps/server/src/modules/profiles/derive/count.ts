export interface Counted<Value> {
  readonly value: Value;
  readonly times: number;
}

/** How often each value occurs, the most frequent first; among equals the one that was seen first. */
export function countValues<Value>(values: Iterable<Value>): Counted<Value>[] {
  const times = new Map<Value, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times]
    .map(([value, seen]) => ({ value, times: seen }))
    .sort((one, other) => other.times - one.times);
}

export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
