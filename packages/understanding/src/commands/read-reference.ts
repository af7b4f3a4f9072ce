import { distance } from '../text/distance.ts';
import { plainWords } from '../text/plain.ts';

type Extreme = 'earliest' | 'latest' | 'middle' | 'longest' | 'shortest';

/** How words point at something, before anybody looks what is there. */
export interface Reference {
  /** it, that, him: what is being spoken of. */
  readonly isFocus: boolean;
  /** everything, both, all of them. */
  readonly isEvery: boolean;
  /** The second: 1; the last: -1, the last but one: -2. */
  readonly position?: number;
  /** The first two: 2; the last three: -3. */
  readonly count?: number;
  /** The later one, the earliest, the shorter. */
  readonly extreme?: Extreme;
  /** What the things are of which it is one: 'the first of the two trains'. */
  readonly of?: string;
  /** The next one that comes. */
  readonly isNext?: true;
  /** Not the one that was just spoken of. */
  readonly isOther?: true;
  /** What is left: words of its name, its time or its people. */
  readonly words: string;
}

const FOCUS = new Set(
  "it its that this there them those these him her he she they mine his hers their theirs then same la lo le she's he's they're shes hes theyre".split(
    ' ',
  ),
);
const EVERY = new Set('everything everyone everybody all both each every whole entire'.split(' '));
/** 'Evrything', typed in a hurry, too. */
const saysEvery = (word: string): boolean =>
  EVERY.has(word) || (word.length > 7 && distance(word, 'everything', 2) <= 2);
const POSITIONS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  sixth: 5,
  last: -1,
  former: 0,
  latter: -1,
};
const EXTREMES: Readonly<Record<string, Extreme>> = {
  middle: 'middle',
  earlier: 'earliest',
  earliest: 'earliest',
  later: 'latest',
  latest: 'latest',
  longer: 'longest',
  longest: 'longest',
  shorter: 'shortest',
  shortest: 'shortest',
};
const NUMBERED = /^(\d{1,2})(?:st|nd|rd|th)$/;
/** Words that stand for whatever it is. */
const EMPTY = new Set(
  'the a an my our your one ones thing things event events appointment meeting reminder option of i have'.split(
    ' ',
  ),
);

const COUNTED = ['one', 'two', 'three', 'four', 'five', 'six'];
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const NUMBER_WORDS = new Set(['number', 'nr', 'no', 'nbr', 'option', 'slot']);

/** 'Number two', 'nr 3': the second, the third. */
function asPlace(word: string, before: string | undefined): string[] {
  if (before === undefined || !NUMBER_WORDS.has(before))
    return NUMBER_WORDS.has(word) && word !== 'no' ? [] : [word];
  const place = COUNTED.includes(word) ? COUNTED.indexOf(word) : Number(word) - 1;
  return [PLACES[place] ?? word];
}

/** 'The first two', 'the last 3 of those', and nothing else. */
function countIn(significant: readonly string[]): number | undefined {
  const [end, many = '', ...rest] = significant;
  const count = COUNTED.includes(many) ? COUNTED.indexOf(many) + 1 : Number(many);
  if (!(count > 1) || count > 20 || rest.some((word) => !FOCUS.has(word))) return undefined;
  return end === 'first' ? count : end === 'last' ? -count : undefined;
}

/** 'The final' may be what it is called, 'the final one' is the last. */
const FINAL_ONE = /\bfinal one\b/i;
const EARLY_ONE = /\b(late|early) one\b/i;
/** 'As late as possible' is the latest. */
const AS_POSSIBLE = /\bas (late|early|soon) as (?:possible|you can|it gets)\b/i;
const MOST: Readonly<Record<string, string>> = { late: 'latest', early: 'earliest', soon: 'earliest' };
/** 'The pair of them' and 'the whole lot' are all; 'pair programming' is a name. */
const ALL_TOGETHER =
  /^\s*(?:the |that |this )?(?:whole |entire )?(?:pair|lot)(?: of (?:them|these|those|it))?[\s.!,]*$/i;
