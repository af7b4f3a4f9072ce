import { intersect, type Series } from '../series/series.ts';
import { mayFollow } from '../text/clause.ts';
import { atoms } from './atoms.ts';
import { clockRange } from './clock-range.ts';
import { combine } from './combine.ts';
import { hasClock, on24Hours, type Parsed, type TimeNode } from './nodes.ts';
import type { Reader } from './reader.ts';

const DEPTH = 7;

/** Position after what may stand between two parts of one time: ', on', 'at', 'in the', 'of'. */
function connector(r: Reader, i: number): number[] {
  const places = [i];
  let at = i;
  if (r.is(at, ',', '@', '(', '-')) {
    at++;
    places.push(at);
  }
  // '2 December, it begins at 8:30', 'the 27th, only starting at 5'
  const begins = r.skip(at, 'it', 'which', 'and', 'only', 'just', 'but');
  if (r.is(begins, 'begins', 'starts') || (r.is(begins, 'starting') && r.is(begins + 1, 'at'))) {
    at = begins + 1;
    places.push(at);
  }
  if (
    r.is(at, 'on', 'at', 'in', 'of', 'for', 'by', '@', 'from', 'during', 'around', 'about', 'starting', 'say')
  ) {
    if (!r.is(at, 'by', 'from', 'starting') || ofWeek(r, at)) places.push(at + 1);
    if (r.is(at + 1, 'the')) places.push(at + 2);
  }
  if (r.is(at, 'the')) places.push(at + 1);
  return places;
}

/** 'Friday from last week' names the week the day is in. */
const ofWeek = (r: Reader, i: number): boolean =>
  r.is(i, 'from') && r.is(i + 1, 'last', 'next', 'this') && r.is(i + 2, 'week');

/** The longest run of parts that describe one time together: 'Friday', ', ', '3 March', 'at', 'noon'. */
export function sequence(r: Reader, i: number): Parsed<TimeNode> | null {
  return r.remember('sequence', i, () => best(r, i, () => true, DEPTH));
}

/** The same without ranges of clock times. */
export function sequenceOfPoints(r: Reader, i: number): Parsed<TimeNode> | null {
  return r.remember('points', i, () => best(r, i, (n) => n.clocks === undefined, 4));
}

/** Only a time of day, whatever date may follow it: 'at 3' of 'at 3 for the next two years'. */
export function timeOfDay(r: Reader, i: number): Parsed<TimeNode> | null {
  return r.remember('times', i, () => best(r, i, (n) => n.dates.length === 0 && !n.exact && !n.stretch, 4));
}

const costOf = (p: Parsed<TimeNode>): number => p.cost ?? (p.node.latent ? 2 : 1);

const better = (a: Parsed<TimeNode>, b: Parsed<TimeNode> | null): boolean =>
  !b || a.end > b.end || (a.end === b.end && costOf(a) < costOf(b));

function best(
  r: Reader,
  i: number,
  accept: (n: TimeNode) => boolean,
  depth: number,
): Parsed<TimeNode> | null {
  let longest: Parsed<TimeNode> | null = null;
  for (const start of atoms(r, i)) {
    if (!accept(start.node)) continue;
    const full = extend(r, { ...start, cost: costOf(start) }, accept, depth);
    if (better(full, longest)) longest = full;
  }
  return longest;
}

function extend(
  r: Reader,
  start: Parsed<TimeNode>,
  accept: (n: TimeNode) => boolean,
  depth: number,
): Parsed<TimeNode> {
  let longest = start;
  if (depth === 0) return longest;
  for (const place of connector(r, start.end)) {
    for (const next of atoms(r, place)) {
      if (!accept(next.node) || isInOrder(r, start, place, next) || !belongs(r, start, next)) continue;
      const both = combine(start.node, next.node);
      if (!both) continue;
      const joined = next.node.zone?.includes('/') && r.is(start.end, '(') ? on24Hours(both) : both;
      const close = r.is(next.end, ')') && r.is(start.end, '(') ? next.end + 1 : next.end;
      const full = extend(
        r,
        { node: joined, end: close, cost: costOf(start) + costOf(next) },
        accept,
        depth - 1,
      );
      if (better(full, longest)) longest = full;
    }
  }
  return longest;
}

/** 'Move it to 4pm first': before anything else, and no day of a month. 'At 4pm on the first' is one. */
const isInOrder = (r: Reader, a: Parsed<TimeNode>, place: number, b: Parsed<TimeNode>): boolean =>
  hasClock(a.node) && place === a.end && b.end === place + 1 && r.is(place, 'first', 'second', 'third');

