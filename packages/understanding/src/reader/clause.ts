import type { Act } from '../commands/language.ts';
import type { TokenFeatures } from './features.ts';
import type { Token } from './tokens.ts';

export interface FoundRole {
  readonly role: string;
  readonly share: number;
}

/** The words of a clause and the parts they are taken to have, while these are mended. */
export class Clause {
  readonly roles: FoundRole[];
  readonly act: Act | undefined;
  readonly #words: readonly TokenFeatures[];
  readonly #tokens: readonly Token[];
  /** Each is asked for by dozens of mends at every place. */
  readonly #lowered: readonly string[];

  constructor(
    roles: readonly FoundRole[],
    words: readonly TokenFeatures[],
    tokens: readonly Token[],
    act: Act | undefined,
  ) {
    this.roles = [...roles];
    this.act = act;
    this.#words = words;
    this.#tokens = tokens;
    this.#lowered = tokens.map(({ text }) => text.toLowerCase());
  }

  text(place: number): string {
    return this.#lowered[place] ?? '';
  }

  /** Whether it is written together with the word before it: the 'th' of '70th'. */
  isAttached(place: number): boolean {
    const [before, own] = [this.#tokens[place - 1], this.#tokens[place]];
    return before !== undefined && before.end === own?.start;
  }

  /** Whether it is written as a name is. */
  isCapital(place: number): boolean {
    return /^\p{Lu}/u.test(this.#tokens[place]?.text ?? '');
  }

  role(place: number): string {
    return this.roles[place]?.role ?? 'O';
  }

  /** Whether a span of this role begins here. */
  begins(place: number, role: string): boolean {
    return this.role(place) === role && this.role(place - 1) !== role;
  }

  /** How many spans of this role there are. */
  spans(role: string): number {
    return this.roles.filter((_, place) => this.begins(place, role)).length;
  }

  has(role: string): boolean {
    return this.roles.some((one) => one.role === role);
  }

  says(test: (word: string) => boolean): boolean {
    return this.#lowered.some(test);
  }

  /** Whether the time grammar reads the word as the middle of a time. */
  isInsideTime(place: number): boolean {
    return isInsideTime(this.#words[place]);
  }

  /** Whether a title of the calendar or somebody's name has the word. */
  isKnown(place: number): boolean {
    return (this.#words[place]?.known ?? 0) > 0;
  }

  /** Whether somebody's name has the word. */
  isPerson(place: number): boolean {
    const known = this.#words[place]?.known ?? 0;
    return known === 2 || known === 3;
  }

  /** Whether the time grammar reads the word as part of a time. */
  isTime(place: number): boolean {
    return (this.#words[place]?.time ?? 0) > 0;
  }

  set(place: number, role: string, share = this.roles[place]?.share ?? 0): void {
    if (this.roles[place]) this.roles[place] = { role, share };
  }

  /** The whole span that the word is in becomes something else. */
  setSpan(place: number, role: string): void {
    const own = this.role(place);
    let from = place;
    while (this.roles[from - 1]?.role === own) from -= 1;
    for (let at = from; this.roles[at]?.role === own; at += 1) this.set(at, role);
  }

  /** Where the words lead up to that end before this one: 'ends at five' begins with its verb. */
  beforeLink(place: number, ...links: readonly string[]): number {
    return links.includes(this.text(place - 1)) ? place - 2 : place - 1;
  }
}

/** Beginnings of times have odd numbers, what goes on has even ones. */
export const isInsideTime = (word: TokenFeatures | undefined): boolean =>
  word !== undefined && word.time > 0 && word.time % 2 === 0;

/** What the words at one place show for certain. */
export type Mend = (clause: Clause, place: number) => void;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const WEEKDAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|weds?|thu|thurs?|fri|sat|sun)$/;
export const ARTICLES = wordSet('the my our');
