import { resolveWhen, unreadWords, type WhenContext } from '@catch/understanding';

/** Milliseconds of 'an hour and a half', '45 min', '90'; undefined when it is no length of time. */
export function resolveDuration(words: string, context: WhenContext): number | undefined {
  const plain = /^\s*(\d{1,4})\s*$/.exec(words)?.[1];
  if (plain) return Number(plain) * 60_000;
  const iso = /^P(?=.)/i.test(words.trim()) ? isoDuration(words.trim()) : undefined;
  if (iso !== undefined) return iso;
  const when = resolveWhen(words, context);
  if (when.kind === 'duration' && when.seconds > 0) return when.seconds * 1000;
  if (when.kind === 'interval' && when.range)
    return when.end.epochMilliseconds - when.start.epochMilliseconds;
  return undefined;
}

function isoDuration(text: string): number | undefined {
  const found = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/i.exec(text);
  if (!found) return undefined;
  const [days = 0, hours = 0, minutes = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const total = ((days * 24 + hours) * 60 + minutes) * 60_000;
  return total > 0 ? total : undefined;
}

const EARLIER =
  /\b(earlier|early|sooner|before|shorter|short|less|minus|forwards?|fwd|up|off|cut|shorten|trim|reduce|shave|prepon\p{L}+|advanc\p{L}+)\b|^\s*-/iu;
const LATER = /\b(later|late|after|longer|more|plus|back|over)\b|^\s*\+/i;

/** A shift that says which way: '15 minutes earlier' is one, 'half past nine' and '930' are not. */
export const resolveDirectedShift = (words: string, context: WhenContext): number | undefined =>
  EARLIER.test(words) || LATER.test(words) ? resolveShift(words, context) : undefined;

/** 'hour later', 'the day after': one of them; next to an hour a quarter is one of it. */
const oneOf = (words: string): string => {
  const [unit = '', ...more] = words
    .trim()
    .replace(/^the\s+/i, '')
    .split(/\s+/);
  if (more.length > 0) return '';
  return /^quarter$/i.test(unit) ? 'quarter of an hour' : `one ${unit}`;
};

/** '+24h' is no midnight. */
const inHours = (words: string): string => words.trim().replace(/^(\d+)\s*h$/i, '$1 hours');

const DIRECTIONS =
  /\b(by|later|late|after|earlier|early|before|sooner|longer|shorter|short|more|less|plus|minus|forwards?|fwd|back|up|over|off|cut|shorten|trim|reduce|shave|prepon\p{L}+|advanc\p{L}+)\b|^\s*[-+]/giu;

/** What of such words is neither a length nor a direction. */
export const unreadOfShift = (words: string, context: WhenContext): readonly string[] => {
  const bare = inHours(words.replace(DIRECTIONS, ' '));
  const isLength = resolveDuration(bare, context) !== undefined;
  return isLength && !/^\s*(?:\d|P)/i.test(bare) ? unreadWords(bare, context) : [];
};

/** 'half an hour later', '-15 minutes', '1 hour earlier' → signed milliseconds. */
export function resolveShift(words: string, context: WhenContext): number | undefined {
  // For meetings 'push it back' is later and 'bring it forward' is earlier.
  const bare = words.replace(DIRECTIONS, ' ');
  // 'After 3', 'before 10' and 'half an hour after midnight' are hours.
  if (/\b(?:after|before|late|early|over)\s+(?:\d|noon\b|midday\b|midnight\b)/i.test(words)) return undefined;
  const length = resolveDuration(inHours(bare), context) ?? resolveDuration(oneOf(bare), context);
  if (length === undefined) return undefined;
  return EARLIER.test(words) ? -length : length;
}
