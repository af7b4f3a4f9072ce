import { type Mend, WEEKDAYS, wordSet } from './clause.ts';

// Of two times that were said, which one still counts.

export const MOVING = wordSet(
  'move moves moved moving shift shifts push pushed bring reschedule postpone prepone advance',
);

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

/** 'From Tuesdays to Thursdays': the first is where it was. */
export const fromOneToOther: Mend = (clause, place) => {
  if (clause.act !== 'change' || !clause.begins(place, 'time') || clause.text(place - 1) !== 'from') return;
  const isOther = clause.roles.some(
    (_, at) =>
      at > place && clause.begins(at, 'time') && clause.text(at - 1) === 'to' && !clause.isInsideTime(at),
  );
  if (isOther) clause.setSpan(place, 'old_time');
};

/** 'Not tomorrow but on Wednesday': the new day. */
export const notThisButThat: Mend = (clause, place) => {
  if (!clause.begins(place, 'old_time') || clause.text(place - 1) !== 'but') return;
  const isPair = clause.roles.some(
    ({ role }, at) => at < place && role === 'old_time' && clause.text(at - 1) === 'not',
  );
  if (isPair) clause.setSpan(place, 'time');
};

/** 'Six in the morning I mean, no use at 6pm': of two times the one that is no use is not wanted. */
export const noUse: Mend = (clause, place) => {
  const isNone = clause.text(place - 2) === 'no' && USELESS.has(clause.text(place - 1));
  if (!isNone || !clause.begins(place, 'time')) return;
  const isOther = clause.spans('time') > 1;
  if (!isOther && !clause.has('retracted')) return;
  clause.setSpan(place, 'filler');
  if (!isOther)
    for (const at of clause.roles.keys()) if (clause.role(at) === 'retracted') clause.set(at, 'time');
};
const USELESS = wordSet('use good');

const CORRECT = wordSet('correct right fine good better');
/** 'No, six was right, but only half an hour': that one after all. */
export const afterAll: Mend = (clause, place) => {
  const isLast = clause.role(place) === 'retracted' && clause.role(place + 1) !== 'retracted';
  if (!isLast || !clause.isTime(place)) return;
  // 'Thursday was right after all, but at seven': the day and its hour.
  const isDay = WEEKDAYS.test(clause.text(place));
  const hasDay = clause.roles.some(({ role }, at) => role === 'time' && WEEKDAYS.test(clause.text(at)));
  if (clause.has('time') && (!isDay || hasDay)) return;
  if (clause.text(place + 1) === 'was' && CORRECT.has(clause.text(place + 2))) clause.setSpan(place, 'time');
};
