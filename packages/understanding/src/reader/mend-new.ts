import { type Clause, type Mend, WEEKDAYS, wordSet } from './clause.ts';

// What is said of something new: whole days, series, and words that change nothing about it.

const WHOLE = wordSet('whole full entire all');
const BESIDE = wordSet('before after');

const isNew = (clause: Clause): boolean => clause.act === 'create';
const isWholeDay = (clause: Clause, place: number): boolean =>
  WHOLE.has(clause.text(place)) && clause.text(place + 1) === 'day';

/** 'The whole day before the audit': a day, and what it is before. */
const dayBeside: Mend = (clause, place) => {
  const side = clause.text(place + 2);
  if (!isNew(clause) || !isWholeDay(clause, place) || !BESIDE.has(side)) return;
  if (clause.role(place + 3) !== side) return;
  clause.set(place, 'all_day', 1);
  clause.set(place + 1, 'all_day', 1);
  clause.set(place + 2, 'O', 1);
};

const UNUSED = wordSet('O filler all_day');
/** 'Friday whole day stocktaking': all day. */
const allDay: Mend = (clause, place) => {
  if (!isNew(clause) || !isWholeDay(clause, place) || !clause.has('time')) return;
  const isFree = UNUSED.has(clause.role(place)) && UNUSED.has(clause.role(place + 1));
  if (isFree && !BESIDE.has(clause.text(place + 2)))
    for (const at of [place, place + 1]) clause.set(at, 'all_day', 1);
};

const LONGER = wordSet('week weeks month months');
const STRETCHES = wordSet('time stretch slot window');
const THATS = wordSet("thats that's that’s");
/** 'Every Monday at five, for all weeks', 'from nine to twelve, over that whole time', 'that's all': nothing lasts all day. */
const notAllDay: Mend = (clause, place) => {
  if (!isNew(clause) || !clause.begins(place, 'all_day') || !clause.has('time')) return;
  let last = place;
  while (clause.role(last + 1) === 'all_day') last += 1;
  const word = clause.text(last);
  if (!LONGER.has(word) && !STRETCHES.has(word) && !THATS.has(clause.text(place))) return;
  for (let at = place; at <= last; at += 1) clause.set(at, 'O', 1);
};

const NO = wordSet('no wait sorry scratch rather actually oops');
const EVERY = wordSet('every each');
const isEveryDay = (clause: Clause, place: number): boolean =>
  clause.begins(place, 'time') && EVERY.has(clause.text(place)) && WEEKDAYS.test(clause.text(place + 1));
/** 'Every Tuesday at seven. Ah no, every Thursday': not on Tuesdays, too. */
const everyOtherDay: Mend = (clause, place) => {
  if (!isNew(clause) || !isEveryDay(clause, place)) return;
  let no = place - 1;
  while (no >= 0 && !(NO.has(clause.text(no)) && clause.role(no) !== 'time')) no -= 1;
  for (let at = 0; at < no; at += 1) if (isEveryDay(clause, at)) clause.setSpan(at, 'retracted');
};

const HARMLESS = [
  'no end date',
  'until further notice',
  'till further notice',
  'one time only',
  'just this once',
  'only this once',
  'no fixed end',
].map((phrase) => phrase.split(' '));
/** 'Until further notice', 'one time only': that it is so is said already. */
const harmless: Mend = (clause, place) => {
  if (!isNew(clause)) return;
  const phrase = HARMLESS.find((words) => words.every((word, at) => clause.text(place + at) === word));
  if (!phrase?.every((_, at) => clause.role(place + at) === 'O' || clause.role(place + at) === 'filler'))
    return;
  for (const at of phrase.keys()) clause.set(place + at, 'filler', 1);
};

const KINDS = wordSet('meeting call chat sync catchup appointment');
const ENDS = /^[.!?,;\n]?$/;
/** 'Lunch with Marta on Friday at one, Casa Pepe': where, and no second half of the name. */
const placeBehindTime: Mend = (clause, place) => {
  const isSecond =
    clause.begins(place, 'title') && clause.text(place - 1) === ',' && clause.spans('title') === 2;
  if (!isNew(clause) || !isSecond || clause.role(place - 2) !== 'time' || clause.has('place')) return;
  const first = clause.roles.findIndex(({ role }) => role === 'title');
  let last = place;
  while (clause.role(last + 1) === 'title') last += 1;
  const words = clause.roles.slice(place, last + 1).map((_, at) => place + at);
  const isName = words.every((at) => clause.isCapital(at) && !clause.isKnown(at));
  const isKind = KINDS.has(clause.text(first)) || clause.isCapital(first);
  if (isName && !isKind && ENDS.test(clause.text(last + 1))) clause.setSpan(place, 'place');
};

const TILL = wordSet('to till until through');
/** 'This Friday right through to Sunday': a time begins where the grammar reads its beginning. */
const fromItsBeginning: Mend = (clause, place) => {
  if (!isNew(clause) || !clause.begins(place, 'time') || !TILL.has(clause.text(place))) return;
  let from = place;
  while (clause.role(from - 1) === 'O' && (clause.isTime(from - 1) || THROUGH.has(clause.text(from - 1))))
    from -= 1;
  if (from < place && clause.isTime(from))
    for (let at = from; at < place; at += 1) clause.set(at, 'time', clause.roles[place]?.share);
};
const THROUGH = wordSet('right through on up straight');

const CORRECT = wordSet('correct right proper local own');
/** 'At the correct Lisbon time': on which clock it is seen, and no place of its own. */
const onOwnClock: Mend = (clause, place) => {
  const role = clause.role(place);
  if (!isNew(clause) || (role !== 'place' && role !== 'zone') || !clause.begins(place, role)) return;
  const at = clause.text(place) === 'the' ? place + 1 : place;
  let end = at;
  while (clause.role(end) === role) end += 1;
  if (!CORRECT.has(clause.text(at)) || clause.text(end) !== 'time') return;
  for (let word = place; word <= end; word += 1) clause.set(word, 'filler', 1);
};

const STAYS = wordSet('stay stays staying goes lasts runs');
const LASTS = wordSet('until till');
/** 'It begins at ten at night and I mean to stay until one': how long it is for whoever goes. */
const stayUntil: Mend = (clause, place) => {
  if (!isNew(clause) || clause.has('end') || clause.has('length') || clause.spans('time') !== 1) return;
  if (!LASTS.has(clause.text(place)) || clause.role(place) !== 'reason') return;
  const isStay =
    STAYS.has(clause.text(place - 1)) ||
    (clause.text(place - 1) === 'on' && STAYS.has(clause.text(place - 2)));
  const isBehind = clause.roles.some(({ role }, at) => at < place && role === 'time');
  if (!isStay || !isBehind || !clause.isTime(place + 1)) return;
  clause.set(place, 'end', 1);
  for (let at = place + 1; clause.isTime(at) && clause.role(at) === 'reason'; at += 1)
    clause.set(at, 'end', 1);
};

const WHOSE = wordSet('our my the');
/** 'Our street': cut off behind its first word it is no place. */
const onlyWhose: Mend = (clause, place) => {
  const isAlone = clause.begins(place, 'place') && clause.role(place + 1) !== 'place';
  if (isNew(clause) && isAlone && WHOSE.has(clause.text(place))) clause.set(place, 'O', 1);
};

export const NEW_ONES: readonly Mend[] = [
  dayBeside,
  allDay,
  notAllDay,
  everyOtherDay,
  harmless,
  fromItsBeginning,
  onOwnClock,
  stayUntil,
  placeBehindTime,
  onlyWhose,
];
