import { plainWords } from '../text/plain.ts';

/** 'When is mine?', of something that was somebody else's. */
export const saysMine = (clause: string): boolean => plainWords(clause).includes('mine');

const IDLE = new Set('this that the and for a on at in of to'.split(' '));
/** 'This', 'for the': words that say nothing without what follows them. */
export const isIdle = (span: string): boolean => plainWords(span).every((word) => IDLE.has(word));

const KEEP =
  /^\W*(?:(?:please|pls|kindly|and|also|ok|so|can you|could you)\W+)*(?:remember|keep in mind|bear in mind)\b|\b(?:kindly|please|pls|you (?:would|could|will)|you['’]d|just|so) remember (?:that|this|not to|i|no|never)\b|\b(?:remember (?:that|this)|keep (?:that|this|it) in mind)\W*(?:(?:please|pls|for me|thanks)\W*)*$|\b(?:from now on|going forward|as a (?:general )?rule|my rule|(?:for|in) (?:the |any )?future)\b/i;
/** 'Remember I like mornings', 'my rule is no calls before ten': asks in so many words to keep it. */
export const asksToKeep = (clause: string): boolean => KEEP.test(clause);

const DO_IT =
  /^\W*(?:(?:ok(?:ay)?|yes|yeah|yep|right|great|perfect|good|fine|cool|lovely|brilliant|then|so|please|and)\W+)*(?:let['’]?s\s+)?(?:do|go (?:for|with)|take|have)\s+(?:that|it|this)(?:\s+one)?(?:\W+(?:then|please|pls|thanks|thank you|ta|cheers))*\W*$/i;
/** 'OK do that', 'let's do it then', and nothing else. */
export const agreesToIt = (message: string): boolean => DO_IT.test(message);

/** '3', '#2', '4.': nothing but a number. */
export const bareNumber = (message: string): number | undefined => {
  const [, digits] = /^\s*#?\s*(\d{1,2})\s*[.)!]?\s*$/.exec(message) ?? [];
  return digits ? Number(digits) : undefined;
};

/** As few as an answer has that is nothing else. */
export const fewWords = (message: string): boolean => {
  const { length } = plainWords(message);
  return length > 0 && length <= 5;
};

const RULING_OUT = new Set(
  'not but except never neither nor without anyone isn isnt wasn don dont'.split(' '),
);
/** 'Not Reed', 'anyone but him': a name in it is not the one. */
export const rulesOut = (span: string): boolean => plainWords(span).some((word) => RULING_OUT.has(word));

/** 'Not dad's', as an answer: which one it is not. */
export const beginsWithNot = (clause: string): boolean => /^\W*not\s+\S/i.test(clause);

/** 'Same again in two weeks', and no question: one more of what was just mentioned. */
export const wantsSameAgain = (clause: string): boolean =>
  /\b(?:same again|(?:the )?same (?:one|thing)|another one|one more|repeat (?:it|that))\b/i.test(clause) &&
  !/\?\s*$/.test(clause);

/** 'Did I accept it?', 'have you answered?': what we said to the invitation, and not the others. */
export const asksOwnAnswer = (clause: string): boolean =>
  /\b(?:did|have|has|do|am) (?:i|you|u|we)\b.*\b(?:accept|accepted|answer|answered|decline|declined|reply|replied|respond|responded|said|say|confirm|confirmed)\b/i.test(
    clause,
  );

/** 'Has Ben replied?': whatever the answer was. */
export const asksWhetherAnswered = (clause: string): boolean =>
  /\b(?:answer(?:ed)?|repl(?:y|ied)|respon(?:d|ded|se)|rsvp\p{L}*|got(?:ten)? back)\b/iu.test(clause);

/** 'Has anybody said no?', 'who can't come?': those who will not be there. */
export const asksWhoWillNotCome = (clause: string): boolean =>
  /\b(?:said no|say no|saying no|no from|declin\p{L}+|turn(?:ed|ing)? (?:it|me|us|that) down|turn(?:ed|ing)? down|reject\p{L}*|(?:can['’]?t|cannot|won['’]?t|not) (?:be )?(?:com(?:e|ing)|make it|making it|attend(?:ing)?|there))\b/iu.test(
    clause,
  );

/** 'The yoga reminder': it is about a reminder, and not about what that reminds of. */
export const mentionsReminder = (clause: string): boolean =>
  /\b(?:remind\p{L}*|nudges?|pings?|alerts?)\b/iu.test(clause);

/** 'Did you read my mail?' is about what is known, and not about what was done. */
export const asksAboutMail = (message: string): boolean =>
  /\b(?:do|did|can|have|are) (?:you|u)\b.*\b(?:read|reading|see|look(?:ed|ing)? (?:at|into)|scan\w*|go(?:ing)? through)\b.*\b(?:e-?mails?|mails?|inbox|messages)\b/i.test(
    message,
  );

/** 'Yoga is on. Book lunch': a sentence ends (or a 'but' stands) between the two, so they are unrelated. */
export function sentencesApart(message: string, earlier: string, later: string): boolean {
  const from = message.indexOf(earlier) + earlier.length;
  const to = message.indexOf(later, from);
  return to > from && /[.!?;\n]|\bbut\b/i.test(message.slice(from, to));
}
