import { DAY } from '../civil/calendar.ts';
import { clock } from './clock.ts';
import { areHours } from './clock-digits.ts';
import { isArrival, rangeSign } from './clock-range.ts';
import { combine } from './combine.ts';
import { dayNumberOnly } from './dates-numeric.ts';
import { END_OF_DAY } from './edges.ts';
import { hasClock, type Node, on24Hours, type Parsed, type TimeNode } from './nodes.ts';
import { integer, ordinal } from './numbers.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { sequence, sequenceOfPoints, timeOfDay } from './sequence.ts';

/** 'from A to B', 'A until B', 'between A and B', 'Mon-Wed', 'July 13-15'. */
export function range(r: Reader, i: number): Parsed<Node> | null {
  const between = r.is(i, 'between', 'btw');
  const from = r.is(i, 'from', 'starting', 'beginning');
  const start =
    between || from ? r.skip(i + 1, 'on', 'from', 'about', 'around') : r.skip(i, 'anytime', 'sometime');
  const first = sequence(r, start) ?? (between || from ? bareDay(r, start) : null);
  const sides: Parsed<TimeNode>[] = first ? [first] : [];
  // 'Monday 8 am till 1 pm Tuesday': the times may belong to two days.
  const single = first?.node.clocks ? sequenceOfPoints(r, start) : null;
  if (single && single.end > start) sides.push(single);
  const dated = (first && datedHour(r, first)) ?? (single && datedHour(r, single));
  if (dated) sides.push(dated);
  // '13 to 15 July': the first number alone is not yet a date.
  const bare = bareDay(r, start);
  if (bare && (!first || first.end !== bare.end || first.node.latent)) sides.push(bare);
  let best: Parsed<Node> | null = null;
  for (const a of sides) {
    const sign = between && r.is(a.end, 'and', '&') ? a.end + 1 : rangeSign(r, a.end);
    if (sign < 0) continue;
    const at = r.skip(r.skip(sign, 'on', 'at'), 'the');
    const next = hasClock(a.node) || a.node.part ? hourOfNextDay(r, r.skip(sign, 'at')) : null;
    if (next && !a.node.clocks && (!best || next.end > best.end)) {
      const { latent: _, ...left } = a.node;
      const ends = { from: [start, a.end], to: [sign, next.end] } as const;
      best = { node: { kind: 'range', from: left, to: next.node, onNextDay: true, ends }, end: next.end };
      continue;
    }
    const candidates = [sequence(r, sign), sequence(r, at), bareDay(r, at), dayInPeriod(r, at)];
    for (const [k, b] of candidates.entries()) {
      if (!b || !fits(r, a, b, between || from)) continue;
      if (a === single && isNextDay(r, b, sign)) continue;
      // '12:00 to 15:00 -05:00' has an end already.
      if (a.node.clocks && b.node.clock && b.node.dates.length === 0) continue;
      if (a.node.clock && b.node.clocks) continue;
      // Both hours of one day are a range of hours on it.
      if (a === dated && !(b.node.dates.length > 0 && hasClock(b.node))) continue;
      if (best && b.end <= best.end) continue;
      const daily = hoursOfEach(a, b) ?? hoursInFront(r, a, b);
      if (daily) {
        best = daily;
        continue;
      }
      const { latent: _a, ...left } = a.node;
      const { latent: _b, ...right } = b.node;
      // '2pm to 4 tomorrow' is all tomorrow; '2pm to tomorrow at 4' begins today.
      const isHour = clock(r, r.skip(at, 'at')) !== null || b.node.rules.includes(END_OF_DAY);
      const together = b.node.dates.length > 0 && hasClock(b.node) && isHour;
      best = {
        node: {
          kind: 'range',
          from: right.zone?.includes('/') ? on24Hours(left) : left,
          to: right,
          ends: { from: [start, a.end], to: [k === 0 ? sign : at, b.end] },
          ...(together ? { together: true as const } : {}),
          ...(isArrival(r, a.end) ? { apart: true as const } : {}),
        },
        end: b.end,
      };
    }
  }
  return best && { ...best, end: withBothDays(r, best) };
}

