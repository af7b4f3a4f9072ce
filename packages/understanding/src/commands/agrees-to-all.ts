import { readReference } from './read-reference.ts';

/** Next to them 'all' is no set of things: 'all right', 'that's all', 'not all', 'all but the last'. */
const OTHERWISE = new Set(
  "right good set fine well clear done day but except not never don't dont that's thats than only just".split(
    ' ',
  ),
);

/** 'Yes, both': the first word alone says yes. */
export const beginsWithYes = (message: string): boolean =>
  /^\W*(?:(?:ok|okay|oh|ah|great|perfect|lovely)\W+)?(?:yes|yep|yeah|yup|sure|absolutely|definitely|please do)\b/i.test(
    message,
  );

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
