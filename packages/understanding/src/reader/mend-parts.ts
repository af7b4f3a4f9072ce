import { type Mend, WEEKDAYS, wordSet } from './clause.ts';

/** 'Coming Monday dentist at nine': which Monday, and no name. */
const comingDay: Mend = (clause, place) => {
  const isNext = clause.text(place) === 'coming' && WEEKDAYS.test(clause.text(place + 1));
  const isAlone = clause.begins(place, 'title') && clause.role(place + 1) === 'time';
  if (isNext && isAlone) clause.set(place, 'time', clause.roles[place + 1]?.share);
};

const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends?)$/;
/** 'Every day at eight, Sundays too': that they come on top belongs to the time. */
const daysToo: Mend = (clause, place) => {
  const isSaid = clause.text(place) === 'too' && clause.role(place) === 'O';
  if (isSaid && clause.role(place - 1) === 'time' && DAYS.test(clause.text(place - 1)))
    clause.set(place, 'time', clause.roles[place - 1]?.share);
};

/** 'Thursday and Friday the fair, as one trip': what it is to be entered as is no second name. */
const asOne: Mend = (clause, place) => {
  const isAs = clause.text(place - 1) === 'as' && clause.text(place) === 'one';
  if (isAs && clause.begins(place, 'title') && clause.spans('title') > 1) clause.setSpan(place, 'filler');
};

/** 'Lunch at one with grandad': whom it is with is no place. */
const withSomebody: Mend = (clause, place) => {
  const isWith = clause.text(place - 1) === 'with' && clause.role(place - 1) === 'O';
  if (clause.act !== 'create' || !isWith || !clause.begins(place, 'place') || clause.isTime(place)) return;
  clause.setSpan(place, 'title');
  clause.set(place - 1, 'title', 1);
};

const FREE = wordSet('free open clear empty');
const WHOSE = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day['’]s$|^tomorrow['’]s$/;
/** 'If Wednesday's free all day': which day. */
const whichIsFree: Mend = (clause, place) => {
  const isSaid = WHOSE.test(clause.text(place)) && FREE.has(clause.text(place + 1));
  if (clause.act?.startsWith('ask_') && isSaid && clause.role(place) === 'O') clause.set(place, 'time', 1);
};

const MAKES = wordSet('make making');
const APART = wordSet('by later earlier back forward forwards ahead sooner up down over another more');
/** 'Make piano 45 minutes': how long it is, and no distance. */
const madeSoLong: Mend = (clause, place) => {
  const isChanged = clause.act === 'change' || clause.act === 'revise';
  if (!isChanged || !clause.begins(place, 'shift') || clause.has('length')) return;
  let end = place;
  while (clause.role(end) === 'shift') end += 1;
  const said = Array.from({ length: end - place + 2 }, (_, at) => clause.text(place - 1 + at));
  const isMade = clause.roles.some(
    ({ role }, at) => role === 'O' && at < place && MAKES.has(clause.text(at)),
  );
  if (isMade && !said.some((word) => APART.has(word))) clause.setSpan(place, 'length');
};

/** 'A buffer of 15 minutes after it': how long it is, and not how far off. */
const lengthOfIt: Mend = (clause, place) => {
  const isOf = clause.act === 'create' && clause.text(place - 1) === 'of' && clause.begins(place, 'gap');
  if (isOf && clause.role(place - 2) === 'title' && !clause.has('length')) clause.setSpan(place, 'length');
};

const LASTING = ['length', 'stretch', 'shift', 'end'] as const;
/** 'Half an hour longer from next week': from when on, where nothing else is said of when. */
const fromThenOn: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'old_time') || clause.text(place) !== 'from') return;
  const isChanged = LASTING.some((role) => clause.has(role)) && !clause.has('time') && !clause.has('onwards');
  const isNext = clause.text(place + 1) === 'next' && clause.role(place + 2) === 'old_time';
  if (isChanged && isNext) clause.setSpan(place, 'onwards');
};

/** 'It ends for good after the 8th': the day alone is its end. */
const endsForGood: Mend = (clause, place) => {
  if (!clause.begins(place, 'end')) return;
  const isGood = clause.text(place) === 'good' && clause.text(place - 1) === 'for';
  if (isGood && clause.role(place + 1) === 'end') clause.set(place, 'O', 1);
  const at = isGood ? place + 1 : place;
  if (isGood && clause.text(at) === 'after' && clause.role(at + 1) === 'end') clause.set(at, 'O', 1);
};

const IS = wordSet('is was will');
/** 'Last yoga is on the 15th': the series goes no further. */
const lastIs: Mend = (clause, place) => {
  const isLast = clause.text(place - 1) === 'last' && clause.role(place - 1) === 'O' && place === 1;
  if (clause.act !== 'change' || !isLast || !clause.begins(place, 'target')) return;
  let next = place;
  while (clause.role(next) === 'target') next += 1;
  const on =
    ['on', 'be'].includes(clause.text(next + 1)) && clause.role(next + 1) === 'O' ? next + 2 : next + 1;
  if (IS.has(clause.text(next)) && clause.begins(on, 'time') && clause.spans('time') === 1)
    clause.setSpan(on, 'end');
};

/** Parts of a wish that were taken for other ones. */
export const PARTS: readonly Mend[] = [
  comingDay,
  daysToo,
  asOne,
  withSomebody,
  whichIsFree,
  madeSoLong,
  lengthOfIt,
  fromThenOn,
  endsForGood,
  lastIs,
];
