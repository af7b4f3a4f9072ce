import { withoutKinds } from '../commands/set-phrases.ts';
import { type Mend, wordSet } from './clause.ts';

// The plainest wishes, where one word fell out of its part.

const LINKS = wordSet('with about');
const ARTICLES = wordSet('a an the my our');

/** 'Appointment on Friday at four with the accountant': what kind of thing it is stands before the time, and names it too. */
const kindBeforeTime: Mend = (clause, place) => {
  if (clause.act !== 'create' || !clause.begins(place, 'title') || clause.spans('title') !== 1) return;
  const link = clause.beforeLink(place, ...ARTICLES);
  if (!LINKS.has(clause.text(link)) || clause.role(link) !== 'O') return;
  let time = link - 1;
  while (clause.role(time) === 'time') time -= 1;
  const isKind = clause.role(time) === 'O' && isKindOfEvent(clause.text(time));
  if (time === link - 1 || time < 0 || !isKind) return;
  const { share } = clause.roles[place] ?? {};
  for (const at of [time, ...from(link, place)]) clause.set(at, 'title', share);
};
const MEETS = wordSet('meeting call chat catchup');
const isKindOfEvent = (word: string): boolean => MEETS.has(word) || withoutKinds([word]).length === 0;
const from = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, index) => start + index);

/** 'Rename my "Kitchen thing"': cut off by the quotation mark, 'my' names nothing. */
const onlyMine: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'target') && clause.role(place + 1) !== 'target';
  if (isAlone && ARTICLES.has(clause.text(place)) && clause.spans('target') > 1) clause.set(place, 'O', 1);
};

/** 'Handball's off on Thursday': what is off stands in front of it. */
const whatIsOff: Mend = (clause, place) => {
  if (clause.act !== 'cancel' || clause.has('target') || clause.has('set')) return;
  const isOff = /['’]s$/u.test(clause.text(place)) && clause.text(place + 1) === 'off';
  if (!isOff || clause.role(place) !== 'O') return;
  let from = place;
  while (clause.isKnown(from - 1) && clause.role(from - 1) === 'O') from -= 1;
  for (let at = from; at <= place; at += 1) clause.set(at, 'target', 1);
};

export const PLAIN: readonly Mend[] = [onlyMine, whatIsOff, kindBeforeTime];
