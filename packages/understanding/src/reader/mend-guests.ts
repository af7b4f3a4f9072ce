import { type Mend, wordSet } from './clause.ts';

const THEM = wordSet('him her them');
const THEY = wordSet("she he they she's he's they're shes hes theyre");
const TAKES = wordSet('take leave drop get cross remove strike');
const OFF = wordSet('off out from');
const PEOPLE = wordSet('people guests attendees crowd group');

const FREE = wordSet('free available around');
/** 'Is she free then', 'if Ola's free': whom it is about. */
export const whoIsFree: Mend = (clause, place) => {
  const isAsked = clause.act === 'ask_free' && clause.role(place) === 'O' && !clause.has('person');
  const isNamed = clause.isPerson(place) && FREE.has(clause.text(place + 1));
  if (isAsked && (THEY.has(clause.text(place)) || isNamed)) clause.set(place, 'person');
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

/** 'Grab it and invite both of them': whom, and not which of what was offered. */
export const inviteThem: Mend = (clause, place) => {
  if (clause.act !== 'pick' || !INVITES.has(clause.text(place)) || clause.role(place) !== 'O') return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'option';
  let last = place;
  while (isFree(last + 1) && POINTED.has(clause.text(last + 1))) last += 1;
  if (last > place) for (let at = place; at <= last; at += 1) clause.set(at, 'invite', 1);
};
const POINTED = wordSet('the two three of them both all him her');

const SENDS = wordSet('send sending');
/** 'He is stuck. Half an hour tomorrow, and invite him': the pronoun is an invitation too. */
export const inviteHim: Mend = (clause, place) => {
  if (clause.act !== 'create' || !INVITES.has(clause.text(place)) || clause.role(place) !== 'O') return;
  if (clause.has('guest') || clause.has('invite') || clause.has('no_invite') || clause.has('people_of'))
    return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'filler';
  let last = place;
  while (isFree(last + 1) && POINTED.has(clause.text(last + 1))) last += 1;
  const article = clause.text(last + 1).length < 4 ? last + 2 : last + 1;
  if (SENDS.has(clause.text(place)) && !clause.text(article).startsWith('invit')) return;
  if (NEVER.has(clause.text(place - 1)) || !PEOPLE_WORDS.has(clause.text(last))) return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'invite', 1);
};

const INVITATION = wordSet('invite invites invitation invitations');
/** 'A call with him named Maps', 'get an invitation off to her': whoever that is, they are to come. */
export const withHimOrHer: Mend = (clause, place) => {
  const isNew = clause.act === 'create' && !GUESTS.some((role) => clause.has(role));
  if (!isNew || !THEM.has(clause.text(place)) || clause.role(place) !== 'O') return;
  const lead = clause.text(place - 1);
  const before = [2, 3, 4].map((back) => clause.text(place - back));
  const isTo = lead === 'to' && before.some((word) => INVITATION.has(word));
  const isThing = clause.role(place - 2) === 'title' || (clause.role(place - 2) === 'O' && before[1] === 'a');
  const isWith = lead === 'with' && clause.role(place - 1) === 'O' && isThing;
  if (isTo || isWith) clause.set(place, 'guest', 1);
};
const GUESTS = ['guest', 'invite', 'no_invite', 'people_of', 'same_people'];

const NEVER = wordSet("not don't dont never to");
const PEOPLE_WORDS = wordSet('them both all him her');

const INVITES = wordSet('invite inviting send sending add adding include including');

const REACHED = wordSet('email emails mail address addresses number');
/** 'I don't have Ola's email, just Jan for now': the reason she isn't invited, not a wish to invite nobody. */
export const noAddress: Mend = (clause, place) => {
  if (clause.role(place) === 'no_invite' && REACHED.has(clause.text(place)) && clause.has('guest'))
    clause.setSpan(place, 'reason');
};

const BOOKING = wordSet('book get find put block schedule grab');
/** 'Book us an hour where she's free': with whoever that is. */
export const bookUs: Mend = (clause, place) => {
  const isUs =
    clause.text(place) === 'us' && BOOKING.has(clause.text(place - 1)) && clause.role(place) === 'O';
  if (clause.act === 'create' && isUs && !clause.has('guest') && clause.says((word) => FREE.has(word)))
    clause.set(place, 'guest');
};
