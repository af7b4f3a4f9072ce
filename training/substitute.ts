/**
 * The same sentence with other names, times and titles, each as the author said it elsewhere: the reader is to learn the
 * sentence, not who is in it.
 */
export interface Substitutes {
  /** Texts by role and act, in notation, from the rows of one author. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly titles: readonly string[];
}

const SPAN = /\[([a-z_]+)((?:@[\d,]+)?):((?:\\.|[^\]\\])*)\]/g;
const CLAUSE = /(?<!\\)\{([a-z_]+)/g;
const SWAPPED = new Set([
  'title',
  'guest',
  'guest_out',
  'person',
  'place',
  'text',
  'time',
  'old_time',
  'length',
  'option',
]);
const EVENTS = new Set(['target', 'before', 'after', 'except', 'slot_of']);

const actAt = (notation: string, index: number): string =>
  [...notation.slice(0, index).matchAll(CLAUSE)].at(-1)?.[1] ?? '';

export function gather(
  rows: readonly { readonly notation: string; readonly titles: readonly string[] }[],
): Substitutes {
  const texts = new Map<string, string[]>();
  for (const { notation } of rows)
    for (const { 1: role = '', 3: text = '', index } of notation.matchAll(SPAN)) {
      const key = `${role} ${actAt(notation, index)}`;
      texts.set(key, [...(texts.get(key) ?? []), text]);
    }
  return { texts, titles: [...new Set(rows.flatMap(({ titles }) => titles))] };
}

/** The row in other words, and the titles that its calendar must then have. */
export function substitute(
  notation: string,
  titles: readonly string[],
  { texts, titles: all }: Substitutes,
  random: () => number,
): { readonly notation: string; readonly titles: readonly string[] } {
  const added: string[] = [];
  const pick = <Kind>(from: readonly Kind[]): Kind | undefined => from[Math.floor(random() * from.length)];
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2);
  const known = new Set(titles.flatMap(words));
  const changed = notation.replace(
    SPAN,
    (whole: string, role: string, of: string, text: string, index: number) => {
      if (random() < 0.25) return whole;
      if (SWAPPED.has(role)) {
        const other = pick(texts.get(`${role} ${actAt(notation, index)}`) ?? []);
        return other === undefined ? whole : `[${role}${of}:${other}]`;
      }
      if (!EVENTS.has(role) || !words(text).some((word) => known.has(word))) return whole;
      const title = pick(all);
      if (!title || /[[\]{}\\|]/.test(title)) return whole;
      added.push(title);
      const article = /^(?:the|my|our|this|that) /i.exec(text)?.[0] ?? '';
      return `[${role}${of}:${article}${text === text.toLowerCase() ? title.toLowerCase() : title}]`;
    },
  );
  return { notation: changed, titles: [...titles, ...added] };
}

/** Numbers from 0 to 1 that are the same for the same seed. */
export function randomOf(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    state ^= state >>> 16;
    return (state >>> 0) / 4_294_967_296;
  };
}
