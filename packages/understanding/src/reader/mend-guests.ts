import { ARTICLES, type Mend, wordSet } from './clause.ts';

const THEM = wordSet('him her them');
const THEY = wordSet("she he they she's he's they're shes hes theyre");
const TAKES = wordSet('take leave drop get cross remove strike');
const OFF = wordSet('off out from');
const PEOPLE = wordSet('people guests attendees crowd group');

/** 'Invite the trainee Ola': the article is nobody. */
export const nobody: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'guest') && clause.role(place + 1) !== 'guest';
  if (isAlone && ARTICLES.has(clause.text(place))) clause.set(place, 'O', 1);
};

/** 'With Ola instead of Jan': Jan is the one who does not come. */
export const insteadOf: Mend = (clause, place) => {
  const isInstead = clause.text(place - 1) === 'of' && clause.text(place - 2) === 'instead';
  if (isInstead && clause.begins(place, 'guest'))
    clause.setSpan(place, clause.act === 'change' ? 'guest_out' : 'retracted');
};

/** 'Is she free then': whom it is about. */
export const whoIsFree: Mend = (clause, place) => {
  const isAsked = clause.act === 'ask_free' && clause.role(place) === 'O' && !clause.has('person');
  if (isAsked && THEY.has(clause.text(place))) clause.set(place, 'person');
};

/** 'With the same people': the guests of the other one. */
export const samePeople: Mend = (clause, place) => {
  const isSaid = clause.text(place) === 'same' && PEOPLE.has(clause.text(place + 1));
  if (clause.act !== 'create' || !isSaid) return;
  if (clause.role(place) !== 'O' || clause.role(place + 1) !== 'O') return;
  for (const at of [place, place + 1]) clause.set(at, 'same_people');
};

/** 'Take him off the list': no matter who it is, he is to go. */
export const takenOff: Mend = (clause, place) => {
  const isHim = THEM.has(clause.text(place)) && clause.role(place) === 'O' && !clause.has('guest_out');
  if (isHim && TAKES.has(clause.text(place - 1)) && OFF.has(clause.text(place + 1)))
    clause.set(place, 'guest_out');
};

/** 'The other Tom': which Tom is part of who it is. */
export const theOtherOne: Mend = (clause, place) => {
  const [other, the] = [place - 1, place - 2];
  if (!clause.begins(place, 'guest') || clause.text(other) !== 'other') return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'target';
  if (!isFree(other)) return;
  const { share } = clause.roles[place] ?? {};
  if (ARTICLES.has(clause.text(the)) && isFree(the)) clause.set(the, 'guest', share);
  clause.set(other, 'guest', share);
};

/** 'I put the wrong Tom on it, it should be Tom Baker': that one goes. */
export const wrongOne: Mend = (clause, place) => {
  if (clause.begins(place, 'guest') && clause.text(place - 1) === 'wrong' && clause.spans('guest') > 1)
    clause.setSpan(place, 'guest_out');
};

/** 'Swap Tom Reed for …': one name, and not one who goes and another who comes. */
export const wholeName: Mend = (clause, place) => {
  const isCut = clause.begins(place, 'guest') && clause.begins(place - 1, 'guest_out');
  if (isCut && clause.isKnown(place) && clause.isKnown(place - 1) && clause.role(place + 1) !== 'guest')
    clause.set(place, 'guest_out');
};

const ONLY = wordSet('only just');
/** 'Leave Ana out, only Ben': he comes. */
export const onlyThey: Mend = (clause, place) => {
  if (clause.begins(place, 'guest_out') && ONLY.has(clause.text(place - 1)) && clause.spans('guest_out') > 1)
    clause.setSpan(place, 'guest');
};

/** 'Grab it and invite both of them': whom, and not which of what was offered. */
export const inviteThem: Mend = (clause, place) => {
  if (clause.act !== 'pick' || !INVITES.has(clause.text(place)) || clause.role(place) !== 'O') return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'option';
  let last = place;
  while (isFree(last + 1) && POINTED.has(clause.text(last + 1))) last += 1;
  if (last > place) for (let at = place; at <= last; at += 1) clause.set(at, 'invite', 1);
};
const POINTED = wordSet('the two three of them both all him her');

export const INVITES = wordSet('invite inviting send sending add adding include including');
