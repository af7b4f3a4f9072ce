import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';

import { withoutTellers } from './named-so.ts';

const INTO = wordSet('to into as call name rename retitle');

/** "Rename Monday's 'Sync' to 'Kickoff'": of two names the one that the calendar has is the old one. */
export function renamed(clause: Clause): void {
  if (clause.act !== 'change') return;
  const starts = clause.roles.flatMap((_, place) => (clause.begins(place, 'title') ? [place] : []));
  const [first, second, ...more] = starts;
  if (first === undefined || second === undefined || more.length > 0) return;
  let last = first;
  while (clause.role(last + 1) === 'title') last += 1;
  const between = Array.from({ length: second - last - 1 }, (_, index) => clause.text(last + 1 + index));
  const isKnown = clause.roles.slice(first, last + 1).every((_, index) => clause.isKnown(first + index));
  if (isKnown && between.some((word) => INTO.has(word)))
    for (let place = first; place <= last; place += 1) clause.set(place, 'target', 1);
}

const LONGEST_NAME = 6;
const QUOTES = wordSet('" “ ” „');

/** 'The kiln is mended at one, put "Kiln repair" in': the words in quotes are the name. */
export function quotedTitle(clause: Clause): void {
  const { roles } = clause;
  if (clause.act !== 'create') return;
  const marks = roles.flatMap((_, place) => (QUOTES.has(clause.text(place)) ? [place] : []));
  const [open, close, ...more] = marks;
  if (open === undefined || close === undefined || more.length > 0) return;
  const inside = roles.slice(open + 1, close);
  const isUnused = inside.every(({ role }) => role === 'O' || role === 'filler' || role === 'title');
  if (!isUnused || inside.length === 0 || inside.length > LONGEST_NAME) return;
  for (const [place, { role }] of roles.entries())
    if (role === 'title' || role === 'reason') clause.set(place, role === 'title' ? 'filler' : role, 1);
  for (let place = open + 1; place < close; place += 1) clause.set(place, 'title', 1);
  withoutTellers(clause);
}

/** '… the engagement', behind 'my cousin's engagement': once more the same, and no second half. */
function isSaidBefore(clause: Clause, place: number): boolean {
  const before = new Set(
    clause.roles.flatMap(({ role }, at) => (at < place && role === 'title' ? [clause.text(at)] : [])),
  );
  let end = place;
  while (clause.role(end) === 'title' && (before.has(clause.text(end)) || ARTICLES.has(clause.text(end))))
    end += 1;
  return end > place && clause.role(end) !== 'title';
}

const LINKS = wordSet('with about for');
/** 'Call on Friday at three about the roof': what links the second half of a name to the first belongs to it. */
export const linkedName: Mend = (clause, place) => {
  if (clause.act !== 'create' || !clause.begins(place, 'title') || clause.spans('title') !== 2) return;
  const link = clause.beforeLink(place, ...ARTICLES);
  if (isSaidBefore(clause, place)) return clause.setSpan(place, 'filler');
  if (
    LINKS.has(clause.text(link)) &&
    clause.role(link) === 'O' &&
    clause.roles.slice(0, link).some(({ role }) => role === 'title')
  )
    for (let at = link; at < place; at += 1) clause.set(at, 'title', clause.roles[place]?.share);
};
