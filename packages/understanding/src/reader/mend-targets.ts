import { type Mend, wordSet } from './clause.ts';

const NAMING = wordSet('called named titled labelled labeled');
/** 'The two o'clock thing called Meeting': one event, by its hour and its name. */
const calledSo: Mend = (clause, place) => {
  if (!NAMING.has(clause.text(place)) || clause.role(place) !== 'O') return;
  if (clause.role(place - 1) !== 'target') return;
  // '… called Meeting, rename it to Kickoff': of two names the first is the one it has.
  const isOld = clause.act === 'change' && clause.begins(place + 1, 'title') && clause.spans('title') > 1;
  if (isOld) clause.setSpan(place + 1, 'target');
  if (clause.role(place + 1) === 'target') clause.set(place, 'target', clause.roles[place + 1]?.share);
};

const NAMES = wordSet('target set except option title');
/** 'The 6F people called off': a letter that is written together with its number is in the name too. */
const attachedLetter: Mend = (clause, place) => {
  const role = clause.role(place - 1);
  const isCode = /^\p{L}$/u.test(clause.text(place)) && /^\d+$/.test(clause.text(place - 1));
  if (!isCode || !clause.isAttached(place) || !NAMES.has(role) || clause.role(place) === role) return;
  clause.set(place, role, clause.roles[place - 1]?.share);
};

/** Which events are meant. */
export const TARGETS: readonly Mend[] = [calledSo, attachedLetter];
