import { type Mend, wordSet } from './clause.ts';
import { startStays } from './mend-ends.ts';

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

const DIGITS = /^\d{1,3}$/;
/** 'Gate 9 at 9', 'table 7 at 7 tonight': the number next to the name is part of it, the hour stands behind 'at'. */
const numberOfName: Mend = (clause, place) => {
  if (!DIGITS.test(clause.text(place)) || !clause.begins(place, 'time') || clause.isAttached(place + 1))
    return;
  const isHourBehind =
    (clause.text(place + 1) === 'at' || clause.text(place + 1) === '@') &&
    DIGITS.test(clause.text(place + 2));
  const name = clause.role(place - 1);
  if (!isHourBehind || clause.role(place + 2) !== 'time' || !NAMES.has(name)) return;
  clause.set(place, name, 1);
};

const OWN = wordSet('my our the correct right proper local own equivalent corresponding');
/** 'It is at 11 New York time, put it in at the correct Madrid time': on the clock that is shown anyway. */
const ownClock: Mend = (clause, place) => {
  if (!clause.begins(place, 'zone')) return;
  const isSaid = clause.roles.some(
    ({ role }, at) => at < place && role === 'time' && clause.text(at) === 'time',
  );
  let from = place;
  while (OWN.has(clause.text(from - 1))) from -= 1;
  if (!isSaid || from === place) return;
  if (['at', 'in', 'for', 'on'].includes(clause.text(from - 1))) from -= 1;
  let last = place;
  while (clause.role(last + 1) === 'zone') last += 1;
  if (clause.text(last + 1) === 'time') last += 1;
  for (let at = from; at <= last; at += 1) clause.set(at, 'filler', 1);
};

const TILL = wordSet('till until til');
const BEGINNING = wordSet('start starts starting begin begins beginning');
/** 'Till five, starts at four': an end, and where it begins. */
const tillAndFrom: Mend = (clause, place) => {
  if (!clause.begins(place, 'time') || !TILL.has(clause.text(place)) || clause.has('end')) return;
  const isStart = (at: number): boolean =>
    clause.begins(at, 'time') &&
    at !== place &&
    BEGINNING.has(clause.text(clause.beforeLink(at, 'at', 'from')));
  const isLed = (at: number): boolean =>
    at !== place && clause.begins(at, 'time') && BEGINNING.has(clause.text(at - 1));
  if (clause.roles.some((_, at) => isStart(at) || isLed(at))) clause.setSpan(place, 'end');
};

/** 'All-day from Monday to Wednesday': the day of it is no beginning of a time. */
const allDay: Mend = (clause, place) => {
  const isCut = clause.text(place) === 'day' && clause.begins(place, 'time') && clause.isAttached(place);
  if (isCut && clause.role(place - 1) === 'all_day') clause.set(place, 'all_day', 1);
};

export const CLOCKS: readonly Mend[] = [
  allDay,
  doorNumber,
  endOfDay,
  daysToo,
  fourFirst,
  startStays,
  numberOfName,
  ownClock,
  tillAndFrom,
];
