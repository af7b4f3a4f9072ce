import { type Mend, wordSet } from './clause.ts';

const NAMES = wordSet('title target place note');

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

/** 'All-day from Monday to Wednesday': the day of it is no beginning of a time. */
const allDay: Mend = (clause, place) => {
  const isCut = clause.text(place) === 'day' && clause.begins(place, 'time') && clause.isAttached(place);
  if (isCut && clause.role(place - 1) === 'all_day') clause.set(place, 'all_day', 1);
};

export const CLOCKS: readonly Mend[] = [allDay, daysToo, numberOfName, ownClock];
