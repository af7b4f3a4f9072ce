import { mayFollow } from '../text/clause.ts';
import { meridiem, type Said, withHalf } from './clock-parts.ts';
import type { Parsed } from './nodes.ts';
import type { Reader } from './reader.ts';

/** '15:30', '3.30pm', '15h30', '1730', '3pm', '3 o'clock', '3'. */
export function digital(r: Reader, i: number): Parsed<Said> | null {
  const n = r.number(i);
  if (!n) return null;
  // A piece of '10/7' or '$5' is not an hour.
  if (
    (r.is(i + 1, '/', '%') && r.glued(i + 1)) ||
    (r.is(i - 1, '/', '#') && r.glued(i)) ||
    r.is(i - 1, '$', '€', '£')
  )
    return null;
  if (r.is(i - 1, ':', '.') && r.glued(i - 1) && r.glued(i) && r.number(i - 2)) return null;
  if (r.is(i + 1, ':') && r.glued(i + 1) && r.number(i + 2) && r.number(i + 2)?.digits !== 2) return null;
  const minute = r.number(i + 2);
  // '1.5 hours', and '1,5' where a unit shows it.
  if (minute && r.glued(i + 1) && r.glued(i + 2)) {
    if (r.is(i + 1, '.') && minute.digits === 1) return null;
    if (r.is(i + 1, ',') && r.lex(i + 3).unit) return null;
  }
  const zero = n.digits === 2 && n.text.startsWith('0');
  const spread = r.is(i + 1, ':') && meridiem(r, i + 3) !== null;
  if (n.digits <= 2 && minute?.digits === 2 && r.glued(i + 1) && (r.glued(i + 2) || spread)) {
    if (r.is(i + 1, ':')) {
      const second = r.number(i + 4);
      if (r.is(i + 3, ':') && r.glued(i + 3) && second?.digits === 2) {
        return withHalf(r, i + 5, n.value, minute.value, second.value, 'second', false, zero);
      }
      // '1:30 hours' is a length.
      if (r.lex(i + 3).unit === 'hour' && n.value < 13) return null;
      return withHalf(r, i + 3, n.value, minute.value, 0, 'minute', false, zero);
    }
    // '3.30' is a price or a section number unless something says that it is a time.
    if (r.is(i + 1, '.') && !(r.is(i + 3, '.') && r.glued(i + 3) && r.number(i + 4)))
      return withHalf(r, i + 3, n.value, minute.value, 0, 'minute', true, zero);
    // '1h30' by itself is a length, '15h30' and 'at 1h30' are times.
    const length = n.value <= 4 && !r.is(i - 1, 'at', '@', 'from', 'to', 'until', '-', 'by');
    if (r.is(i + 1, 'h')) return withHalf(r, i + 3, n.value, minute.value, 0, 'minute', length, true);
  }
  if (n.digits <= 2 && r.is(i + 1, 'h') && n.value <= 24) {
    const spoken =
      n.value <= 4 && !r.glued(i + 2) && !r.is(i - 1, 'at', '@', 'from', 'to', 'until', '-', 'by');
    if (minute?.digits === 2 && minute.value < 60 && !spoken)
      return withHalf(r, i + 3, n.value, minute.value, 0, 'minute', false, true);
    // 'for 3h' is a length, 'at 3h' and '15h' are times.
    const length =
      r.is(i - 1, 'for', 'in', 'about', 'lasting') ||
      (n.value < 13 && !r.is(i - 1, 'at', '@', 'from', 'to', 'until', '-', 'by'));
    return withHalf(r, i + 2, n.value, 0, 0, 'hour', length, true);
  }
  if (n.digits === 3 || n.digits === 4) return compact(r, i);
  if (n.digits > 2) return null;
  // 'at 9 hours 10', as people say it whose language does
  const minutes = r.number(i + 2);
  if (
    r.is(i - 1, 'at', '@') &&
    r.is(i + 1, 'hours', 'hour', 'h') &&
    minutes?.digits === 2 &&
    minutes.value < 60
  )
    return withHalf(r, i + 3, n.value, minutes.value, 0, 'minute', false, true);
  // '8 15 am'
  const spaced = r.number(i + 1);
  if (spaced?.digits === 2 && spaced.value < 60 && n.value >= 1 && n.value <= 12 && meridiem(r, i + 2)) {
    return withHalf(r, i + 2, n.value, spaced.value, 0, 'minute', false);
  }
  // 'at 10 30', and in a phrase that is a time 'friday 10 30'
  const minutesSaid =
    r.is(i - 1, 'at', '@') || (r.phrase && !r.glued(i) && !isDayBehindMonth(r, i) && !dayOfMonth(r, i + 2));
  if (spaced?.digits === 2 && spaced.value < 60 && n.value <= 23 && minutesSaid) {
    const next = r.tokens[i + 2];
    const goes = next === undefined || next.kind !== 'word' || mayFollow(next.text) || r.phrase;
    if (goes && !next?.glued && next?.kind !== 'number')
      return withHalf(r, i + 2, n.value, spaced.value, 0, 'minute', false);
  }
  // 'ten past' needs the hour that is not said.
  if (r.is(i + 1, 'past')) return null;
  return withHalf(r, i + 1, n.value, 0, 0, 'hour', true, zero);
}

