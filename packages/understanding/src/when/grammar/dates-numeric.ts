import { dateOf, dayNumber, daysInMonth } from '../civil/calendar.ts';
import { dayOfMonth, month, monthDay, onDay, year } from '../series/cycles.ts';
import { intersect } from '../series/series.ts';
import { clockOf } from './clock-parts.ts';
import { type Length, onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';
import { ianaName, offsetAfter } from './zones.ts';

const DATE = Slot.month | Slot.day;

/** Two digits of a year mean the one between 79 years ago and 20 years ahead. */
export function fullYear(r: Reader, value: number, digits: number): number {
  if (digits > 2) return value;
  const latest = thisYear(r) + 20;
  return latest - ((((latest - value) % 100) + 100) % 100);
}

const valid = (y: number, m: number, d: number): boolean =>
  m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m);

function fullDate(y: number, m: number, d: number, rule: string): TimeNode | null {
  return valid(y, m, d) ? onDate(onDay(dayNumber(y, m, d)), WHOLE_DATE, rule) : null;
}

/** Dates in digits: ISO, slashes, dots and dashes; the locale decides which number is the month. */
export function numericDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const a = r.number(i);
  if (!a) return null;
  const separator = r.text(i + 1);
  const b = r.number(i + 2);
  if (b && (separator === '/' || separator === '-' || separator === '.')) {
    const tight = r.glued(i + 1) && r.glued(i + 2);
    const c = r.text(i + 3) === separator && (!tight || r.glued(i + 3)) ? r.number(i + 4) : undefined;
    if (c && tight === r.glued(i + 4)) {
      const three = threeNumbers(r, a.value, a.digits, b.value, c.value, c.digits);
      if (three) return (a.digits === 4 && isoTime(r, i + 5, three)) || { node: three, end: i + 5 };
    }
    return twoNumbers(r, i, tight);
  }
  // '2016 10 16'
  const c = r.number(i + 2);
  const middle = r.number(i + 1);
  if (a.digits === 4 && middle && c && middle.digits <= 2 && c.digits <= 2) {
    const node = fullDate(a.value, middle.value, c.value, 'year, month, day');
    return node && { node, end: i + 3 };
  }
  // '05 06 2017'
  if (a.digits === 2 && middle?.digits === 2 && c?.digits === 4 && c.value > 1900 && c.value < 2200) {
    const node = ordered(r, a.value, middle.value, (m, d, rule) => fullDate(c.value, m, d, rule));
    return node && { node, end: i + 3 };
  }
  if (a.digits === 8) {
    const node = fullDate(
      Math.floor(a.value / 10_000),
      Math.floor(a.value / 100) % 100,
      a.value % 100,
      'year, month, day',
    );
    return node && a.value > 19_000_000 ? { node, end: i + 1 } : null;
  }
  return null;
}

/** The time of '2026-11-19T15:00:00', with 'Z' or an offset if there is one; always on 24 hours. */
function isoTime(r: Reader, i: number, date: TimeNode): Parsed<TimeNode> | null {
  if (!r.is(i, 't') || !r.glued(i)) return null;
  const [h, m] = [r.number(i + 1), r.number(i + 3)];
  if (!h || !m || !r.is(i + 2, ':') || !r.glued(i + 1)) return null;
  const s = r.is(i + 4, ':') && r.glued(i + 4) ? r.number(i + 5) : undefined;
  const clock = clockOf(h.value, m.value, s?.value ?? 0, null, s ? 'second' : 'minute', true);
  if (!clock) return null;
  let end = s ? i + 6 : i + 4;
  if (s && r.is(end, '.') && r.glued(end) && r.number(end + 1)) end += 2;
  const isUtc = r.is(end, 'z') && r.glued(end);
  const offset = isUtc ? { node: 'UTC', end: end + 1 } : r.glued(end) ? offsetAfter(r, end) : null;
  end = offset?.end ?? end;
  // '…+01:00[Europe/Madrid]': the offset says which instant it is, the name whose clock it is on.
  const named = r.is(end, '[') && r.glued(end) ? bracketed(r, end + 1) : null;
  if (named && r.is(named.end, ']')) end = named.end + 1;
  const zone = offset?.node ?? named?.node;
  const lasting = isoLength(r, end);
  return {
    node: { ...date, clock, ...(zone ? { zone } : {}), ...(lasting ? { length: lasting.node } : {}) },
    end: lasting?.end ?? end,
  };
}

