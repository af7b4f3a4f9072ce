import { plainWords } from '../text/plain.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const POINTING = set('that this it the one last thing bit part again just new newest there what i said');
const PREFERENCE = set('rule rules preference note memory wish');

/** 'That rule', 'the last preference', 'that bit': what was just kept in mind, by no words of its own. */
export const pointsAtPreference = (span: string): boolean =>
  plainWords(span).every((word) => POINTING.has(word) || PREFERENCE.has(word));

const FORGETTING = set('forget scrap ignore drop strike cancel delete remove unsay mind');
const FILLERS = set(
  'no oh wait hm hmm please sorry actually ok okay so then about all of my never after ah oops hang on out',
);
const LONGEST = 9;

/** 'Scrap that rule', 'oh ignore that last bit', right behind a preference that was kept: it is not wanted any more. */
export function forgetsThat(message: string): boolean {
  const words = plainWords(message);
  const [verb] = words.filter((word) => FORGETTING.has(word));
  if (!verb || words.length > LONGEST || /\?\s*$/.test(message)) return false;
  // 'Never mind' alone may be said to anything.
  const isIdle = verb === 'mind' && !words.some((word) => POINTING.has(word));
  if (isIdle || words.includes('never') !== (verb === 'mind')) return false;
  return words.every(
    (word) => FORGETTING.has(word) || POINTING.has(word) || PREFERENCE.has(word) || FILLERS.has(word),
  );
}
