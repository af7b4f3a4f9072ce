import { type Clause, type Mend, wordSet } from './clause.ts';

/** On a card nobody is taken off yet. */
const goes = (clause: Clause): string => (clause.act === 'change' ? 'guest_out' : 'retracted');
const isOfGuests = ({ act }: Clause): boolean => act === 'change' || act === 'revise';

const STEADS = wordSet('place stead');
const THEIRS = wordSet('his her their');
/** 'Put Emma on it in Ben's place': he goes, and it is nowhere else. */
const inSomebodysPlace: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.begins(place, 'place') || clause.text(place - 1) !== 'in') return;
  let last = place;
  while (clause.role(last + 1) === 'place') last += 1;
  const isWhose = clause.isPerson(place) || THEIRS.has(clause.text(place));
  if (!isWhose || !STEADS.has(clause.text(last)) || !clause.has('guest')) return;
  clause.setSpan(place, 'O');
  clause.set(place, goes(clause), 1);
};

const STANDS = wordSet(
  'stand stands standing step steps stepping fill fills filling sub subs subbing sit sits sitting jump jumps cover covers covering',
);
/** 'Emma stands in for Ben', 'Emma covers for Ben': Ben goes. */
const standsInFor: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.begins(place, 'guest') || clause.text(place - 1) !== 'for') return;
  const verb = clause.text(place - 2) === 'in' ? place - 3 : place - 2;
  if (STANDS.has(clause.text(verb)) && clause.spans('guest') > 1) clause.setSpan(place, goes(clause));
};

/** 'Ben and Emma are both out': what is said of the second is said of the first. */
const bothOut: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'guest')) return;
  let end = place;
  while (clause.role(end) === 'guest') end += 1;
  const isAlone = clause.text(place - 1) === '' || clause.text(place - 1) === 'neither';
  if (isAlone && clause.text(end) === 'and' && clause.begins(end + 1, 'guest_out'))
    clause.setSpan(place, 'guest_out');
};

const EVERYBODY = wordSet('everyone everybody all');
const REMOVES = wordSet('take drop get remove strike cross uninvite disinvite kick');
/** 'Uninvite everyone from the demo except Dev': all the others go. */
const everybodyFromIt: Mend = (clause, place) => {
  const isSaid = EVERYBODY.has(clause.text(place)) && REMOVES.has(clause.text(place - 1));
  if (clause.act !== 'change' || !isSaid || clause.role(place) !== 'O') return;
  if (clause.has('except') && clause.has('target') && !clause.has('guest_out'))
    clause.set(place, 'guest_out', 1);
};

/** Who takes whose part. */
export const INSTEAD: readonly Mend[] = [inSomebodysPlace, standsInFor, bothOut, everybodyFromIt];
