import { type Clause, type Mend, wordSet } from './clause.ts';

const STOPS = wordSet('. ! ?');
const SHORT = wordSet('dr mr mrs ms st prof rd ave mt no vs jr sr am pm');

/** Whether a sentence ends with this sign: 'Dr. Weiss' goes on. */
const isStop = (clause: Clause, place: number): boolean =>
  STOPS.has(clause.text(place)) &&
  place < clause.roles.length - 1 &&
  !clause.isAttached(place + 1) &&
  clause.text(place - 1).length > 1 &&
  !SHORT.has(clause.text(place - 1));

const MAKES = wordSet('create find_time');
const isMaking = ({ act }: Clause): boolean => act !== undefined && MAKES.has(act);

/** Where the sentence begins that a word stands in. */
function startOf(clause: Clause, place: number): number {
  let from = place;
  while (from > 0 && !isStop(clause, from - 1)) from -= 1;
  return from;
}

/** Where it ends: at its sign, or with the message. */
function endOf(clause: Clause, place: number): number {
  let to = place;
  while (to < clause.roles.length && !isStop(clause, to)) to += 1;
  return to;
}

const WHEN = wordSet('time length end start');
const saysWhen = (clause: Clause, from: number, to: number): boolean =>
  clause.roles.slice(from, to).some(({ role }) => WHEN.has(role));

/** 'I've read half of Munster. Correspondence at three': of what two sentences name, the one that says when. */
const namedWithTime: Mend = (clause, place) => {
  if (!isMaking(clause) || !isStop(clause, place)) return;
  const [from, to] = [startOf(clause, place - 1), endOf(clause, place + 1)];
  const isNamed = (first: number, last: number) =>
    clause.roles.slice(first, last).some(({ role }) => role === 'title');
  if (!isNamed(from, place) || !isNamed(place + 1, to)) return;
  if (saysWhen(clause, from, place) || !saysWhen(clause, place + 1, to)) return;
  for (let at = from; at <= place; at += 1) if (clause.role(at) === 'title') clause.set(at, 'reason', 1);
};

export const SENTENCES: readonly Mend[] = [namedWithTime];
