/** A word, a number or a sign of a message, with its place. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits apart, so that '4pm' and '14h30' come to pieces that a span can begin or end at. */
const TOKEN = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|\d+|\n|[^\s\p{L}\d]/gu;

/** Nobody wishes in more words; what lies behind is told to be unread. */
export const MOST_TOKENS = 220;

export const tokensOf = (message: string): Token[] =>
  [...message.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
