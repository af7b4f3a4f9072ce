import { ARTICLES, type Mend, wordSet } from './clause.ts';

const THEM = wordSet('him her them');
const ONLY = wordSet('only just');
const THEY = wordSet("she he they she's he's they're shes hes theyre");
const TAKES = wordSet('take leave drop get cross remove strike');
const OFF = wordSet('off out from');
const PEOPLE = wordSet('people guests attendees crowd group');

/** 'Invite the trainee Ola': the article is nobody. */
export const nobody: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'guest') && clause.role(place + 1) !== 'guest';
  if (isAlone && ARTICLES.has(clause.text(place))) clause.set(place, 'O', 1);
};

const ASKING = wordSet('can could cna coudl would will wil');
/** 'Can yuo mvoe it': who is asked is nobody to invite. */
export const whoIsAsked: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'guest') && clause.role(place + 1) !== 'guest';
  if (!isAlone || !ASKING.has(clause.text(place - 1)) || clause.isPerson(place)) return;
  if ([...clause.text(place)].toSorted().join('') === 'ouy') clause.set(place, 'O', 1);
};

/** 'With Ola instead of Jan': Jan is the one who does not come. */
export const insteadOf: Mend = (clause, place) => {
  const isInstead = clause.text(place - 1) === 'of' && clause.text(place - 2) === 'instead';
  if (isInstead && clause.begins(place, 'guest'))
    clause.setSpan(place, clause.act === 'change' ? 'guest_out' : 'retracted');
};

const FREE = wordSet('free available around');
/** 'Is she free then', 'if Ola's free': whom it is about. */
export const whoIsFree: Mend = (clause, place) => {
  const isAsked = clause.act === 'ask_free' && clause.role(place) === 'O' && !clause.has('person');
  const isNamed = clause.isPerson(place) && FREE.has(clause.text(place + 1));
  if (isAsked && (THEY.has(clause.text(place)) || isNamed)) clause.set(place, 'person');
};

const OURSELVES = wordSet('ive im id ill i we');
/** 'If ive nothing on': one's own time. */
export const ourselves: Mend = (clause, place) => {
  const role = clause.role(place);
  const isAlone = clause.begins(place, role) && clause.role(place + 1) !== role;
  if ((role === 'person' || role === 'guest') && isAlone && OURSELVES.has(clause.text(place)))
    clause.set(place, 'O', 1);
};

/** 'Ben instead of him': Ben comes. */
export const inTheirPlace: Mend = (clause, place) => {
  const isInstead = clause.text(place + 1) === 'instead' && clause.text(place + 2) === 'of';
  if (!isInstead || !clause.begins(place, 'guest_out') || clause.role(place + 1) === 'guest_out') return;
  clause.set(place, 'guest');
  if (THEM.has(clause.text(place + 3))) clause.set(place + 3, 'guest_out', 1);
};

const SWAPS = wordSet('swap replace exchange');
/** 'Swap Ana for Emma': Ana goes. */
export const swappedOut: Mend = (clause, place) => {
  if (clause.begins(place, 'guest') && SWAPS.has(clause.text(place - 1)) && clause.spans('guest') > 1)
    clause.setSpan(place, 'guest_out');
};

/** 'A session for Emma and Dev': both come, and neither is in its name. */
export const forBoth: Mend = (clause, place) => {
  const isLast = clause.role(place) === 'title' && clause.role(place + 1) !== 'title';
  const isFor = clause.text(place - 1) === 'for' && clause.role(place - 1) === 'title';
  if (!isLast || !isFor || !clause.isPerson(place)) return;
  if (clause.text(place + 1) !== 'and' || !clause.begins(place + 2, 'guest')) return;
  clause.set(place, 'guest', 1);
  clause.set(place - 1, 'O', 1);
};

const STILL = wordSet('still stays');
/** 'Take her off, Carla is still coming': she does not go. */
export const stillComing: Mend = (clause, place) => {
  let end = place;
  while (clause.role(end) === 'guest_out') end += 1;
  const word = clause.text(end) === 'is' ? clause.text(end + 1) : clause.text(end);
  if (!clause.begins(place, 'guest_out') || !STILL.has(word)) return;
  clause.setSpan(place, 'filler');
  const them = clause.roles.findIndex(
    (_, at) => THEM.has(clause.text(at)) && TAKES.has(clause.text(at - 1)) && OFF.has(clause.text(at + 1)),
  );
  if (them >= 0 && !clause.has('guest_out')) clause.set(them, 'guest_out', 1);
};

