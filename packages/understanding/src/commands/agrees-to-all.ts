import { readReference } from './read-reference.ts';

/** Next to them 'all' is no set of things: 'all right', 'that's all', 'not all', 'all but the last'. */
const OTHERWISE = new Set(
  "right good set fine well clear done day but except not never don't dont that's thats than only just".split(
    ' ',
  ),
);

/** 'Yes, both': the first word alone says yes. */
export const beginsWithYes = (message: string): boolean => YES.test(message);
const YES =
  /^\W*(?:(?:ok|okay|oh|ah|great|perfect|lovely)\W+)?(?:yes|yep|yeah|yup|ya|yea|aye|sure|absolutely|definitely|please do|(?:no|not a) (?:problem|worries)|go ahead|ok|okay)\b/i;

const THAT_ONE =
  /^\W*(?:please\W+)?(?:just|only)\s+(?:that|this|the)(?:\s+one)?(?:\W+(?:please|thanks|thank you|ta|cheers))*\W*$/i;
/** 'Yes, just that one': a yes to what waits, where nothing else does. */
export const agreesToThatOne = (message: string): boolean =>
  beginsWithYes(message) && THAT_ONE.test(message.replace(YES, ''));

/**
 * Whether words of agreement mean everything that waits: 'yes to all', 'both please'. A seam: the reader tells that it is
 * agreement and where its clause is; once it also tells a set in it, this goes.
 */
export function agreesToAll(clause: string): boolean {
  const words = clause.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  return (
    words.length <= 10 &&
    readReference(words.join(' ')).isEvery &&
    !words.some((word) => OTHERWISE.has(word.replace('’', "'")))
  );
}
