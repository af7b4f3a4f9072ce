/** Product-spec section 9. */
export const DEFAULT_LIMIT = 100;

/** Parsed as an integer (section 5); an empty box means the default. */
export function readLimit(text: string): number {
  const limit = Number.parseInt(text, 10);
  return Number.isNaN(limit) ? DEFAULT_LIMIT : limit;
}
