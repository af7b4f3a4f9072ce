import { type Clause, type Mend, WEEKDAYS, wordSet } from './clause.ts';

// Words next to the time of something new that the time or another part takes for its own.

const CHEERS = wordSet('hurrah hooray hurray yay yippee woohoo whoop phew finally alas sigh ugh argh wow');
/** 'Bowling on Friday at eight, hooray!': a cheer, and no place. */
const noCheer: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'place') && clause.role(place + 1) !== 'place';
  if (clause.act === 'create' && isAlone && CHEERS.has(clause.text(place))) clause.set(place, 'filler', 1);
};

const PARTS = wordSet('morning afternoon evening night');
const HALF = /^(?:1[3-9]|2[0-3]|am|pm)$/;
/** 'Games night Friday 19-22': which half of the day it is, the hour says, so the word belongs to the name. */
export function partsOfNames(clause: Clause): void {
  for (const place of clause.roles.keys()) partOfName(clause, place);
}
const partOfName: Mend = (clause, place) => {
  if (clause.act !== 'create' || !PARTS.has(clause.text(place)) || !clause.begins(place, 'time')) return;
  if (clause.role(place - 1) !== 'title' || clause.text(place - 1) === ',') return;
  const day = clause.text(place + 1);
  if (!WEEKDAYS.test(day) && day !== 'on' && day !== 'tomorrow') return;
  let isTold = false;
  for (let at = place + 1; clause.role(at) === 'time'; at += 1) isTold ||= HALF.test(clause.text(at));
  if (isTold) clause.set(place, 'title', 1);
};

const PUTS = wordSet('add put book enter note');
const THINGS = wordSet('both them these those all');
/** 'I'm on lates Friday and Saturday, please add both': the events, and nobody to be invited. */
const addsEvents: Mend = (clause, place) => {
  if (clause.act !== 'create' || !clause.begins(place, 'invite') || hasGuest(clause)) return;
  const isEvents = PUTS.has(clause.text(place)) && THINGS.has(clause.text(place + 1));
  if (isEvents && clause.role(place + 2) !== 'invite') clause.setSpan(place, 'filler');
};
const hasGuest = (clause: Clause): boolean => clause.has('guest') || clause.has('people_of');

export const NEAR_TIMES: readonly Mend[] = [noCheer, addsEvents];
