import type { Parsed } from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';

const TIMES = ['times', 'time', 'occurrences', 'occurrence', 'sessions', 'session', 'instances'] as const;
/** What is counted where the whole text is a time: elsewhere 'two visits' may be anything. */
const MEETINGS = [
  ...TIMES,
  ...(['visits', 'lessons', 'classes', 'meetings', 'rehearsals'] as const),
  ...(['appointments', 'rounds', 'dates', 'evenings', 'trainings'] as const),
] as const;

/** Behind a number: 'times', 'of them', 'altogether', 'in all'; the position behind that, or -1. */
function counted(r: Reader, i: number): number {
  const meetings = r.phrase ? r.skip(i, 'weekly', 'monthly') : i;
  const isOfThem = r.phrase && r.is(i, 'of') && r.is(i + 1, 'them', 'these', 'those');
  const named = r.is(meetings, ...(r.phrase ? MEETINGS : TIMES)) ? meetings + 1 : isOfThem ? i + 2 : -1;
  const behind = named > 0 ? named : i;
  const inAll = r.is(behind, 'in') ? r.skip(behind + 1, 'all', 'total') : behind + 1;
  const all = inAll > behind + 1 ? inAll : r.skip(behind, 'altogether', 'overall', 'total');
  return named > 0 || (r.phrase && all > behind) ? all : -1;
}

/** '10 times', 'for 5 occurrences', 'ending after 6 times', '(4 times)', 'x5', 'six visits in all', 'ten of them'. */
export function howMany(r: Reader, i: number): Parsed<number> | null {
  const open = r.skip(i, '(');
  if (r.is(open, 'x') && r.number(open + 1)) return { node: r.number(open + 1)?.value ?? 0, end: open + 2 };
  const ending = r.is(r.skip(open, 'and'), 'ends', 'ending', 'end', 'stops', 'stop')
    ? r.skip(open, 'and') + 1
    : open;
  const count = integer(r, r.skip(r.skip(ending, 'for', 'after', 'going'), 'total'));
  const end = count ? counted(r, count.end) : -1;
  return count && end > 0 ? { node: count.node, end: r.skip(end, ')') } : null;
}

/** 'Six Wednesdays', 'for 4 consecutive Mondays': so many of them; '7 Mondays' may be an hour. */
export function weekdayCount(r: Reader, i: number): Parsed<number> | null {
  const from = r.skip(i, 'for');
  const count = r.phrase ? integer(r, from) : null;
  const day = count ? r.skip(count.end, 'consecutive', 'successive', 'straight') : -1;
  if (!count || !r.lex(day).plural || r.lex(day).weekday === undefined) return null;
  const isCount = from > i || day > count.end || !r.number(from);
  return isCount && count.node > 1 ? { node: count.node, end: day } : null;
}

/** A number that counts how often something is: no hour, unless 'at' says so. */
export const isCount = (r: Reader, i: number): boolean =>
  r.phrase &&
  !r.is(i - 1, 'at') &&
  (weekdayCount(r, i) !== null || (integer(r, i) !== null && howMany(r, i) !== null));
