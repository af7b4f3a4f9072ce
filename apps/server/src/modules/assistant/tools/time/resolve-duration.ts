import { resolveWhen, type WhenContext } from '@catch/understanding';

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

const EARLIER = /\b(earlier|sooner|before|shorter|short|less|minus|forward)\b|^\s*-/i;
const LATER = /\b(later|longer|more|plus|back)\b|^\s*\+/i;

/** A shift that says which way: '15 minutes earlier' is one, 'half past nine' and '930' are not. */
export const resolveDirectedShift = (words: string, context: WhenContext): number | undefined =>
  EARLIER.test(words) || LATER.test(words) ? resolveShift(words, context) : undefined;

/** 'half an hour later', '-15 minutes', '1 hour earlier' → signed milliseconds. */
export function resolveShift(words: string, context: WhenContext): number | undefined {
  // For meetings 'push it back' is later and 'bring it forward' is earlier.
  const bare = words.replace(
    /\b(by|later|earlier|sooner|longer|shorter|short|more|less|plus|minus|forward|back)\b|^\s*[-+]/gi,
    ' ',
  );
  const length = resolveDuration(bare.trim(), context);
  if (length === undefined) return undefined;
  return EARLIER.test(words) ? -length : length;
}
