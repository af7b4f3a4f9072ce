import { plainText } from '@catch/understanding';

/** Words that say nothing about which event is meant. */
const EMPTY = new Set(
  'a an the my our your his her their this that these those with and or for of to in on at from by about it is event events meeting meetings appointment appointments thing things one ones call calls session sessions calendar please invitation invitations invite invites called named titled oh ah um uh er erm well ok okay'.split(
    ' ',
  ),
);

/** A meeting of two, however it is spelled: '1:1', '1-1', 'one on ones'. */
const PAIR =
  /(?<![\p{L}\p{N}:-])(?:(?:1|one)(?:[ -](?:on|to)[ -]|on|:|-)(?:1|one)s?|121s)(?![\p{L}\p{N}:-])/giu;

/** As people write them in a hurry, and calendars in full, or the other way round. */
const LONG: Readonly<Record<string, string>> = {
  dr: 'doctor',
  mtg: 'meeting',
  mtgs: 'meetings',
  appt: 'appointment',
  appts: 'appointments',
  w: 'with',
  bday: 'birthday',
  convo: 'conversation',
};
const SHORT = /(?<![\p{L}\p{N}])(?:dr|mtgs?|appts?|bday|convo|w)(?:\.|(?![\p{L}\p{N}]))/gu;

export const wordsOf = (text: string): string[] =>
  plainText(text)
    .replace(PAIR, ' 1on1 ')
    .replace(SHORT, (word) => LONG[word.replace('.', '')] ?? word)
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}@.+-]+/u)
    .map((word) => word.replace(/^[.+-]+|[.+-]+$/g, ''))
    .filter(Boolean);

/** The names that an address has in it: 'tom.becker@example.org' is Tom Becker's. */
export const namesInAddress = (email: string): string => (email.split('@')[0] ?? '').replace(/[._+-]+/g, ' ');

/** 'Thing', 'the meeting': that there is something, and nothing of which one. */
export const saysKindOnly = (text: string): boolean => wordsOf(text).every((word) => EMPTY.has(word));

export const significantWords = (text: string): string[] => {
  const words = wordsOf(text);
  const significant = words.filter((word) => !EMPTY.has(word));
  // 'the meeting' is all that was said: then these words must do.
  return significant.length > 0 ? significant : words.filter((word) => word.length > 3);
};

/** 1 for equal words, less for a shared beginning or one letter of difference, 0 for strangers. */
export function similarity(left: string, right: string): number {
  if (left === right) return 1;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= 3 && long.startsWith(short)) return 0.85;
  // Of four letters another one makes another word ('term', 'team'); two the other way round are a slip.
  if (short.length >= 4 && long.length - short.length <= 1 && differsByOne(short, long))
    return long.length > 4 || isTurned(short, long) ? 0.75 : 0;
  // 'The physiotherapist' is met for 'physiotherapy'.
  const shared = [...short].findIndex((letter, index) => letter !== long[index]);
  return shared >= 7 && shared >= 0.7 * long.length ? 0.75 : 0;
}

const isTurned = (left: string, right: string): boolean =>
  [...left].sort().join('') === [...right].sort().join('');

function differsByOne(short: string, long: string): boolean {
  let differences = 0;
  for (let a = 0, b = 0; a < short.length || b < long.length; a += 1, b += 1) {
    if (short[a] === long[b]) continue;
    differences += 1;
    if (differences > 1) return false;
    // The same two letters the other way round count as one slip.
    if (short[a] === long[b + 1] && short[a + 1] === long[b] && short.length === long.length) {
      a += 1;
      b += 1;
    } else if (long.length > short.length) a -= 1;
  }
  return true;
}

/** How much of what was asked for is found, 0 to 1. */
export function coverage(asked: readonly string[], found: readonly string[]): number {
  if (asked.length === 0) return 0;
  const total = asked.reduce(
    (sum, word) => sum + Math.max(0, ...found.map((other) => similarity(word, other))),
    0,
  );
  return total / asked.length;
}
