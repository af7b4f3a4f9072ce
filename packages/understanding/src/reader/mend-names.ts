import { ARTICLES, type Clause, type Mend, wordSet } from './clause.ts';
import {
  bookUs,
  inviteHim,
  inviteThem,
  noAddress,
  samePeople,
  takenOff,
  whoIsFree,
  withHimOrHer,
} from './mend-guests.ts';
import { endOfReason } from './mend-places.ts';
import { linkedName } from './mend-titles.ts';

/** Verbs after which the event that is named stays as it is. */
export const COPIES = wordSet('copy duplicate replicate');
const UNUSED = wordSet('filler reason');
const EXCEPTING = wordSet('except excepting besides but apart from not');
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

/** 'One of my lessons': one, whichever it is, and not all of them. */
const oneOfThem: Mend = (clause, place) => {
  if (!clause.begins(place, 'set') || clause.text(place - 1) !== 'of' || clause.text(place - 2) !== 'one')
    return;
  const { share } = clause.roles[place - 1] ?? {};
  clause.setSpan(place, 'target');
  for (const at of [place - 1, place - 2]) clause.set(at, 'target', share);
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
  bothOfTwo,
  noAddress,
  whoSaysSo,
  endOfReason,
  oneOfThem,
  inviteHim,
  inviteThem,
  notItsFirstWord,
  moreThanArticle,
  leftAlone,
  linkedName,
  whoIsFree,
  withHimOrHer,
  samePeople,
  takenOff,
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
