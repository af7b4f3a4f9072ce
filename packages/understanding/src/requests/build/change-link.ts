import type { ChangeDetails } from '../frames.ts';
import type { GivenLink } from '../slot-types.ts';
import { findToken } from './locate.ts';
import { coreStart, type Reading } from './reading.ts';
import { readReference } from './reference.ts';

const TO = /^(?:to|for|on|in|into|of|with)$/;
/** 'To THE NOTES of the review': where in the event, not which event. */
const PART = /^(?:notes?|descriptions?|agenda|comments?|location|place|venue|address|link|url)$/;
const ARTICLE = /^(?:the|a|an|its|this|that)$/;
const BEFORE_THE_LINK = /^(?:the|a|an|is|as|to|with|:|,|link|url|please|instead)$/;

/** 'Add https://… to pilates', 'the link for pilates is https://…': it goes to the event that is named beside it. */
export function withLink(reading: Reading, frame: ChangeDetails, link: GivenLink): ChangeDetails {
  const { tokens } = reading.clause;
  const at = tokens.findIndex(({ kind }) => kind === 'link');
  const named = [at + 1, coreStart(reading.clause)].flatMap((from, index) => {
    const range = namedFrom(reading, from, index === 0 ? tokens.length : at);
    return range ? [readReference(reading, ...range).reference] : [];
  });
  const [reference] = named.filter(
    ({ title, noun, people, when, anaphor }) => title ?? noun ?? people[0] ?? when[0] ?? anaphor,
  );
  return { ...frame, link, reference: reference ?? { people: [], when: [], anaphor: 'it' } };
}

/** The words behind 'to', 'for', …, up to the link; undefined when none of them name an event. */
function namedFrom(reading: Reading, from: number, to: number): [number, number] | undefined {
  const { tokens } = reading.clause;
  const norm = (index: number) => tokens[index]?.norm ?? '';
  for (
    let on = findToken(reading, from, (word) => TO.test(word));
    on >= 0 && on < to;
    on = findToken(reading, on + 1, (word) => TO.test(word))
  ) {
    let [begin, end] = [on + 1, to];
    const verb = findToken(reading, begin, (word) => word === 'is' || word === ':');
    if (verb > begin && verb < end) end = verb;
    while (end > begin && BEFORE_THE_LINK.test(norm(end - 1))) end--;
    while (begin < end && ARTICLE.test(norm(begin)) && begin < end - 1) begin++;
    if (begin < end && !PART.test(norm(begin))) return [begin, end];
  }
  return undefined;
}
