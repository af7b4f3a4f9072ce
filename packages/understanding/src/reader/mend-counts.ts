import { type Clause, type Mend, WEEKDAYS, wordSet } from './clause.ts';

// How many of a series there are, and which is the first of them.

const MAKING = new Set(['create', 'remind']);
const NUMBERS = wordSet(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty 2 3 4 5 6 7 8 9 10 11 12 15 20',
);
const MEETINGS = wordSet(
  'times sessions lessons classes meetings rehearsals appointments visits rounds dates trainings occurrences',
);
const TOGETHER = wordSet('altogether overall total');
const THOSE = wordSet('them these those');
const RHYTHM = wordSet('every each weekly daily nightly monthly fortnightly biweekly');
const PLURAL_DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/;
const FREE = wordSet('O filler reason time length');

const isRepeated = (clause: Clause): boolean =>
  MAKING.has(clause.act ?? '') &&
  clause.roles.some(
    ({ role }, at) => role === 'time' && (RHYTHM.has(clause.text(at)) || PLURAL_DAY.test(clause.text(at))),
  );

/** 'In all', 'altogether': the place behind it, or the same one. */
const behindAll = (clause: Clause, place: number): number => {
  if (TOGETHER.has(clause.text(place))) return place + 1;
  const isInAll = clause.text(place) === 'in' && ['all', 'total'].includes(clause.text(place + 1));
  return isInAll ? place + 2 : place;
};

/** 'Every Monday at eight, six lessons altogether': how far it goes belongs to its time. */
const countOfSeries: Mend = (clause, place) => {
  if (!NUMBERS.has(clause.text(place)) || !isRepeated(clause)) return;
  const isOfThem = clause.text(place + 1) === 'of' && THOSE.has(clause.text(place + 2));
  const named = isOfThem ? place + 3 : MEETINGS.has(clause.text(place + 1)) ? place + 2 : place + 1;
  const end = behindAll(clause, named);
  // 'Two lessons every Monday': a count of all of them stands behind the rhythm.
  const isBehind = clause.roles.slice(0, place).some(({ role }) => role === 'time');
  if (end === place + 1 || !isBehind) return;
  for (let at = place; at < end; at += 1) if (!FREE.has(clause.role(at))) return;
  // 'Six times a week' says how often.
  if (['a', 'an', 'per', 'each', 'every'].includes(clause.text(end))) return;
  for (let at = place; at < end; at += 1) clause.set(at, 'time', 1);
};

const LONG = wordSet('days weeks');
/** 'Daily at eight from Monday, ten days': how long it goes on, and no stay of whole days. */
const longSeries: Mend = (clause, place) => {
  if (!clause.begins(place, 'all_day') || !NUMBERS.has(clause.text(place)) || !isRepeated(clause)) return;
  if (LONG.has(clause.text(place + 1)) && clause.role(place + 2) !== 'all_day') clause.setSpan(place, 'time');
};

const IN_A_ROW = wordSet('consecutive successive straight');
/** 'For six consecutive Mondays': how many of them is part of the time. */
const soManyDays: Mend = (clause, place) => {
  if (!NUMBERS.has(clause.text(place)) || !MAKING.has(clause.act ?? '')) return;
  const isInARow = IN_A_ROW.has(clause.text(place + 1));
  const day = isInARow ? place + 2 : place + 1;
  const isFor = clause.text(place - 1) === 'for';
  if (!PLURAL_DAY.test(clause.text(day)) || clause.role(day) !== 'time' || !(isFor || isInARow)) return;
  if (isFor && clause.role(place - 1) === 'title') clause.set(place - 1, 'O', 1);
  for (let at = place; at < day; at += 1) clause.set(at, 'time', 1);
};

const BEING = wordSet('being is on');
const ONES = wordSet('one time session lesson meeting');
/** 'Every Sunday at ten, the first being the 6th': where it begins. */
const firstOfSeries: Mend = (clause, place) => {
  if (clause.text(place) !== 'first' || !FREE.has(clause.role(place)) || !isRepeated(clause)) return;
  let day = ONES.has(clause.text(place + 1)) ? place + 2 : place + 1;
  const from = day;
  while (BEING.has(clause.text(day)) && clause.role(day) !== 'title') day += 1;
  if (day === from || clause.role(day) !== 'time') return;
  const the = clause.text(place - 1) === 'the' ? place - 1 : place;
  for (let at = the; at < day; at += 1) clause.set(at, 'time', 1);
};

const HOURS = wordSet('one two three four five six seven eight nine ten eleven twelve');
const MINUTES = wordSet('ten fifteen twenty thirty forty fifty');
/** 'On Thursday two fifteen': an hour said in words right behind its day. */
const hourInWords: Mend = (clause, place) => {
  if (clause.act !== 'create' || clause.role(place - 1) !== 'time' || !WEEKDAYS.test(clause.text(place - 1)))
    return;
  if (!HOURS.has(clause.text(place)) || !MINUTES.has(clause.text(place + 1))) return;
  if (clause.role(place) !== 'O' || clause.role(place + 1) !== 'O') return;
  const last = clause.text(place + 2) === 'five' && clause.role(place + 2) === 'O' ? place + 2 : place + 1;
  for (let at = place; at <= last; at += 1) clause.set(at, 'time', 1);
};

export const COUNTS: readonly Mend[] = [soManyDays, countOfSeries, longSeries, firstOfSeries, hourInWords];
