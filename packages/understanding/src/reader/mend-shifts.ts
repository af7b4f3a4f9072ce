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

const NEXT_TO = wordSet('after before');
const ADJACENT = wordSet('next following previous');
/** 'Make it the day after': when, and not how long. */
const dayAfter: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'length') || clause.has('time')) return;
  const last = lastOf(clause, place);
  const isDay = (at: number) => clause.text(at) === 'day' || clause.text(at) === 'week';
  const isSaid =
    (isDay(last - 1) && NEXT_TO.has(clause.text(last))) ||
    (isDay(last) && ADJACENT.has(clause.text(last - 1)));
  if (isSaid && last <= place + 2) clause.setSpan(place, 'time');
};

const SO_LONG = wordSet('long length duration');
/** 'An hour earlier and keep it as long as it is': its length stays, and not its end. */
const asLongAsItIs: Mend = (clause, place) => {
  if (!changes(clause) || !clause.begins(place, 'same_end')) return;
  const from = clause.text(place - 1) === 'as' ? place - 3 : place - 2;
  if (someIn(clause, from, lastOf(clause, place), (word) => SO_LONG.has(word)))
    clause.setSpan(place, 'same_length');
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

const OVER = wordSet(
  'ending finishing stopping wrapping done end ends finish finishes stop stops wrap wraps over',
);
const SAID_BESIDE = new Set(['reason', 'filler']);
/** 'An hour sooner, still wrapping at four': its end stays. */
const stillEnding: Mend = (clause, place) => {
  const role = clause.role(place);
  if (!changes(clause) || !SAID_BESIDE.has(role) || !clause.begins(place, role)) return;
  const still = clause.text(place) === 'still' ? place : place + 1;
  if (clause.text(still) !== 'still' || !clause.has('shift') || clause.has('same_end')) return;
  const last = lastOf(clause, place);
  const isEnd = someIn(clause, still + 1, still + 2, (word) => OVER.has(word));
  const isAt = Array.from({ length: last - still }, (_, at) => still + 1 + at).some((at) =>
    clause.isTime(at),
  );
  if (isEnd && isAt && last <= still + 5) clause.setSpan(place, 'same_end');
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

/** 'For the first time in weeks': no wish for the first time that is free. */
const firstTimeEver: Mend = (clause, place) => {
  const last = clause.role(place) === 'earliest' ? lastOf(clause, place) : place;
  const isSaid = clause.text(last) === 'time' && clause.text(last - 1) === 'first';
  if (clause.begins(place, 'earliest') && clause.text(place - 1) === 'for' && isSaid)
    clause.setSpan(place, 'reason');
};

const POINTING = wordSet('there here it that this us');
/** 'We begin there an hour earlier': where is no part of how far. */
const howFarOnly: Mend = (clause, place) => {
  const isLed = clause.begins(place, 'shift') && POINTING.has(clause.text(place));
  if (isLed && clause.role(place + 1) === 'shift') clause.set(place, 'O', 1);
};

const RUNS = wordSet('run last go continue');
const TO = wordSet('to until till til through');
/** 'Let the fair run to Sunday': how far it goes, and no part of its name. */
const runTo: Mend = (clause, place) => {
  const isVerb =
    RUNS.has(clause.text(place)) && clause.role(place - 1) === 'target' && !clause.isKnown(place);
  if (clause.act !== 'change' || clause.role(place) !== 'target' || !isVerb) return;
  if (!clause.says((word) => word === 'let' || word === 'have')) return;
  const time = TO.has(clause.text(place + 1)) && clause.role(place + 1) !== 'time' ? place + 2 : place + 1;
  if (!TO.has(clause.text(place + 1)) || clause.role(time) !== 'time' || clause.has('end')) return;
  clause.set(place, 'O', 1);
  clause.setSpan(time, 'end');
};

const SLIPS = wordSet('slips slides hops moves goes jumps drops shifts');
/** 'The tuning slips to Thursday': what it does is no part of its name. */
const slipsTo: Mend = (clause, place) => {
  if (clause.act !== 'change' || clause.role(place) !== 'target' || clause.begins(place, 'target')) return;
  const isVerb =
    SLIPS.has(clause.text(place)) && clause.role(place + 1) !== 'target' && !clause.isKnown(place);
  if (isVerb && (clause.text(place + 1) === 'to' || clause.text(place + 1) === 'over'))
    clause.set(place, 'O', 1);
};

export const SHIFTS: readonly Mend[] = [
  slipsTo,
  howFarOnly,
  runTo,
  carriedOver,
  dayAfter,
  asLongAsItIs,
  sameHours,
  stillEnding,
  onlySoLong,
  allWeeks,
  firstTimeEver,
];
