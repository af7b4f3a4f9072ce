import { type Mend, wordSet } from './clause.ts';

const DANGLING = ['at', 'from', 'until', 'till', 'to', 'on', 'around', ':'] as const;

const ENDS = wordSet('end finish stop');
const STOPPING = wordSet('stop stops stopping end ends ending finish finishes finishing over');
export const UNTIL = wordSet('to until till til through');

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
