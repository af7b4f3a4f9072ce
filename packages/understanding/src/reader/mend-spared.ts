import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';

// Of several that are named, which are meant, and which are left alone.

const lastOf = (clause: Clause, from: number): number => {
  let to = from;
  while (clause.role(to + 1) === clause.role(from)) to += 1;
  return to;
};

const STAYS = wordSet('stays stay remains remain survives survive keeps');
const I = wordSet('i ill i’ll');
const STILL = wordSet('still really');
const DOES = wordSet("have need must want gotta keep do am i'm can should");
/** Behind its name: 'stays', 'I have to do'. */
function isSparedBehind(clause: Clause, last: number): boolean {
  if (STAYS.has(clause.text(last + 1))) return true;
  const verb = STILL.has(clause.text(last + 2)) ? last + 3 : last + 2;
  const isWish = clause.text(verb) === 'want' && clause.text(verb + 2) !== 'keep';
  return I.has(clause.text(last + 1)) && DOES.has(clause.text(verb)) && !isWish;
}

/** 'Cancel the gym and the call, the dentist I have to do': the dentist stays. */
const stillToDo: Mend = (clause, place) => {
  if (clause.act !== 'cancel' || !clause.begins(place, 'target')) return;
  const isOfSeveral = clause.spans('target') > 1 || clause.has('set');
  if (isOfSeveral && isSparedBehind(clause, lastOf(clause, place))) clause.setSpan(place, 'except');
};

const MEAN = wordSet('mean meant');
const MEANT_OF = wordSet('target time');
/** 'My 3 o'clock to 4 … it's the 2 o'clock one I mean': of two that are named, the one that is meant. */
const iMean: Mend = (clause, place) => {
  const role = clause.role(place);
  if ((clause.act !== 'change' && clause.act !== 'cancel') || !MEANT_OF.has(role)) return;
  if (!clause.begins(place, role)) return;
  const last = lastOf(clause, place);
  const isSaid = clause.text(last + 1) === 'i' && MEAN.has(clause.text(last + 2));
  const isFirst = !clause.roles.some((one, at) => at < place && one.role === 'target');
  const isNamed = role === 'target' || clause.text(place) === 'the' || clause.text(place) === 'my';
  if (!isSaid || isFirst || !isNamed) return;
  for (const [at, one] of clause.roles.entries())
    if (at < place && one.role === 'target') clause.set(at, 'retracted');
  clause.setSpan(place, 'target');
  if (clause.act === 'change') withTimeBefore(clause, place);
};

/** 'To 4. No, the 2 o'clock I mean': where it goes was not taken back with which one it is. */
function withTimeBefore(clause: Clause, before: number): void {
  if (clause.has('time') || clause.has('shift')) return;
  const at = clause.roles.findIndex(
    ({ role }, place) =>
      place < before && role === 'retracted' && clause.text(place - 1) === 'to' && clause.isTime(place),
  );
  if (at >= 0)
    for (let one = at; clause.role(one) === 'retracted' && one < before; one += 1) clause.set(one, 'time', 1);
}

/** 'Both, the call and the fitting': what is joined to a name is named like it. */
const joinedName: Mend = (clause, place) => {
  const isJoined = clause.text(place - 1) === 'and' && clause.role(place - 2) === 'target';
  if (clause.act === 'cancel' && clause.begins(place, 'except') && isJoined) clause.setSpan(place, 'target');
};

const LEAVES = wordSet('leave leaving');
/** 'Groceries at ten, and leave the laundry': that one is not meant. */
const leftAlone: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'target') || clause.spans('target') < 2) return;
  const verb = ARTICLES.has(clause.text(place - 1)) ? place - 2 : place - 1;
  if (!LEAVES.has(clause.text(verb)) || clause.role(verb) !== 'O') return;
  const name = clause.text(lastOf(clause, place));
  for (const [at, { role }] of clause.roles.entries())
    if (role === 'target' && clause.text(at) === name) clause.setSpan(at, 'filler');
};

export const SPARED: readonly Mend[] = [leftAlone, stillToDo, iMean, joinedName];
