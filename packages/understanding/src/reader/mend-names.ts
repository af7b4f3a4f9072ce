import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';
import {
  bookUs,
  comesOff,
  forBoth,
  howMany,
  insteadOf,
  inTheirPlace,
  inviteHim,
  inviteThem,
  noAddress,
  nobody,
  onlyOne,
  onlyThatOne,
  onlyThey,
  otherPerson,
  ourselves,
  samePeople,
  stillComing,
  swappedOut,
  takenOff,
  theOtherOne,
  whoIsAsked,
  whoIsFree,
  wholeName,
  wholeOption,
  withHimOrHer,
  withSomebody,
  wrongOne,
} from './mend-guests.ts';
import {
  asItIs,
  endOfReason,
  noPlaceAtAll,
  placeAfterLabel,
  placeBeforeReason,
  placeLabel,
  whatItIs,
  whereItIsNow,
  withNumber,
} from './mend-places.ts';
import { endsBeforeWish, fromItsVerb, linkedName, wholeTitle, whoSaysWhen } from './mend-titles.ts';

/** Verbs after which the event that is named stays as it is. */
export const COPIES = wordSet('copy duplicate replicate');
const UNUSED = wordSet('filler reason');
const EXCEPTING = wordSet('except excepting besides but apart from not');
const ADDING = wordSet('also including plus even');
const LEAVING = wordSet('touch leave keep');
const STAYING = wordSet('stays stay remains remain');

/** 'Copy yoga to Friday', 'hang on, no, latin', 'rename it to Survey', 'except judo', 'location Room 4': the first word is no part of the name. */
const notItsFirstWord: Mend = (clause, place) => {
  const word = clause.text(place);
  const role = clause.role(place);
  const isLead =
    (role === 'target' && (COPIES.has(word) || word === 'no')) ||
    (role === 'except' && EXCEPTING.has(word)) ||
    (role === 'place' && (word === 'location' || word === 'venue')) ||
    (role === 'title' && word === 'to' && clause.act === 'change');
  if (isLead && clause.begins(place, role) && clause.role(place + 1) === role) clause.set(place, 'O');
};

/** Verbs of people, and what they say before they ask for something else. */
const REPORTS = wordSet(
  "rang called phoned texted messaged emailed wrote says said wants asked prefers bailed can't cant cannot couldn't couldnt won't wont has have",
);
const ELSEWHERE = wordSet('it instead rather');
/** 'The family has asked for 12 instead': the one who says so is no event, as long as none is called that. */
const whoSaysSo: Mend = (clause, place) => {
  if (clause.act !== 'change' || place > 2 || !clause.begins(place, 'target') || clause.spans('target') > 1)
    return;
  let end = place;
  while (clause.role(end) === 'target') {
    if (clause.isKnown(end) || clause.isTime(end)) return;
    end += 1;
  }
  if (REPORTS.has(clause.text(end)) && clause.says((word) => ELSEWHERE.has(word)))
    clause.setSpan(place, 'reason');
};

const SLIPS = wordSet('slips forget');
/** 'Before it slips my mind': nothing is to be before anything. */
const beforeItSlips: Mend = (clause, place) => {
  if (clause.begins(place, 'before') && SLIPS.has(clause.text(place + 1))) clause.set(place, 'O', 1);
};

/** 'Make it an hour, the terms alone take half an hour': how long, and why. */
const lengthInReason: Mend = (clause, place) => {
  if (clause.begins(place, 'length') && clause.role(place - 1) === 'reason' && clause.spans('length') > 1)
    clause.setSpan(place, 'reason');
};

const SHOULD = wordSet('should was');
const MOVE = wordSet('move moved change');
/** 'Only the gym should move, laundry back to noon': what is right already. */
const onlyThatMoves: Mend = (clause, place) => {
  const first = ARTICLES.has(clause.text(place - 1)) ? place - 2 : place - 1;
  if (clause.act !== 'change' || !clause.begins(place, 'target') || clause.text(first) !== 'only') return;
  let end = place;
  while (clause.role(end) === 'target') end += 1;
  const isSaid = SHOULD.has(clause.text(end)) && MOVE.has(clause.text(end + 1));
  if (isSaid && clause.spans('target') > 1) clause.setSpan(place, 'filler');
};

/** 'The' alone names nothing. */
const moreThanArticle: Mend = (clause, place) => {
  if (
    clause.begins(place, 'target') &&
    ARTICLES.has(clause.text(place)) &&
    UNUSED.has(clause.role(place + 1))
  )
    clause.set(place, clause.role(place + 1));
  const isAlone = clause.begins(place, 'target') && clause.role(place + 1) === 'O';
  if (isAlone && ARTICLES.has(clause.text(place)) && /^\p{L}/u.test(clause.text(place + 1)))
    clause.set(place + 1, 'target', clause.roles[place]?.share);
};

/** 'Everything tomorrow, also the rehearsal': that one too. */
const thatToo: Mend = (clause, place) => {
  if (clause.begins(place, 'except') && ADDING.has(clause.text(place - 1)) && clause.has('set'))
    clause.setSpan(place, 'filler');
};

/** 'Drop the quiz, don't touch choir': not that one. */
const leftAlone: Mend = (clause, place) => {
  if (!clause.begins(place, 'target') || clause.spans('target') < 2) return;
  let last = place;
  while (clause.role(last + 1) === 'target') last += 1;
  // 'The Tuesday one is still on', 'the choir stays'.
  const isOn = clause.text(last + 1) === 'is' && clause.text(last + 2) === 'still';
  if (LEAVING.has(clause.text(place - 1)) || isOn || STAYING.has(clause.text(last + 1)))
    clause.setSpan(place, clause.act === 'cancel' ? 'except' : 'filler');
};

