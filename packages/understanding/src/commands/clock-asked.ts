import { plainWords } from '../text/plain.ts';

const OWN = new Set('here me my mine our ours us home local'.split(' '));
/** 'For me', 'here', 'our time': the person's own clock. */
export const saysOwnClock = (words: string): boolean => plainWords(words).some((word) => OWN.has(word));

const OWN_ZONE =
  /\b(?:what|which)(?: (?:is|s))?(?: (?:my|your|the))? time ?zone (?:(?:am|do|have|did) i|are (?:we|you)|do you|is (?:this|my calendar|it))\b|\b(?:what|which)(?: (?:is|s)) (?:my|your|our) time ?zone\b/;
/** 'What time zone am I in?' */
export const asksOwnZone = (message: string): boolean => OWN_ZONE.test(plainWords(message).join(' '));

const NOW = /\b(?:now|currently|current)\b|\btime is it\b|\b(?:is|s) the time\b/;
/** 'What time is it in Tokyo?': now, and not of something that was spoken of. */
export const asksForNow = (clause: string): boolean =>
  NOW.test(plainWords(clause).join(' ')) && !saysOwnClock(clause);
