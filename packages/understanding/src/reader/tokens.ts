/** A word, a number or a sign of a message, with its place. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Addresses in one piece, numbers with their points and colons; letters and digits apart, so that '4pm' and '14h30' come
 * to pieces that a span can begin or end at.
 */
const TOKEN =
  /https?:\/\/[^\s)\]]*[^\s)\].,;:!?]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+(?:[.:]\d+)*|\n|[^\s\p{L}\d]/gu;

/** Nobody wishes in more words; what lies beyond is reported as unread. */
export const MOST_TOKENS = 220;

export const tokensOf = (message: string): Token[] =>
  [...message.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
