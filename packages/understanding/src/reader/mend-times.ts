import { type Mend, WEEKDAYS, wordSet } from './clause.ts';
import { howFar, rangeIsNoEnd, startAndEnd, UNTIL, whenItStops } from './mend-ends.ts';

import {
  fromTo,
  hoursAreRight,
  notThatAgain,
  saidAnew,
  saidBefore,
  wholeRange,
  withItsDay,
} from './mend-new-times.ts';

const DAY_OF = wordSet('that same');
const HARDLY = 0.3;
const ENDINGS = wordSet('st nd rd th');
const DAYS = wordSet('days dates');
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

/** 'Another ten': ten more of what was said, which an hour is not. */
const anotherTen: Mend = (clause, place) => {
  if (clause.begins(place, 'time') && clause.text(place - 1) === 'another') clause.set(place, 'time', HARDLY);
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

/** 'Anything first thing on Friday?': early on it; 'the first thing on Friday' is an event. */
const firstThing: Mend = (clause, place) => {
  if (clause.text(place) !== 'first' || clause.text(place + 1) !== 'thing') return;
  if (WHICH.has(clause.text(place - 1)) || !clause.act?.startsWith('ask_')) return;
  const isFree = (at: number) => clause.role(at) === 'O' || clause.role(at) === 'earliest';
  const day = clause.text(place + 2) === 'on' && clause.role(place + 2) === 'O' ? place + 3 : place + 2;
  if (!isFree(place) || !isFree(place + 1) || clause.role(day) !== 'time') return;
  for (let at = place; at < day; at += 1) clause.set(at, 'time', clause.roles[day]?.share);
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
  saidAnew,
  saidBefore,
  hoursAreRight,
  wholeRange,
  withItsDay,
  dayOfTime,
  notBegunInside,
  wholeSpan,
  wholeOrdinal,
  butAt,
  startAndEnd,
  rangeIsNoEnd,
  whenItStops,
  howFar,
  anotherTen,
  fromTo,
  notThatAgain,
  onlyDays,
  relativeWeekday,
  theSameTime,
  firstThing,
  nextSuchDay,
];
