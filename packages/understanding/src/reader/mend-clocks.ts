import { type Mend, wordSet } from './clause.ts';

const NAMES = wordSet('title target place note');
/** 'The viewing of 9D on Thursday': which flat, with what it is said of, and no part of the time. */
const doorNumber: Mend = (clause, place) => {
  const isNumber = /^\d{1,3}$/.test(clause.text(place)) && clause.begins(place, 'time');
  if (!isNumber || clause.isTime(place) || !NAMES.has(clause.role(place - 1))) return;
  const letter = place + 1;
  const isLetter = clause.text(letter).length === 1 && clause.isCapital(letter) && clause.isAttached(letter);
  if (!isLetter || clause.isTime(letter)) return;
  for (const at of [place, letter]) clause.set(at, clause.role(place - 1), 1);
};

/** 'At the end of the day': one time, and not a day that was spoken of. */
const endOfDay: Mend = (clause, place) => {
  if (!clause.begins(place, 'same_day') || !clause.isInsideTime(place)) return;
  if (clause.role(place - 1) === 'time' && clause.text(place - 1) === 'of') clause.setSpan(place, 'time');
};

const EVERY = wordSet('every each daily nightly');
const TOO = wordSet('also too included');
const DAYS = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?|holidays?)$/;
/** 'Every night at nine, Saturday and Sunday also': on those days as well, and not on those alone. */
const daysToo: Mend = (clause, place) => {
  if (clause.role(place) !== 'O' || clause.role(place - 1) !== 'time' || !DAYS.test(clause.text(place - 1)))
    return;
  const last = clause.text(place) === 'as' && clause.text(place + 1) === 'well' ? place + 1 : place;
  if (last === place && !TOO.has(clause.text(place))) return;
  const isRhythm = clause.roles.some(
    ({ role }, at) => at < place && role === 'time' && EVERY.has(clause.text(at)),
  );
  if (isRhythm)
    for (let at = place; at <= last; at += 1) clause.set(at, 'time', clause.roles[place - 1]?.share);
};

const HOUR = /^(?:\d{1,2}(?:[:.]\d\d)?|[ap]m?|noon|o'?clock)$/;
/** 'Move it to four first': before anything else, and no day of a month. */
const fourFirst: Mend = (clause, place) => {
  if (clause.text(place) !== 'first' || clause.role(place) !== 'time' || clause.role(place + 1) === 'time')
    return;
  const isBehindHour = clause.role(place - 1) === 'time' && HOUR.test(clause.text(place - 1));
  if (isBehindHour && clause.text(place + 1) !== 'of') clause.set(place, 'O');
};

export const CLOCKS: readonly Mend[] = [doorNumber, endOfDay, daysToo, fourFirst];
