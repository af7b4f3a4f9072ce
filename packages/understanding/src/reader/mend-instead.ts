import { type Clause, type Mend, wordSet } from './clause.ts';

const isOfGuests = ({ act }: Clause): boolean => act === 'change' || act === 'revise';

const STEADS = wordSet('place stead');
const THEIRS = wordSet('his her their');

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

const DOES = wordSet('does can will is');
/** 'Ben needn't be there, Dev does': Dev comes. */
const otherDoes: Mend = (clause, place) => {
  if (!isOfGuests(clause) || !clause.begins(place, 'reason') || !clause.isPerson(place)) return;
  const isWhole = DOES.has(clause.text(place + 1)) && clause.role(place + 2) !== 'reason';
  if (isWhole && clause.has('guest_out') && !clause.has('guest')) clause.set(place, 'guest', 1);
};

/** Who takes whose part. */
export const INSTEAD: readonly Mend[] = [insteadOfThem, otherDoes];
