import { type Clause, type Mend, wordSet } from './clause.ts';
import { canWait } from './mend-ends.ts';
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

const hourAt = (clause: Clause, place: number): number => Number(/^\d{1,2}/.exec(clause.text(place))?.[0]);
/** 'The class on Friday from 4 pm to 2 pm': hours that run backwards are no stretch, but where it was and where it goes. */
const backwards: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'time')) return;
  const last = lastOf(clause, place);
  const find = (word: string, after: number) =>
    clause.roles.findIndex((_, at) => at >= after && at < last && clause.text(at) === word);
  const from = find('from', place);
  const to = from < 0 ? -1 : find('to', from + 2);
  if (to < 0 || !(hourAt(clause, to + 1) < hourAt(clause, from + 1))) return;
  const isSameHalf = to - from === last - to + 1 && clause.text(to - 1) === clause.text(last);
  if (isSameHalf) part(clause, place, to);
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

const RIGHT = wordSet('right fine correct good ok okay stays');
/** 'They come on Saturday. Sunday's right': what is right stays as it is. */
const rightAsItIs: Mend = (clause, place) => {
  if (clause.act !== 'revise' && clause.act !== 'change') return;
  if (!clause.begins(place, 'time') || clause.spans('time') > 1) return;
  const last = lastOf(clause, place);
  if (last > place + 1) return;
  const next = clause.text(last + 1) === 'is' ? last + 2 : last + 1;
  const isSaid = /['’]s$/.test(clause.text(last)) || next === last + 2 || clause.text(next) === 'stays';
  if (isSaid && RIGHT.has(clause.text(next)) && clause.role(next) === 'O') clause.setSpan(place, 'filler');
};

const SIDES = wordSet('after before until till from');
/** 'Everything after lunch': the word that says from when belongs to the time. */
const sideOfSet: Mend = (clause, place) => {
  const isLast = clause.role(place) === 'set' && !clause.begins(place, 'set');
  if (isLast && clause.role(place + 1) === 'old_time' && SIDES.has(clause.text(place)))
    clause.set(place, 'old_time', clause.roles[place + 1]?.share);
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

/** 'U3A coffee': what is written together is one word. */
const oneWord: Mend = (clause, place) => {
  if (clause.isAttached(place) || !/^\p{L}{1,3}$/u.test(clause.text(place)) || clause.isTime(place)) return;
  let last = place;
  while (clause.isAttached(last + 1) && /^[\p{L}\d]+$/u.test(clause.text(last + 1))) last += 1;
  const rest = Array.from({ length: last - place }, (_, index) => place + 1 + index);
  const isMixed = rest.some((at) => /\d/.test(clause.text(at))) && clause.role(place) !== clause.role(last);
  if (isMixed && clause.role(last) === 'title' && clause.role(place) === 'guest')
    for (const at of [place, ...rest]) clause.set(at, 'title', clause.roles[last]?.share);
};

const PARTS = wordSet('morning afternoon evening night');
/** 'Seven in the evening same day': the evening is the hour's. */
const partOfHour: Mend = (clause, place) => {
  const isCut = clause.role(place - 1) === 'time' && clause.text(place - 1) === 'the';
  if (isCut && clause.begins(place, 'same_day') && PARTS.has(clause.text(place)))
    clause.set(place, 'time', clause.roles[place - 1]?.share);
};

/** 'I said eleven, but it takes till noon': what was said is no longer so. */
const saidBefore: Mend = (clause, place) => {
  if (!clause.begins(place, 'time') || clause.text(place - 1) !== 'said') return;
  const last = lastOf(clause, place);
  const isOver = clause.text(last + 1) === 'but' || clause.text(last + 2) === 'but';
  if (isOver && ['end', 'start', 'length', 'shift'].some((role) => clause.has(role)))
    clause.setSpan(place, 'retracted');
};

const COUNTS = wordSet('two three four five six 2 3 4 5 6');
const KINDS = wordSet('separate different more other individual');
/** 'Three separate talks': how many, and no hour. */
const soManyOfThem: Mend = (clause, place) => {
  const isCount = COUNTS.has(clause.text(place)) && KINDS.has(clause.text(place + 1));
  if (clause.role(place) !== 'time' || !isCount) return;
  clause.set(place, 'O', 1);
  if (clause.begins(place - 1, 'time')) clause.set(place - 1, 'O', 1);
};

const AGREEING = wordSet('settled settle decided agreed landed fixed');
/** 'We settled on the Corso': the place is the Corso. */
const settledOn: Mend = (clause, place) => {
  if (clause.begins(place, 'place') && clause.text(place) === 'on' && AGREEING.has(clause.text(place - 1)))
    clause.set(place, 'O', 1);
};

const ENDING = wordSet('ends ending finishes finishing');
/** 'Starts 10:15 ends 11:45': its end, where nothing else says it. */
const whenItEnds: Mend = (clause, place) => {
  if (clause.act !== 'create' || !ENDING.has(clause.text(place)) || clause.has('end')) return;
  const from = clause.text(place + 1) === 'at' ? place + 2 : place + 1;
  for (let at = from; clause.isTime(at) && clause.role(at) === 'O'; at += 1)
    clause.set(at, 'end', clause.roles[place]?.share);
};

export const MOVES: readonly Mend[] = [
  canWait,
  movedFromTo,
  backwards,
  hourAndMinutes,
  betweenAt,
  sinceThen,
  rightAsItIs,
  sideOfSet,
  daysOfSet,
  withWhom,
  oneWord,
  partOfHour,
  saidBefore,
  soManyOfThem,
  settledOn,
  whenItEnds,
];
