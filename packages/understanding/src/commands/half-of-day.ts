import { plainWords } from '../text/plain.ts';

/** The hours that a half or a part of a day takes in, from and to. */
type Hours = readonly [from: number, to: number];

const PARTS: Readonly<Record<string, Hours>> = {
  am: [0, 12],
  pm: [12, 24],
  morning: [5, 12],
  afternoon: [12, 19],
  evening: [17, 24],
  night: [19, 24],
};
const OPPOSITE: Readonly<Record<string, string>> = {
  am: 'pm',
  pm: 'am',
  morning: 'pm',
  evening: 'am',
  night: 'am',
};
const FILLERS = new Set(
  'in the at by way that s is was should be it its sorry oops i mean meant of course obviously no oh ah please not rather actually clearly naturally ofc and make to ugh haha time thats hm wait want wanted'.split(
    ' ',
  ),
);
const LONGEST = 10;

const wordsIn = (text: string): string[] =>
  plainWords(text)
    .join(' ')
    .replace(/\b([ap]) m\b/g, '$1m')
    .split(' ');

/** 'Sorry, pm of course', 'no, in the morning': which half or part of a day, where nothing else is said. */
export function halfOfDay(text: string): Hours | undefined {
  const words = wordsIn(text);
  const isHalf = (word: string) => Object.hasOwn(PARTS, word) && !isVerb(words, word);
  if (words.length > LONGEST || !words.every((word) => FILLERS.has(word) || Object.hasOwn(PARTS, word)))
    return undefined;
  const places = words.flatMap((word, place) => (isHalf(word) ? [place] : []));
  const isTakenBack = (place: number) => words.slice(Math.max(0, place - 3), place).includes('not');
  const asserted = places.filter((place) => !isTakenBack(place)).map((place) => words[place] ?? '');
  const [only, ...more] = asserted;
  if (only && more.length === 0) return PARTS[only];
  const [not, ...others] = asserted.length === 0 ? places.map((place) => words[place] ?? '') : [];
  const other = not && others.length === 0 ? OPPOSITE[not] : undefined;
  return other ? PARTS[other] : undefined;
}

/** 'I am', 'am I': no half of a day. */
const isVerb = (words: readonly string[], word: string): boolean => {
  const place = words.indexOf(word);
  return word === 'am' && (words[place - 1] === 'i' || words[place + 1] === 'i');
};

/** 'Oops, p.m.': nothing but the half of an hour that was said before. */
export const correctsHalf = (message: string): boolean =>
  !/\?\s*$/.test(message) &&
  wordsIn(message).some((word) => word === 'am' || word === 'pm') &&
  halfOfDay(message) !== undefined;

/** The same hour on the other half of the clock, where that is in what was said and the hour itself is not. */
export const onOtherHalf = (hour: number, [from, to]: Hours): number | undefined => {
  const other = (hour + 12) % 24;
  const isIn = (one: number) => one >= from && one < to;
  return isIn(other) && !isIn(hour) ? other : undefined;
};

const ONE = new Set('the my one reminder'.split(' '));

/** 'The morning one', 'my evening reminder': that of two which is then. */
export function partNamed(target: string): Hours | undefined {
  const words = wordsIn(target);
  const [part, ...more] = words.filter((word) => !ONE.has(word));
  return part && more.length === 0 && words.length > 1 && part.length > 2 ? PARTS[part] : undefined;
}
