import type { FoundWhen } from '../when-port.ts';
import { correctWord } from './spelling.ts';

export type TokenKind = 'word' | 'number' | 'punctuation' | 'quote' | 'email' | 'link' | 'time' | 'emoji';

export type Token = {
  kind: TokenKind;
  /** as typed */
  text: string;
  /** canonical: lower case, contractions written out, typing errors of key words mended */
  norm: string;
  start: number;
  end: number;
  /** capitalised where a sentence does not force it */
  capital: boolean;
  /** for kind 'time': which of the found times it is a piece of */
  time?: FoundWhen;
};

export type Span = { start: number; end: number };

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
const QUOTED = /"([^"]{1,200})"|(?<=^|[\s(:,])'([^'\s](?:[^']|'(?=\p{L})){0,200}?)'(?=$|[\s).,;:!?])/gu;
/** A meeting of two has many spellings: '1:1', '1-1', 'one on ones', '121s'. */
const PAIR = /^(?:(?:1|one)(?:[ -](?:on|to)[ -]|on|:|-)(?:1|one)'?(s?)|121(s))$/i;
const TOKEN =
  /(?<![\p{L}\p{N}:-])(?:(?:1|one)(?:[ -](?:on|to)[ -]|on|:|-)(?:1|one)'?s?|121s)(?![\p{L}\p{N}:-])|\p{N}+(?:[.:]\p{N}+)*(?:st|nd|rd|th|am|pm|a|p|h)?(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['&-][\p{L}\p{M}\p{N}]+)*'?|\p{Extended_Pictographic}|[^\s]/gu;

function findEmails(text: string): Span[] {
  if (!text.includes('@')) return [];
  return [...text.matchAll(EMAIL)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
}

// With its scheme, or as people type it: a host with a path behind it ('zoom.us/j/99').
const LINK =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/[^\s<>"|]{3,}|(?:www\.)?(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,24}\/[^\s<>"|]{1,})/giu;

/** Spans of web addresses; the sign that ends the sentence is no part of them. */
function findLinks(text: string): Span[] {
  if (!text.includes('/')) return [];
  return [...text.matchAll(LINK)].map((m) => ({
    start: m.index,
    end: m.index + m[0].replace(/[.,;:!?'")\]}]+$/, '').length,
  }));
}

/** Spans of quoted text, quotes included. */
function findQuotes(text: string): Span[] {
  if (!text.includes('"') && !text.includes("'")) return [];
  const spans = [...text.matchAll(QUOTED)].map((m) => ({ start: m.index, end: m.index + m[0].length }));
  return spans;
}

/** Same length, but what is inside the spans can no longer be read as words or times. */
export function mask(text: string, spans: Span[]): string {
  let out = text;
  for (const { start, end } of spans)
    out = out.slice(0, start) + '\u00a4'.repeat(end - start) + out.slice(end);
  return out;
}

const CONTRACTIONS: [RegExp, string][] = [
  [/^(can|could|would|should|do|does|did|is|are|was|were|has|have|had|wo|must|ai)n't$/, '$1 not'],
  [/^(i|you|we|they|who|what|that|it|he|she|there)'ve$/, '$1 have'],
  [/^(i|you|we|they|who|what|that|it|he|she|there)'ll$/, '$1 will'],
  [/^(i|you|we|they|who|he|she|it|there)'d$/, '$1 would'],
  [/^(you|we|they|who|what)'re$/, '$1 are'],
  [/^can't$/, 'can not'],
  [/^i'm$/, 'i am'],
  [/^let's$/, 'let us'],
  [/^(what|who|where|when|how|that|it|he|she|there|here|everything|nothing)'s$/, '$1 is'],
  [/^y'all$/, 'you all'],
];

/** Canonical form of a word as typed. */
export function canonical(word: string): string {
  const lower = word.toLowerCase();
  if (lower.includes("'")) {
    for (const [pattern, replacement] of CONTRACTIONS) {
      if (pattern.test(lower)) return lower.replace(pattern, replacement).replace(/^wo not$/, 'will not');
    }
    return lower;
  }
  return correctWord(lower);
}

/** What stands for itself in a message, whatever its letters say. */
export type Literals = { quotes: Span[]; emails: Span[]; links: Span[] };

export function findLiterals(text: string): Literals {
  return { quotes: findQuotes(text), emails: findEmails(text), links: findLinks(text) };
}

const MARKS: Partial<Record<TokenKind, string>> = { quote: '_quote_', email: '_email_', link: '_link_' };

/** Tokens of the text; times, quotes, e-mail and web addresses are one token each. */
export function tokenize(
  text: string,
  times: FoundWhen[],
  { quotes, emails, links }: Literals,
  { start: from, end: to }: Span = { start: 0, end: text.length },
): Token[] {
  const whole: { start: number; end: number; kind: TokenKind; time?: FoundWhen }[] = [
    ...quotes.map((span) => ({ ...span, kind: 'quote' as const })),
    ...emails.map((span) => ({ ...span, kind: 'email' as const })),
    ...links.map((span) => ({ ...span, kind: 'link' as const })),
    ...times.flatMap((time) =>
      time.spans.map(({ start, end }) => ({ start, end, kind: 'time' as const, time })),
    ),
  ]
    .filter((span) => span.end > span.start)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const tokens: Token[] = [];
  let at = from;
  for (const span of whole) {
    if (span.start < at) continue;
    addWords(text, at, span.start, tokens);
    tokens.push({
      kind: span.kind,
      text: text.slice(span.start, span.end),
      norm: MARKS[span.kind] ?? timeMark(span.time),
      start: span.start,
      end: span.end,
      capital: false,
      ...(span.time ? { time: span.time } : {}),
    });
    at = span.end;
  }
  addWords(text, at, to, tokens);
  return tokens;
}

function timeMark(time: FoundWhen | undefined): string {
  if (time?.when.kind === 'duration') return '_duration_';
  if (time?.when.kind === 'recurrence') return '_repeat_';
  return '_time_';
}

function addWords(text: string, from: number, to: number, tokens: Token[]): void {
  if (to <= from) return;
  for (const match of text.slice(from, to).matchAll(TOKEN)) {
    const word = match[0];
    const start = from + match.index;
    const kind = kindOf(word);
    tokens.push({
      kind,
      text: word,
      norm: pairNorm(word) ?? (kind === 'word' ? wordAfter(tokens.at(-1), word) : word.toLowerCase()),
      start,
      end: start + word.length,
      capital: /^\p{Lu}/u.test(word),
    });
  }
}

function pairNorm(word: string): string | undefined {
  const found = PAIR.exec(word);
  return found ? `1:1${found[1] || found[2] ? 's' : ''}` : undefined;
}

/** 'Ill' is what 'I'll' becomes in a hurry; but whoever is, feels or falls ill, is. */
const wordAfter = (before: Token | undefined, word: string): string =>
  /^ill$/i.test(word) && STATE_BEFORE.test(before?.norm ?? '') ? 'ill' : canonical(word);
const STATE_BEFORE =
  /(?:^|\s)(?:am|is|are|was|were|be|been|being|feel|feels|feeling|felt|fall|fell|got|called|very|really|too|still|seriously|so)$/;

function kindOf(word: string): TokenKind {
  if (/^\p{N}/u.test(word)) return 'number';
  if (/^[\p{L}\p{M}]/u.test(word)) return 'word';
  if (/^\p{Extended_Pictographic}/u.test(word)) return 'emoji';
  return 'punctuation';
}
