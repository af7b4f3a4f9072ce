import { type Unit, unitSeconds } from '../series/cycles.ts';
import type { Length, Parsed } from './nodes.ts';
import { amount, andFraction, integer } from './numbers.ts';
import type { Reader } from './reader.ts';

const glyphs: Record<string, Unit> = {
  h: 'hour',
  m: 'minute',
  s: 'second',
  d: 'day',
  w: 'week',
  y: 'year',
  "'": 'minute',
  '"': 'second',
};

/** A unit after a number: 'hours', and glued to it 'h', 'm', 'd', also 30' and 20". */
function unitAfter(r: Reader, i: number, bare: boolean): Parsed<{ unit: Unit; count: number }> | null {
  const at = r.is(i, '-') ? i + 1 : i;
  const { unit, unitCount } = r.lex(at);
  if (unit) return { node: { unit, count: unitCount ?? 1 }, end: at + 1 };
  const glyph = isDecade(r, i) ? undefined : glyphs[r.text(i)];
  if (
    glyph &&
    bare &&
    (r.glued(i) || r.is(i, 'h', 'm')) &&
    !(r.number(i + 1) && r.glued(i + 1) && !r.is(i, 'h', 'd', 'w'))
  ) {
    return { node: { unit: glyph, count: 1 }, end: i + 1 };
  }
  return null;
}

/** The 's' of 'the 1990s' and 'the 80's' is no second. */
function isDecade(r: Reader, i: number): boolean {
  const n = r.number(i - 1);
  if (!n || n.value % 10 !== 0 || !r.is(i, 's', "'")) return false;
  if (r.is(i, "'") && !r.is(i + 1, 's')) return false;
  return n.digits === 4 || (n.digits === 2 && r.is(i - 2, 'the', "'", 'early', 'mid', 'late', '-'));
}

/** One amount with its unit: '2 hours', 'half an hour', 'three quarters of an hour', 'an hour and a half'. */
function piece(r: Reader, i: number): Parsed<Length> | null {
  // 'nine hundred hours' is a time of day.
  if (r.is(i + 1, 'hundred') && r.is(i + 2, 'hours', 'hrs')) return null;
  const quarter = quarterHours(r, i) ?? onTheClock(r, i);
  if (quarter) return quarter;
  const count = amount(r, i);
  if (!count) {
    // 'year and a half', without the 'a'.
    const { unit: alone, plural } = r.lex(i);
    const half = alone && !plural ? andFraction(r, i + 1) : null;
    if (alone && half) return { node: { [alone]: 1 + half.node }, end: half.end };
    // 'hour and twenty'
    const minutes = alone === 'hour' && !plural ? spokenMinutes(r, i + 1) : null;
    return minutes && { node: { hour: 1, ...minutes.node }, end: minutes.end };
  }
  const at = r.skip(
    count.end,
    'more',
    'whole',
    'full',
    'long',
    'short',
    'working',
    'business',
    'calendar',
    'extra',
    'additional',
    'consecutive',
    'straight',
  );
  const unit = unitAfter(r, at, r.number(i) !== undefined || /^\d/.test(r.text(at - 1))) ?? freeUnit(r, at);
  if (!unit) return null;
  const fraction = andFraction(r, unit.end);
  const value = (count.node + (fraction?.node ?? 0)) * unit.node.count;
  return { node: { [unit.node.unit]: value }, end: fraction?.end ?? unit.end };
}

const CALM = [
  'quiet',
  'clear',
  'good',
  'small',
  'undisturbed',
  'solid',
  'proper',
  'tight',
  'focused',
  'calm',
  'little',
];

/** 'a free hour', 'two spare hours'; a free day is no length, but a day on which nothing is. */
function freeUnit(r: Reader, i: number): Parsed<{ unit: Unit; count: number }> | null {
  if (!r.is(i, 'free', 'spare', 'uninterrupted', ...(r.phrase ? CALM : []))) return null;
  const unit = unitAfter(r, i + 1, false);
  return unit && unitSeconds[unit.node.unit] <= unitSeconds.hour ? unit : null;
}

/** '1:30 hours' */
function onTheClock(r: Reader, i: number): Parsed<Length> | null {
  const [hours, minutes] = [r.number(i), r.number(i + 2)];
  if (!hours || minutes?.digits !== 2 || !r.is(i + 1, ':') || !r.glued(i + 1) || !r.glued(i + 2)) return null;
  if (hours.value > 12 || minutes.value > 59 || r.lex(i + 3).unit !== 'hour') return null;
  return { node: { hour: hours.value, minute: minutes.value }, end: i + 4 };
}