/** 'Emma is away. Just Dev then': he alone comes. */
export const onlyOne: Mend = (clause, place) => {
  const isSaid = clause.role(place) === 'invite' && clause.isPerson(place) && !clause.has('guest');
  if (clause.act === 'revise' && isSaid && ONLY.has(clause.text(place - 1))) clause.set(place, 'guest', 1);
};

const COMES = wordSet('come comes be goes go');
/** 'Dev should come off the list': he goes. */
export const comesOff: Mend = (clause, place) => {
  let next = place;
  while (clause.role(next) === 'guest') next += 1;
  const verb = clause.text(next) === 'should' ? next + 1 : next;
  if (clause.begins(place, 'guest') && COMES.has(clause.text(verb)) && clause.text(verb + 1) === 'off')
    clause.setSpan(place, 'guest_out');
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

const UNPLACED = new Set(['O', 'old_person', 'person']);
/** 'Wrong name, Dev does the roses, not Ola': Dev instead, and nothing is called otherwise. */
export const otherPerson: Mend = (clause, place) => {
  const isWrong = clause.act === 'revise' && clause.begins(place, 'retracted') && clause.isPerson(place);
  if (!isWrong || clause.has('guest')) return;
  const [one, ...more] = clause.roles.flatMap(({ role }, at) =>
    role !== 'retracted' && clause.isPerson(at) && clause.text(at) !== clause.text(place) ? [at] : [],
  );
  if (one === undefined || more.length > 0 || !UNPLACED.has(clause.role(one))) return;
  for (const [at, { role }] of clause.roles.entries()) if (role === 'title') clause.set(at, 'reason');
  clause.set(one, 'guest', 1);
};

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

export const INVITES = wordSet('invite inviting send sending add adding include including');

const REACHED = wordSet('email emails mail address addresses number');
/** 'I don't have Ola's email, just Jan for now': the reason she isn't invited, not a wish to invite nobody. */
export const noAddress: Mend = (clause, place) => {
  if (clause.role(place) === 'no_invite' && REACHED.has(clause.text(place)) && clause.has('guest'))
    clause.setSpan(place, 'reason');
};

/** 'Oh, there are two of them. Jan Novak': who is meant, and not how many there are. */
export const howMany: Mend = (clause, place) => {
  const isCount = clause.text(place + 1) === 'of' && clause.text(place + 2) === 'them';
  if (clause.act === 'answer' && isCount && clause.begins(place, 'guest') && clause.spans('guest') > 1)
    clause.setSpan(place, 'filler');
};

/** 'Tom Reed, the other one cheats': the whole name is chosen. */
export const wholeOption: Mend = (clause, place) => {
  const isCut = clause.role(place - 1) === 'option' && clause.isPerson(place - 1) && clause.isPerson(place);
  if (clause.act === 'pick' && isCut && clause.role(place) === 'O')
    clause.set(place, 'option', clause.roles[place - 1]?.share);
};

/** 'Only the yoga please, bridge stays', of both: the one that is wanted, and the one that is spared. */
export const onlyThatOne: Mend = (clause, place) => {
  const isOnly = clause.begins(place, 'except') && ONLY.has(clause.text(place - 1));
  if (clause.act === 'pick' && isOnly && clause.spans('except') > 1) clause.setSpan(place, 'option');
};

const BOOKING = wordSet('book get find put block schedule grab');
/** 'Book us an hour where she's free': with whoever that is. */
export const bookUs: Mend = (clause, place) => {
  const isUs =
    clause.text(place) === 'us' && BOOKING.has(clause.text(place - 1)) && clause.role(place) === 'O';
  if (clause.act === 'create' && isUs && !clause.has('guest') && clause.says((word) => FREE.has(word)))
    clause.set(place, 'guest');
};

/** 'Coffee with the vicar': the last word of its name only leads up to whom it is with. */
export const withSomebody: Mend = (clause, place) => {
  const isLast = clause.role(place) === 'title' && clause.begins(place + 1, 'guest');
  if (isLast && clause.text(place) === 'with' && clause.role(place - 1) === 'title')
    clause.set(place, 'O', 1);
};