/** 'aug 15 18': the first number is the day; in '3 aug 15 30' the day stands before the month. */
const isDayBehindMonth = (r: Reader, i: number): boolean =>
  r.lex(i - 1).month !== undefined && !r.number(i - 2) && !r.is(i - 2, 'st', 'nd', 'rd', 'th', 'of');

/** A month or a unit follows: what stands before it is no minute. */
const dayOfMonth = (r: Reader, i: number): boolean =>
  r.lex(i).month !== undefined ||
  r.lex(i).unit !== undefined ||
  r.is(i, 'st', 'nd', 'rd', 'th', 'of', 'to', '-', '/');

/** '1930-2000': the hours of an evening where the years of a century lie far away. */
export function areHours(r: Reader, i: number): boolean {
  const [first, last] = [r.number(i), r.number(r.is(i + 1, '-', 'to', 'until') ? i + 2 : i)];
  if (first?.digits !== 4 || last?.digits !== 4 || last.value <= first.value) return false;
  const isNear = [first, last].every(({ value }) => Math.abs(value - yearOf(r.moment.today)) <= NEAR_YEARS);
  return !isNear && [first, last].every(({ value }) => value < 2400 && value % 100 < 60 && value % 5 === 0);
}
const NEAR_YEARS = 12;
const yearOf = (today: number): number => Math.floor(1970 + today / 365.2425);

/** 'Thursday 1930', 'first Monday of every month, 2000': no year stands behind a day of the week or a rhythm. */
const isBehindDay = (r: Reader, i: number): boolean => {
  const at = r.is(i - 1, ',', '-') ? i - 2 : i - 1;
  return (
    r.lex(at).weekday !== undefined ||
    r.lex(at).unit !== undefined ||
    r.is(at, 'morning', 'evening', 'night', 'afternoon', 'today', 'tomorrow', 'tonight', 'daily', 'weekdays')
  );
};

/** '1730', '530pm', '0900 hours'. */
function compact(r: Reader, i: number): Parsed<Said> | null {
  const n = r.number(i);
  if (!n) return null;
  const h = Math.floor(n.value / 100);
  const m = n.value % 100;
  if (h > 24 || m > 59) return null;
  if (r.is(i + 1, 'hours', 'hrs', 'hour', 'h') && n.digits === 4)
    return withHalf(r, i + 2, h, m, 0, 'minute', false, true);
  // '2014' is a year unless somebody says otherwise.
  if (
    n.digits === 4 &&
    n.value >= 1900 &&
    n.value < 2100 &&
    !r.is(i - 1, 'at', '@') &&
    !meridiem(r, i + 1) &&
    !areHours(r, i) &&
    !(
      r.phrase &&
      n.value % 5 === 0 &&
      i > 0 &&
      !r.tokens.some(({ lexeme }) => lexeme?.month !== undefined) &&
      isBehindDay(r, i)
    ) &&
    !(r.is(i - 1, '-', 'to', 'until') && areHours(r, i - 2))
  )
    return null;
  const exact24 = n.digits === 4 && (h >= 13 || n.text.startsWith('0'));
  // '0730' with its zero can hardly be anything else.
  return withHalf(r, i + 1, h, m, 0, 'minute', !(n.digits === 4 && n.text.startsWith('0') && h > 0), exact24);
}
