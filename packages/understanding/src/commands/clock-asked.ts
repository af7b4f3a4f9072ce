import { plainWords } from '../text/plain.ts';

const OWN = new Set('here me my mine our ours us home local'.split(' '));
/** 'For me', 'here', 'our time': the person's own clock. */
export const saysOwnClock = (words: string): boolean => plainWords(words).some((word) => OWN.has(word));

const NOW = /\b(?:now|currently|current)\b|\btime is it\b|\b(?:is|s) the time\b/;
/** 'What time is it in Tokyo?': now, and not of something that was spoken of. */
export const asksForNow = (clause: string): boolean =>
  NOW.test(plainWords(clause).join(' ')) && !saysOwnClock(clause);
