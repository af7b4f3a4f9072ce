/** Message texts by key, in ICU MessageFormat. */
export type Texts = Readonly<Record<string, string>>;

/**
 * English files have two sections: `specified`, which the product specification fixes letter for letter, and `ours`.
 * Translations have none. Either way a table of texts by key comes out.
 */
export function flatten(file: unknown): Texts {
  const { specified = {}, ours, ...rest } = file as { specified?: Texts; ours?: Texts } & Texts;
  return ours ? { ...specified, ...ours } : (rest as Texts);
}
