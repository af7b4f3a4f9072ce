import { HOUR, MINUTE } from '../civil/calendar.ts';
import { mayFollow } from '../text/clause.ts';
import { digital } from './clock-digits.ts';
import { type Said, withHalf } from './clock-parts.ts';
import { isCount } from './counts.ts';
import type { Parsed } from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';

/** A time of day as people write and say it. */
export function clock(r: Reader, i: number): Parsed<Said> | null {
  return r.remember('clock', i, () => {
    if (isCount(r, i)) return null;
    const said = named(r, i) ?? pastOrTo(r, i) ?? digital(r, i) ?? spelledClock(r, i);
    return said ? softened(r, andHalf(r, said)) : null;
  });
}

/** 'seven and a half' said of an hour: half past it. */
function andHalf(r: Reader, said: Parsed<Said>): Parsed<Said> {
  const half =
    r.phrase && said.node.clock.grain === 'hour' && r.is(said.end, 'and') ? r.skip(said.end + 1, 'a') : -1;
  if (half < 0 || !r.is(half, 'half') || r.lex(half + 1).unit || r.is(half + 1, 'past')) return said;
  return { node: { ...moved(said.node, 30), latent: said.node.latent }, end: half + 1 };
}

/** '3ish', 'noon-ish', '3 sharp', '3pm or so'. */
function softened(r: Reader, said: Parsed<Said>): Parsed<Said> {
  const at = r.is(said.end, '-') && r.is(said.end + 1, 'ish') ? said.end + 1 : said.end;
  if (r.is(at, 'ish', 'approximately') || (r.is(at, 'or') && r.is(at + 1, 'so'))) {
    return {
      node: { ...said.node, latent: false, approximate: true },
      end: r.is(at, 'or') ? at + 2 : at + 1,
    };
  }
  if (r.is(at, 'sharp')) return { node: { ...said.node, latent: false }, end: at + 1 };
  if (r.words(at, 'on', 'the', 'dot') > 0) return { node: { ...said.node, latent: false }, end: at + 3 };
  return said;
}

function named(r: Reader, i: number): Parsed<Said> | null {
  const at = r.is(i, '12', 'twelve') ? i + 1 : i;
  const fixed = (second: number, end: number, approximate = false): Parsed<Said> => ({
    node: {
      clock: { second, open: false, grain: 'hour' },
      latent: false,
      ...(approximate ? { approximate: true as const } : {}),
    },
    end,
  });
  if (r.is(at, 'noon')) return fixed(12 * HOUR, at + 1);
  if (r.is(at, 'noonish')) return fixed(12 * HOUR, at + 1, true);
  if (r.is(at, 'midnight')) return fixed(24 * HOUR, at + 1);
  if (r.is(i, 'mid')) {
    const next = r.skip(i + 1, '-');
    if (r.is(next, 'night')) return fixed(24 * HOUR, next + 1);
    if (r.is(next, 'day')) return fixed(12 * HOUR, next + 1);
  }
  return null;
}

/** 'half past three', 'half three', 'quarter to noon', 'ten past 9', '20 minutes to 2pm'. */
function pastOrTo(r: Reader, i: number): Parsed<Said> | null {
  let minutes: number;
  let at: number;
  const start = r.is(i, 'a') ? i + 1 : i;
  if (r.is(start, 'half')) {
    const past = r.skip(start + 1, 'past', 'after');
    const base = hourOnly(r, past);
    // 'half three' is British for half past; 'half 3 hours' is not a clock at all.
    if (!base || (past === start + 1 && r.lex(base.end).unit)) return null;
    return { node: moved(base.node, 30), end: base.end };
  }
  if (r.is(start, 'quarter')) {
    minutes = 15;
    at = start + 1;
  } else {
    const n = fiveAndTwenty(r, i) ?? integer(r, i);
    if (!n || n.node < 1 || n.node > 59) return null;
    // The minutes of '9.30 to 11'.
    if (r.is(i - 1, '.', ':') && r.glued(i)) return null;
    minutes = n.node;
    const unit = r.is(n.end, 'minutes', 'minute', 'min', 'mins');
    at = unit ? n.end + 1 : n.end;
    // '5 to 7' in digits is a range; 'twenty to two' and '20 to 2' cannot be one.
    // '5 to 3' can be one only if it lasted ten hours.
    const span = ((integer(r, at + 1)?.node ?? 0) - minutes + 12) % 12;
    const digitsRange =
      !unit &&
      r.is(at, 'to', 'till', 'until', 'of', 'before', 'from', 'after') &&
      minutes <= 12 &&
      !(r.is(at, 'to') && span >= 9);
    if (digitsRange && r.number(i)) return null;
    if (!unit && r.is(at, 'from', 'of')) return null;
    // 'From ten until two' is a range, not ten minutes before two.
    const isRange = !unit && minutes <= 12 && r.is(i - 1, 'from') && r.is(at, 'to', 'till', 'until');
    if (isRange && !r.is(at + 2, 'to', 'till', 'until', '-')) return null;
    if (!unit && minutes % 5 !== 0 && !r.is(at, 'past')) return null;
  }
  const back = r.is(at, 'to', 'of', 'before') || (r.is(at, 'until') && !r.is(start, 'a'));
  if (!back && !r.is(at, 'past', 'after', 'from')) return null;
  const base = hourOnly(r, at + 1);
  if (!base) return null;
  const unitSaid = r.is(start, 'quarter') || r.is(at - 1, 'minutes', 'minute', 'min', 'mins');
  // '13 to 15' are two days or two hours.
  if (!unitSaid && (integer(r, at + 1)?.node ?? 0) > 12) return null;
  // 'five to seven' is more often a range than 6:55; 'ten to three' is 2:50.
  const span = base.node.clock.second / HOUR - minutes;
  // 'Ten till noon' lasts two hours.
  const isRange = base.node.latent || (r.is(at, 'until') && r.is(at + 1, 'noon', 'midday'));
  if (!unitSaid && back && minutes <= 12 && isRange && span > 0 && span <= 4) return null;
  // 'From eleven until two' is a range, unless another end follows.
  const lasts = (span + 24) % 12;
  const isBehindFrom = r.is(i - 1, 'from') && base.node.latent && !goesOn(r, base.end);
  if (!unitSaid && back && minutes <= 12 && isBehindFrom && lasts <= 8) return null;
  const node = moved(base.node, back ? -minutes : minutes);
  // '5 to 3' in digits may be a score.
  const bare = !unitSaid && back && minutes <= 12 && r.number(i) !== undefined && base.node.latent;
  return { node: bare ? { ...node, latent: true } : node, end: base.end };
}

