import { plainText } from '../text/plain.ts';
import { findWhen } from '../when/find-when.ts';
import type { When, WhenContext } from '../when/types.ts';
import { type ReadingContext, SITUATIONS } from './situation.ts';
import { MOST_TOKENS, type Token, tokensOf } from './tokens.ts';

/** What the network gets about a token: numbers that stand for rows of its tables. */
export interface TokenFeatures {
  readonly word: string;
  readonly shape: number;
  /** Inside a time: its beginning or its middle, and of which kind. */
  readonly time: number;
  /** 1: a word of an event's title; 2: of somebody's name; 3: of both; 4: of two words of a title in a row, or a title. */
  readonly known: number;
}

export interface MessageFeatures {
  readonly tokens: readonly Token[];
  readonly features: readonly TokenFeatures[];
  /** Ones and zeros in the order of `SITUATIONS`. */
  readonly situation: readonly number[];
  /** Words behind the last one that was looked at. */
  readonly unread: number;
}

const TIME_KINDS: readonly When['kind'][] = [
  'instant',
  'interval',
  'windows',
  'recurrence',
  'duration',
  'deadline',
  'open',
  'relative-to-event',
  'ambiguous',
];

export function featuresOf(message: string, context: ReadingContext, when: WhenContext): MessageFeatures {
  const all = tokensOf(message);
  const tokens = all.slice(0, MOST_TOKENS);
  const times = timesAt(message.slice(0, tokens.at(-1)?.end ?? 0), tokens, when);
  const titles = wordSet(context.titles);
  const people = wordSet(context.people);
  const words = tokens.map(({ text }) => plainText(text).replace(/['’]s$/, ''));
  const inRow = inTitles(words, context.titles);
  return {
    tokens,
    features: tokens.map(({ text }, index) => {
      const word = words[index] ?? '';
      const said = SIGNS.get(text) ?? text;
      return {
        word: said,
        shape: shapeOf(said),
        time: times[index] ?? 0,
        known: inRow.has(index) ? 4 : (titles.has(word) ? 1 : 0) + (people.has(word) ? 2 : 0),
      };
    }),
    situation: SITUATIONS.map((one) => (context.situation.includes(one) ? 1 : 0)),
    unread: all.length - tokens.length,
  };
}

/** Signs that stand for a word. The vocabulary knows none of them, and would take a thumb down for a thumb up. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['👍', 'yes'],
  ['👌', 'ok'],
  ['✅', 'yes'],
  ['✔', 'yes'],
  ['☑', 'yes'],
  ['💯', 'yes'],
  ['👎', 'no'],
  ['❌', 'no'],
  ['✖', 'no'],
  ['🚫', 'no'],
  ['🙅', 'no'],
  ['⏰', 'reminder'],
  ['📅', 'calendar'],
  ['🗓', 'calendar'],
]);

/** Words that say something: 'with' in a title tells nothing of a message that has it too. */
const wordSet = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      plainText(text)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 2 && !COMMON.has(word)),
    ),
  );
/** The places of words that stand in a title in the same order, at least two of them, or that are a whole title. */
function inTitles(words: readonly string[], titles: readonly string[]): ReadonlySet<number> {
  const pairs = new Set<string>();
  for (const title of titles) {
    const parts = plainText(title).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (parts.length === 1) pairs.add(` ${parts[0]}`);
    for (const [index, part] of parts.entries()) if (index > 0) pairs.add(`${parts[index - 1]} ${part}`);
  }
  const places = new Set<number>();
  for (const [index, word] of words.entries()) {
    if (pairs.has(` ${word}`)) places.add(index);
    if (index === 0 || !pairs.has(`${words[index - 1]} ${word}`)) continue;
    places.add(index - 1);
    places.add(index);
  }
  return places;
}

const COMMON = new Set(
  'the and with for from call meeting lunch dinner time day week review session'.split(' '),
);

function timesAt(message: string, tokens: readonly Token[], when: WhenContext): number[] {
  const times = new Array<number>(tokens.length).fill(0);
  for (const found of findWhen(message, when)) {
    const kind = TIME_KINDS.indexOf(found.when.kind);
    if (kind < 0) continue;
    for (const span of found.spans) {
      let isFirst = true;
      for (const [index, token] of tokens.entries()) {
        if (token.start < span.start || token.end > span.end) continue;
        times[index] = 1 + 2 * kind + (isFirst ? 0 : 1);
        isFirst = false;
      }
    }
  }
  return times;
}

function shapeOf(text: string): number {
  if (text === '\n') return 0;
  if (/@|:\/\//.test(text)) return 9;
  if (/^\d+$/.test(text)) return text.length === 1 ? 1 : text.length === 2 ? 2 : 3;
  if (/^\d/.test(text)) return 3;
  if (!/\p{L}/u.test(text)) return /\p{Extended_Pictographic}/u.test(text) ? 4 : 5;
  if (text.length > 1 && text === text.toUpperCase()) return 6;
  return /^\p{Lu}/u.test(text) ? 7 : 8;
}