/** '3 to 6 December, both included', 'incl the 6th', 'last day included': both days count anyway. */
function withBothDays(r: Reader, { node, end }: Parsed<Node>): number {
  if (node.kind !== 'range' || hasClock(node.to)) return end;
  let at = r.skip(r.skip(end, ','), '(');
  let isSaid = false;
  for (let k = 0; k < 8; k++, at++) {
    if (r.is(at, 'inclusive', 'included', 'including', 'counted', 'days', 'ends')) isSaid = true;
    // The last day once more: 'to the 16th, 16th also counted'.
    else if (isSaid && ordinal(r, at)) at = (ordinal(r, at)?.end ?? at) - 1;
    else if (!r.is(at, 'both', 'first', 'last', 'and', 'day', 'the', 'also', '.', ',', 'of', 'those')) break;
  }
  return isSaid ? r.skip(at, ')') : end;
}

/** 'Friday 10pm until 4 the next morning', 'until the following day at noon': an hour on the day after. */
function hourOfNextDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const front = nextDay(r, i);
  const said = timeOfDay(r, front > 0 ? r.skip(front, 'at', ',') : i);
  if (!said?.node.clock) return null;
  const end = front > 0 ? said.end : nextDay(r, r.skip(said.end, ',', 'on'));
  if (end < 0) return null;
  const { latent: _, ...node } = said.node;
  const behind = front > 0 ? front : end;
  const isMorning = r.is(behind - 1, 'morning') || r.words(behind - 2, 'morning', 'after') > 0;
  return { node: { ...node, ...(isMorning && !node.part ? { part: PARTS.morning } : {}) }, end };
}

/** Position after 'the next day', 'the following morning', 'the morning after', or -1. */
function nextDay(r: Reader, i: number): number {
  const at = r.skip(i, 'the');
  const isDay = (k: number): boolean => r.is(k, 'day', 'morning');
  if (r.is(at, 'next', 'following') && isDay(at + 1)) return at + 2;
  return at > i && isDay(at) && r.is(at + 1, 'after') && !r.is(at + 2, 'tomorrow') ? at + 2 : -1;
}

/** 'Sat from 5pm till Sunday 11 am': the hour at which the first day is joined. */
function datedHour(r: Reader, day: Parsed<TimeNode>): Parsed<TimeNode> | null {
  const from = r.skip(day.end, ',');
  if (!r.phrase || !r.is(from, 'from') || hasClock(day.node)) return null;
  if (day.node.dates.some(({ series }) => series.length > DAY)) return null;
  const hour = sequenceOfPoints(r, from + 1);
  const both = hour?.node.clock && hour.node.dates.length === 0 ? combine(day.node, hour.node) : null;
  return hour && both ? { node: both, end: hour.end } : null;
}

const WEEK = 7 * DAY;

/** 'The 23rd to the 27th, 9 to 5': both hours on each of those days, and not one stretch of five days and nights. */
function hoursOfEach(a: Parsed<TimeNode>, b: Parsed<TimeNode>): Parsed<Node> | null {
  const { clocks, latent: _, ...last } = b.node;
  if (!clocks || last.dates.length === 0 || a.node.dates.length === 0 || hasClock(a.node)) return null;
  // A weekday is the one after the first day, which an end by itself does not know.
  if (last.dates.some(({ series }) => series.period <= WEEK)) return null;
  const { latent: _first, ...first } = a.node;
  return {
    node: {
      kind: 'recurrence',
      every: { frequency: 'DAILY', interval: 1, rule: 'the same hours on each of those days' },
      time: { kind: 'time', dates: [], rules: [], clocks },
      starting: first,
      until: last,
    },
    end: b.end,
  };
}

/** '9-5 Mon-Wed': the same as 'Mon-Wed 9-5', which is every week. */
function hoursInFront(r: Reader, a: Parsed<TimeNode>, b: Parsed<TimeNode>): Parsed<Node> | null {
  const { clocks, dates } = a.node;
  const [first, last] = [r.lex(a.end - 1).weekday, r.lex(b.end - 1).weekday];
  if (!clocks || first === undefined || last === undefined || last <= first) return null;
  if (dates.length !== 1 || b.node.dates.length !== 1 || hasClock(b.node) || b.node.part) return null;
  const weekdays = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  return {
    node: {
      kind: 'recurrence',
      every: { frequency: 'WEEKLY', interval: 1, weekdays, rule: 'the same hours on each of those days' },
      time: { kind: 'time', dates: [], rules: [], clocks },
    },
    end: b.end,
  };
}

/** 'Mon 10-12, Thu 2-4': the second day has hours of its own and is not where the first range ends. */
function isNextDay(r: Reader, b: Parsed<TimeNode>, sign: number): boolean {
  if (b.node.dates.length === 0 || !hasClock(b.node)) return false;
  for (let k = sign; k < b.end; k++) if (r.is(k, ',')) return true;
  return clock(r, r.skip(b.end, 'at', 'from')) !== null;
}

