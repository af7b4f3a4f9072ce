import { plainWords } from '../text/plain.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** 'On Monday or on Tuesday?', 'at ten or half past': which of them, and no yes or no. */
export const offersChoice = (clause: string): boolean => plainWords(clause).includes('or');

const ENDING = wordSet('end ends ending finish finishes finishing finished stop stops over done until till');
/** 'It is over at nine, right?': an hour that is said is that of its end. */
export const asksForEnd = (clause: string): boolean => plainWords(clause).some((word) => ENDING.has(word));

const LAST = wordSet('last final');
/** Behind these words 'last' is a time that has been, or a length: 'last week', 'the last time', 'how long does it last'. */
const GONE = wordSet(
  'time times week weeks month months year years night spring summer autumn winter day days minute weekend two three four five few couple',
);
/** 'My last one today', 'the final lesson': of several the one that comes last. */
export function asksForLast(clause: string): boolean {
  const words = plainWords(clause);
  return words.some(
    (word, index) =>
      LAST.has(word) &&
      index + 1 < words.length &&
      !GONE.has(words[index + 1] ?? '') &&
      !DOES.has(words[index - 1] ?? ''),
  );
}
const DOES = wordSet('does do it will did to');

const OVERLAP = [
  /\b(?:two|2|several|both|more than one) (?:of (?:my|the|our) )?(?:\p{L}+ )?(?:things?|places?|events?|meetings?|appointments?|bookings?|stuff)\b.*\b(?:at once|at the same time|at one time|on top of each other)\b/iu,
  /\bdouble[- ]?book(?:ed|ing|ings)?\b/i,
  /\b(?:on top of|over) each other\b/i,
  /\b(?:overlap|overlaps|overlapping)\b/i,
];
/** 'Two things at once', 'am I double booked': whether anything overlaps, however it was taken. */
export const asksForOverlap = (clause: string): boolean => OVERLAP.some((pattern) => pattern.test(clause));

const CLASHING =
  /\b(?:clash|conflict|collid|collision|overlap|doubl|interfer|coincid|cross(?:es|ing)?\b|bump|cut(?:s|ting)? (?:in)?to\b|in the way\b|(?:two|both|several) (?:places|things)\b|at once\b|same (?:time|hour|slot)\b|on top of\b|against\b(?! (?:me|us)\b))/i;
/** 'Does anything collide?': 'what stands against me tomorrow' asks what there is. */
export const speaksOfClash = (clause: string): boolean => CLASHING.test(clause) || asksForOverlap(clause);

const PLAN = /\b(?:plans?|schedule|agenda|program(?:me)?|itinerary|timetable|line-?up|diary|calendar)\b/i;
const AMOUNT =
  /\b(?:hours?|hrs?|minutes?|mins?|how (?:much|long|many)|time|length|sum|add(?:s|ed)? up|booked)\b/i;
/** 'The total schedule for the weekend': what is on, and not how long it is. */
export const asksForPlan = (clause: string): boolean => PLAN.test(clause) && !AMOUNT.test(clause);

const FOLLOWING = /^(?:\W*(?:and|also|or|but|then|what about|how about|ok|okay|so)\b)/i;
/** 'And at three?', 'what about after six?': goes on with the question before. */
export const followsOn = (clause: string): boolean => FOLLOWING.test(clause);

const ENDS = /^\W*(?:(?:any|some) ?time )?(?:before|until|till?|up (?:to|until)|earlier than|prior to)\b/i;
/** 'Before 12 on Thursday', where 'on Thursday before 12' says the day first. */
export const beginsWithEnd = (phrase: string): boolean => ENDS.test(phrase);

const THOSE_DAYS = /\b(?:those|these|the same) (?:\w+ )?(?:days|dates|nights)\b/i;
/** 'In those days': all the days of what was spoken of. */
export const saysThoseDays = (span: string): boolean => THOSE_DAYS.test(span);