/** 'Chess stays': not that one. */
const staysOut: Mend = (clause, place) => {
  if (clause.role(place) !== 'target' || clause.role(place + 1) !== 'O') return;
  if (STAYING.has(clause.text(place + 1)) && clause.spans('target') > 1)
    clause.setSpan(place, clause.act === 'cancel' ? 'except' : 'filler');
};

/** 'Back to its original time with it': it, as it was at first. */
const originalTime: Mend = (clause, place) => {
  const isIt = clause.act === 'undo' && clause.text(place) === 'it' && clause.role(place) === 'O';
  if (isIt && clause.says((word) => word.startsWith('original'))) clause.set(place, 'target');
};

/** 'I quit the club! take chess out': what ends a reason belongs to it, where something else is named. */
const endsReason: Mend = (clause, place) => {
  const isEnd = clause.begins(place, 'target') && clause.role(place - 1) === 'reason';
  if (clause.act !== 'cancel' || !isEnd || clause.spans('target') < 2 || clause.isKnown(place)) return;
  let last = place;
  while (clause.role(last + 1) === 'target') last += 1;
  if (/^[.!?,;]$/.test(clause.text(last + 1))) clause.setSpan(place, 'reason');
};

/** 'One of my lessons': one, whichever it is, and not all of them. */
const oneOfThem: Mend = (clause, place) => {
  if (!clause.begins(place, 'set') || clause.text(place - 1) !== 'of' || clause.text(place - 2) !== 'one')
    return;
  const { share } = clause.roles[place - 1] ?? {};
  clause.setSpan(place, 'target');
  for (const at of [place - 1, place - 2]) clause.set(at, 'target', share);
};

const MEETING = wordSet('link call meeting conference');
/** 'Two it is, with a video link': not what was offered, but how they meet. */
const byVideo: Mend = (clause, place) => {
  const isVideo = clause.text(place) === 'video' && MEETING.has(clause.text(place + 1));
  if (clause.act !== 'pick' || !isVideo) return;
  const role = clause.role(place);
  const isWhole = (role === 'option' || role === 'title') && clause.role(place + 2) !== role;
  if (isWhole && clause.spans(role) > 1 && clause.begins(place, role)) clause.setSpan(place, 'video');
};

/** 'Both the optician and the club': two that are named, and no set. */
const bothOfTwo: Mend = (clause, place) => {
  let next = place;
  while (clause.role(next) === 'set') next += 1;
  // 'Both payroll and piano'.
  const isJoined = clause.text(next) === 'and' && clause.begins(next + 1, 'target');
  const isNamed =
    clause.begins(place, 'set') &&
    clause.text(place) === 'both' &&
    (isJoined || ARTICLES.has(clause.text(place + 1)));
  if (!isNamed || clause.role(place + 1) !== 'set' || !clause.has('target')) return;
  clause.setSpan(place, 'target');
  clause.set(place, 'O');
};

export const NAMED: readonly Mend[] = [
  bookUs,
  wholeOption,
  onlyThatOne,
  bothOfTwo,
  howMany,
  noAddress,
  whoSaysSo,
  whoSaysWhen,
  fromItsVerb,
  whatItIs,
  endOfReason,
  onlyThatMoves,
  beforeItSlips,
  lengthInReason,
  withNumber,
  endsReason,
  oneOfThem,
  endsBeforeWish,
  byVideo,
  inviteHim,
  inviteThem,
  notItsFirstWord,
  moreThanArticle,
  nobody,
  whoIsAsked,
  insteadOf,
  thatToo,
  leftAlone,
  wholeTitle,
  linkedName,
  whoIsFree,
  withHimOrHer,
  withSomebody,
  asItIs,
  noPlaceAtAll,
  placeLabel,
  placeAfterLabel,
  placeBeforeReason,
  staysOut,
  whereItIsNow,
  samePeople,
  originalTime,
  takenOff,
  wrongOne,
  wholeName,
  theOtherOne,
  onlyThey,
  otherPerson,
  ourselves,
  inTheirPlace,
  comesOff,
  swappedOut,
  forBoth,
  stillComing,
  onlyOne,
];

const ENDING = wordSet('delete cancel drop scrap remove bin ditch axe kill clear');
const OTHERS = wordSet('other others rest remaining');
const ONES = wordSet('one ones two three');

/** 'Yoga and choir go ahead, drop the other one': what was named before stays. */
export function theOthers(clause: Clause): void {
  const { roles } = clause;
  if (clause.act !== 'cancel') return;
  const verb = roles.findIndex(({ role }, place) => role === 'O' && ENDING.has(clause.text(place)));
  const from = verb + (clause.text(verb + 1) === 'the' ? 2 : 1);
  if (verb < 1 || clause.role(from) !== 'O' || !OTHERS.has(clause.text(from))) return;
  if (roles.slice(from).some(({ role }) => role === 'target' || role === 'set')) return;
  if (!roles.slice(0, verb).some(({ role }) => role === 'target')) return;
  for (let place = 0; place < verb; place += 1)
    if (clause.role(place) === 'target') clause.set(place, 'except');
  clause.set(from, 'set');
  if (ONES.has(clause.text(from + 1))) clause.set(from + 1, 'set', roles[from]?.share);
}
