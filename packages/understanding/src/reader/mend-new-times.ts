import { type Clause, type Mend, WEEKDAYS, wordSet } from './clause.ts';

// Of two times that were said, which one still counts.

export const MOVING = wordSet(
  'move moves moved moving shift shifts push pushed bring reschedule postpone prepone advance',
);

const NEW = wordSet('create remind');
const SORRY = wordSet('sorry actually kidding scratch meant mean wait rather lie oops');
const AND = wordSet('and also then plus & again');
/** 'Friday at three. No, I tell a lie, Saturday at three': of two times the one behind the turn counts. */
export const saidAnew: Mend = (clause, place) => {
  if (!NEW.has(clause.act ?? '') || !clause.begins(place, 'time')) return;
  let turn = place - 1;
  while (turn >= 0 && clause.role(turn) !== 'time' && !turns(clause, turn)) turn -= 1;
  if (turn < 0 || clause.role(turn) === 'time' || AND.has(clause.text(place - 1))) return;
  let last = place;
  while (clause.role(last + 1) === 'time') last += 1;
  const places = [...clause.roles.keys()];
  const isDay = places.some((at) => at >= place && at <= last && saysDay(clause.text(at)));
  // 'Tomorrow … at five, no, at six': still tomorrow.
  if (isDay)
    for (const at of places) if (at < turn && clause.role(at) === 'time') clause.set(at, 'retracted', 1);
  const nearest = places.findLast((at) => at < turn && clause.role(at) === 'time');
  // The network may have seen to that already, and left the day alone.
  const isSeen = places.some((at) => at < turn && clause.role(at) === 'retracted');
  if (nearest !== undefined && !isSeen) clause.setSpan(nearest, 'retracted');
  if (places.some((at) => at > turn && clause.role(at) === 'text'))
    for (const at of places) if (at < turn && clause.role(at) === 'text') clause.set(at, 'retracted', 1);
};
const DAYS = wordSet('today tonight tomorrow tmrw every daily weekly weekdays');
const saysDay = (word: string): boolean =>
  DAYS.has(word) ||
  WEEKDAYS.test(word) ||
  WEEKDAYS.test(word.replace(/s$/, '')) ||
  /^\d{1,2}(?:st|nd|rd|th)$/.test(word);
const turns = (clause: Clause, at: number): boolean =>
  SORRY.has(clause.text(at)) ||
  (clause.text(at) === 'no' && (clause.text(at + 1) === ',' || SORRY.has(clause.text(at + 1))));

const HOURS = wordSet('hour hours time times');
const BE = wordSet('is are was were stay stays');
const SAME = wordSet('right good fine ok okay correct same put unchanged');
/** 'The 14th, hours are right': the hours stay. */
export const hoursAreRight: Mend = (clause, place) => {
  if (clause.act !== 'revise' && clause.act !== 'change') return;
  if (!HOURS.has(clause.text(place)) || !BE.has(clause.text(place + 1))) return;
  const isStaying = /^stays?$/.test(clause.text(place + 1));
  const last = isStaying && !SAME.has(clause.text(place + 2)) ? place + 1 : place + 2;
  if (last === place + 2 && !SAME.has(clause.text(last))) return;
  if (!['O', 'filler', 'reason', 'same_time'].includes(clause.role(place))) return;
  if (clause.role(place) === 'reason' && !clause.begins(place, 'reason')) return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'same_time', 1);
};

