import { HOUR, MINUTE } from '../civil/calendar.ts';
import { mayFollow } from '../text/clause.ts';
import type { Clock, Parsed } from './nodes.ts';
import { integer } from './numbers.ts';
import type { Reader } from './reader.ts';

/** A clock reading with what is needed to trust it: a bare '3' is latent, 'around 3' is approximate. */
export interface Said {
  readonly clock: Clock;
  readonly latent: boolean;
  readonly approximate?: true;
}

type Half = 'am' | 'pm';

/** 'am', 'p.m.', 'p m', and a glued 'a' or 'p'. */
export function meridiem(r: Reader, i: number): Parsed<Half> | null {
  if (r.is(i, 'am', 'pm')) return { node: r.text(i) as Half, end: i + 1 };
  if (r.is(i, 'in') && r.is(i + 1, 'the') && r.is(i + 2, 'am', 'pm'))
    return { node: r.text(i + 2) as Half, end: i + 3 };
  if (!r.is(i, 'a', 'p')) return null;
  const half: Half = r.is(i, 'a') ? 'am' : 'pm';
  if (r.is(i + 1, '.') && r.is(i + 2, 'm'))
    return { node: half, end: r.is(i + 3, '.') && r.glued(i + 3) ? i + 4 : i + 3 };
  if (r.is(i + 1, 'm')) return { node: half, end: i + 2 };
  return r.glued(i) && r.number(i - 1) ? { node: half, end: i + 1 } : null;
}

export function clockOf(
  hour: number,
  minute: number,
  second: number,
  half: Half | null,
  grain: Clock['grain'],
  exact24 = false,
): Clock | null {
  if (hour > 24 || minute > 59 || second > 59) return null;
  if (half && (hour > 23 || hour === 0 || (half === 'am' && hour > 12))) return null;
  let h = hour;
  if (half && hour <= 12) h = (hour % 12) + (half === 'pm' ? 12 : 0);
  const open = !half && !exact24 && hour >= 1 && hour <= 12;
  return { second: (open ? hour % 12 : h) * HOUR + minute * MINUTE + second, open, grain };
}

/** A time of day as people write and say it. */
export function clock(r: Reader, i: number): Parsed<Said> | null {
  return r.remember('clock', i, () => {
    const said = named(r, i) ?? pastOrTo(r, i) ?? digital(r, i) ?? spelledClock(r, i);
    return said ? softened(r, said) : null;
  });
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
    const n = integer(r, i);
    if (!n || n.node < 1 || n.node > 59) return null;
    // The minutes of '9.30 to 11'.
    if (r.is(i - 1, '.', ':') && r.glued(i)) return null;
    minutes = n.node;
    const unit = r.is(n.end, 'minutes', 'minute', 'min', 'mins');
    at = unit ? n.end + 1 : n.end;
    // '5 to 7' in digits is a range; 'twenty to two' and '20 to 2' cannot be one.
    const digitsRange =
      !unit && r.is(at, 'to', 'till', 'until', 'of', 'before', 'from', 'after') && minutes <= 12;
    if (digitsRange && r.number(i)) return null;
    if (!unit && r.is(at, 'from', 'of')) return null;
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
  if (!unitSaid && back && minutes <= 12 && base.node.latent && span > 0 && span <= 4) return null;
  return { node: moved(base.node, back ? -minutes : minutes), end: base.end };
}

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

function withHalf(
  r: Reader,
  end: number,
  h: number,
  m: number,
  s: number,
  grain: Clock['grain'],
  latent: boolean,
  exact24 = false,
): Parsed<Said> | null {
  let at = end;
  let sure = !latent;
  if (r.is(at, 'oclock', 'o')) {
    if (r.is(at, 'o') && !r.is(at + 1, 'clock')) return null;
    at = r.is(at, 'o') ? at + 2 : at + 1;
    sure = true;
  }
  const half = meridiem(r, at);
  const clock24 = !half && (exact24 || h > 12 || h === 0);
  const made = clockOf(h, m, s, half?.node ?? null, grain, clock24);
  return made ? { node: { clock: made, latent: !sure && !half }, end: half?.end ?? at } : null;
}

/** '15:30', '3.30pm', '15h30', '1730', '3pm', '3 o'clock', '3'. */
function digital(r: Reader, i: number): Parsed<Said> | null {
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
  const zero = n.digits === 2 && n.text.startsWith('0');
  const minute = r.number(i + 2);
  const spread = r.is(i + 1, ':') && meridiem(r, i + 3) !== null;
  if (n.digits <= 2 && minute?.digits === 2 && r.glued(i + 1) && (r.glued(i + 2) || spread)) {
    if (r.is(i + 1, ':')) {
      const second = r.number(i + 4);
      if (r.is(i + 3, ':') && r.glued(i + 3) && second?.digits === 2) {
        return withHalf(r, i + 5, n.value, minute.value, second.value, 'second', false, zero);
      }
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
    if (minute?.digits === 2 && minute.value < 60)
      return withHalf(r, i + 3, n.value, minute.value, 0, 'minute', false, true);
    // 'for 3h' is a length, 'at 3h' and '15h' are times.
    const length =
      r.is(i - 1, 'for', 'in', 'about', 'lasting') ||
      (n.value < 13 && !r.is(i - 1, 'at', '@', 'from', 'to', 'until', '-', 'by'));
    return withHalf(r, i + 2, n.value, 0, 0, 'hour', length, true);
  }
  if (n.digits === 3 || n.digits === 4) return compact(r, i);
  if (n.digits > 2) return null;
  // '8 15 am'
  const spaced = r.number(i + 1);
  if (spaced?.digits === 2 && spaced.value < 60 && n.value >= 1 && n.value <= 12 && meridiem(r, i + 2)) {
    return withHalf(r, i + 2, n.value, spaced.value, 0, 'minute', false);
  }
  return withHalf(r, i + 1, n.value, 0, 0, 'hour', true, zero);
}

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
  if (n.digits === 4 && n.value >= 1900 && n.value < 2100 && !r.is(i - 1, 'at', '@') && !meridiem(r, i + 1))
    return null;
  const exact24 = n.digits === 4 && (h >= 13 || n.text.startsWith('0'));
  // '0730' with its zero can hardly be anything else.
  return withHalf(r, i + 1, h, m, 0, 'minute', !(n.digits === 4 && n.text.startsWith('0') && h > 0), exact24);
}

/** 'seven thirty pm', 'eight oh five', 'seven'. */
function spelledClock(r: Reader, i: number): Parsed<Said> | null {
  const hour = r.lex(i).number;
  if (hour === undefined || hour < 1 || hour > 12) return null;
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
  // 'eight forty five' is a time unless it counts something.
  const next = r.tokens[end];
  const counts = grain === 'hour' || (next?.kind === 'word' && !mayFollow(next.text));
  return withHalf(r, end, hour, minute, 0, grain, counts);
}