const bracketed = (r: Reader, i: number): Parsed<string> | null =>
  r.is(i, 'utc', 'gmt') ? { node: 'UTC', end: i + 1 } : ianaName(r, i);

/** '/PT1H30M' behind a beginning. */
function isoLength(r: Reader, i: number): Parsed<Length> | null {
  if (!r.is(i, '/') || !r.is(i + 1, 'pt')) return null;
  const length: { hour?: number; minute?: number } = {};
  let end = i + 2;
  for (const [sign, unit] of [
    ['h', 'hour'],
    ['m', 'minute'],
  ] as const) {
    const n = r.number(end);
    if (!n || !r.is(end + 1, sign)) continue;
    length[unit] = n.value;
    end += 2;
  }
  return end > i + 2 ? { node: length, end } : null;
}

function threeNumbers(
  r: Reader,
  a: number,
  aDigits: number,
  b: number,
  c: number,
  cDigits: number,
): TimeNode | null {
  if (aDigits === 4) return fullDate(a, b, c, 'year, month, day');
  if (cDigits !== 4 && cDigits !== 2) return null;
  const y = fullYear(r, c, cDigits);
  return ordered(r, a, b, (m, d, rule) => fullDate(y, m, d, rule));
}

/** Month and day in the order of the locale, or in the only order that is possible. */
function ordered<T>(
  r: Reader,
  a: number,
  b: number,
  make: (m: number, d: number, rule: string) => T | null,
): T | null {
  const dayFirst = r.moment.dayFirst;
  const rule = dayFirst
    ? 'day before month, as written in your region'
    : 'month before day, as written in your region';
  const first = dayFirst ? make(b, a, rule) : make(a, b, rule);
  return (
    first ??
    (dayFirst
      ? make(a, b, 'the only possible order is month, day')
      : make(b, a, 'the only possible order is day, month'))
  );
}

function twoNumbers(r: Reader, i: number, tight: boolean): Parsed<TimeNode> | null {
  const a = r.number(i);
  const b = r.number(i + 2);
  if (!a || !b) return null;
  const sign = r.text(i + 1);
  // Around the clock; and the rest of '30/02/2027', which is no date.
  if (a.value === 24 && b.text === '7' && sign === '/') return null;
  if (tight && r.text(i - 1) === sign && r.glued(i) && r.number(i - 2)) return null;
  if (a.digits === 4 && b.digits <= 2 && b.value >= 1 && b.value <= 12 && tight && sign !== '.') {
    return {
      node: onDate(intersect([year(a.value), month(b.value)]), Slot.year | Slot.month, 'year and month'),
      end: i + 3,
    };
  }
  if (
    b.digits === 4 &&
    a.digits <= 2 &&
    a.value >= 1 &&
    a.value <= 12 &&
    tight &&
    sign !== '.' &&
    b.value > 1900 &&
    b.value < 2200
  ) {
    return {
      node: onDate(intersect([year(b.value), month(a.value)]), Slot.year | Slot.month, 'month and year'),
      end: i + 3,
    };
  }
  if (a.digits > 2 || b.digits > 2) return null;
  // '2.5 hours'
  if (r.lex(i + 3).unit || (r.glued(i + 3) && r.is(i + 3, 'h', 'm', 'd', 's'))) return null;
  // '2/29/2019' is not a date, and neither is its beginning.
  if (tight && r.text(i + 3) === sign && r.glued(i + 3) && r.number(i + 4) && r.glued(i + 4)) return null;
  if (tight && r.text(i - 1) === sign && r.glued(i) && r.number(i - 2)) return null;
  const made = ordered(r, a.value, b.value, (m, d, rule) =>
    valid(2000, m, d) ? onDate(monthDay(m, d), DATE, rule) : null,
  );
  if (!made) return null;
  // '2-4' and '9.30' are dates only when nothing else makes sense of them.
  // '5.12.' is how much of Europe writes a date.
  const dotted =
    sign === '.' && tight && r.is(i + 3, '.') && r.glued(i + 3) && !(r.number(i + 4) && r.glued(i + 4));
  if (dotted) return { node: made, end: i + 4 };
  // 'on 5.12' is a day: hours come after 'at'.
  const onDay =
    sign === '.' && tight && (r.is(i - 1, 'on') || (r.lex(i - 1).weekday !== undefined && b.digits === 1));
  const latent = (sign !== '/' || !tight) && !onDay;
  return { node: latent ? { ...made, latent: true } : made, end: i + 3 };
}

