/**
 * How parts of a page looked the last time, by person: enough to keep their place while they are fetched again, and
 * nothing of what was in them.
 */
const keyOf = (userId: string, part: string): string => `shape:${userId}:${part}`;

const read = (userId: string, part: string): string | null => localStorage.getItem(keyOf(userId, part));

function write(userId: string, part: string, shape: string): void {
  try {
    localStorage.setItem(keyOf(userId, part), shape);
  } catch {
    // A full storage costs a jump the next time, no more.
  }
}

/** Null: never seen in this browser. */
export function savedState(userId: string, part: string): boolean | null {
  const saved = read(userId, part);
  return saved === null ? null : saved === 'yes';
}
export const saveState = (userId: string, part: string, state: boolean): void =>
  write(userId, part, state ? 'yes' : 'no');

/** In pixels, when the window was as wide as now; otherwise nobody knows. */
export function savedHeight(userId: string, part: string): number | null {
  const [width, height] = (read(userId, part) ?? '').split('x').map(Number);
  return width === innerWidth && height ? height : null;
}
export const saveHeight = (userId: string, part: string, height: number): void =>
  write(userId, part, `${innerWidth}x${Math.round(height)}`);