/** '23 in next month', '22 this month': a bare day and the month it is in. */
function dayInPeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  const day = bareDay(r, i);
  const period = day && sequence(r, r.skip(day.end, 'of', 'in'));
  const joined = period && !hasClock(period.node) ? combine(day.node, period.node) : null;
  return joined && period ? { node: joined, end: period.end } : null;
}

/** A bare number that can only be a day of the month because of its neighbour. */
function bareDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.skip(i, 'the');
  const n = integer(r, at);
  if (!n || (r.number(at)?.digits ?? 1) > 2) return null;
  const node = dayNumberOnly(n.node, true);
  return node && { node, end: n.end };
}

const isYear = (r: Reader, i: number): boolean => {
  const n = r.number(i);
  return (
    n?.digits === 4 &&
    n.value >= 1900 &&
    n.value < 2100 &&
    !r.is(i - 1, ':', '/', '.') &&
    !(r.is(i - 1, '-') && r.number(i - 2)?.digits !== 4)
  );
};

/** 'Friday until 3', 'the 27th till 6:30': an hour, unless it can be a later day of the month ('1 Dec until 7'). */
function isHour(r: Reader, a: Parsed<TimeNode>): boolean {
  const n = r.number(a.end + 1);
  if (!n) return isHourInWords(r, a.end);
  if (n.digits > 2 || r.is(a.end + 2, 'st', 'nd', 'rd', 'th')) return false;
  if (
    r.is(a.end + 2, 'am', 'pm', 'h') ||
    (r.is(a.end + 2, ':', '.') && r.glued(a.end + 2) && r.number(a.end + 3))
  )
    return true;
  if (!r.is(a.end, 'until') || r.is(a.end + 2, '/') || r.lex(r.skip(a.end + 2, 'of')).month !== undefined)
    return false;
  return n.value <= 24 && !isLaterDay(r, a.end, n.value);
}

/** '1 Dec until 7': later in the month than the day before it. */
function isLaterDay(r: Reader, sign: number, number: number): boolean {
  const ordinal = r.is(sign - 1, 'st', 'nd', 'rd', 'th') ? sign - 2 : sign - 1;
  const day = r.number(ordinal) ?? r.number(ordinal - 1);
  return day !== undefined && day.value < number;
}

/** 'Friday till two': nobody says the day of a month so. */
function isHourInWords(r: Reader, sign: number): boolean {
  const hour = r.is(sign, 'until') ? integer(r, sign + 1) : null;
  if (!hour || hour.node > 12 || isLaterDay(r, sign, hour.node)) return false;
  return r.lex(r.skip(hour.end, 'of')).month === undefined;
}

/** Both ends must be of the same sort: two dates, or two times with a date somewhere. */
function fits(r: Reader, a: Parsed<TimeNode>, b: Parsed<TimeNode>, opened: boolean): boolean {
  const years = isYear(r, a.end - 1) && isYear(r, b.end - 1) && !areHours(r, a.end - 1);
  if (years) return true;
  if (a.node.latent && b.node.latent && !opened) return false;
  if (a.node.length || b.node.length || a.node.stretch || b.node.stretch) return false;
  const onlyClock = (n: TimeNode): boolean =>
    n.dates.length === 0 && (n.clock !== undefined || n.clocks !== undefined);
  const dateOnly = (n: TimeNode): boolean => n.dates.length > 0 && !hasClock(n);
  if (onlyClock(a.node) && dateOnly(b.node)) return false;
  // '23 to 27 November, 9 to 5': 23 is a day then, and no hour.
  const day = r.skip(a.end + 1, 'the');
  const isDay = r.number(day) !== undefined && r.lex(r.skip(day + 1, 'of')).month !== undefined;
  if (onlyClock(a.node) && a.node.latent && b.node.dates.length > 0 && (b.node.clocks || isDay)) return false;
  // 'Monday - 3pm' is a day with its time, not a range.
  if (dateOnly(a.node) && onlyClock(b.node) && !opened) return false;
  if (dateOnly(a.node) && b.node.latent && hasClock(b.node)) return false;
  if (dateOnly(a.node) && isHour(r, a)) return false;
  const dash = r.is(a.end, '-');
  if (dash && !opened && a.node.latent && a.node.dates.length > 0 && b.node.latent) return false;
  return true;
}
