import { TIME_LINKERS } from '../lexicon/grammar.ts';
import { isGivenName } from '../slots/names.ts';
import type { Token } from './tokens.ts';

const JOINTS = /^(?:and|then|plus|also|,|&)$/;
/** Words that go on about the same event: 'at 3 and finishes at 5'. */
const GOES_ON =
  /^(?:ends?|ending|finish(?:es|ing)?|lasts?|runs?|goes|starts?|starting|begins?|until|till|back|again|leav(?:e|es|ing)|arriv(?:e|es|ing)|land(?:s|ing)?|return(?:s|ing)?|it|that|this|be|is|not|or|to|remind|with|without|invite|add|make|move|let|tell|another|repeat|every)$/;
const LONGEST_NAME = 5;

/**
 * 'The vet tomorrow at 10:15 and groceries at 6': right behind a time, another name with an hour of its own is
 * another event. Gives the index of the first token of its name.
 */
export function listedFrom(tokens: readonly Token[]): number | undefined {
  for (let index = 1; index < tokens.length - 1; index++) {
    if (!JOINTS.test(tokens[index]?.norm ?? '') || tokens[index - 1]?.kind !== 'time') continue;
    let first = index + 1;
    while (JOINTS.test(tokens[first]?.norm ?? '')) first++;
    if (isName(tokens, first)) return first;
  }
  return undefined;
}

function isName(tokens: readonly Token[], first: number): boolean {
  let end = first;
  while (tokens[end]?.kind === 'word' && end - first <= LONGEST_NAME) end++;
  const words = tokens.slice(first, end);
  const telling = words.filter(({ norm }) => !TIME_LINKERS.has(norm));
  const time = tokens[end]?.time?.when;
  if (telling.length === 0 || words.length > LONGEST_NAME || time === undefined) return false;
  // 'Lunch with Ana at 12 and Ben at 1' may be one or two: it is left to be asked.
  const namesIt = words[0]?.norm === 'call' && /^(?:it|this|that)$/.test(words[1]?.norm ?? '');
  if (namesIt || GOES_ON.test(words[0]?.norm ?? '') || telling.every((word) => isGivenName(word)))
    return false;
  return (
    time.kind === 'instant' ||
    time.kind === 'ambiguous' ||
    (time.kind === 'interval' && (time.range === true || time.grain === 'day'))
  );
}
