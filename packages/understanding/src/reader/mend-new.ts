import { type Clause, type Mend, wordSet } from './clause.ts';

// What is said of something new: whole days, series, and words that change nothing about it.

const WHOLE = wordSet('whole full entire all');
const BESIDE = wordSet('before after');

const isNew = (clause: Clause): boolean => clause.act === 'create';
const isWholeDay = (clause: Clause, place: number): boolean =>
  WHOLE.has(clause.text(place)) && clause.text(place + 1) === 'day';

/** 'The whole day before the audit': a day, and what it is before. */
const dayBeside: Mend = (clause, place) => {
  const side = clause.text(place + 2);
  if (!isNew(clause) || !isWholeDay(clause, place) || !BESIDE.has(side)) return;
  if (clause.role(place + 3) !== side) return;
  clause.set(place, 'all_day', 1);
  clause.set(place + 1, 'all_day', 1);
  clause.set(place + 2, 'O', 1);
};

const UNUSED = wordSet('O filler all_day');
/** 'Friday whole day stocktaking': all day. */
const allDay: Mend = (clause, place) => {
  if (!isNew(clause) || !isWholeDay(clause, place) || !clause.has('time')) return;
  const isFree = UNUSED.has(clause.role(place)) && UNUSED.has(clause.role(place + 1));
  if (isFree && !BESIDE.has(clause.text(place + 2)))
    for (const at of [place, place + 1]) clause.set(at, 'all_day', 1);
};

const LONGER = wordSet('week weeks month months');
const STRETCHES = wordSet('time stretch slot window');
const THATS = wordSet("thats that's that’s");
/** 'Every Monday at five, for all weeks', 'from nine to twelve, over that whole time', 'that's all': nothing lasts all day. */
const notAllDay: Mend = (clause, place) => {
  if (!isNew(clause) || !clause.begins(place, 'all_day') || !clause.has('time')) return;
  let last = place;
  while (clause.role(last + 1) === 'all_day') last += 1;
  const word = clause.text(last);
  if (!LONGER.has(word) && !STRETCHES.has(word) && !THATS.has(clause.text(place))) return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'O', 1);
};

export const NEW_ONES: readonly Mend[] = [dayBeside, allDay, notAllDay];
