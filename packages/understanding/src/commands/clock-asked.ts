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

const BETWEEN = /^\s*,?\s*(?:(?:over )?(?:in|at)\s+)?(?:the\s+)?$/i;
const FOR_ME =
  /\b(?:(?:my|our)(?: own)? (?:time|clock|zone)|(?:over )?here|for (?:me|us)|local(?:ly)?|back home|at home)\b/i;
/** '3pm New York in my time', '9am in Tokyo for me': the hour is that of the place, and theirs is asked for. */
export function isTheirHour(words: string, hour: string, place: string): boolean {
  const from = words.indexOf(hour);
  const at = from < 0 ? -1 : words.indexOf(place, from + hour.length);
  return (
    at >= 0 &&
    BETWEEN.test(words.slice(from + hour.length, at)) &&
    FOR_ME.test(words.slice(at + place.length))
  );
}

const HAVE =
  /\b(?:do (?:i|we) have|have (?:i|we)(?: got)?|(?:i|we)(?:['’]ve)? got|am i|are we|anything|what['’]?s on|what is on)\b/i;
/** 'What do I have at 3pm Lisbon time?': what there is then. */
export const asksWhatIsOn = (clause: string): boolean => HAVE.test(clause);
