import { at as civilAt, DAY, dayOf, HOUR, weekdayOf } from '../civil/calendar.ts';
import { onDay, shift, type Unit, unitFrom, unitSeconds, weekday } from '../series/cycles.ts';
import { duration } from './durations.ts';
import { type Length, onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { integer } from './numbers.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { slotsOfUnit } from './relative.ts';

/**
 * Days and hours that count from what is spoken of: 'the Saturday after', 'the day before that', 'that evening', 'a
 * quarter past'. Where nothing is spoken of these words stay unread, and are asked about.
 */
export function relativeToSpoken(r: Reader, i: number): Parsed<TimeNode> | null {
  if (!r.moment.spoken || !r.phrase) return null;
  const at = r.skip(r.skip(i, 'on', 'in', 'at'), 'the');
  return (
    weekdayOfThatWeek(r, at) ??
    relativeWeekday(r, at) ??
    relativePart(r, at) ??
    relativeLength(r, at) ??
    thatDay(r, i) ??
    relativeMinutes(r, i)
  );
}

const spokenDay = (r: Reader): number => dayOf(r.moment.spoken?.from ?? r.moment.now);

const on = (day: number, rule: string): TimeNode =>
  onDate(onDay(day), WHOLE_DATE | Slot.weekday, rule, { weekday: weekday(weekdayOf(day)) });

/** 'The Monday of that week'. */
function weekdayOfThatWeek(r: Reader, i: number): Parsed<TimeNode> | null {
  const { weekday: iso } = r.lex(i);
  const end = Math.max(
    r.words(i + 1, 'of', 'that', 'week'),
    r.words(i + 1, 'of', 'that', 'same', 'week'),
    r.words(i + 1, 'of', 'the', 'same', 'week'),
    r.words(i + 1, 'that', 'week'),
    r.words(i + 1, 'that', 'same', 'week'),
  );
  if (iso === undefined || end <= 0) return null;
  return { node: on(inSpokenWeek(r, iso), 'of the week spoken of'), end };
}

/** Which way from what is spoken of, and where that ends: 'after', 'following that', 'before it'. */
function side(r: Reader, i: number): Parsed<1 | -1> | null {
  const sign = r.is(i, 'after', 'following', 'later') ? 1 : r.is(i, 'before', 'earlier', 'prior') ? -1 : 0;
  if (sign === 0) return null;
  const end =
    r.words(i + 1, 'this', 'one') > 0 || r.words(i + 1, 'that', 'one') > 0
      ? i + 3
      : r.skip(i + 1, 'that', 'it');
  return { node: sign, end };
}

/** 'Friday after 3' and 'Friday after lunch' are that Friday; an hour of the one after needs an 'at'. */
const goesOn = (r: Reader, i: number): boolean =>
  r.is(i - 1, 'that', 'it', 'one') ||
  (r.tokens[i]?.kind !== 'number' &&
    (r.tokens[i]?.kind !== 'word' || r.is(i, 'at', 'in', 'from', 'around', 'about', 'starting', 'the')));

/** 'The evening before the wedding', 'two days after Easter': counted from what is named there. */
const isNamed = (r: Reader, i: number): boolean =>
  r.tokens[i]?.kind === 'word' &&
  !r.is(i - 1, 'that', 'it', 'one') &&
  !r.is(i, 'at', 'in', 'from', 'around', 'about', 'starting', 'noon', 'half', 'quarter', 'between', 'any') &&
  r.lex(i).number === undefined;

function relativeWeekday(r: Reader, i: number): Parsed<TimeNode> | null {
  const { weekday: iso, plural } = r.lex(i);
  const direction = iso === undefined || plural ? null : side(r, i + 1);
  if (iso === undefined || !direction || r.is(i + 1, 'later', 'earlier') || !goesOn(r, direction.end))
    return null;
  const day = spokenDay(r);
  const ahead = (iso - weekdayOf(day) + 7) % 7 || 7;
  const back = (weekdayOf(day) - iso + 7) % 7 || 7;
  return {
    node: on(direction.node > 0 ? day + ahead : day - back, 'counted from what is spoken of'),
    end: direction.end,
  };
}

const PART_WORDS = ['morning', 'afternoon', 'evening', 'night'];

/** 'the evening before', 'the morning after', 'the next morning', 'evening day before'. */
function relativePart(r: Reader, i: number): Parsed<TimeNode> | null {
  const next = r.is(i, 'next', 'following') ? 1 : r.is(i, 'previous') ? -1 : 0;
  const at = next === 0 ? i : i + 1;
  const part = PART_WORDS.includes(r.text(at)) ? PARTS[r.text(at)] : undefined;
  if (!part) return null;
  const direction = next === 0 ? side(r, r.is(at + 1, 'day') ? at + 2 : at + 1) : { node: next, end: at + 1 };
  if (!direction || isNamed(r, direction.end)) return null;
  return {
    node: { ...on(spokenDay(r) + direction.node, 'counted from what is spoken of'), part },
    end: direction.end,
  };
}

/** 'the day after', 'two days before', 'a week later', 'the week after that', 'the following day'. */
function relativeLength(r: Reader, i: number): Parsed<TimeNode> | null {
  const { unit: named, plural } = r.lex(i + 1);
  const which = r.is(i, 'following', ...(named === 'day' ? ['next'] : []))
    ? 1
    : r.is(i, 'previous', 'preceding')
      ? -1
      : 0;
  if (which !== 0 && named && !plural) return counted(r, { [named]: 1 }, which, i + 2, true);
  const { unit, unitCount } = r.lex(i);
  const one: Parsed<Length> | null =
    unit && !r.lex(i).plural ? { node: { [unit]: unitCount ?? 1 }, end: i + 1 } : null;
  const length = duration(r, i) ?? one;
  const direction = length && side(r, length.end);
  // 'The two days before' are both of them.
  if (!one && r.is(i - 1, 'the')) return null;
  return length && direction && !isNamed(r, direction.end)
    ? counted(r, length.node, direction.node, direction.end, one !== null)
    : null;
}

function counted(
  r: Reader,
  length: Length,
  sign: number,
  end: number,
  isPeriod: boolean,
): Parsed<TimeNode> | null {
  const units = Object.keys(length) as Unit[];
  const [unit] = units;
  if (!unit || units.some((one) => unitSeconds[one] < DAY)) return null;
  const rule = 'counted from what is spoken of';
  const day = civilAt(spokenDay(r));
  // 'The week after' is a week, 'a week later' is a day.
  if (isPeriod && units.length === 1 && unit !== 'day' && !r.is(end - 1, 'later', 'earlier'))
    return {
      node: onDate(
        unitFrom(unit, day, sign * (length[unit] ?? 1), r.moment.weekStart),
        slotsOfUnit(unit),
        rule,
      ),
      end,
    };
  const moved = units.reduce((t, one) => shift(t, one, sign * (length[one] ?? 0)), day);
  return { node: on(dayOf(moved), rule), end };
}

/** 'that day', 'the same evening', 'that same week'. */
export function thatDay(r: Reader, i: number): Parsed<TimeNode> | null {
  if (!r.moment.spoken || !r.phrase) return null;
  const start = r.skip(i, 'on', 'in');
  const later = r.skip(start, 'later', 'earlier');
  if (r.words(start, 'this', 'day') > 0)
    return { node: on(spokenDay(r), 'the day spoken of'), end: start + 2 };
  const that = r.is(later, 'that') ? later + 1 : r.is(later, 'the', 'same') ? later : -1;
  const at =
    that < 0
      ? -1
      : r.skip(that, 'the') === that && r.is(that, 'same')
        ? that + 1
        : r.words(that, 'the', 'same') > 0
          ? that + 2
          : that;
  if (at < 0 || (at === that && !r.is(at - 1, 'that'))) return null;
  const rule = 'the day spoken of';
  const part = PART_WORDS.includes(r.text(at)) ? PARTS[r.text(at)] : undefined;
  if (part) return { node: { ...on(spokenDay(r), rule), part }, end: at + 1 };
  const { unit, weekday: iso } = r.lex(at);
  if (r.is(at, 'day')) return { node: on(spokenDay(r), rule), end: at + 1 };
  if (unit && !r.lex(at).plural && unitSeconds[unit] > DAY)
    return {
      node: onDate(unitFrom(unit, civilAt(spokenDay(r)), 0, r.moment.weekStart), slotsOfUnit(unit), rule),
      end: at + 1,
    };
  if (iso === undefined || r.lex(at).plural) return null;
  if (iso === weekdayOf(spokenDay(r))) return { node: on(spokenDay(r), rule), end: at + 1 };
  // 'That Friday', about something on a Tuesday in a later week: the Friday of that week.
  const [day, monday] = [iso, r.moment.weekStart].map((weekday) => inSpokenWeek(r, weekday));
  return day !== undefined && monday !== undefined && monday > r.moment.today
    ? { node: on(day, 'of the week spoken of'), end: at + 1 }
    : null;
}

/** That weekday in the week spoken of. */
function inSpokenWeek(r: Reader, iso: number): number {
  const day = spokenDay(r);
  const first = day - ((weekdayOf(day) - r.moment.weekStart + 7) % 7);
  return first + ((iso - r.moment.weekStart + 7) % 7);
}

/** 'half past', 'at a quarter to': minutes of the hour spoken of. */
function relativeMinutes(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.skip(r.skip(i, 'at'), 'a');
  const n = r.is(at, 'half')
    ? { node: 30, end: at + 1 }
    : r.is(at, 'quarter')
      ? { node: 15, end: at + 1 }
      : integer(r, at);
  const { spoken } = r.moment;
  if (r.tokens.slice(0, i).some(({ text }) => !['at', 'until', 'from', 'by', 'to', 'till'].includes(text)))
    return null;
  if (!n || n.node > 59 || !spoken || !r.is(n.end, 'past', 'to') || r.tokens[n.end + 1]) return null;
  const second = spoken.from - civilAt(dayOf(spoken.from));
  const hour = second - (second % HOUR);
  const back = second % HOUR === 0 ? -n.node * 60 : HOUR - n.node * 60;
  const clock = {
    second: hour + (r.is(n.end, 'past') ? n.node * 60 : back),
    open: false,
    grain: 'minute' as const,
  };
  return { node: { ...on(spokenDay(r), 'minutes of the hour spoken of'), clock }, end: n.end + 1 };
}
