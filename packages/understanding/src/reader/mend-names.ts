import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';
import {
  bookUs,
  comesOff,
  forBoth,
  howMany,
  INVITES,
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
  withSomebody,
  wrongOne,
} from './mend-guests.ts';
import { withoutTellers } from './named-so.ts';

/** Verbs after which the event that is named stays as it is. */
export const COPIES = wordSet('copy duplicate replicate');
const UNUSED = wordSet('filler reason');
const EXCEPTING = wordSet('except excepting besides but apart from not');
const ADDING = wordSet('also including plus even');
const LEAVING = wordSet('touch leave keep');
const TITLED = wordSet('title titled called named');
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

const SAYS = wordSet('says said reckons confirmed');
/** 'Put the boiler service in for Wednesday, the engineer says 11': who says when, and not a second event. */
const whoSaysWhen: Mend = (clause, place) => {
  if (clause.act !== 'create' || !clause.begins(place, 'title') || clause.spans('title') < 2) return;
  let end = place;
  while (clause.role(end) === 'title') end += 1;
  if (SAYS.has(clause.text(end)) && clause.role(end) === 'O') clause.setSpan(place, 'reason');
};

const BOOKS = wordSet('book schedule add put block');
/** 'Leo needs to practise, book piano on Sunday': the wish begins at its verb. */
const fromItsVerb: Mend = (clause, place) => {
  const isWithin = clause.role(place) === 'title' && clause.role(place - 1) === 'title';
  if (clause.act !== 'create' || !isWithin || !BOOKS.has(clause.text(place))) return;
  if (clause.text(place - 1) !== ',' || clause.role(place + 1) !== 'title') return;
  for (let at = 0; at < place; at += 1)
    if (clause.role(at) === 'title' || clause.role(at) === 'guest') clause.set(at, 'reason');
  clause.set(place, 'O', 1);
};

const ITS = wordSet("it's its it’s is");
/** 'The same on Sunday, it's a big room': why, and not where. */
const whatItIs: Mend = (clause, place) => {
  if (clause.begins(place, 'place') && clause.text(place - 1) === 'a' && ITS.has(clause.text(place - 2)))
    clause.setSpan(place, 'reason');
};

/** '14 Laburnum Road': a place begins with its number. */
const withNumber: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || /^\d/.test(clause.text(place))) return;
  let from = place - 1;
  while (from > place - 4 && clause.role(from) === 'O' && /^\p{L}+$/u.test(clause.text(from))) from -= 1;
  const isNumber = /^\d{1,4}$/.test(clause.text(from)) && clause.role(from) === 'O' && !clause.isTime(from);
  if (isNumber) for (let at = from; at < place; at += 1) clause.set(at, 'place', 1);
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

const WHERE = wordSet('in into at on');
/** 'Before I throw my phone in the river': where a reason ends. */
const endOfReason: Mend = (clause, place) => {
  const isEnd = clause.begins(place, 'place') && clause.role(place - 1) === 'reason';
  if (isEnd && WHERE.has(clause.text(place - 1))) clause.setSpan(place, 'reason');
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

/** 'Title Spring fair planning': the name begins with its capital. */
const wholeTitle: Mend = (clause, place) => {
  const isCut = clause.begins(place, 'title') && clause.role(place - 1) === 'O';
  if (isCut && clause.isCapital(place - 1) && TITLED.has(clause.text(place - 2)))
    clause.set(place - 1, 'title', clause.roles[place]?.share);
};

/** 'The quiz is still at the pub': so it is already. */
const asItIs: Mend = (clause, place) => {
  const still = clause.beforeLink(place, 'at', 'in', 'on');
  if (!clause.begins(place, 'place') || clause.text(still) !== 'still') return;
  clause.setSpan(place, 'filler');
  if (clause.role(still - 2) === 'target') clause.setSpan(still - 2, 'filler');
};

/** 'Chess stays': not that one. */
const staysOut: Mend = (clause, place) => {
  if (clause.role(place) !== 'target' || clause.role(place + 1) !== 'O') return;
  if (STAYING.has(clause.text(place + 1)) && clause.spans('target') > 1)
    clause.setSpan(place, clause.act === 'cancel' ? 'except' : 'filler');
};

/** 'They moved rooms, it is in 4.12 now': of two places the one that says where. */
const whereItIsNow: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || clause.text(place - 1) !== 'moved') return;
  if (clause.role(place + 1) !== 'place' && clause.spans('place') > 1) clause.set(place, 'filler');
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

/** 'Call it Review and invite both', '… and send Ola an invite': a name ends before the next wish. */
const endsBeforeWish: Mend = (clause, place) => {
  if (clause.role(place) !== 'title' || clause.text(place) !== 'and' || clause.begins(place, 'title')) return;
  if (!INVITES.has(clause.text(place + 1))) return;
  for (let at = place; clause.role(at) === 'title'; at += 1) clause.set(at, 'O', 1);
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
  const isNamed =
    clause.begins(place, 'set') && clause.text(place) === 'both' && ARTICLES.has(clause.text(place + 1));
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
  whoIsFree,
  withSomebody,
  asItIs,
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

const INTO = wordSet('to into as call name rename');

/** "Rename Monday's 'Sync' to 'Kickoff'": of two names the one that the calendar has is the old one. */
export function renamed(clause: Clause): void {
  if (clause.act !== 'change') return;
  const starts = clause.roles.flatMap((_, place) => (clause.begins(place, 'title') ? [place] : []));
  const [first, second, ...more] = starts;
  if (first === undefined || second === undefined || more.length > 0) return;
  let last = first;
  while (clause.role(last + 1) === 'title') last += 1;
  const between = Array.from({ length: second - last - 1 }, (_, index) => clause.text(last + 1 + index));
  const isKnown = clause.roles.slice(first, last + 1).every((_, index) => clause.isKnown(first + index));
  if (isKnown && between.some((word) => INTO.has(word)))
    for (let place = first; place <= last; place += 1) clause.set(place, 'target', 1);
}

const LONGEST_NAME = 6;
const QUOTES = wordSet('" “ ” „');
/** 'The kiln is mended at one, put "Kiln repair" in': the words in quotes are the name. */
export function quotedTitle(clause: Clause): void {
  const { roles } = clause;
  if (clause.act !== 'create') return;
  const marks = roles.flatMap((_, place) => (QUOTES.has(clause.text(place)) ? [place] : []));
  const [open, close, ...more] = marks;
  if (open === undefined || close === undefined || more.length > 0) return;
  const inside = roles.slice(open + 1, close);
  const isUnused = inside.every(({ role }) => role === 'O' || role === 'filler' || role === 'title');
  if (!isUnused || inside.length === 0 || inside.length > LONGEST_NAME) return;
  for (const [place, { role }] of roles.entries())
    if (role === 'title' || role === 'reason') clause.set(place, role === 'title' ? 'filler' : role, 1);
  for (let place = open + 1; place < close; place += 1) clause.set(place, 'title', 1);
  withoutTellers(clause);
}

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
