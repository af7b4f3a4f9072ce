import { type Clause, type Mend, wordSet } from './clause.ts';

const CHANGING = new Set(['cancel', 'change', 'revise']);
const EACH = wordSet('every each all');
const ONES = wordSet('week weeks time times one ones month months');
const ON = wordSet('after following thereafter afterwards onwards');

const IT = wordSet('it that this');
/** 'This month and all months after': from this one on. */
const everyOneAfter: Mend = (clause, place) => {
  if (!CHANGING.has(clause.act ?? '') || !EACH.has(clause.text(place))) return;
  const kind = clause.text(place + 1) === 'the' ? place + 2 : place + 1;
  const isFromThen = clause.text(kind + 1) === 'from' && clause.text(kind + 2) === 'then';
  if (!ONES.has(clause.text(kind)) || (!ON.has(clause.text(kind + 1)) && !isFromThen)) return;
  const from = clause.text(place - 1) === 'and' ? place - 1 : place;
  const last = kind + (isFromThen ? 2 : 1);
  const to = IT.has(clause.text(last + 1)) && clause.role(last + 1) === 'O' ? last + 1 : last;
  for (let at = from; at <= to; at += 1) clause.set(at, 'onwards', 1);
};

/** 'Every week from now on': all of these words say 'from now on'. */
const everyFromNow: Mend = (clause, place) => {
  const isAhead = clause.role(place) === 'time' && EACH.has(clause.text(place));
  if (isAhead && clause.role(place + 1) === 'onwards') clause.set(place, 'onwards');
};

const SPARING = new Set(['cancel', 'change']);
/** 'Drop Monday's swim, not Sunday's': Sunday's stays. */
const notThatDay: Mend = (clause, place) => {
  if (!SPARING.has(clause.act ?? '') || clause.text(place - 1) !== 'not') return;
  if (!clause.begins(place, 'old_time') || clause.role(place - 1) !== 'O') return;
  const isDated = (at: number) =>
    clause.role(at) === 'old_time' || (clause.role(at) === 'target' && clause.isTime(at));
  if (clause.roles.some((_, at) => at < place && isDated(at))) clause.setSpan(place, 'except');
};

const FIRST = wordSet('first earliest soonest next');
const ROOM = wordSet('time slot gap hour moment opening spot');
const SUITS = wordSet('suits works fits when where that both we');
const hasWindow = (clause: Clause): boolean => clause.has('time') || clause.has('old_time');

/** 'To Monday, the earliest after three', 'the first slot that fits': the first free time there. */
const firstThatSuits: Mend = (clause, place) => {
  const role = clause.role(place);
  if (clause.act !== 'change' || !FIRST.has(clause.text(place)) || clause.has('earliest')) return;
  if (!['time', 'target', 'filler', 'O', 'shift', 'option', 'reason'].includes(role) || !hasWindow(clause))
    return;
  const isNamed = ROOM.has(clause.text(place + 1));
  const isBare = clause.text(place) === 'earliest' || clause.text(place) === 'soonest';
  const next = clause.text(isNamed ? place + 2 : place + 1);
  const isSuiting = SUITS.has(next) || next === 'on' || next === 'in' || next === 'from' || next === 'after';
  if (!isSuiting || (!isNamed && !isBare)) return;
  // 'The first slot' is neither an event nor a distance to move by.
  if (role === 'target' || role === 'shift') clause.setSpan(place, 'O');
  const the = clause.text(place - 1) === 'the' ? place - 1 : place;
  for (let at = the; at <= (isNamed ? place + 1 : place); at += 1) clause.set(at, 'earliest', 1);
};

const UNTIL = wordSet('till until til to');
const MOVED = ['time', 'end', 'start', 'length', 'shift', 'stretch', 'title', 'guest', 'guest_out', 'place'];
const EXTENDING = wordSet('extend stretch prolong longer');
/** 'The fair will run on till six, make it longer': the reason gives the new end. */
const draggedOn: Mend = (clause, place) => {
  if (clause.act !== 'change' || !UNTIL.has(clause.text(place)) || clause.role(place) !== 'reason') return;
  if (MOVED.some((role) => clause.has(role)) || !clause.isTime(place + 1)) return;
  let last = place + 1;
  while (clause.role(last + 1) === 'reason' && clause.isTime(last + 1)) last += 1;
  if (clause.role(last + 1) === 'reason' && !clause.says((word) => EXTENDING.has(word))) return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'end', 1);
};

const ON_FROM = wordSet('on onwards onward');
/** 'Move everything from Monday to Sunday': only what is on Monday, not all from Monday on. */
const fromThatDay: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'old_time') || clause.text(place) !== 'from') return;
  let last = place;
  while (clause.role(last + 1) === 'old_time') last += 1;
  const isDay = last > place && !/^\d/.test(clause.text(place + 1)) && !ON_FROM.has(clause.text(last));
  const isTo = clause.text(last + 1) === 'to' && clause.role(last + 2) === 'time';
  if (isDay && (isTo || (clause.role(last + 1) === 'time' && clause.text(last + 1) === 'to')))
    clause.set(place, 'O', 1);
};

/** Which ones of a series are meant, and from when until when. */
export const SERIES: readonly Mend[] = [
  everyFromNow,
  everyOneAfter,
  notThatDay,
  firstThatSuits,
  draggedOn,
  fromThatDay,
];