const SAID = wordSet('said put told wrote typed');
const WHO = wordSet('i we');
const LINKS = wordSet('till til until to at for from');
const OF_TIME = ['time', 'end', 'length'] as const;
/** 'I said two hours, but it needs three': what was said before is not what is wanted. */
export const saidBefore: Mend = (clause, place) => {
  if (clause.act !== 'change' && clause.act !== 'revise') return;
  const own = OF_TIME.find((role) => clause.begins(place, role));
  if (!own) return;
  const said = LINKS.has(clause.text(place - 1)) ? place - 2 : place - 1;
  if (!SAID.has(clause.text(said)) || !WHO.has(clause.text(said - 1))) return;
  let last = place;
  while (clause.role(last + 1) === own) last += 1;
  const behind = [...clause.roles.keys()].filter((at) => at > last);
  const until = behind.find((at) => clause.role(at) === 'reason' && TILL.has(clause.text(at)));
  const isAgain = behind.some((at) => OF_TIME.some((role) => clause.role(at) === role));
  if (!isAgain && until === undefined) return;
  clause.setSpan(place, 'retracted');
  if (!isAgain && until !== undefined)
    for (let at = until; clause.role(at) === 'reason'; at += 1) clause.set(at, 'end', 1);
};

const TILL = wordSet('till til until to -');
/** 'Wednesday two till four, no sorry, two till three thirty': all of the range is taken back, not only its end. */
export const wholeRange: Mend = (clause, place) => {
  const till = TILL.has(clause.text(place)) ? place : place - 1;
  if (!clause.begins(place, 'retracted') || !TILL.has(clause.text(till))) return;
  if (clause.role(place - 1) !== 'time' || clause.role(till - 1) !== 'time') return;
  const isAgain = clause.roles.some(
    ({ role }, at) => at > place + 1 && role === 'time' && TILL.has(clause.text(at)),
  );
  if (isAgain) for (const at of [till - 1, till]) clause.set(at, 'retracted', 1);
};

/** 'Every Monday at nine, no, every Thursday at nine': where a day comes in its place, the day is taken back with its hour. */
export const withItsDay: Mend = (clause, place) => {
  if (!clause.begins(place, 'retracted') || clause.role(place - 1) !== 'time') return;
  let first = place - 1;
  while (clause.role(first - 1) === 'time') first -= 1;
  const isDay = (at: number) => clause.role(at) === 'time' && WEEKDAYS.test(clause.text(at));
  const places = [...clause.roles.keys()];
  if (!places.some((at) => at >= first && at < place && isDay(at))) return;
  if (!places.some((at) => at > place && isDay(at))) return;
  for (let at = first; at < place; at += 1) clause.set(at, 'retracted', 1);
};

/** 'Make it 9 to 11', 'from 12 to 2': from when to when, where nothing is moved. */
export const fromTo: Mend = (clause, place) => {
  const to = clause.text(place) === 'to' ? place : place - 1;
  const isHours = [to - 1, to + 1].every((at) => /^\d{1,2}$/.test(clause.text(at)));
  if (!clause.begins(place, 'time') || !(clause.isInsideTime(place) || isHours)) return;
  if (clause.text(to) !== 'to' || clause.role(to - 1) !== 'old_time') return;
  // 'The call on Friday to ten' has no hours there, but a day.
  if (WEEKDAYS.test(clause.text(to - 1))) return;
  if (clause.says((word) => MOVING.has(word))) return;
  clause.setSpan(to - 1, 'time');
  clause.set(to, 'time', clause.roles[place]?.share);
};

const MOST_WORDS_OF_HOUR = 2;
/** 'At nine, no sorry, not nine ten in the morning': what is said again behind 'not' is taken back, and what follows is meant. */
export const notThatAgain: Mend = (clause, place) => {
  if (clause.text(place) !== 'not' || clause.role(place + 1) !== 'time') return;
  for (let count = MOST_WORDS_OF_HOUR; count > 0; count -= 1) {
    const again = Array.from({ length: count }, (_, index) => place + 1 + index);
    const said = again.map((at) => clause.text(at)).join(' ');
    const from = [...clause.roles.keys()].find(
      (at) => at + count <= place && again.map((_, index) => clause.text(at + index)).join(' ') === said,
    );
    const isTime = from !== undefined && (clause.isTime(from) || clause.role(from) === 'retracted');
    if (!isTime || clause.role(place + 1 + count) !== 'time') continue;
    for (const at of [...again, ...again.map((_, index) => from + index)]) clause.set(at, 'retracted', 1);
    if (clause.text(from - 1) === 'at') clause.set(from - 1, 'retracted', 1);
    return;
  }
};