/** 'Five and twenty past': an old way to say twenty-five past. */
const fiveAndTwenty = (r: Reader, i: number): Parsed<number> | null =>
  r.is(i, 'five') && r.is(i + 1, 'and') && r.is(i + 2, 'twenty') && r.is(i + 3, 'past', 'to')
    ? { node: 25, end: i + 3 }
    : null;

/** 'From ten to four until six': the end of the range still follows. */
const goesOn = (r: Reader, i: number): boolean =>
  r.is(i, 'to', 'until', 'through', '-') || (r.is(i, 'in', 'at') && r.is(i + 3, 'to', 'until'));

function moved(said: Said, minutes: number): Said {
  const { clock: base } = said;
  const half = base.open ? 12 * HOUR : 24 * HOUR;
  const second = (base.second + minutes * MINUTE + half) % half;
  return { ...said, clock: { ...base, second, grain: 'minute' }, latent: false };
}

/** A whole hour, to count minutes from: '3', 'three', '3pm', 'noon', 'midnight'. */
function hourOnly(r: Reader, i: number): Parsed<Said> | null {
  const word = named(r, i);
  if (word) return word;
  const n = integer(r, i);
  if (!n || n.node > 24 || (r.number(i)?.digits ?? 0) > 2 || (r.is(n.end, ':', '/') && r.glued(n.end)))
    return null;
  return withHalf(r, n.end, n.node, 0, 0, 'hour', true, (r.number(i)?.text ?? '').startsWith('0'));
}

/** 'seven thirty pm', 'eight oh five', 'seven'. */
/** 'The morning one', 'the one in the afternoon': something, and not one o'clock. */
const standsForThing = (r: Reader, i: number): boolean =>
  r.is(i, 'one') &&
  (r.is(i - 1, 'morning', 'afternoon', 'evening', 'night')
    ? !r.is(i + 1, ...BEHIND_ONE) && r.lex(i + 1).number === undefined
    : r.is(i - 1, 'the') && r.is(i + 1, 'in', 'on'));
const BEHIND_ONE = [
  "o'clock",
  'oclock',
  'o',
  'am',
  'pm',
  'a',
  'p',
  'to',
  'till',
  'until',
  '-',
  'or',
  'ish',
] as const;

function spelledClock(r: Reader, i: number): Parsed<Said> | null {
  const hour = r.lex(i).number;
  if (hour === undefined || hour < 1) return null;
  // 'fourteen hundred hours', and next to a day 'sixteen hundred'; 'nineteen hundred' is a year.
  if (r.is(i + 1, 'hundred') && hour < 24) {
    const hours = r.is(i + 2, 'hours', 'hrs');
    return hours || (hour > 12 && hour < 18)
      ? withHalf(r, hours ? i + 3 : i + 2, hour, 0, 0, 'hour', !hours, true)
      : null;
  }
  if (hour > 17 || standsForThing(r, i)) return null;
  let minute = 0;
  let end = i + 1;
  const gap = r.skip(end, '-');
  if (r.is(gap, 'oh', 'o') && r.lex(gap + 1).number !== undefined && (r.lex(gap + 1).number ?? 99) < 10) {
    minute = r.lex(gap + 1).number ?? 0;
    end = gap + 2;
  } else {
    const m = integer(r, gap);
    if (m && m.node >= 10 && m.node < 60 && !r.number(gap)) {
      minute = m.node;
      end = m.end;
    }
  }
  const grain = end > i + 1 ? 'minute' : 'hour';
  if (r.is(end, 'past')) return null;
  // 'fifteen thirty' next to a day.
  if (hour > 12) return grain === 'minute' ? withHalf(r, end, hour, minute, 0, grain, true, true) : null;
  // 'eight forty five' is a time unless it counts something.
  const next = r.tokens[end];
  const counts = grain === 'hour' || (next?.kind === 'word' && !mayFollow(next.text));
  return withHalf(r, end, hour, minute, 0, grain, counts);
}
