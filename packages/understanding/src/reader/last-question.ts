/** Up to a sign that ends a sentence, or the end of a line. */
const SENTENCE = /[^\n.!?]*(?:[.!?](?!\s|$)[^\n.!?]*)*(?:[.!?]+|\n|$)\s*/g;
const FEWEST_WORDS = 3;

/** The last sentence of several, with its place; none where it is too short to be understood by itself. */
export function lastSentence(message: string): { readonly text: string; readonly start: number } | undefined {
  const sentences = [...message.matchAll(SENTENCE)].filter(([text]) => /\p{L}/u.test(text));
  const last = sentences.at(-1);
  if (!last || sentences.length < 2) return undefined;
  return last[0].trim().split(/\s+/).length >= FEWEST_WORDS
    ? { text: last[0], start: last.index }
    : undefined;
}
