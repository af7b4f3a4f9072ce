import { type Clause, type Mend, wordSet } from './clause.ts';

const ARTICLES = wordSet('the my our');

/** 'Send Ola an invite for it': whom, where nothing else says it. */
const invitedByName: Mend = (clause, place) => {
  if (clause.act === 'create' && clause.role(place) === 'invite' && clause.isPerson(place))
    clause.set(place, 'guest', 1);
};

const ONE = wordSet('one ones');
/** 'Call that third one Harbour walk': 'one' belongs to what is being renamed. */
const thatOne: Mend = (clause, place) => {
  const isCut = clause.begins(place, 'title') && clause.role(place - 1) === 'target';
  if (isCut && ONE.has(clause.text(place)) && clause.role(place + 1) === 'title')
    clause.set(place, 'target', clause.roles[place - 1]?.share);
};

const PLACE_NAMES = wordSet('location place venue address');
const TITLE_NAMES = wordSet('title name');
const BECOMES = wordSet('is should = : needs must will');
/** 'Venue should be the barn', 'the name is Kick-off': what is said of it, and not what it is called. */
const fieldName: Mend = (clause, place) => {
  const role = clause.role(place);
  if (role !== 'title' && role !== 'target' && role !== 'place') return;
  const first = ARTICLES.has(clause.text(place - 1)) && clause.role(place - 1) === role ? place - 1 : place;
  if (!clause.begins(first, role) || clause.role(place + 1) === role || !BECOMES.has(clause.text(place + 1)))
    return;
  const isField =
    (PLACE_NAMES.has(clause.text(place)) && clause.has('place')) ||
    // 'The bakery is Crumb': first the kind of place, then its name.
    (role === 'place' && clause.spans('place') > 1 && clause.begins(place + 2, 'place')) ||
    (TITLE_NAMES.has(clause.text(place)) && clause.spans('title') > (role === 'title' ? 1 : 0));
  if (isField) for (let at = first; at <= place; at += 1) clause.set(at, 'O', 1);
};

const CALLED = wordSet('guest title target');
/** 'Put Mill House as the place': a place, not a guest. */
const asThePlace: Mend = (clause, place) => {
  if (clause.text(place) !== 'as' || (clause.act !== 'change' && clause.act !== 'revise')) return;
  const at = ARTICLES.has(clause.text(place + 1)) ? place + 2 : place + 1;
  const isIt = clause.text(place - 1) === 'it' || clause.text(place - 1) === 'that';
  if (!PLACE_NAMES.has(clause.text(at)) || isIt || !CALLED.has(clause.role(place - 1))) return;
  clause.setSpan(place - 1, 'place');
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

/** 'The place on the inspection is wrong, it should say Gym': its place, and not its name. */
const wrongPlace: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'title') || clause.has('place')) return;
  const isOfPlace = clause.roles.some(
    ({ role }, at) => at < place && role === 'O' && PLACE_NAMES.has(clause.text(at)),
  );
  if (isOfPlace && clause.has('target') && !clause.says((word) => TITLE_NAMES.has(word)))
    clause.setSpan(place, 'place');
};

/** 'At nine my time': the clock that applies anyway. */
const ownClock: Mend = (clause, place) => {
  const isSaid = clause.text(place) === 'time' && clause.text(place - 1) === 'my';
  if (!isSaid || clause.role(place - 2) !== 'time') return;
  if (clause.role(place) !== 'O' || clause.role(place - 1) !== 'O') return;
  for (const at of [place - 1, place]) clause.set(at, 'O', 1);
};

const MEASURES = wordSet('hours hour time minutes');
const NOT_OF_KIND = wordSet(
  'my the our free it that this these those them have do did am are is was were will in on at i we for and so',
);
const HAVING = wordSet('have has do did am are is was were will would i we this next in on at for got');
/** 'How many hours of pottery have I got?': of what kind. */
const hoursOf: Mend = (clause, place) => {
  const isOf = clause.text(place - 1) === 'of' && MEASURES.has(clause.text(place - 2));
  const isFree = (at: number) =>
    clause.role(at) === 'O' && !clause.isTime(at) && /^\p{L}/u.test(clause.text(at));
  if (clause.act !== 'ask_total' || !isOf || !isFree(place) || clause.has('set') || clause.has('target'))
    return;
  if (NOT_OF_KIND.has(clause.text(place))) return;
  for (let at = place; isFree(at) && !HAVING.has(clause.text(at)); at += 1) clause.set(at, 'set', 1);
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
/** 'Viewing 3B, Wednesday at five': a number right behind a name, with no word between, belongs to it. */
const numbered: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || clause.role(place - 1) !== 'title') return;
  let last = place;
  while (clause.role(last + 1) === 'place' && clause.isAttached(last + 1)) last += 1;
  if (!/\d/.test(clause.text(place)) || clause.role(last + 1) === 'place') return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'title', 1);
};