const PLACE_CUT =
  /\b(first|second|third|fourth|last)( one)? (?:on|in|of|from)(?: (?:that|the|this|your))?(?: list)?\s*$/i;
/** 'The lesson from before': the lesson. */
const FROM_BEFORE = /\s+from (?:before|earlier|above|just now)\s*$/i;
const plainly = (text: string): string =>
  text
    .replace(PLACE_CUT, '$1$2')
    .replace(FROM_BEFORE, ' ')
    .replace(ALL_TOGETHER, 'all of them')
    .replace(FINAL_ONE, 'last one')
    .replace(EARLY_ONE, (_, how: string) => `${MOST[how.toLowerCase()]} one`)
    .replace(AS_POSSIBLE, (_, how: string) => `${MOST[how.toLowerCase()]} one`);

const OF_SO_MANY =
  /^(?:the )?(\p{L}+)(?: one)? (?:out )?of (?:the |these |those |my |our )?(?:two|three|four|five|six)\b\s*(.*)$/iu;
/** 'The first of the two trains': the first, of the trains. */
function ofSoMany(text: string): Reference | undefined {
  const [, which = '', of = ''] = OF_SO_MANY.exec(text.trim()) ?? [];
  const reference = which === '' ? undefined : readReference(which);
  return reference?.words === '' && !reference.isFocus && !reference.isEvery
    ? { ...reference, ...(of === '' ? {} : { of }) }
    : undefined;
}

/** 'the second one', 'it', 'both things', 'the gym one', 'my 3pm'. */
export function readReference(text: string): Reference {
  const one = ofSoMany(text);
  if (one) return one;
  const words = plainWords(plainly(text)).flatMap((word, index, all) => asPlace(word, all[index - 1]));
  const significant = words.filter((word) => !EMPTY.has(word));
  const count = countIn(significant);
  if (count !== undefined) return { isFocus: false, isEvery: false, count, words: '' };
  const positions = significant.flatMap((word) => {
    const named = POSITIONS[word];
    return named === undefined ? [] : [named];
  });
  const extremes = significant.flatMap((word) => EXTREMES[word] ?? []);
  const isNext = significant.includes('next');
  const isOther = significant.includes('other');
  const rest = significant.filter(
    (word) =>
      !FOCUS.has(word) &&
      !saysEvery(word) &&
      POSITIONS[word] === undefined &&
      !EXTREMES[word] &&
      word !== 'next' &&
      word !== 'other',
  );
  const numbered = rest.length === 1 ? (NUMBERED.exec(rest[0] ?? '') ?? undefined) : undefined;
  const [position] = numbered ? [Number(numbered[1]) - 1] : positions;
  const [extreme] = extremes;
  const isEvery = significant.some(saysEvery);
  // Of 'the first design review' the name says more than the place in a list.
  const isBare = rest.length === 0 || numbered !== undefined;
  return {
    isFocus: isBare && !isEvery && !isNext && !isOther && position === undefined && extreme === undefined,
    isEvery,
    ...(isBare && position !== undefined ? { position } : {}),
    ...(isBare && extreme ? { extreme } : {}),
    ...(isBare && isNext ? { isNext } : {}),
    ...(isBare && isOther ? { isOther } : {}),
    words: isBare ? '' : text.replace(FROM_BEFORE, ''),
  };
}

const WHICHEVER =
  /\b(?:former|latter)\b|\bwhichever(?: one)?(?: of (?:the two|them|those))? (?:is|comes|starts|begins|ends|lasts|takes) (?:the )?(later|earlier|first|last|longer|shorter)\b/i;
const BY_TIME: Readonly<Record<string, string>> = { first: 'earlier', last: 'later' };
/** 'Of choir and yoga cancel whichever is later', 'the latter': which of them, where no span says so. */
export function placeSaid(clause: string): string | undefined {
  const [all, which] = WHICHEVER.exec(clause) ?? [];
  return which === undefined ? all : (BY_TIME[which.toLowerCase()] ?? which);
}
