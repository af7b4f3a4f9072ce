import { ARTICLES, type Mend, wordSet } from './clause.ts';

const NAMING = wordSet('called named titled labelled labeled');
const BEFORE_NAMING = wordSet("is was just that's currently");
/** 'The two o'clock thing called Meeting', '… is called Meeting': one event, by its hour and its name. */
const calledSo: Mend = (clause, place) => {
  if (!NAMING.has(clause.text(place)) || clause.role(place) !== 'O') return;
  let from = place;
  while (BEFORE_NAMING.has(clause.text(from - 1)) && clause.role(from - 1) === 'O') from -= 1;
  if (clause.role(from - 1) !== 'target') return;
  // '… called Meeting, rename it to Kickoff': of two names the first is the one it has.
  const isOld = clause.act === 'change' && clause.begins(place + 1, 'title') && clause.spans('title') > 1;
  if (isOld) clause.setSpan(place + 1, 'target');
  if (clause.role(place + 1) !== 'target') return;
  for (let at = from; at <= place; at += 1) clause.set(at, 'target', clause.roles[place + 1]?.share);
};

const CALLS = wordSet('call name title rename retitle label');
const RENAMES = wordSet('read reads call called name rename renamed retitle title');
/** 'Call the 11am tomorrow Payroll with Brenda': when it is, and then what it is called. */
const calledFromNowOn: Mend = (clause, place) => {
  const isCall = place === 0 && CALLS.has(clause.text(0)) && ARTICLES.has(clause.text(1));
  if (clause.act !== 'change' || !isCall || !clause.isTime(2)) return;
  let next = 2;
  while (clause.isTime(next)) next += 1;
  if (!clause.isCapital(next) || clause.has('time')) return;
  for (let at = 1; at < next; at += 1) clause.set(at, 'target', 1);
  for (let at = next; at < clause.roles.length && !/^[.!?,;]$/.test(clause.text(at)); at += 1)
    clause.set(at, 'title', 1);
};

/** 'Rename it to Sync with Hiro': somebody whom nobody knows is part of the name. */
const namedWith: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'guest') || clause.text(place - 1) !== 'with') return;
  if (clause.role(place - 1) !== 'O' || clause.role(place - 2) !== 'title') return;
  let end = place;
  while (clause.role(end) === 'guest') end += 1;
  for (let at = place; at < end; at += 1) if (clause.isPerson(at) || clause.text(at).includes('@')) return;
  if (!clause.says((word) => RENAMES.has(word))) return;
  for (let at = place - 1; at < end; at += 1) clause.set(at, 'title', clause.roles[place]?.share);
};

const NAMES = wordSet('target set except option title');
/** 'The 6F people called off': a letter that is written together with its number is in the name too. */
const attachedLetter: Mend = (clause, place) => {
  const role = clause.role(place - 1);
  const isCode = /^\p{L}$/u.test(clause.text(place)) && /^\d+$/.test(clause.text(place - 1));
  if (!isCode || !clause.isAttached(place) || !NAMES.has(role) || clause.role(place) === role) return;
  clause.set(place, role, clause.roles[place - 1]?.share);
};

const NAMED_SO = wordSet('option except target set retracted time old_time person O');
/** 'Not the Wednesday one', of several that were offered: that one it is not. */
const notThatOne: Mend = (clause, place) => {
  if (clause.act !== 'pick' || place !== 0 || clause.text(0) !== 'not') return;
  if (!['option', 'except', 'target', 'retracted'].some((role) => clause.has(role))) return;
  clause.set(0, 'O', 1);
  for (let at = 1; at < clause.roles.length && !/^[.,;!?]$/.test(clause.text(at)); at += 1)
    if (NAMED_SO.has(clause.role(at))) clause.set(at, 'retracted', 1);
};

const ANY = wordSet('what whatever anything everything all');
const HAVING = wordSet("i i've ive we we've weve have got had 've am are is");
/** 'Cancel what I have with clients': not all that there is, but what is with them. */
const whatIHave: Mend = (clause, place) => {
  if (!clause.begins(place, 'set') || clause.role(place + 1) !== 'O' || !ANY.has(clause.text(place))) return;
  let next = place + 1;
  while (HAVING.has(clause.text(next)) && clause.role(next) === 'O') next += 1;
  // Somebody who is known has a part of their own.
  if (next === place + 1 || clause.isPerson(next + 1)) return;
  if (clause.text(next) !== 'with' || clause.role(next) !== 'O' || clause.role(next + 1) !== 'O') return;
  for (let at = place + 1; clause.role(at) === 'O' && /^\p{L}/u.test(clause.text(at)); at += 1)
    clause.set(at, 'set', clause.roles[place]?.share);
};

/** Which events are meant. */
export const TARGETS: readonly Mend[] = [
  calledSo,
  calledFromNowOn,
  namedWith,
  attachedLetter,
  notThatOne,
  whatIHave,
];
