import { distance } from '../text/distance.ts';
import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';

// What of an event is written anew: its place or its name.

const SETS = wordSet('set change make put update edit');
const PLACES = wordSet('location place venue address');
const NAMES = wordSet('name title');
const OF = wordSet('of on for');
const STOPS = /^[.!?,;]$/;

/** 'Set the location on the closing to Harbour House': of what, and then what it is from now on. */
const fieldTo: Mend = (clause, place) => {
  if (clause.act !== 'change' || !SETS.has(clause.text(place))) return;
  const field = ARTICLES.has(clause.text(place + 1)) ? place + 2 : place + 1;
  const role = PLACES.has(clause.text(field)) ? 'place' : NAMES.has(clause.text(field)) ? 'title' : undefined;
  if (!role || !OF.has(clause.text(field + 1)) || clause.has(role)) return;
  const from = ARTICLES.has(clause.text(field + 2)) ? field + 3 : field + 2;
  const to = clause.roles.findIndex((_, at) => at > from && clause.text(at) === 'to');
  if (to < 0 || !clause.roles.slice(from, to).some((one) => one.role === 'target')) return;
  let last = to + 1;
  while (last < clause.roles.length && !STOPS.test(clause.text(last))) last += 1;
  for (let at = to; at < last; at += 1) clause.set(at, at === to ? 'O' : role, 1);
};

/** 'Change the stall's title to Market': whose title it is. */
const fieldOfNamed: Mend = (clause, place) => {
  if (clause.act !== 'change' || !SETS.has(clause.text(place)) || clause.has('target')) return;
  const from = ARTICLES.has(clause.text(place + 1)) ? place + 2 : place + 1;
  const field = clause.roles.findIndex(
    (_, at) => at > from && (PLACES.has(clause.text(at)) || NAMES.has(clause.text(at))),
  );
  if (field < 0 || field > from + 4 || clause.text(field + 1) !== 'to') return;
  const isFree = clause.roles.slice(from, field).every(({ role }) => role === 'O' || role === 'filler');
  if (isFree && /['’]s$/.test(clause.text(field - 1)))
    for (let at = from; at < field; at += 1) clause.set(at, 'target', 1);
};

const RENAMES = wordSet('name title called spelling');
const IS = wordSet("its it's is be");
/** 'It's not Dobbs … it's Hobbs, change the name': what is written almost alike is how it should be. */
const writtenAlmostSo: Mend = (clause, place) => {
  if (!CORRECTING.has(clause.act ?? '') || clause.has('title') || clause.has('guest')) return;
  if (clause.spans('retracted') !== 1 || !clause.says((word) => RENAMES.has(word))) return;
  const wrong = clause.roles.findIndex(({ role }) => role === 'retracted');
  const isFree = clause.role(place) === 'reason' || clause.role(place) === 'O';
  if (isFree && IS.has(clause.text(place - 1)) && isNearly(clause, place, wrong))
    clause.set(place, 'title', 1);
};
const CORRECTING = new Set(['change', 'revise']);

/** One or two letters apart. */
function isNearly(clause: Clause, place: number, other: number): boolean {
  const [one, two] = [clause.text(place), clause.text(other)];
  return one.length > 3 && one !== two && distance(one, two, 2) <= 2;
}

const READS = wordSet('should must to would');
/** 'The Friday one should read Stocktake': the verb is no part of its name. */
const readsSo: Mend = (clause, place) => {
  const isLed = clause.act === 'change' && clause.begins(place, 'title') && clause.text(place) === 'read';
  if (isLed && READS.has(clause.text(place - 1)) && clause.role(place + 1) === 'title')
    clause.set(place, 'O', 1);
};

export const FIELDS: readonly Mend[] = [fieldTo, fieldOfNamed, writtenAlmostSo, readsSo];
