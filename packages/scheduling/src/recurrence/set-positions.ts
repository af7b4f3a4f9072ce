/** BYSETPOS as sorted, distinct, zero-based positions in a set of `size`. */
export function positions(wanted: readonly number[], size: number): number[] {
  if (size === 0) return [];
  const found = new Set<number>();
  for (const position of wanted) {
    const index = position > 0 ? position - 1 : size + position;
    if (index >= 0 && index < size) found.add(index);
  }
  return [...found].sort((a, b) => a - b);
}
