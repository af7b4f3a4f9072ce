import { coverage, significantWords, wordsOf } from './match-words.ts';

const LINK = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;
const ADDRESS = /[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;.]+/g;
const LONG_NUMBER = /\+?\d[\d\s().-]{6,}\d/g;

/** What we call an event that was given no name: it tells nobody anything. */
const HOUSE_TITLES = /^(?:out of office|blocked|event|meeting|appointment|call)$/i;

/**
 * Can a text be traced to the user's own words? Links, addresses and long numbers must stand in them to the letter;
 * of the rest at least half of the telling words. What cannot is somebody else's text, and asks first.
 */
export function isTraceable(text: string | undefined, ownWords: readonly string[]): boolean {
  if (!text?.trim() || HOUSE_TITLES.test(text)) return true;
  const own = ownWords.join('\n').toLowerCase();
  for (const pattern of [LINK, ADDRESS, LONG_NUMBER])
    for (const [found] of text.matchAll(pattern))
      if (!isWritten(found.toLowerCase().replace(/[.,;:!?)]+$/, ''), own)) return false;
  const words = significantWords(text);
  const ownWordList = wordsOf(own);
  const found = words.filter((word) => coverage([word], ownWordList) >= SAME_WORD);
  return found.length >= words.length / 2;
}

/** 'Nights' in their words is the 'night' of a title. */
const SAME_WORD = 0.8;

/** To the letter; but nobody types 'https://' in front of 'zoom.us/j/99'. */
function isWritten(found: string, own: string): boolean {
  if (own.includes(found)) return true;
  const bare = found.replace(/^https:\/\//, '');
  const at = bare === found ? -1 : own.indexOf(bare);
  return at >= 0 && !/[\w.@/-]/.test(own[at - 1] ?? ' ');
}
