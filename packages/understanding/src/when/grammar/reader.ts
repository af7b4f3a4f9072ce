import type { Lexeme } from '../text/lexicon.ts';
import type { Token } from '../text/tokenize.ts';
import type { Parsed, TimeNode } from './nodes.ts';

/** What the grammar needs to know about the moment of speaking, as plain numbers. */
export interface Moment {
  /** Civil seconds in the speaker's zone. */
  readonly now: number;
  readonly today: number;
  readonly epoch: number;
  readonly weekStart: number;
  readonly dayFirst: boolean;
  readonly preferFuture: boolean;
  readonly workStart: number;
  readonly workEnd: number;
  readonly workDays: readonly number[];
  /** Epoch milliseconds after so many calendar units from now, in the speaker's zone. */
  readonly zone: string;
  /** What the conversation is about, in civil seconds. */
  readonly spoken?: { readonly from: number; readonly to: number };
}

const none: Lexeme = {};

/** What can be read at a position as one time. */
export type Rule = (r: Reader, i: number) => Parsed<TimeNode> | readonly Parsed<TimeNode>[] | null;

/** Tokens with the questions a grammar asks of them. Reads past the end give an empty word. */
export class Reader {
  readonly tokens: readonly Token[];
  readonly moment: Moment;
  readonly source: string;
  /** The whole text is a time: 'lunch' in it is a time of day, not the name of an event. */
  readonly phrase: boolean;
  readonly rules: readonly Rule[];
  private readonly memo = new Map<string, unknown[]>();

  constructor(
    rules: readonly Rule[],
    tokens: readonly Token[],
    moment: Moment,
    source: string,
    phrase = false,
  ) {
    this.rules = rules;
    this.phrase = phrase;
    this.tokens = tokens;
    this.source = source;
    this.moment = moment;
  }

  get length(): number {
    return this.tokens.length;
  }

  text(i: number): string {
    return this.tokens[i]?.text ?? '';
  }

  lex(i: number): Lexeme {
    return this.tokens[i]?.lexeme ?? none;
  }

  is(i: number, ...words: readonly string[]): boolean {
    const token = this.tokens[i];
    return token !== undefined && words.includes(token.text);
  }

  number(i: number): Token | undefined {
    const token = this.tokens[i];
    return token?.kind === 'number' ? token : undefined;
  }

  glued(i: number): boolean {
    return this.tokens[i]?.glued ?? false;
  }

  /** Position after the words in a row, or -1. */
  words(i: number, ...sequence: readonly string[]): number {
    for (let k = 0; k < sequence.length; k++) if (this.tokens[i + k]?.text !== sequence[k]) return -1;
    return i + sequence.length;
  }

  /** Position after any of the words, or `i` itself. */
  skip(i: number, ...words: readonly string[]): number {
    return this.is(i, ...words) ? i + 1 : i;
  }

  /** Remembers what a rule found at a position: every rule runs once a position. */
  remember<T>(rule: string, i: number, run: () => T): T {
    let results = this.memo.get(rule);
    if (!results) {
      results = [];
      this.memo.set(rule, results);
    }
    const known = results[i];
    if (known !== undefined) return known as T;
    const value = run();
    results[i] = value;
    return value;
  }
}
