import { type Clause, type Mend, wordSet } from './clause.ts';

export const DANGLING = ['at', 'from', 'until', 'till', 'to', 'on', 'around', ':'] as const;

const ENDS = wordSet('end finish stop');
const STOPPING = wordSet('stop stops stopping end ends ending finish finishes finishing over');
export const UNTIL = wordSet('to until till til through');

const ARRIVING = wordSet(
  'arrive arrives arriving arrival home return returning finish finishes finishing end ends ending done land lands landing',
);

const COMING = wordSet('get gets getting be come comes coming are');
const LEAVING = wordSet('leave leaves leaving depart departs departing start starts starting begin begins');
const GOES = wordSet('run runs last lasts extends');

/** 'Start and end an hour later': all of it, not its end alone. */
export const startAndEnd: Mend = (clause, place) => {
  const isBoth = clause.text(place - 3) === 'start' && clause.text(place - 2) === 'and';
  if (isBoth && ENDS.has(clause.text(place - 1)) && clause.begins(place, 'end'))
    clause.setSpan(place, 'shift');
};

/** 'Make it 8 til 11': from when to when, and not its end alone. */
export const rangeIsNoEnd: Mend = (clause, place) => {
  if (!clause.begins(place, 'end') || !UNTIL.has(clause.text(place + 1)) || UNTIL.has(clause.text(place)))
    return;
  if (clause.role(place + 2) === 'end' && !clause.has('start')) clause.setSpan(place, 'time');
};

/** 'Have it end at four': its end. */
export const whenItStops: Mend = (clause, place) => {
  if ((clause.act !== 'change' && clause.act !== 'revise') || clause.has('end')) return;
  const verb = clause.beforeLink(place, ...DANGLING, 'by');
  if (clause.begins(place, 'time') && STOPPING.has(clause.text(verb))) clause.setSpan(place, 'end');
};

/** 'The trip should run to the 2nd': how far it goes. 'Move my run to eleven' is about a run. */
export const howFar: Mend = (clause, place) => {
  if ((clause.act !== 'change' && clause.act !== 'revise') || !clause.begins(place, 'time')) return;
  const to = UNTIL.has(clause.text(place)) ? place : place - 1;
  const isVerb = GOES.has(clause.text(to - 1)) && clause.role(to - 1) === 'O';
  if (UNTIL.has(clause.text(to)) && isVerb && !clause.has('end')) clause.setSpan(place, 'end');
};

/** 'Arriving the same', 'back at the same time': its end stays, and not its hour. */
export const endStays: Mend = (clause, place) => {
  if ((clause.act !== 'change' && clause.act !== 'revise') || !clause.begins(place, 'same_time')) return;
  let to = place;
  while (clause.role(to + 1) === 'same_time') to += 1;
  const isOfEnd = (at: number) => ARRIVING.has(clause.text(at)) || clause.text(at) === 'back';
  const words = Array.from({ length: to - place + 1 }, (_, at) => place + at);
  // 'Push it back, same time' says nothing of its end.
  const verb = clause.beforeLink(place, 'at');
  const isBack = clause.text(verb) === 'back' && COMING.has(clause.text(verb - 1));
  const isMoved = ['time', 'start', 'end', 'shift'].some((role) => clause.has(role));
  if (isMoved && (words.some(isOfEnd) || ARRIVING.has(clause.text(verb)) || isBack))
    clause.setSpan(place, 'same_end');
};

/** 'It can wait till Thursday': it is then, and does not end then. */
export const canWait: Mend = (clause, place) => {
  if ((clause.act !== 'change' && clause.act !== 'revise') || !clause.begins(place, 'end')) return;
  if (clause.text(place - 1) !== 'wait' || !UNTIL.has(clause.text(place))) return;
  clause.setSpan(place, 'time');
  if (clause.role(place + 1) === 'time') clause.set(place, 'O', 1);
};

/** 'Leaves at eight': its beginning. */
export const whenItLeaves: Mend = (clause, place) => {
  const verb = clause.beforeLink(place, 'at', 'from', 'by');
  if (clause.begins(place, 'end') && LEAVING.has(clause.text(verb))) clause.setSpan(place, 'start');
};

const STARTS = wordSet('start starts begin begins beginning');
const STAYING = wordSet('still stays stay remains remain keeps');
const UNSAID = new Set(['O', 'filler', 'same_end', 'reason']);
/** 'Until four, the start remains at two': where it begins, and not where it ends. */
export const startStays: Mend = (clause, place) => {
  if (!clause.isTime(place) || clause.isInsideTime(place) || !UNSAID.has(clause.role(place))) return;
  const before = [place - 1, place - 2, place - 3].filter((at) => UNSAID.has(clause.role(at)));
  const isSaid = [STARTS, STAYING].every((words) => before.some((at) => words.has(clause.text(at))));
  if (!isSaid || clause.has('start') !== isWrongStart(clause)) return;
  for (const at of before) clause.set(at, clause.role(at) === 'same_end' ? 'O' : clause.role(at), 1);
  let last = place;
  while (clause.isInsideTime(last + 1) && UNSAID.has(clause.role(last + 1))) last += 1;
  if (isWrongStart(clause))
    for (const [at, { role }] of clause.roles.entries()) if (role === 'start') clause.set(at, 'end');
  for (let at = place; at <= last; at += 1) clause.set(at, 'start', 1);
};

const EXTENDING = wordSet('extend extended prolong lengthen stretch shorten cut');
/** 'Extend it to half past five' says where it ends. */
const isWrongStart = (clause: Clause): boolean =>
  clause.says((word) => EXTENDING.has(word)) &&
  clause.roles.some((_, at) => clause.begins(at, 'start') && UNTIL.has(clause.text(at - 1)));
