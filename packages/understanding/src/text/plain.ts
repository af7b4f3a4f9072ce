/** Small letters without accents, so that 'Lucía' and 'LUCIA' are the same. */
export const plainText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words and numbers of a text, plain. */
export const plainWords = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
