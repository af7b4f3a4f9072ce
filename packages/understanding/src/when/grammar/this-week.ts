import { DAY, HOUR, weekStartOf } from '../civil/calendar.ts';
import type { Reader } from './reader.ts';

const EVENING = 18 * HOUR;
const past = new Set('did was were had been went happened done already yesterday'.split(' '));

/**
 * A moment of the week that 'this week' refers to. On the last evening of a week that is the one about to begin,
 * unless somebody speaks of the past.
 */
export function momentOfWeek(r: Reader): number {
  const { now, today, weekStart, preferFuture } = r.moment;
  const lastEvening = today - weekStartOf(today, weekStart) === 6 && now - today * DAY >= EVENING;
  const ahead = lastEvening && preferFuture && !r.tokens.some(({ text }) => past.has(text));
  return ahead ? (today + 1) * DAY : now;
}
