import { type Clause, type Mend, wordSet } from './clause.ts';

import { MOVING } from './mend-new-times.ts';

/** Where the span that begins here ends. */
const lastOf = (clause: Clause, from: number): number => {
  let to = from;
  while (clause.role(to + 1) === clause.role(from)) to += 1;
  return to;
};

/** Parts a span in two at 'to': what is before it is when it was. */
function part(clause: Clause, from: number, to: number): void {
  for (let at = from; at < to; at += 1) clause.set(at, 'old_time');
  clause.set(to, 'O');
}

/** 'Move it from eleven in the morning to two in the afternoon': what is moved goes from the one to the other. */
const movedFromTo: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'time') || clause.spans('time') !== 1) return;
  const from = clause.text(place) === ',' ? place + 1 : place;
  // 'It goes from nine to ten, still an hour': it lasts no longer than it did.
  const isMoved = clause.says((word) => MOVING.has(word)) || clause.has('same_length');
  if (clause.text(from) !== 'from' || !isMoved) return;
  const last = lastOf(clause, place);
  const to = clause.roles.findIndex((_, at) => at > from + 1 && at < last && clause.text(at) === 'to');
  if (to > 0) part(clause, place, to);
};

/** 'I've owed her one since August, let's do Friday': how long it has been so is no time of it. */
const sinceThen: Mend = (clause, place) => {
  const isSince = clause.text(place) === 'since' || clause.text(place - 1) === 'since';
  if (clause.act === 'create' && isSince && clause.begins(place, 'time') && clause.spans('time') > 1)
    clause.setSpan(place, 'reason');
};

/** 'My Tuesday and Wednesday lessons': one set on two days. */
const daysOfSet: Mend = (clause, place) => {
  const isJoint = clause.text(place) === 'and' && clause.role(place) === 'old_time';
  if (isJoint && clause.role(place - 1) === 'set' && clause.role(place + 1) === 'set')
    clause.set(place, 'set');
};

const THEM = wordSet('him her them');
/** 'Everything I have with her': the set is with her. */
const withWhom: Mend = (clause, place) => {
  const isWith = clause.text(place) === 'with' && THEM.has(clause.text(place + 1));
  const isFree = clause.role(place + 1) === 'O' && clause.role(place) === 'O';
  if (isWith && isFree && clause.role(place - 1) === 'set' && !clause.has('old_person'))
    clause.set(place + 1, 'old_person', clause.roles[place - 1]?.share);
};

/** 'I said eleven, but it takes till noon': what was said is no longer so. */
const saidBefore: Mend = (clause, place) => {
  if (!clause.begins(place, 'time') || clause.text(place - 1) !== 'said') return;
  const last = lastOf(clause, place);
  const isOver = clause.text(last + 1) === 'but' || clause.text(last + 2) === 'but';
  if (isOver && ['end', 'start', 'length', 'shift'].some((role) => clause.has(role)))
    clause.setSpan(place, 'retracted');
};

export const MOVES: readonly Mend[] = [movedFromTo, sinceThen, daysOfSet, withWhom, saidBefore];
