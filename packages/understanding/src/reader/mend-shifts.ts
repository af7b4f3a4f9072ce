import { type Clause, type Mend, WEEKDAYS, wordSet } from './clause.ts';

// How far something goes, and what of it stays.

const changes = ({ act }: Clause): boolean => act === 'change' || act === 'revise' || act === 'answer';

/** Where the span that begins here ends. */
const lastOf = (clause: Clause, from: number): number => {
  let to = from;
  while (clause.role(to + 1) === clause.role(from)) to += 1;
  return to;
};
const someIn = (clause: Clause, from: number, to: number, test: (word: string) => boolean): boolean =>
  Array.from({ length: to - from + 1 }, (_, at) => clause.text(from + at)).some(test);

const TILL = wordSet('till til until through');
const LASTING = wordSet(
  'extend extended extends stretch stretched prolong run runs last lasts end ends ending finish finishes shorten cut longer',
);
const STAYING = ['same_time', 'same_day', 'same_length'];
/** 'Carry it over to Saturday, same hours': a day that it goes to, and does not end on. */
const carriedOver: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'end') || TILL.has(clause.text(place))) return;
  const last = lastOf(clause, place);
  const isDay = someIn(clause, place, last, (word) => WEEKDAYS.test(word));
  const before = [clause.text(place - 1), clause.text(place - 2)];
  const isOver = before.includes('over') || before[0] === 'onto' || clause.text(place) === 'on';
  if (!isDay || clause.has('time') || clause.says((word) => TILL.has(word) || LASTING.has(word))) return;
  if (isOver || STAYING.some((role) => clause.has(role))) clause.setSpan(place, 'time');
};

const STARTS = wordSet('start starts beginning begin begins');
const ENDS = wordSet('end ends finish finishes');
/** 'The day after, same start same finish': the hours it has. */
const sameHours: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'same_end')) return;
  const last = lastOf(clause, place);
  const isBoth = [STARTS, ENDS].every((words) => someIn(clause, place, last, (word) => words.has(word)));
  if (isBoth) clause.setSpan(place, 'same_time');
};

const SHIFTING = wordSet(
  'move moves moved moving shift shifts push pushed pushing shove bump bring pull put set prepone postpone advance delay delayed delays slide slip late later earlier sooner back forward forwards fwd ahead up down by after before more another',
);
const IS = wordSet('make makes is are only just be');
/** 'Make the class 30 minutes from now on': how long it is, where nothing says which way it would go. */
const onlySoLong: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'shift') || clause.has('time') || clause.has('length'))
    return;
  if (!/^\d|^(?:half|an?|one|two|three|forty|thirty|twenty|ten|fifteen|ninety)$/.test(clause.text(place)))
    return;
  // 'The wrap-up' is only called so.
  const says = (words: ReadonlySet<string>) =>
    clause.roles.some(({ role }, at) => role !== 'target' && role !== 'set' && words.has(clause.text(at)));
  if (!says(SHIFTING) && says(IS)) clause.setSpan(place, 'length');
};

const EACH = wordSet('all every each');
const WEEKS = wordSet('week weeks');
/** 'On Fridays, not Wednesdays, for all weeks': how much of the series, and no second time. */
const allWeeks: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'time') || clause.spans('time') < 2) return;
  const isSaid = EACH.has(clause.text(place)) && WEEKS.has(clause.text(place + 1));
  if (isSaid && lastOf(clause, place) === place + 1) clause.setSpan(place, 'whole');
};

const POINTING = wordSet('there here it that this us');
/** 'We begin there an hour earlier': where is no part of how far. */
const howFarOnly: Mend = (clause, place) => {
  const isLed = clause.begins(place, 'shift') && POINTING.has(clause.text(place));
  if (isLed && clause.role(place + 1) === 'shift') clause.set(place, 'O', 1);
};

export const SHIFTS: readonly Mend[] = [howFarOnly, carriedOver, sameHours, onlySoLong, allWeeks];
