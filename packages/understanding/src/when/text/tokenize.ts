import { aliasOf, type Lexeme, lexemeOf } from './lexicon.ts';
import { corrected } from './spelling.ts';

export interface Token {
  /** Lower case, typing errors and short forms mended, quotes and dashes made plain. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'symbol';
  readonly start: number;
  readonly end: number;
  /** Stands directly after the token before it: '3' and 'pm' in '3pm'. */
  readonly glued: boolean;
  /** For numbers. */
  readonly value: number;
  readonly digits: number;
  readonly lexeme: Lexeme | undefined;
  /** Written with a capital: 'May I' and 'in May' differ in little else. */
  readonly capital: boolean;
  /** An 'until' that was said as an arrival ('lands'): elsewhere, so on a clock of its own. */
  readonly arrival?: true;
}

/** Text beyond this is cut: nobody says a time in a novel. */
export const MAX_LENGTH = 4000;

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const isLetter = (c: number): boolean =>
  (c >= 97 && c <= 122) || (c >= 65 && c <= 90) || (c > 191 && c < 0x2000);
const isSpace = (c: number): boolean =>
  c === 32 || (c >= 9 && c <= 13) || c === 160 || c === 0x202f || c === 0x2009;
const isQuote = (c: number): boolean => c === 39 || c === 0x2019 || c === 0x2018 || c === 0x2bc;
const isDash = (c: number): boolean => c === 45 || (c >= 0x2010 && c <= 0x2015) || c === 0x2212;

export function tokenize(input: string): Token[] {
  const text = input.length > MAX_LENGTH ? input.slice(0, MAX_LENGTH) : input;
  const tokens: Token[] = [];
  let i = 0;
  let spaced = true;
  while (i < text.length) {
    const c = text.charCodeAt(i);
    if (isSpace(c)) {
      spaced = true;
      i++;
      continue;
    }
    const start = i;
    let raw: string;
    let kind: Token['kind'];
    if (isDigit(c)) {
      const chat = /^2(?:moro|morrow|mrw|day|nite|night)\b/i.exec(text.slice(i, i + 9));
      if (chat) {
        i += chat[0].length;
        raw = chat[0];
        kind = 'word';
      } else {
        while (i < text.length && isDigit(text.charCodeAt(i))) i++;
        raw = text.slice(start, i);
        kind = 'number';
      }
    } else if (isLetter(c)) {
      while (i < text.length) {
        const d = text.charCodeAt(i);
        if (isLetter(d)) i++;
        else if (isQuote(d) && i + 1 < text.length && isLetter(text.charCodeAt(i + 1))) i++;
        else break;
      }
      // 'b4' is the one word with a digit that matters here.
      if (
        i === start + 1 &&
        text.charAt(start).toLowerCase() === 'b' &&
        text.charAt(i) === '4' &&
        !isDigit(text.charCodeAt(i + 1))
      )
        i++;
      raw = text.slice(start, i);
      kind = 'word';
    } else {
      i++;
      raw = isDash(c) ? '-' : isQuote(c) || c === 0x2032 ? "'" : text.charAt(start);
      kind = 'symbol';
    }
    const about = kind === 'word' ? stemOfIsh(raw) : 0;
    if (about > 0) tokens.push(make(raw.slice(0, about), kind, start, start + about, !spaced));
    tokens.push(about > 0 ? make('ish', kind, start + about, i, true) : make(raw, kind, start, i, !spaced));
    spaced = false;
  }
  return tokens;
}

/** Where 'sevenish' is cut in two: only behind a number. */
const stemOfIsh = (raw: string): number =>
  raw.length > 5 && /ish$/i.test(raw) && lexemeOf(raw.slice(0, -3).toLowerCase())?.number !== undefined
    ? raw.length - 3
    : 0;

/** A word that stands for what was said there. */
export const tokenOf = (word: string, start: number, end: number, glued: boolean): Token =>
  make(word, 'word', start, end, glued);

/** What has something of its own without being in the lexicon: 'tomorrow afternoon's marking'. */
const OWNERS: ReadonlySet<string> = new Set(
  'today tomorrow yesterday tonight morning afternoon evening lunchtime'.split(' '),
);

function make(raw: string, kind: Token['kind'], start: number, end: number, glued: boolean): Token {
  if (kind !== 'word') {
    const value = kind === 'number' ? Number(raw.slice(0, 12)) : 0;
    return {
      text: raw,
      kind,
      start,
      end,
      glued,
      value,
      digits: kind === 'number' ? raw.length : 0,
      lexeme: undefined,
      capital: false,
    };
  }
  let word = raw.toLowerCase();
  if (word.includes('’') || word.includes('‘') || word.includes('ʼ')) word = word.replace(/[’‘ʼ]/g, "'");
  word = aliasOf(word);
  if (word.endsWith("'s")) {
    // 'next year's first quarter', 'tomorrow's standup'
    const owner = aliasOf(word.slice(0, -2));
    if (lexemeOf(owner) || OWNERS.has(owner)) word = owner;
  }
  // 'Tmrws standup', as short as that is written.
  const short = word.endsWith('s') ? aliasOf(word.slice(0, -1)) : word;
  if (short !== word.slice(0, -1) && OWNERS.has(short)) word = short;
  let lexeme = lexemeOf(word);
  if (!lexeme && word.length >= 5) {
    const mended = corrected(word);
    if (mended !== word) {
      word = mended;
      lexeme = lexemeOf(word);
    }
  }
  const first = raw.charCodeAt(0);
  return {
    text: word,
    kind,
    start,
    end,
    glued,
    value: 0,
    digits: 0,
    lexeme,
    capital: first >= 65 && first <= 90,
  };
}