/** Whether two parts side by side are about one time: 'Friday at 3' is, 'July 13' read as July at 13:00 is not. */
function belongs(r: Reader, a: Parsed<TimeNode>, b: Parsed<TimeNode>): boolean {
  if (bareHour(r, a, b) || bareHour(r, b, a)) return false;
  // 'Friday 12-13': behind a day two numbers are hours, if they can be.
  if (a.node.dates.length > 0 && b.node.latent && b.node.dates.length > 0 && r.is(b.end - 2, '-'))
    if (clockRange(r, b.end - 3)) return false;
  // 'tomorrow, Friday and Monday' are three days.
  if (
    r.is(a.end, ',') &&
    r.is(a.end - 1, 'today', 'tomorrow') &&
    r.lex(b.end - 1).weekday !== undefined &&
    r.is(b.end, 'and', 'or', ',', '&') &&
    r.lex(b.end + 1).weekday !== undefined
  )
    return false;
  // '7 for 7.30': neither number makes the other a time.
  if (a.node.latent && b.node.latent && hasClock(a.node) && b.node.dates.length > 0 && r.is(b.end - 2, '.'))
    return false;
  // '3 July - 5' goes on with a range, 'Friday - 3pm' with its time.
  if (b.node.latent && r.is(a.end, '-')) return false;
  // '3-7 March' are two days, not the seventh at three.
  if (a.node.latent && hasClock(a.node) && b.node.dates.length > 0 && r.is(a.end, '-')) return false;
  if (b.node.latent && hasClock(b.node)) {
    // 'May 3, 4 and 5' are three days.
    if (
      r.is(a.end, ',') &&
      a.node.dates[0]?.month !== undefined &&
      r.is(b.end, ',', 'and', 'or', '&') &&
      r.number(b.end + 1)
    )
      return false;
    // 'Friday 3' is a time at the end of what is said; 'Friday 3 people come' is not.
    const marked = r.is(b.end - 1, 'ish') || r.is(a.end, 'at', '@', 'around', 'about');
    // 'Tuesday and Friday 9 to 11 for the choir': hours, as they are behind one day alone.
    const isRange = b.node.clocks !== undefined && !a.node.latent;
    if (!marked && !isRange && r.tokens[b.end]?.kind === 'word' && !after(r, b.end)) return false;
    if (a.node.latent && !marked) return false;
  }
  return true;
}

/** A bare number is no hour next to a month, a year or a week, nor directly before 'morning' ('2 morning sessions'). */
function bareHour(r: Reader, clock: Parsed<TimeNode>, other: Parsed<TimeNode>): boolean {
  const { node } = clock;
  if (
    !(r.phrase && !r.is(clock.end - 1, 'one')) &&
    node.clock?.open &&
    node.clock.grain === 'hour' &&
    other.node.part &&
    other.node.dates.length === 0 &&
    other.end > clock.end
  ) {
    const bare = r.number(clock.end - 1) !== undefined || r.lex(clock.end - 1).number !== undefined;
    if (
      bare &&
      r.is(
        clock.end,
        'morning',
        'afternoon',
        'evening',
        'night',
        'mornings',
        'evenings',
        'nights',
        'afternoons',
      )
    )
      return true;
  }
  if (!(node.latent || node.bare) || !hasClock(node)) return false;
  if (r.is(clock.end - 1, 'one') && other.node.dates.length > 0) return true;
  const { dates } = other.node;
  return dates.length > 0 && dates.every((d) => d.series.length > 3 * 86_400);
}

const after = (r: Reader, i: number): boolean =>
  mayFollow(r.text(i)) || r.lex(i).weekday !== undefined || r.lex(i).month !== undefined;

/** Only parts that name days or longer, as one series: what 'of', 'after' and 'end of' refer to. */
export function dateSeries(r: Reader, i: number): Parsed<Series> | null {
  return r.remember('dates', i, () => readDates(r, i));
}

function readDates(r: Reader, i: number): Parsed<Series> | null {
  const at = r.skip(i, 'the');
  for (const start of at === i ? [i] : [i, at]) {
    const found = best(r, start, datesOnly, 3);
    if (found) {
      const { dates } = found.node;
      return {
        node: dates.length === 1 && dates[0] ? dates[0].series : intersect(dates.map((d) => d.series)),
        end: found.end,
      };
    }
  }
  return null;
}

const datesOnly = (node: TimeNode): boolean =>
  node.dates.length > 0 && !hasClock(node) && !node.part && node.zone === undefined && !node.length;