/** 'Tell me at seven that it's pyjama day': what is to be said, up to what is only told with it. */
const thatIsSaid: Mend = (clause, place) => {
  if (clause.act !== 'remind' || clause.has('text') || !clause.begins(place, 'reason')) return;
  if (clause.text(place - 1) !== 'that' || !clause.has('time')) return;
  for (let at = place; clause.role(at) === 'reason' && clause.text(at) !== ','; at += 1)
    clause.set(at, 'text');
};

/** 'The whole series, not just this week': more than once. */
const notOnlyOnce: Mend = (clause, place) => {
  if (clause.begins(place, 'once') && clause.has('whole') && clause.text(place - 1) === 'not')
    clause.setSpan(place, 'filler');
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

const SOMEBODY_IS = /^(?:she|he|they)(?:['’](?:s|ll|re))?$/;
/** 'Not Ana, she'll be at her sister's': where she is, and not where it takes place. */
const whereTheyAre: Mend = (clause, place) => {
  if (!clause.begins(place, 'place') || (clause.act !== 'revise' && clause.act !== 'change')) return;
  const at = clause.text(place) === 'at' ? place : place - 1;
  if (clause.text(at) !== 'at') return;
  const isBe = clause.text(at - 1) === 'be' || clause.text(at - 1) === 'is' || clause.text(at - 1) === 'are';
  if (SOMEBODY_IS.test(clause.text(isBe ? at - 2 : at - 1))) clause.setSpan(place, 'reason');
};

const NO_NAME = new Set(['place', 'title', 'O']);

/** 'I hate late calls, so keep my evenings clear': what follows from it begins behind 'so'. */
const whatFollows: Mend = (clause, place) => {
  if (clause.act === 'prefer' && clause.begins(place, 'text') && clause.text(place) === 'so')
    clause.set(place, 'O');
};

const NOT = wordSet(
  "not never don't dont didn't didnt won't wont can't cant cannot don’t didn’t won’t can’t",
);
/** 'I'd rather not have calls on Sundays', 'I'd rather you didn't': without the 'not' it would be the opposite. */
const saidNot: Mend = (clause, place) => {
  if ((clause.act !== 'prefer' && clause.act !== 'forget') || !clause.begins(place, 'text')) return;
  if (NOT.has(clause.text(place - 1))) clause.set(place - 1, 'text', clause.roles[place]?.share);
};

const STANDING = wordSet('already existing');
/** 'Nothing before ten from now on. What's already in stays': what is there is not what to keep in mind. */
const alreadyThere: Mend = (clause, place) => {
  const isSecond = clause.role(place) === 'text' && clause.spans('text') > 1;
  if (clause.act !== 'prefer' || !isSecond || !STANDING.has(clause.text(place))) return;
  let from = place;
  while (clause.role(from - 1) === 'text') from -= 1;
  if (clause.roles.some(({ role }, at) => at < from && role === 'text')) clause.setSpan(place, 'filler');
};

const RENAMES = wordSet('rename retitle');
/** 'Rename the swim to laps and move it': laps is the new name, not another event. */
const renamedTo: Mend = (clause, place) => {
  const isNew =
    clause.begins(place, 'target') && clause.text(place - 1) === 'to' && clause.spans('target') > 1;
  if (clause.act !== 'change' || !isNew || clause.has('title') || clause.isKnown(place)) return;
  if (clause.roles.some((_, at) => at < place && RENAMES.has(clause.text(at))))
    clause.setSpan(place, 'title');
};

const RULE = wordSet('rule principle');
/** 'As a rule: no calls on Mondays': the lead-in is not part of the rule. */
const asRule: Mend = (clause, place) => {
  if (clause.act !== 'prefer' || !RULE.has(clause.text(place)) || clause.role(place) === 'text') return;
  for (let at = place; at > place - 4 && at >= 0 && clause.role(at) !== 'text'; at -= 1)
    clause.set(at, 'O', 1);
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

/** 'To buy a bucket, nothing else please': what is not wanted is not part of the task. */
const nothingElse: Mend = (clause, place) => {
  if (clause.act !== 'remind' || clause.role(place) !== 'text' || clause.text(place) !== 'nothing') return;
  if (clause.text(place - 1) !== ',' || clause.begins(place, 'text')) return;
  for (let at = place - 1; clause.role(at) === 'text'; at += 1) clause.set(at, 'O', 1);
};

export const SAID: readonly Mend[] = [
  renamedTo,
  asRule,
  deedBehind,
  nothingElse,
  alreadyThere,
  saidNot,
  whatFollows,
  cannotThen,
  surname,
  numbered,
  invitedByName,
  shownAs,
  thatOne,
  fieldName,
  asThePlace,
  leftOn,
  ownClock,
  hoursOf,
  thatIsSaid,
  wrongPlace,
  oneOfThem,
  notOnlyOnce,
  includedToo,
  whereTheyAre,
];
