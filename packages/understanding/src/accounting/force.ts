import { CHANGING_KINDS, type Frame } from '../requests/frames.ts';
import { cleanText } from '../requests/text/clean.ts';
import { wordsIn } from './used-words.ts';
import { FINITE, NOT_IN_NAMES } from './word-classes.ts';

/** What somebody does by saying a clause. Only a request (or news of an event) may change anything. */
export type Force = 'request' | 'question' | 'past' | 'hypothetical' | 'forbidden';

/** Orders: said to us, or put as one puts a wish to a servant. */
const ORDERED =
  /\b(?:please|pls|plz|(?:can|could|would|will) (?:you|u|we)|i(?:'d| would) like|(?:i|we) (?:need|want|have) to|let'?s|remind me)\b/i;
const VERBS =
  'book|schedule|add|put|create|set|make|plan|arrange|block|reserve|pencil|move|push|shift|bring|reschedule|change|update|cancel|delete|remove|drop|clear|rename|invite|uninvite|decline|accept|extend|shorten|swap|snooze|undo|remember|forget|mark';
/** At the beginning of a clause a bare verb is an order. */
const IMPERATIVE = new RegExp(
  `(?:^|[,.;:!?-]|\\b(?:and|so|then|but|ok|okay|hey|hi|just))\\s*(?:${VERBS})\\b`,
  'i',
);
const FORBIDDEN = new RegExp(`\\b(?:never|don'?t|do not)\\s+(?:ever\\s+)?(?:${VERBS})\\b`, 'i');
const HYPOTHETICAL =
  /\b(?:if (?:i|we) (?:were|was|had|could)|(?:i|we) wish|what if|imagine|suppos(?:e|ing)|(?:would|could|should|might)(?:'ve| have) \p{L}+(?:ed|en|ne|t)|(?:thinking|thought|dream(?:ing|t)) (?:of|about)|if only)\b/iu;
/** Not 'they moved it to 3': what others did to an event is news. */
const PAST =
  /\bused to\b|\b(?:was|were|went|had|did)(?:n'?t)?\b|\b(?:i|we) (?:just |already |finally |really )?\p{L}{2,}ed\b|\b(?:he|she|they|you|it) (?:told|said|\p{L}{2,}(?<!mov|push|shift|cancel|cancell|postpon|reschedul|chang|delay)ed)\b/iu;
/** A statement that asks to be confirmed. */
const TAG = /\b(?:right|correct|yes|no|yeah|huh|eh|isn'?t it|don'?t i|am i not|aren'?t i)\s*\?/i;

/** Who or what a sentence is about, at its beginning. A note for a calendar begins with its name: 'choir Friday 7pm'. */
const SUBJECT =
  /^\W*(?:(?:so|and|but|well|oh|btw|by the way|apparently|anyway)[, ]+)*(?:my|our|the|his|her|their|this|that|these|those|he|she|they|it|i|we|you|someone|somebody|everyone|everybody|nobody)(?:'\p{L}+)?\b/iu;
/** 'I have choir on Friday', 'the choir is on Friday': what people tell a calendar so that it knows. */
const ENTRY =
  /^\W*(?:\p{L}+[, ]+){0,2}?(?:i|we)(?:'ve|'m|'re|'ll)?(?: also| just)? ?(?:have|had|got|won't|will not|am|are|need|want|will be|be|having|going|seeing|meeting|taking|off|out|flying|working|on|back|away)\b|\b(?:is|are|will be)\b/iu;

/** A help for what people say in passing; what it misses is still held back by the words that were not understood. */
export function forceOf(clause: string): Force {
  const text = cleanText(clause);
  if (FORBIDDEN.test(text)) return 'forbidden';
  if (HYPOTHETICAL.test(text)) return 'hypothetical';
  if (ORDERED.test(text) || IMPERATIVE.test(text)) return 'request';
  if (TAG.test(text)) return 'question';
  return PAST.test(text) ? 'past' : 'request';
}

/** Kinds that a word in passing could be taken for. Taking back and answering are no such kinds. */
const CHANGES = new Set<Frame['kind']>(
  [...CHANGING_KINDS].filter((kind) => kind !== 'undo' && kind !== 'completeReminder'),
);

/** A wish may change something; what is told may not; and what makes no sense as a wish was not understood. */
export function heardAs(frame: Frame): 'wish' | 'told' | 'unclear' {
  if (!CHANGES.has(frame.kind) || frame.continues) return 'wish';
  const force = forceOf(frame.said);
  if (frame.kind === 'createEvent' && isRemark(frame.said)) return 'told';
  if (force !== 'request' && (force !== 'forbidden' || frame.kind === 'createEvent')) return 'told';
  if (frame.kind === 'createEvent') return isName(frame.event.title) ? 'wish' : 'unclear';
  // Half a sentence ('can't') is nothing to be reminded of.
  const [first = ''] = frame.kind === 'setReminder' ? wordsIn(frame.text?.toLowerCase() ?? '') : [];
  return FINITE.has(first) ? 'unclear' : 'wish';
}

/** 'The neighbours play cards from 8 to 10': about somebody or something, and nothing is wanted. */
const isRemark = (said: string): boolean => {
  const text = cleanText(said);
  return !ORDERED.test(text) && !IMPERATIVE.test(text) && SUBJECT.test(text) && !ENTRY.test(text);
};

/** 'The garden is ours' is a sentence, and 'no wait' is nothing: neither is what an event is called. */
function isName(title: string | undefined): boolean {
  const words = wordsIn(title?.toLowerCase() ?? '');
  if (words.length === 0) return true;
  return !words.some((word) => FINITE.has(word)) && !words.every((word) => NOT_IN_NAMES.has(word));
}
