import { type Clause, type Mend, wordSet } from './clause.ts';

const MOVING = wordSet('move moves moved moving shift shifts push pushed bring reschedule postpone change');

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
  if (clause.text(from) !== 'from' || !clause.says((word) => MOVING.has(word))) return;
  const last = lastOf(clause, place);
  const to = clause.roles.findIndex((_, at) => at > from + 1 && at < last && clause.text(at) === 'to');
  if (to > 0) part(clause, place, to);
};

const HOURS = wordSet('one two three four five six seven eight nine ten eleven twelve');
const PAST = wordSet('fifteen thirty forty twenty ten 15 30 45');
/** 'Push my three fifteen back': the minutes belong to the hour that names it. */
const hourAndMinutes: Mend = (clause, place) => {
  const isNamed = clause.role(place) === 'target' && HOURS.has(clause.text(place));
  const next = clause.role(place + 1);
  if (!isNamed || !PAST.has(clause.text(place + 1)) || (next !== 'shift' && next !== 'old_time')) return;
  // 'My three thirty minutes later' has no minutes in its name.
  if (!/^min/.test(clause.text(place + 2))) clause.set(place + 1, 'target', clause.roles[place]?.share);
};

/** 'Stick it in between at two': at two. */
const betweenAt: Mend = (clause, place) => {
  const isIdle = clause.text(place) === 'between' && clause.text(place + 1) === 'at';
  if (isIdle && clause.begins(place, 'time')) clause.set(place, 'O');
};

/** 'I've owed her one since August, let's do Friday': how long it has been so is no time of it. */
const sinceThen: Mend = (clause, place) => {
  const isSince = clause.text(place) === 'since' || clause.text(place - 1) === 'since';
  if (clause.act === 'create' && isSince && clause.begins(place, 'time') && clause.spans('time') > 1)
    clause.setSpan(place, 'reason');
};

export const MOVES: readonly Mend[] = [movedFromTo, hourAndMinutes, betweenAt, sinceThen];
