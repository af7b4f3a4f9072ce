import { type Mend, wordSet } from './clause.ts';

/** What has a number for a name. */
const NUMBERED = wordSet(
  'plot block unit room flat gate bay floor level phase lot part lesson chapter house cabin table court pitch studio ward platform terminal bus route track grade section stage locker desk door stall berth pen box zone job order ref number no',
);
const NAMES = wordSet('title target place set text before');
/** 'Pour plot 14 tomorrow at seven', 'viewing flat 9 wednesday half four': the number is its name, and no hour. */
const numberOfName: Mend = (clause, place) => {
  const name = clause.role(place - 1);
  if (!/^\d{1,4}$/.test(clause.text(place)) || clause.role(place) !== 'time' || !NAMES.has(name)) return;
  if (!NUMBERED.has(clause.text(place - 1))) return;
  clause.set(place, name, clause.roles[place - 1]?.share);
  // '… 14 in tomorrow': put in for tomorrow.
  if (clause.text(place + 1) === 'in' && clause.role(place + 1) === 'time') clause.set(place + 1, 'O', 1);
};

export const NUMBERED_NAMES: readonly Mend[] = [numberOfName];
