import { plainWords } from '../text/plain.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const BEGINNING = set('ok okay hm hmm well so no nah sorry thanks cheers');
const LATER =
  /^(?:(?:maybe|perhaps|probably) (?:later|another time|some other time|not now|tomorrow)|not (?:just |right )?(?:now|yet)|(?:let me|i ll|ill|i need to|i have to|gotta) (?:think|sleep) (?:about|on) (?:it|that|this)|let me think|i(?: m| am|m) not sure yet|i ll (?:decide|see) later|ask me (?:again )?later)$/;

/** 'Maybe later', 'let me think about it': neither a yes nor a no, and no new time. What waits goes on waiting. */
export function putsOff(message: string): boolean {
  const words = plainWords(message);
  const from = words.findIndex((word) => !BEGINNING.has(word));
  return from >= 0 && LATER.test(words.slice(from).join(' '));
}
