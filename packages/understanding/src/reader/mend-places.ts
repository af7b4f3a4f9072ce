import { ARTICLES, type Mend, wordSet } from './clause.ts';

/** 'Mowing at the patels': a name does not end with 'at'. */
export const noPlaceInName: Mend = (clause, place) => {
  const isAt = clause.role(place) === 'title' && clause.text(place) === 'at';
  const next = ARTICLES.has(clause.text(place + 1)) ? place + 2 : place + 1;
  if (
    isAt &&
    clause.role(place - 1) === 'title' &&
    clause.role(place + 1) !== 'title' &&
    clause.role(next) === 'place'
  )
    clause.set(place, 'O', 1);
};

const LABELS = wordSet('place venue location address');
const LABELLING = wordSet('being is : =');
/** 'The venue being Mill House', 'place being …': what says that it is a place is no part of it. */
export const placeLabel: Mend = (clause, place) => {
  if (!clause.begins(place, 'place')) return;
  const label = ARTICLES.has(clause.text(place)) ? place + 1 : place;
  const isWithin = LABELS.has(clause.text(label)) && LABELLING.has(clause.text(label + 1));
  const isBehind = LABELS.has(clause.text(place - 1)) && LABELLING.has(clause.text(place));
  const last = isWithin ? label + 1 : isBehind ? place : place - 1;
  if (clause.role(last + 1) === 'place') for (let at = place; at <= last; at += 1) clause.set(at, 'O', 1);
};

/** 'Change the place to Rehearsal Room 1', where a rehearsal is in the calendar: all that follows is the place. */
export const placeAfterLabel: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'place')) return;
  let from = place;
  while (clause.role(from - 1) === 'target') from -= 1;
  const isTo = from < place && clause.text(from - 1) === 'to' && LABELS.has(clause.text(from - 2));
  if (isTo) for (let at = from; at < place; at += 1) clause.set(at, 'place', 1);
};

const ENDS = wordSet('front beginning start end');
/** 'Only the place, the time stays', 'I meant at the front': nowhere in particular. */
export const noPlaceAtAll: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || clause.act === 'create') return;
  const name = ARTICLES.has(clause.text(place)) ? place + 1 : place;
  if (clause.role(name + 1) === 'place') return;
  const isLabel = LABELS.has(clause.text(name));
  const isEnd = ENDS.has(clause.text(name)) && clause.text(place - 1) === 'at';
  if (isLabel || isEnd) clause.setSpan(place, 'filler');
};

const HAPPENED = wordSet('had has have is are was were made makes gave keep keeps');
const TELLING = wordSet('the my our their his her');
/** 'To the workshop, the fumes in the hall had us all coughing': a place ends where the reason begins. */
export const placeBeforeReason: Mend = (clause, place) => {
  if (clause.role(place) !== 'place' || clause.text(place) !== ',' || !TELLING.has(clause.text(place + 1)))
    return;
  let end = place + 1;
  while (clause.role(end) === 'place') end += 1;
  if (!HAPPENED.has(clause.text(end))) return;
  clause.set(place, 'O', 1);
  for (let at = place + 1; at < end; at += 1) clause.set(at, 'reason', 1);
};

const ITS = wordSet("it's its it’s is");

/** 'The same on Sunday, it's a big room': why, and not where. */
export const whatItIs: Mend = (clause, place) => {
  if (clause.begins(place, 'place') && clause.text(place - 1) === 'a' && ITS.has(clause.text(place - 2)))
    clause.setSpan(place, 'reason');
};

/** '14 Laburnum Road': a place begins with its number. */
export const withNumber: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || /^\d/.test(clause.text(place))) return;
  let from = place - 1;
  while (from > place - 4 && clause.role(from) === 'O' && /^\p{L}+$/u.test(clause.text(from))) from -= 1;
  const isNumber = /^\d{1,4}$/.test(clause.text(from)) && clause.role(from) === 'O' && !clause.isTime(from);
  if (isNumber) for (let at = from; at < place; at += 1) clause.set(at, 'place', 1);
};

const WHERE = wordSet('in into at on');

/** 'Before I throw my phone in the river': where a reason ends. */
export const endOfReason: Mend = (clause, place) => {
  const isEnd = clause.begins(place, 'place') && clause.role(place - 1) === 'reason';
  if (isEnd && WHERE.has(clause.text(place - 1))) clause.setSpan(place, 'reason');
};

/** 'The quiz is still at the pub': so it is already. */
export const asItIs: Mend = (clause, place) => {
  const still = clause.beforeLink(place, 'at', 'in', 'on');
  if (!clause.begins(place, 'place') || clause.text(still) !== 'still') return;
  clause.setSpan(place, 'filler');
  if (clause.role(still - 2) === 'target') clause.setSpan(still - 2, 'filler');
};

/** 'They moved rooms, it is in 4.12 now': of two places the one that says where. */
export const whereItIsNow: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || clause.text(place - 1) !== 'moved') return;
  if (clause.role(place + 1) !== 'place' && clause.spans('place') > 1) clause.set(place, 'filler');
};