/** 'a quarter of an hour', 'an extra quarter of an hour', 'quarter hour', '3 quarters of an hour'. */
function quarterHours(r: Reader, i: number): Parsed<Length> | null {
  let at = i;
  let count = 1;
  if (r.is(at, 'a', 'another')) at++;
  else if (r.is(at, 'an') && r.is(at + 1, 'extra', 'additional')) at += 2;
  else if (r.is(at, 'three', '3')) {
    count = 3;
    at++;
  }
  at = r.skip(at, '-');
  if (!r.is(at, 'quarter', 'quarters')) return null;
  const of = r.is(at + 1, 'of') ? r.skip(at + 2, 'an', 'a') : r.skip(at + 1, '-');
  return r.is(of, 'hour') ? { node: { minute: 15 * count }, end: of + 1 } : null;
}

/** A length of time: '2 hours and 15 minutes', '1h30', '90 min', 'an hour and a half'. */
export function duration(r: Reader, i: number): Parsed<Length> | null {
  return r.remember('duration', i, () => {
    const first = piece(r, i);
    if (!first) return null;
    let length = first.node;
    let { end } = first;
    for (;;) {
      const next = joined(r, end, length);
      if (!next) return { node: length, end };
      length = { ...length, ...next.node };
      end = next.end;
    }
  });
}

/** 'the hour', 'both hours', 'the whole hour', where the whole text is a time. */
export function theHours(r: Reader, i: number): Parsed<Length> | null {
  if (!r.phrase || i > 0) return null;
  const { unit, plural } = r.lex(i + 1);
  if ((unit !== 'hour' && unit !== 'minute') || r.tokens[i + 2]) return null;
  if (r.is(i, 'the') && !plural) return { node: { [unit]: 1 }, end: i + 2 };
  return r.is(i, 'both') && plural ? { node: { [unit]: 2 }, end: i + 2 } : null;
}

function joined(r: Reader, i: number, sofar: Length): Parsed<Length> | null {
  const smallest = Math.min(...Object.keys(sofar).map((u) => unitSeconds[u as Unit]));
  // '1h30' is an hour and thirty minutes.
  const minutes = r.number(i);
  if (minutes && r.glued(i) && r.is(i - 1, 'h') && minutes.digits === 2 && smallest === 3600) {
    return { node: { minute: minutes.value }, end: i + 1 };
  }
  // '1 hr 15', where nothing else begins with the number.
  const quarters = minutes && minutes.digits === 2 && minutes.value < 60 && minutes.value % 5 === 0;
  if (
    quarters &&
    smallest === 3600 &&
    Object.keys(sofar).length === 1 &&
    r.is(i - 1, 'h', 'hr', 'hour', 'hrs')
  ) {
    const next = r.tokens[i + 1];
    if (next === undefined || (next.kind === 'symbol' && !next.glued))
      return { node: { minute: minutes.value }, end: i + 1 };
  }
  const spoken = smallest === 3600 && r.lex(i - 1).unit === 'hour' ? spokenMinutes(r, i) : null;
  if (spoken) return spoken;
  let at = i;
  if (r.is(at, ',')) at++;
  at = r.skip(at, 'and', '&');
  const next = piece(r, at);
  if (!next) return null;
  const unit = Object.keys(next.node)[0] as Unit | undefined;
  return unit && unitSeconds[unit] < smallest ? next : null;
}

/** 'An hour fifteen', 'two hours and twenty': minutes, if nothing follows the number. */
function spokenMinutes(r: Reader, i: number): Parsed<Length> | null {
  const minutes = r.phrase ? integer(r, r.skip(i, 'and')) : null;
  if (!minutes || minutes.node < 5 || minutes.node > 55 || minutes.node % 5 !== 0) return null;
  return r.tokens[minutes.end] ? null : { node: { minute: minutes.node }, end: minutes.end };
}

export const secondsOf = (length: Length): number =>
  Object.entries(length).reduce((sum, [unit, n]) => sum + n * unitSeconds[unit as Unit], 0);

export const unitsOf = (length: Length): Unit[] => Object.keys(length) as Unit[];

/** Only hours and below: such a length is counted in exact time, longer ones by the calendar. */
export const isExact = (length: Length): boolean => unitsOf(length).every((u) => unitSeconds[u] <= 3600);

const shifts = new Set(
  'push extend shorten delay lengthen shift postpone prolong pushed delayed extended back forward out later earlier'.split(
    ' ',
  ),
);

/** 'push it back by 30': so many minutes; nobody extends a meeting by half past three. */
export function shiftedBy(r: Reader, i: number): Parsed<Length> | null {
  const n = r.number(i);
  if (!n || !r.is(i - 1, 'by') || n.value < 10 || n.value > 120 || n.value % 5 !== 0) return null;
  const next = r.tokens[i + 1];
  if (next && (next.glued || next.kind === 'word') && !r.is(i + 1, '.', ',', '!', '?', 'please', 'pls'))
    return null;
  for (let k = i - 2; k >= Math.max(0, i - 6); k--)
    if (shifts.has(r.text(k))) return { node: { minute: n.value }, end: i + 1 };
  return null;
}
