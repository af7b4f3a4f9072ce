import { at as civilAt, DAY, dayOf, isoWeekStart, WEEK, weekStartOf } from '../civil/calendar.ts';
import { cycle, unitFrom, unitSeconds, weekday, weekend, workday } from '../series/cycles.ts';
import { mapped, nth, previous, type Series, type Stretch, single } from '../series/series.ts';
import type { Grain } from '../types.ts';
import { combine } from './combine.ts';
import { dayFirst, monthFirst } from './dates-named.ts';
import { dayNumberOnly, thisYear } from './dates-numeric.ts';
import { weekendNear } from './named-days.ts';
import { onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { integer, ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';
import { slotsOfUnit, which } from './relative.ts';
import { dateSeries } from './sequence.ts';

/** Something that can be counted inside a longer period: Tuesdays, days, weeks, weekends. */
function countable(r: Reader, i: number): Parsed<Series> | null {
  const { weekday: iso, unit, unitCount } = r.lex(i);
  const { weekStart, workDays } = r.moment;
  if (iso !== undefined) return { node: weekday(iso), end: i + 1 };
  if (r.is(i, 'weekend', 'weekends')) return { node: weekend(), end: i + 1 };
  if (r.is(i, 'week') && r.is(r.skip(i + 1, '-'), 'end'))
    return { node: weekend(), end: r.skip(i + 1, '-') + 1 };
  if (r.is(i, 'working', 'business', 'work') && r.is(i + 1, 'day', 'days'))
    return { node: workday(workDays), end: i + 2 };
  if (r.is(i, 'weekday', 'weekdays', 'workday', 'workdays')) return { node: workday(workDays), end: i + 1 };
  if (unit && !unitCount && unitSeconds[unit] >= DAY && !r.is(i, 'night', 'nights'))
    return { node: cycle(unit, weekStart), end: i + 1 };
  return null;
}

/** 'second Tuesday of March', 'last day of next month', 'first 2 weeks of 2021', 'third Tuesday after Christmas'. */
export function nthOf(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.is(i, 'the', 'on') ? (r.is(i + 1, 'the') ? i + 2 : i + 1) : i;
  let place: number;
  let at: number;
  const number = ordinal(r, start);
  if (number) {
    place = number.node;
    at = number.end;
    if (r.is(at, 'to') && r.is(at + 1, 'last')) {
      place = -place;
      at += 2;
    } else if (r.is(at, 'last') && place < 10) {
      place = -place;
      at += 1;
    }
  } else if (r.is(start, 'last', 'final')) {
    place = -1;
    at = start + 1;
  } else return null;
  let count = 1;
  const many = integer(r, at);
  if (many && many.node > 1 && many.node < 60 && Math.abs(place) === 1) {
    count = many.node;
    at = many.end;
  }
  const fine = countable(r, at);
  if (!fine) return null;
  return inside(r, place, count, fine) ?? relativeToDay(r, place, fine) ?? ofMonth(r, place, at, fine);
}

/** 'the first Tuesday' without more is the next first Tuesday of a month. */
function ofMonth(r: Reader, place: number, at: number, fine: Parsed<Series>): Parsed<TimeNode> | null {
  if (r.lex(at).weekday === undefined || r.lex(at).plural || place < 1 || place > 5) return null;
  const series = nth(place, fine.node, cycle('month', r.moment.weekStart));
  return {
    node: onDate(series, Slot.weekday | Slot.day | Slot.week, `number ${place} of the month`),
    end: fine.end,
  };
}

/** … of a longer period. */
function inside(r: Reader, place: number, count: number, fine: Parsed<Series>): Parsed<TimeNode> | null {
  if (!r.is(fine.end, 'of', 'in', 'for', 'within')) return null;
  const coarse = dateSeries(r, fine.end + 1);
  if (!coarse || coarse.node.length <= fine.node.length) return null;
  const rule = `number ${place} counted inside the period`;
  if (count === 1)
    return {
      node: onDate(nth(place, fine.node, coarse.node), slotsOfGrain(fine.node.grain), rule),
      end: coarse.end,
    };
  const edge = nth(place, fine.node, coarse.node);
  const other = nth(place > 0 ? count : -count, fine.node, coarse.node);
  const joined = mapped(edge, fine.node.length * count, fine.node.grain, (s) => {
    const whole = coarse.node.next(s.start);
    const far = other.next(whole ? whole.start : s.start);
    return far ? { start: Math.min(s.start, far.start), end: Math.max(s.end, far.end) } : s;
  });
  return { node: onDate(joined, WHOLE_DATE | Slot.weekday, rule), end: coarse.end };
}

/** 'the second week of June' may still be joined by a weekday. */
const slotsOfGrain = (grain: Grain): number =>
  grain === 'week' || grain === 'month' || grain === 'quarter' || grain === 'year'
    ? slotsOfUnit(grain)
    : WHOLE_DATE | Slot.weekday;

/** … after or before a day. */
/** 'The Monday right after Easter': the first one, as without 'right'. */
const closely = (r: Reader, i: number): number =>
  r.skip(i, 'right', 'straight', 'directly', 'immediately', 'just');

function relativeToDay(r: Reader, place: number, fine: Parsed<Series>): Parsed<TimeNode> | null {
  const side = closely(r, fine.end);
  const after = r.is(side, 'after', 'from', 'following');
  if (!after && !r.is(side, 'before')) return null;
  if (place < 1) return null;
  const base = dateSeries(r, side + 1);
  if (!base) return null;
  return { node: counted(base.node, fine.node, after ? place : -place), end: base.end };
}

/** The n-th one after (or before, when negative) each stretch of the base. */
function counted(base: Series, fine: Series, n: number): TimeNode {
  const series = mapped(
    base,
    fine.length,
    fine.grain,
    (s) => {
      let found: Stretch | null = null;
      if (n > 0) {
        let t = s.end;
        for (let k = 0; k < n; k++) {
          found = fine.next(t);
          if (found && found.start < t) found = fine.next(found.end);
          if (found) t = found.end;
        }
      } else {
        let t = s.start;
        for (let k = 0; k < -n; k++) {
          found = previous(fine, t);
          if (found) t = found.start;
        }
      }
      return found ?? s;
    },
    Math.abs(n) * fine.period,
  );
  return onDate(
    series,
    WHOLE_DATE | Slot.weekday,
    `number ${Math.abs(n)} ${n > 0 ? 'after' : 'before'} that day`,
  );
}

/** '3 Fridays from now', 'two Mondays ago', 'the Tuesday after Easter', 'the weekend before Christmas'. */
export function countedFromNow(r: Reader, i: number): Parsed<TimeNode> | null {
  const { today } = r.moment;
  const start = r.is(i, 'the') ? i + 1 : i;
  const n = integer(r, start) ?? (r.is(start, 'a', 'one') ? { node: 1, end: start + 1 } : null);
  if (n && n.node < 100) {
    const fine = countable(r, n.end);
    if (
      fine &&
      (fine.node.length === DAY
        ? r.lex(n.end).weekday !== undefined || r.is(n.end, 'working', 'business', 'workdays', 'weekdays')
        : fine.node.grain === 'weekend')
    ) {
      const base = single(civilAt(today), civilAt(today + 1), 'day');
      if (r.words(fine.end, 'from', 'now') > 0)
        return { node: counted(base, fine.node, n.node), end: fine.end + 2 };
      if (r.words(fine.end, 'from', 'today') > 0)
        return { node: counted(base, fine.node, n.node), end: fine.end + 2 };
      if (r.is(fine.end, 'ago', 'back'))
        return { node: counted(base, fine.node, -n.node), end: fine.end + 1 };
      if (r.is(fine.end, 'hence', 'later'))
        return { node: counted(base, fine.node, n.node), end: fine.end + 1 };
    }
    if (
      fine &&
      r.is(i - 1, 'in', 'within', 'next', 'the') &&
      r.is(n.end, 'working', 'business', 'workdays')
    ) {
      return {
        node: counted(single(civilAt(today), civilAt(today + 1), 'day'), fine.node, n.node),
        end: fine.end,
      };
    }
  }
  const one = r.lex(start).plural ? null : countable(r, start);
  const side = one ? closely(r, one.end) : -1;
  if (one && r.is(side, 'after', 'before', 'following') && !endsInNext(r, side + 1)) {
    const base = dateSeries(r, side + 1);
    if (
      base &&
      base.node.length >= DAY &&
      (one.node.grain !== 'day' || r.lex(start).weekday !== undefined || start > i)
    ) {
      return { node: counted(base.node, one.node, r.is(side, 'before') ? -1 : 1), end: base.end };
    }
  }
  return null;
}

/** 'Friday after next' is read elsewhere, 'Friday after next week' here. */
const endsInNext = (r: Reader, i: number): boolean =>
  r.is(i, 'next', 'last') &&
  r.lex(i + 1).weekday === undefined &&
  !r.lex(i + 1).unit &&
  r.lex(i + 1).month === undefined;

/** 'the week of October 7th', 'week commencing 5 May', 'the weekend of the 14th', 'week 31'. */
export function weekOf(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.skip(i, 'the');
  const { weekStart } = r.moment;
  const isWeekend = r.is(start, 'weekend');
  const slash = r.words(start, 'w', '/', 'c');
  if (!isWeekend && !r.is(start, 'week', 'wk') && slash < 0) return null;
  const n = r.number(start + 1);
  if (!isWeekend && n && n.value >= 1 && n.value <= 53 && n.digits <= 2) {
    const year = r.number(r.skip(start + 2, 'of', ','));
    const y = year?.digits === 4 ? year.value : thisYear(r);
    const first = isoWeekStart(y, n.value);
    return {
      node: onDate(
        single(civilAt(first), civilAt(first + 7), 'week'),
        WHOLE_DATE & ~Slot.day,
        'weeks are numbered as in ISO 8601',
      ),
      end: year?.digits === 4 ? r.skip(start + 2, 'of', ',') + 1 : start + 2,
    };
  }
  const at =
    slash > 0
      ? slash
      : r.is(start + 1, 'of', 'from', 'commencing', 'beginning', 'starting', 'containing', 'ending')
        ? start + 2
        : -1;
  if (at < 0) return null;
  const base = dateSeries(r, at);
  if (!base || base.node.length > DAY) return null;
  const rule = isWeekend ? 'the weekend that holds that day' : 'the week that holds that day';
  const series = isWeekend
    ? mapped(base.node, 2 * DAY, 'weekend', (s) => weekend().next(s.start) ?? s)
    : mapped(base.node, WEEK, 'week', (s) => {
        const first = weekStartOf(dayOf(s.start), weekStart);
        return { start: civilAt(first), end: civilAt(first + 7) };
      });
  return { node: onDate(series, WHOLE_DATE & ~Slot.day, rule), end: base.end };
}

/** '4th of July weekend', 'June 19 weekend'. */
export function weekendAtDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const dates = [dayFirst(r, i), ...monthFirst(r, i)];
  for (const date of dates) {
    const term = date?.node.dates[0];
    if (!date || !term || term.series.length > DAY || !r.is(date.end, 'weekend')) continue;
    return {
      node: onDate(weekendNear(term.series), WHOLE_DATE, 'the weekend of that day'),
      end: date.end + 1,
    };
  }
  return null;
}

/** 'weekend', 'the week-end', 'weekend in October' joins by itself. */
export function weekendWord(r: Reader, i: number): Parsed<TimeNode> | null {
  const over = r.is(i, 'over', 'at') && r.is(i + 1, 'the') ? i + 1 : i;
  const start = r.is(over, 'the') ? over + 1 : over;
  const hyphen = r.is(start, 'week') && r.is(r.skip(start + 1, '-'), 'end') ? r.skip(start + 1, '-') + 1 : -1;
  if (hyphen < 0 && !r.is(start, 'weekend')) return null;
  return {
    node: onDate(weekend(), Slot.weekday | Slot.day, 'the weekend we are in or the coming one'),
    end: hyphen > 0 ? hyphen : start + 1,
  };
}

/** '20 of next month', '5 in the previous month': a bare number that the month makes a day. */
export function dayOfPeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  const n = r.number(i);
  if (!n || n.digits > 2 || !r.is(i + 1, 'of')) return null;
  const w = which(r, i + 2);
  if (!w || !r.is(w.end, 'month')) return null;
  const day = dayNumberOnly(n.value, false);
  const { now, weekStart } = r.moment;
  const month = onDate(
    unitFrom('month', now, w.node.step, weekStart),
    slotsOfUnit('month'),
    'a day of that month',
  );
  const both = day && combine(day, month);
  return both && { node: both, end: w.end + 1 };
}
