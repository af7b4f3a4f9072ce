import { type Clause, type Mend, wordSet } from './clause.ts';

const ARTICLES = wordSet('the my our');

/** 'Send Ola an invite for it': whom, where nothing else says it. */
const invitedByName: Mend = (clause, place) => {
  if (clause.act === 'create' && clause.role(place) === 'invite' && clause.isPerson(place))
    clause.set(place, 'guest', 1);
};

const STAY = wordSet('leave leaves leaving keep keeps keeping');
const IN = wordSet('on in');
/** 'Strike Jo off but keep Kim in': Kim stays. */
const leftOn: Mend = (clause, place) => {
  if (!clause.begins(place, 'guest_out') || !STAY.has(clause.text(place - 1))) return;
  let to = place;
  while (clause.role(to + 1) === 'guest_out') to += 1;
  if (IN.has(clause.text(to + 1)) && clause.spans('guest_out') > 1) clause.setSpan(place, 'filler');
};

/** 'At nine my time': the clock that applies anyway. */
const ownClock: Mend = (clause, place) => {
  const isSaid = clause.text(place) === 'time' && clause.text(place - 1) === 'my';
  if (!isSaid || clause.role(place - 2) !== 'time') return;
  if (clause.role(place) !== 'O' || clause.role(place - 1) !== 'O') return;
  for (const at of [place - 1, place]) clause.set(at, 'O', 1);
};

const SHOWN = wordSet('private public confidential visible hidden');
const POINTING = wordSet('it that this them those these');
/** So little that the word is asked about. */
const IN_DOUBT = 0.3;
/** 'Move it to four and make it private': how it is shown, which we cannot change, and not what it is called. */
const shownAs: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'title') && clause.role(place + 1) !== 'title';
  if (
    clause.act !== 'create' &&
    isAlone &&
    SHOWN.has(clause.text(place)) &&
    POINTING.has(clause.text(place - 1))
  )
    clause.set(place, 'O', IN_DOUBT);
};

const UNABLE = wordSet("can't cant cannot couldn't can can’t isn't isnt won't wont");
const IS = wordSet("is 's s are was");
const AWAY = wordSet('off away out ill sick travelling traveling busy unavailable abroad');
/** 'Ben can't do Thursday. Friday at four, move it': he stays, and it is moved for him. */
const cannotThen: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'guest_out') || !clause.has('time')) return;
  let last = place;
  while (clause.role(last + 1) === 'guest_out') last += 1;
  const isAway = IS.has(clause.text(last + 1)) && AWAY.has(clause.text(last + 2));
  if (UNABLE.has(clause.text(last + 1)) || isAway) clause.setSpan(place, 'reason');
};

/** Nothing of a name, or the last word of something that is none. */
const isLast = (clause: Clause, place: number): boolean =>
  NO_NAME.has(clause.role(place)) &&
  (clause.role(place) === 'O' || clause.role(place + 1) !== clause.role(place));

/** 'Lock in Ben Okafor': a name is whole. */
const surname: Mend = (clause, place) => {
  const isCut = clause.role(place) === 'guest' && clause.role(place + 1) !== 'guest';
  // Who writes no capitals writes none here either.
  const isWritten = clause.isCapital(place + 1) || !clause.isCapital(place);
  if (isCut && clause.isPerson(place) && clause.isPerson(place + 1) && isWritten)
    if (isLast(clause, place + 1)) clause.set(place + 1, 'guest', clause.roles[place]?.share);
};

/** 'Cancel one of the guitar lessons': one, and not all of them. */
const oneOfThem: Mend = (clause, place) => {
  if (!clause.begins(place, 'set')) return;
  const the = ARTICLES.has(clause.text(place - 1)) ? place - 1 : place;
  if (clause.text(the - 1) !== 'of' || clause.text(the - 2) !== 'one') return;
  clause.setSpan(place, 'target');
  for (let at = the - 2; at < place; at += 1) clause.set(at, 'target', clause.roles[place]?.share);
};

const INCLUDED = wordSet('too included also');
/** 'Cancel everything tomorrow, padel too': all the more. */
const includedToo: Mend = (clause, place) => {
  if (!clause.begins(place, 'except')) return;
  let last = place;
  while (clause.role(last + 1) === 'except') last += 1;
  const isAsWell = clause.text(last + 1) === 'as' && clause.text(last + 2) === 'well';
  if (INCLUDED.has(clause.text(last)) || INCLUDED.has(clause.text(last + 1)) || isAsWell)
    clause.setSpan(place, 'filler');
};

const NO_NAME = new Set(['place', 'title', 'O']);

/** 'I hate late calls, so keep my evenings clear': what follows from it begins behind 'so'. */
const whatFollows: Mend = (clause, place) => {
  if (clause.act === 'prefer' && clause.begins(place, 'text') && clause.text(place) === 'so')
    clause.set(place, 'O');
};

const REMINDS = wordSet('remind reminder nudge ping');
/** 'The roof leaks, I want a reminder to buy a bucket': the task comes after the word, the reason before. */
const deedBehind: Mend = (clause, place) => {
  if (clause.act !== 'remind' || !REMINDS.has(clause.text(place)) || clause.role(place) !== 'O') return;
  const isBehind = clause.roles.some(({ role }, at) => at > place && (role === 'text' || role === 'target'));
  if (!isBehind || clause.has('before') || clause.has('after')) return;
  if (clause.roles.some(({ role }, at) => at < place && role === 'text'))
    for (let at = place + 1; at < clause.roles.length; at += 1)
      if (clause.role(at) === 'target') {
        if (clause.text(at - 1) === 'no') clause.set(at - 1, 'text', 1);
        clause.set(at, 'text', 1);
      }
  if (!clause.roles.some(({ role }, at) => at > place && role === 'text')) return;
  for (let at = 0; at < place; at += 1) if (clause.role(at) === 'text') clause.set(at, 'reason', 1);
};

export const SAID: readonly Mend[] = [
  deedBehind,
  whatFollows,
  cannotThen,
  surname,
  invitedByName,
  shownAs,
  leftOn,
  ownClock,
  oneOfThem,
  includedToo,
];