/** 'nineteen eighty four', 'twenty twenty seven', 'two thousand and sixteen'. */
export function spelledYear(r: Reader, i: number): Parsed<number> | null {
  if (r.number(i)) return null;
  if (r.is(i, 'two') && r.is(i + 1, 'thousand')) {
    const at = r.skip(i + 2, 'and');
    const rest = r.number(at) ? null : integer(r, at);
    return rest && rest.node < 100 ? { node: 2000 + rest.node, end: rest.end } : { node: 2000, end: i + 2 };
  }
  const hundreds = r.is(i, 'eighteen') ? 1800 : r.is(i, 'nineteen') ? 1900 : r.is(i, 'twenty') ? 2000 : 0;
  if (!hundreds) return null;
  // 'nineteen hundred and ninety three'
  const at = r.is(i + 1, 'hundred') ? r.skip(i + 2, 'and') : r.skip(i + 1, '-');
  const rest = r.number(at) ? null : integer(r, at);
  return rest && rest.node >= 10 && rest.node < 100 ? { node: hundreds + rest.node, end: rest.end } : null;
}

/** A year by itself: '2015', 'year 2008', 'the year of 2008', '’18' after a month. */
export function yearNumber(r: Reader, i: number): Parsed<TimeNode> | null {
  let at = i;
  const said = r.is(r.skip(at, 'the'), 'year', 'yr');
  if (said) at = r.skip(r.skip(at, 'the') + 1, 'of');
  const words = spelledYear(r, at);
  if (words) {
    const node = onDate(year(words.node), Slot.year, 'a whole year');
    return {
      node: said || r.is(i - 1, 'in', 'since', 'of') ? node : { ...node, latent: true },
      end: words.end,
    };
  }
  // When a school or fiscal year begins is not ours to guess.
  if (r.is(i - 1, 'school', 'fiscal', 'academic', 'financial', 'fy', 'tax')) return null;
  const n = r.number(at);
  // The end of '2/30/2027', which is no date, is not a year either.
  if (r.is(at - 1, '/', '-', '.') && r.glued(at) && r.number(at - 2) && r.number(at - 2)?.digits !== 4)
    return null;
  if (
    n?.digits === 4 &&
    !r.is(at - 1, 'at', '@') &&
    n.value >= (said || r.is(i - 1, 'in', 'since', 'of', 'from', 'to', 'until') ? 1000 : 1900) &&
    n.value < 2300 &&
    !(r.is(at + 1, ':', '/', '.', '$', '%') && r.glued(at + 1) && r.number(at + 2))
  ) {
    const era = r.is(at + 1, 'ad', 'ce') ? at + 2 : at + 1;
    const node = onDate(year(n.value), Slot.year, 'a whole year');
    return { node: said || r.is(i - 1, 'in', 'since', 'of') ? node : { ...node, latent: true }, end: era };
  }
  return null;
}

/** 'the 23rd', '23rd', and inside a range a bare '23'. */
export function dayNumberOnly(day: number, latent: boolean): TimeNode | null {
  if (day < 1 || day > 31) return null;
  const node = onDate(dayOfMonth(day), Slot.day, `the next ${day}. of a month`);
  return latent ? { ...node, latent: true } : node;
}

export const thisYear = (r: Reader): number => dateOf(r.moment.today).year;
