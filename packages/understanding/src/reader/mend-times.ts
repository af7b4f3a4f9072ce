import { type Mend, WEEKDAYS, wordSet } from './clause.ts';
import {
  DANGLING,
  endStays,
  howFar,
  rangeIsNoEnd,
  startAndEnd,
  UNTIL,
  whenItLeaves,
  whenItStops,
} from './mend-ends.ts';
import { noLengthWithin, noMoreThanThat, noSubject, oneLength } from './mend-lengths.ts';
import {
  afterAll,
  fromOneToOther,
  fromTo,
  hoursAreRight,
  notThatAgain,
  notThisButThat,
  noUse,
  saidAnew,
  saidBefore,
  wholeRange,
  withItsDay,
} from './mend-new-times.ts';
import { noPlaceInName } from './mend-places.ts';

const SOONEST = wordSet('first earliest soonest');
const ONE_OF = wordSet('one slot time gap chance possible moment');
const FROM_THEN = wordSet('from after that when where on');
/** 'On Monday, the first gap after lunch': the first free time, within that time. */
const firstFrom: Mend = (clause, place) => {
  if (clause.act !== 'create' && clause.act !== 'find_time') return;
  if (!SOONEST.has(clause.text(place)) || clause.text(place - 1) !== 'the') return;
  if (clause.role(place) !== 'time' && clause.role(place) !== 'O') return;
  const last = ONE_OF.has(clause.text(place + 1)) ? place + 1 : place;
  const isFrom = FROM_THEN.has(clause.text(last + 1)) && (last > place || clause.text(place) !== 'first');
  if (!isFrom || clause.role(last) !== clause.role(place)) return;
  for (let at = place - 1; at <= last; at += 1) clause.set(at, 'earliest', 1);
  if (clause.text(place - 2) === ',') clause.set(place - 2, 'O', 1);
};
const DAY_OF = wordSet('that same');
const ORDINALS = wordSet('first second third fourth');
const BEING = wordSet("is was stays can should 's");
const PARTS = wordSet('morning afternoon evening night');
const HARDLY = 0.3;
const ENDINGS = wordSet('st nd rd th');
const DAYS = wordSet('days dates');
const COUNTS = wordSet('two three four five six 2 3 4 5 6');
const NAMING = ['target', 'set', 'old_time'] as const;
const WHOSE = /['’]s$/u;
const SIDES = wordSet('before after');
const WHICH = wordSet('the my our');

/** 'At five that day', 'at five on that day': the day of a time belongs to it. */
const dayOfTime: Mend = (clause, place) => {
  if (!DAY_OF.has(clause.text(place)) || clause.text(place + 1) !== 'day') return;
  if (clause.role(place) !== 'O' || clause.role(place + 1) !== 'O') return;
  const from = clause.text(place - 1) === 'on' && clause.role(place - 1) === 'O' ? place - 1 : place;
  const near = [from - 1, place + 2].find((at) => clause.role(at) === 'time');
  if (near === undefined) return;
  for (let at = from; at <= place + 1; at += 1) clause.set(at, 'time', clause.roles[near]?.share);
};

/** A time does not end with 'at'. */
const notCutOff: Mend = (clause, place) => {
  const isCut = clause.role(place) === 'time' && clause.role(place + 1) === 'O';
  if (isCut && DANGLING.some((word) => word === clause.text(place)) && clause.isInsideTime(place + 1))
    clause.set(place + 1, 'time', clause.roles[place]?.share);
};

/** 'To stretch every weekday at nine': a time that is read as one does not begin in its middle. */
const notBegunInside: Mend = (clause, place) => {
  if (!clause.begins(place, 'time') || !clause.isInsideTime(place)) return;
  const near = clause.role(place - 1);
  if (near !== 'text' && near !== 'title') return;
  let from = place - 1;
  while (clause.isInsideTime(from) && clause.role(from - 1) === near) from -= 1;
  const isBeginning = clause.isTime(from) && !clause.isInsideTime(from);
  // 'Plot 14 tomorrow': a number belongs to what stands before it; and what is left has to be called something.
  if (!isBeginning || clause.isAttached(from) || /\d/.test(clause.text(from))) return;
  if (clause.role(from - 1) !== near) return;
  for (let at = from; at < place; at += 1) clause.set(at, 'time', clause.roles[place]?.share);
};

const WRITTEN = wordSet('title target text place');
/** 'A walk-through this Thursday': the second half of a word is no part of a time. */
const noHalfOfWord: Mend = (clause, place) => {
  const isHalf = clause.isAttached(place) && clause.isAttached(place - 1) && clause.text(place - 1) === '-';
  if (!isHalf || clause.role(place) !== 'time' || !/^\p{L}+$/u.test(clause.text(place))) return;
  const word = clause.roles[place - 2];
  if (word && WRITTEN.has(word.role))
    for (const at of [place - 1, place]) clause.set(at, word.role, word.share);
};

/** '11 till half past': how far it goes belongs to it. */
const wholeSpan: Mend = (clause, place) => {
  const isCut = clause.role(place) === 'time' && clause.role(place + 1) === 'O';
  if (!isCut || !UNTIL.has(clause.text(place + 1))) return;
  const isPast = MINUTES.has(clause.text(place + 2)) && clause.text(place + 3) === 'past';
  const isTime = (at: number) => clause.isInsideTime(at) || (isPast && at <= place + 3);
  for (let at = place + 1; clause.role(at) === 'O' && isTime(at); at += 1)
    clause.set(at, 'time', clause.roles[place]?.share);
};
const MINUTES = wordSet('half quarter ten twenty five');

/** 'What day of the week is that?' asks for a day, and about no week. */
const dayOfWeek: Mend = (clause, place) => {
  const isAsked = clause.text(place) === 'week' && clause.text(place - 1) === 'the';
  if (!isAsked || clause.text(place - 2) !== 'of' || clause.text(place - 3) !== 'day') return;
  if (clause.act?.startsWith('ask_')) for (const at of [place, place - 1, place - 2]) clause.set(at, 'O', 1);
};

/** 'Till the 30th', 'her 40th this Sunday': what the number is, its ending is too. */
const wholeOrdinal: Mend = (clause, place) => {
  const near = clause.role(place - 1);
  const isEnding = clause.isInsideTime(place) || clause.isAttached(place);
  if (ENDINGS.has(clause.text(place)) && isEnding && near !== 'O')
    clause.set(place, near, clause.roles[place - 1]?.share);
};

/** 'Thursday but at seven': a day and its hour. */
const butAt: Mend = (clause, place) => {
  if (clause.role(place) === 'time' && clause.text(place) === 'but') clause.set(place, 'O');
};

/** 'Take tomorrow's out': of which nothing else says what it is. */
const whoseDay: Mend = (clause, place) => {
  const isWhich = clause.act === 'cancel' && clause.role(place) === 'O' && clause.isTime(place);
  const isNamed = NAMING.some((role) => clause.has(role));
  if (isWhich && !isNamed && WHOSE.test(clause.text(place))) clause.set(place, 'old_time');
};

/** 'At 17:10, second is okay': the second of what was spoken of, no day of a month. */
const noDayOfMonth: Mend = (clause, place) => {
  const isSubject = ORDINALS.has(clause.text(place)) && BEING.has(clause.text(place + 1));
  if (isSubject && clause.role(place) === 'time' && clause.text(place - 1) !== 'the')
    clause.set(place, 'filler');
};

/** 'Make the morning one eight o'clock': which of them, and no hour of the night. */
const theMorningOne: Mend = (clause, place) => {
  if (clause.text(place) !== 'one' || !PARTS.has(clause.text(place - 1)) || clause.role(place) !== 'time')
    return;
  const from = WHICH.has(clause.text(place - 2)) ? place - 2 : place - 1;
  if (clause.text(from) !== 'the' || clause.has('target')) return;
  for (let at = from; at <= place; at += 1) clause.set(at, 'target', clause.roles[place]?.share);
};

/** 'Another ten': ten more of what was said, which an hour is not. */
const anotherTen: Mend = (clause, place) => {
  if (clause.begins(place, 'time') && clause.text(place - 1) === 'another') clause.set(place, 'time', HARDLY);
};

/** 'To noon first of all': 'first' is not a day of the month here. */
const firstOfAll: Mend = (clause, place) => {
  const isFirst = clause.role(place) === 'time' && clause.text(place) === 'first';
  if (isFirst && clause.text(place + 1) === 'of' && clause.text(place + 2) === 'all')
    for (const at of [place, place + 1, place + 2]) clause.set(at, 'O', 1);
};

const POLITE = wordSet('please pls plz too thanks thx at from');
const COUNTED_ON = wordSet('again change revise');
/** 'What is on the Tuesday before?', 'move it to the Friday after': counted from what is spoken of. */
const relativeWeekday: Mend = (clause, place) => {
  const isSide = SIDES.has(clause.text(place)) && clause.role(place) === 'O';
  const isCounted = COUNTED_ON.has(clause.act ?? '') || clause.act?.startsWith('ask_');
  if (!isSide || !isCounted || clause.role(place - 1) !== 'time') return;
  const isDay = WEEKDAYS.test(clause.text(place - 1)) && clause.text(place - 2) === 'the';
  if (!isDay) return;
  const share = clause.roles[place - 1]?.share;
  // 'The Monday after that, at ten'.
  const isThat = clause.text(place + 1) === 'that';
  if (isThat) clause.set(place + 1, 'time', share);
  if (isThat || !/[\p{L}\p{N}]/u.test(clause.text(place + 1)) || POLITE.has(clause.text(place + 1)))
    clause.set(place, 'time', share);
};

/** 'Is Wednesday clear, same time?': the hour of what was spoken of. */
const theSameTime: Mend = (clause, place) => {
  if (!clause.begins(place, 'time')) return;
  let to = place;
  while (clause.role(to + 1) === 'time') to += 1;
  const words = Array.from({ length: to - place + 1 }, (_, at) => clause.text(place + at));
  if (/^(?:at )?(?:the )?(?:same|exact same) (?:times?|hours?)$/.test(words.join(' ')))
    clause.setSpan(place, 'same_time');
};

/** 'Unit T2x406z': an identifier is one word, and no part of it is a time. */
const wholeIdentifier: Mend = (clause, place) => {
  if (clause.isAttached(place) || !/^\p{L}+$/u.test(clause.text(place)) || clause.isTime(place)) return;
  let last = place;
  while (clause.isAttached(last + 1) && /^[\p{L}\d]+$/u.test(clause.text(last + 1))) last += 1;
  const rest = Array.from({ length: last - place }, (_, index) => place + 1 + index);
  if (!rest.some((at) => /\d/.test(clause.text(at))) || !rest.some((at) => clause.role(at) === 'time'))
    return;
  // What is made has names like that; whatever else is said of one is hardly certain.
  const share = clause.act === 'create' ? clause.roles[place]?.share : HARDLY;
  for (const at of [place, ...rest]) clause.set(at, clause.role(place), share);
};

/** 'Anything first thing on Friday?': early on it; 'the first thing on Friday' is an event. */
const firstThing: Mend = (clause, place) => {
  if (clause.text(place) !== 'first' || clause.text(place + 1) !== 'thing') return;
  if (WHICH.has(clause.text(place - 1)) || !clause.act?.startsWith('ask_')) return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'earliest';
  const day = clause.text(place + 2) === 'on' && clause.role(place + 2) === 'O' ? place + 3 : place + 2;
  if (!isFree(place) || !isFree(place + 1) || clause.role(day) !== 'time') return;
  for (let at = place; at < day; at += 1) clause.set(at, 'time', clause.roles[day]?.share);
};

/** 'All three on Friday': how many they are, and no hour. */
const allOfThem: Mend = (clause, place) => {
  const isCount = clause.text(place - 1) === 'all' && COUNTS.has(clause.text(place));
  if (isCount && clause.begins(place, 'time') && clause.role(place + 1) === 'time') clause.set(place, 'O', 1);
};

const HAVING_NOTHING = wordSet('with that where when without which');
/** 'My next day with nothing in it': the first of them, and not tomorrow. */
const nextSuchDay: Mend = (clause, place) => {
  if (clause.act !== 'ask_free' && clause.act !== 'find_time') return;
  const isNext =
    clause.begins(place, 'time') && clause.text(place) === 'next' && clause.text(place + 1) === 'day';
  if (isNext && clause.role(place + 2) !== 'time' && HAVING_NOTHING.has(clause.text(place + 2)))
    clause.setSpan(place, 'earliest');
};

/** 'Swap the dates of the two': each keeps its hour. */
const onlyDays: Mend = (clause, place) => {
  const isDays = DAYS.has(clause.text(place)) && clause.text(place + 1) === 'of';
  if (clause.act === 'swap' && isDays && clause.role(place) === 'O') clause.set(place, 'same_time');
};

export const TIMES: readonly Mend[] = [
  firstFrom,
  saidAnew,
  saidBefore,
  hoursAreRight,
  afterAll,
  wholeIdentifier,
  noUse,
  wholeRange,
  withItsDay,
  dayOfTime,
  noLengthWithin,
  notBegunInside,
  noHalfOfWord,
  notCutOff,
  wholeSpan,
  dayOfWeek,
  wholeOrdinal,
  butAt,
  whoseDay,
  noDayOfMonth,
  startAndEnd,
  rangeIsNoEnd,
  noPlaceInName,
  whenItStops,
  howFar,
  endStays,
  theMorningOne,
  whenItLeaves,
  anotherTen,
  firstOfAll,
  noMoreThanThat,
  oneLength,
  fromTo,
  fromOneToOther,
  notThatAgain,
  notThisButThat,
  onlyDays,
  relativeWeekday,
  theSameTime,
  noSubject,
  firstThing,
  allOfThem,
  nextSuchDay,
];
