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

const THEM = wordSet('him her them');
/** 'Have Emma instead of her', 'put Dev on it in his place': the pronoun goes. */
const insteadOfThem: Mend = (clause, place) => {
  const role = clause.role(place);
  if (!isOfGuests(clause) || !clause.has('guest') || clause.has('guest_out') || clause.has('retracted'))
    return;
  if (role !== 'O' && role !== 'filler') return;
  const isOf = clause.text(place - 1) === 'of' && clause.text(place - 2) === 'instead';
  const isIn = clause.text(place - 1) === 'in' && STEADS.has(clause.text(place + 1));
  if ((isOf && THEM.has(clause.text(place))) || (isIn && THEIRS.has(clause.text(place))))
    clause.set(place, 'guest_out', 1);
};

/** 'Ana out, Emma in': she goes. */
const outAndIn: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.isPerson(place) || clause.has('guest_out')) return;
  const isOut = clause.text(place + 1) === 'out' && clause.has('guest');
  if (isOut && ['O', 'reason', 'filler', 'retracted'].includes(clause.role(place)))
    clause.set(place, 'guest_out', 1);
};

const DOES = wordSet('does can will is');
/** 'Ben needn't be there, Dev does': Dev comes. */
const otherDoes: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.begins(place, 'reason') || !clause.isPerson(place)) return;
  const isWhole = DOES.has(clause.text(place + 1)) && clause.role(place + 2) !== 'reason';
  if (isWhole && clause.has('guest_out') && !clause.has('guest')) clause.set(place, 'guest', 1);
};

const ONLY = wordSet('only just');
/** 'Ben can't. Only Ana then': she alone comes. */
const onlySomebody: Mend = (clause, place) => {
  const isSaid = clause.begins(place, 'except') && clause.isPerson(place) && ONLY.has(clause.text(place - 1));
  if (clause.act === 'revise' && isSaid && !clause.has('guest')) clause.setSpan(place, 'guest');
};

const BEFORE_NOT = new Set(['', ',', 'and', 'but', '.']);
/** 'It was Ben, not Ana': she does not come. */
const notHer: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.begins(place, 'guest') || clause.spans('guest') < 2) return;
  if (clause.text(place - 1) === 'not' && BEFORE_NOT.has(clause.text(place - 2)))
    clause.setSpan(place, goes(clause));
};

const ALSO = wordSet('also plus');
/** 'Wait, also Ana': she comes. */
const alsoSomebody: Mend = (clause, place) => {
  const isSaid = isOfGuests(clause) && clause.begins(place, 'guest_out') && ALSO.has(clause.text(place - 1));
  if (isSaid) clause.setSpan(place, 'guest');
};

const OWN = wordSet('her his their');
/** 'Add her, she comes with her boys': nobody whom one could invite. */
const ownFolk: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'guest') || clause.isPerson(place)) return;
  const isAlone = clause.role(place + 1) !== 'guest' && clause.spans('guest') > 1;
  if (isAlone && OWN.has(clause.text(place - 1)) && clause.text(place - 2) === 'with')
    clause.set(place, 'reason');
};

const HONORIFICS = wordSet('mr mrs ms miss dr');
/** 'Mr Vale would like to come. Theo, I mean': no one is called Mr. */
const onlyMister: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'guest') && clause.role(place + 1) !== 'guest';
  if (!isAlone || !HONORIFICS.has(clause.text(place))) return;
  clause.set(place, 'reason');
  if (clause.begins(place + 1, 'retracted')) clause.setSpan(place + 1, 'reason');
};

/** Who takes whose part. */
export const INSTEAD: readonly Mend[] = [
  insteadOfThem,
  outAndIn,
  otherDoes,
  onlySomebody,
  notHer,
  alsoSomebody,
  ownFolk,
  onlyMister,
  inSomebodysPlace,
  standsInFor,
  bothOut,
  everybodyFromIt,
];
