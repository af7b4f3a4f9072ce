import { dayNumber, daysInMonth } from '../civil/calendar.ts';
import { month, monthDay, onDay, weekday, year } from '../series/cycles.ts';
import { intersect } from '../series/series.ts';
import { mayFollow } from '../text/clause.ts';
import { clock } from './clock.ts';
import { combine } from './combine.ts';
import { isCount } from './counts.ts';
import { dayNumberOnly, fullYear, spelledYear } from './dates-numeric.ts';
import { onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { integer, ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';

/** A weekday name. Short forms that are also words ('sat', 'sun', 'wed') stay latent. */
export function weekdayName(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.is(i, 'on') ? i + 1 : i;
  const { weekday: iso, weak, plural } = r.lex(at);
  if (iso === undefined || plural) return null;
  const name = onDate(
    weekday(iso),
    Slot.weekday,
    'the coming one; said on that very day, the one a week later',
    { notToday: true },
  );
  const end =
    r.is(at + 1, '.') && r.glued(at + 1) && r.text(at).length <= 5 && at + 2 <= r.length ? at + 2 : at + 1;
  const next = r.tokens[at + 1];
  const isJoined = r.is(at + 1, 'and', 'or') && r.lex(at + 2).weekday === undefined;
  const noun =
    r.is(at - 1, 'the', 'i', 'he', 'she', 'we', 'they', 'it', 'a', 'you') ||
    (r.is(at - 1, 'and') && r.lex(at - 2).weekday === undefined) ||
    // 'sun cream', 'sun and sea'; 'sat brunch' is one on Saturday.
    (r.is(at, 'sun') &&
      (isJoined || (next?.kind === 'word' && !mayFollow(next.text) && next.lexeme === undefined)));
  const sure = at > i || !weak || (r.tokens[at]?.capital && !r.is(at - 1, 'the')) || !noun;
  return {
    node: sure ? name : { ...name, latent: true },
    end: end === at + 2 && (r.tokens[end]?.glued ?? false) ? at + 1 : end,
  };
}

/** 'Fri 13', 'Wednesday 31': a number too large for an hour is a day of the month. */
export function weekdayAndDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const named = weekdayName(r, i);
  const n = named && r.number(r.skip(named.end, ','));
  if (!named || !n || n.digits > 2 || n.value < 1 || n.value > 31) return null;
  const end = r.skip(named.end, ',') + 1;
  // 'Saturday 11, 10:00': with its hour behind it, a small number is the day too.
  const hours = r.is(end, ',', 'at') && r.number(end + 1) !== undefined ? end + 1 : -1;
  const isFirst = isFirstOfDays(r, end);
  if (n.value < 13 && !isFirst && !(r.phrase && hours > 0 && clock(r, hours))) return null;
  if (
    (!isFirst && r.is(end, ':', '.', '/', '-', 'h', 'am', 'pm', 'to')) ||
    r.lex(end).unit ||
    r.lex(end).month !== undefined ||
    r.lex(r.skip(end, 'of')).month !== undefined
  )
    return null;
  const day = dayNumberOnly(n.value, false);
  const both = day && combine(named.node, day);
  return both && { node: both, end };
}

/** 'Thu 3 to Sat 5 December': behind it stands another weekday with its day. */
function isFirstOfDays(r: Reader, i: number): boolean {
  if (!r.is(i, 'to', '-', 'till', 'til', 'until', 'through', 'thru')) return false;
  const at = r.skip(i + 1, 'and', 'including', 'on');
  const number = r.skip(at + 1, ',', 'the');
  const n = r.lex(at).weekday === undefined ? undefined : r.number(number);
  if (!n || n.digits > 2 || n.value < 1 || n.value > 31) return false;
  // 'Mon 9 to Tue 5' may be hours; a month, or a number that is no hour, says that these are days.
  const behind = r.is(number + 1, 'st', 'nd', 'rd', 'th') ? number + 2 : number + 1;
  return n.value > 12 || behind > number + 1 || r.lex(r.skip(behind, 'of')).month !== undefined;
}

/** Position after what may stand between the parts of a date: ', ', '-', '/', 'of', 'the'. */
const between = (r: Reader, i: number): number => {
  let at = i;
  if (r.is(at, '.') && r.glued(at)) at++;
  if (r.is(at, ',', '-', '/')) at++;
  return r.skip(r.skip(at, 'of'), 'the');
};

/** A year after a month or a day of it: ', 2015', ''14', ' of 2014', '-2020'. */
function yearAfter(r: Reader, i: number): Parsed<number> | null {
  let at = i;
  if (r.is(at, '.') && r.glued(at)) at++;
  if (r.is(at, ',', '-', '/')) at++;
  at = r.skip(at, 'in', 'of');
  at = r.is(at, 'the') && r.is(at + 1, 'year') ? at + 2 : at;
  const short = r.is(at, "'") ? r.number(at + 1) : undefined;
  if (short?.digits === 2) return { node: fullYear(r, short.value, 2), end: at + 2 };
  const words = spelledYear(r, at);
  if (words) return words;
  const n = r.number(at);
  // '1 December 9.50' has minutes there.
  if (n?.digits === 2 && r.is(at - 1, '.') && r.glued(at - 1) && r.glued(at)) return null;
  // 'Nov 15 93': too large for an hour or a day.
  const big =
    n?.digits === 2 && n.value > (r.number(at - 1) || r.is(at - 1, 'st', 'nd', 'rd', 'th', ',') ? 24 : 31);
  if (n && big && !r.glued(at + 1) && !r.lex(at + 1).unit && r.lex(at + 1).month === undefined)
    return { node: fullYear(r, n.value, 2), end: at + 1 };
  if (n?.digits !== 4 || n.value < 1000 || n.value > 2300) return null;
  // 'Feb 3 1530' may be half past three, but nobody plans in the sixteenth century.
  if (n.value < 1900 && (r.phrase || !r.is(at - 1, ',', 'in', 'of'))) return null;
  if (r.is(at + 1, ':') && r.glued(at + 1)) return null;
  return { node: n.value, end: at + 1 };
}

/** A two-digit year, only in 'Sep-23-20' and '23/Sep/20' where it can be nothing else. */
function shortYear(r: Reader, i: number): Parsed<number> | null {
  const n = r.number(i + 1);
  return r.is(i, '-', '/') && r.glued(i) && n?.digits === 2 && r.glued(i + 1)
    ? { node: fullYear(r, n.value, 2), end: i + 2 }
    : null;
}

function dayIn(r: Reader, m: number, d: number, end: number): Parsed<TimeNode> | null {
  if (d < 1 || d > daysInMonth(2000, m)) return null;
  const y = yearAfter(r, end) ?? (r.is(end - 2, '-', '/') ? shortYear(r, end) : null);
  if (y) {
    if (d > daysInMonth(y.node, m)) return null;
    return { node: onDate(onDay(dayNumber(y.node, m, d)), WHOLE_DATE, 'a full date'), end: y.end };
  }
  return {
    node: onDate(monthDay(m, d), Slot.month | Slot.day, 'the next time this date comes', { month: m }),
    end,
  };
}

/** 'from 3 to 4, first one tomorrow', 'to 3 January, first and last day included': no day of the month. */
export const countsTimes = (r: Reader, i: number): boolean =>
  r.is(i, 'first') && (r.is(i + 1, 'one', 'time', 'session') || r.words(i + 1, 'and', 'last') > 0);

/** A number that is the day of a month: '3', '3rd', 'third', 'the 3rd'. */
export function dayWord(r: Reader, i: number): Parsed<number> | null {
  const the = r.skip(i, 'the');
  // 'the day 2 of December'
  const at = r.is(the, 'day') && r.number(the + 1) ? the + 1 : the;
  const place = countsTimes(r, at) ? null : ordinal(r, at);
  if (place) return { node: place.node, end: r.is(place.end, 'day') ? place.end + 1 : place.end };
  // 'Starting 13 April, ten times'.
  const n = isCount(r, at) ? null : integer(r, at);
  if (!n || n.node < 1 || n.node > 31 || (r.number(at)?.digits ?? 2) > 2) return null;
  return r.is(n.end, 'day') && r.is(n.end + 1, 'of') ? { node: n.node, end: n.end + 1 } : n;
}

/** 'March 3', 'Mar. 3rd, 2015', 'March 2015', 'March', 'Dec/2018', 'Feb13'. */
export function monthFirst(r: Reader, i: number): Parsed<TimeNode>[] {
  const { month: m, weak } = r.lex(i);
  if (m === undefined) return [];
  // '31 February' is no date, and not the month either.
  const before = r.number(i - 1);
  if (before?.digits === 2 && before.value <= 31 && before.value > daysInMonth(2000, m)) return [];
  const found: Parsed<TimeNode>[] = [];
  const at = between(r, i + 1);
  const d = dayWord(r, at);
  // '1 December 9.50', where the day is said already.
  const isDotted =
    before !== undefined &&
    d !== null &&
    r.is(d.end, '.') &&
    r.glued(d.end) &&
    r.glued(d.end + 1) &&
    r.number(d.end + 1)?.digits === 2;
  const followed =
    d &&
    r.number(d.end - 1) &&
    (isDotted || (r.is(d.end, ':', 'am', 'pm', 'h') && (r.glued(d.end) || r.is(d.end, 'am', 'pm'))));
  // 'Feb 30' is no date, and not the month either.
  if (d && !followed && r.number(at)?.digits === 2 && d.node > daysInMonth(2000, m) && d.node <= 31)
    return [];
  // '3 Dec - 9 Dec': the day behind the dash has a month of its own.
  const isNext = d !== null && r.is(i + 1, '-') && r.lex(r.skip(d.end, 'of')).month !== undefined;
  if (d && !followed && !isNext && !r.lex(d.end).unit) {
    const day = dayIn(r, m, d.node, d.end);
    if (day) found.push(day);
  }
  const y = yearAfter(r, i + 1);
  if (y)
    found.push({
      node: onDate(intersect([year(y.node), month(m)]), Slot.year | Slot.month, 'a month of a year'),
      end: y.end,
    });
  const end =
    r.is(i + 1, '.') && r.glued(i + 1) && r.text(i).length <= 4 && r.tokens[i + 2] !== undefined
      ? i + 2
      : i + 1;
  const alone = onDate(month(m), Slot.month, 'the coming or current month of that name');
  const sure =
    !weak ||
    (r.tokens[i]?.capital &&
      r.is(
        i - 1,
        'in',
        'of',
        'until',
        'since',
        'by',
        'this',
        'next',
        'last',
        'for',
        'through',
        'to',
        'from',
        'during',
        'every',
        '-',
      ));
  const said = sure || r.is(i - 1, 'in', 'of', 'since', 'except', 'throughout', 'during');
  found.push({ node: said ? alone : { ...alone, latent: true }, end });
  return found;
}

/** '3 March', 'the 3rd of March 2015', '3rd Mar', 'third of march'. */
export function dayFirst(r: Reader, i: number): Parsed<TimeNode> | null {
  const d = dayWord(r, r.is(i, 'on') ? i + 1 : i);
  if (!d || r.is(i - 1, '$', '€', '£')) return null;
  const at = between(r, d.end);
  const { month: m } = r.lex(at);
  if (m === undefined) return null;
  return dayIn(
    r,
    m,
    d.node,
    r.is(at + 1, '.') && r.glued(at + 1) && r.text(at).length <= 4 && r.number(at + 2) ? at + 2 : at + 1,
  );
}

/** '2017 April', 'year before month'. */
export function yearFirst(r: Reader, i: number): Parsed<TimeNode> | null {
  const n = r.number(i);
  if (n?.digits !== 4 || n.value < 1900 || n.value > 2200) return null;
  const at = r.skip(i + 1, ',', '-', '/');
  const { month: m } = r.lex(at);
  if (m === undefined) return null;
  const d = dayWord(r, r.skip(at + 1, '-', '/'));
  if (d && d.node <= daysInMonth(n.value, m)) {
    return { node: onDate(onDay(dayNumber(n.value, m, d.node)), WHOLE_DATE, 'a full date'), end: d.end };
  }
  return {
    node: onDate(intersect([year(n.value), month(m)]), Slot.year | Slot.month, 'a month of a year'),
    end: at + 1,
  };
}

/** 'the ides of March': the middle of a Roman month. */
export function ides(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.skip(i, 'the');
  const { month: m } = r.lex(at + 2);
  if (!r.is(at, 'ides') || !r.is(at + 1, 'of') || m === undefined) return null;
  return dayIn(r, m, [3, 5, 7, 10].includes(m) ? 15 : 13, at + 3);
}

/** 'Sep-2027-23', '2027/23/Sep', '23.Sep.2027': with a name among three parts no order is in doubt. */
export function mixedDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const sign = r.text(i + 1);
  if ((sign !== '-' && sign !== '/' && sign !== '.') || r.text(i + 3) !== sign) return null;
  for (let k = i + 1; k < i + 5; k++) if (!r.glued(k)) return null;
  const parts = [i, i + 2, i + 4];
  const named = parts.find((k) => r.lex(k).month !== undefined);
  const long = parts.find((k) => r.number(k)?.digits === 4);
  const short = parts.find((k) => (r.number(k)?.digits ?? 9) <= 2);
  if (named === undefined || long === undefined || short === undefined) return null;
  const [m, y, d] = [r.lex(named).month ?? 0, r.number(long)?.value ?? 0, r.number(short)?.value ?? 0];
  if (y < 1900 || y > 2200 || d < 1 || d > daysInMonth(y, m)) return null;
  return { node: onDate(onDay(dayNumber(y, m, d)), WHOLE_DATE, 'a full date'), end: i + 5 };
}
