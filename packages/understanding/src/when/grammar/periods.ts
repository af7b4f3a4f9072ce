import { at as civilAt, dayOf, weekdayOf } from '../civil/calendar.ts';
import { month as monthSeries, onDay, shift, type Unit, unitFrom, unitSeconds } from '../series/cycles.ts';
import { BEGINNING, single } from '../series/series.ts';
import { duration } from './durations.ts';
import { onDate, type Parsed, Slot, type TimeNode, time, WHOLE_DATE } from './nodes.ts';
import { amount } from './numbers.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { day, slotsOfUnit, stepText, which, whichWeekend } from './relative.ts';
import { rolling } from './rolling.ts';
import { dateSeries } from './sequence.ts';
import { momentOfWeek } from './this-week.ts';

/** 'next 3 days', 'the last two weeks', '5 upcoming years', 'next few hours', 'over the coming 2 months'. */
export function severalPeriods(r: Reader, i: number): Parsed<TimeNode> | null {
  const w = which(r, i);
  if (w && w.node.word !== 'following') {
    const length = duration(r, w.end);
    if (length && w.node.step !== 0) {
      const units = Object.entries(length.node) as [Unit, number][];
      const [first] = units;
      if (first && units.length === 1)
        return {
          node: rolling(r, first[0], w.node.step * first[1], w.node.word === 'next'),
          end: length.end,
        };
      if (units.length > 1) return { node: rollingMixed(r, units, Math.sign(w.node.step)), end: length.end };
    }
    // 'the coming days', 'the past weeks': a few of them.
    const { unit: some, plural } = r.lex(w.end);
    if (some && plural && w.node.step !== 0)
      return { node: { ...rolling(r, some, w.node.step * 3), approximate: true }, end: w.end + 1 };
    return null;
  }
  return countedPeriods(r, i);
}

/** '5 upcoming years', 'the coming days'. */
function countedPeriods(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.is(i, 'the') ? i + 1 : i;
  const n = amount(r, start);
  if (!n || !Number.isInteger(n.node)) return null;
  const inner = r.is(n.end, 'upcoming', 'coming', 'next', 'following')
    ? 1
    : r.is(n.end, 'past', 'last', 'previous', 'preceding')
      ? -1
      : 0;
  const { unit, unitCount, plural } = r.lex(n.end + 1);
  // '3 next month' may be the third.
  if (inner === 0 || !unit || (!plural && n.node !== 1 && r.is(n.end, 'next', 'last'))) return null;
  return { node: rolling(r, unit, inner * n.node * (unitCount ?? 1)), end: n.end + 2 };
}

function rollingMixed(r: Reader, units: readonly [Unit, number][], sign: number): TimeNode {
  const { today } = r.moment;
  let t = civilAt(sign > 0 ? today + 1 : today);
  for (const [unit, n] of units) t = shift(t, unit, sign * n);
  const start = sign > 0 ? civilAt(today + 1) : civilAt(dayOf(t));
  const end = sign > 0 ? civilAt(dayOf(t)) : civilAt(today);
  return onDate(single(start, end, 'day'), WHOLE_DATE, 'a length of time counted from today');
}

/** 'week after next', 'Friday after next', 'the month before last'. */
export function afterNext(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.is(i, 'the') ? i + 1 : i;
  const step =
    r.words(start + 1, 'after', 'next') > 0 ? 2 : r.words(start + 1, 'before', 'last') > 0 ? -2 : 0;
  if (step === 0) return null;
  // 'the day after next Tuesday' counts from that Tuesday.
  const further = r.lex(start + 3);
  if (further.weekday !== undefined || further.unit || further.month !== undefined) return null;
  const { unit, weekday: iso, month } = r.lex(start);
  const { now, today, weekStart } = r.moment;
  const end = start + 3;
  if (unit)
    return {
      node: onDate(unitFrom(unit, now, step, weekStart), slotsOfUnit(unit), `the ${unit} ${stepText(step)}`),
      end,
    };
  if (iso !== undefined) {
    const ahead = (iso - weekdayOf(today) + 7) % 7 || 7;
    const back = (weekdayOf(today) - iso + 7) % 7 || 7;
    return {
      node: onDate(
        onDay(step > 0 ? today + ahead + 7 : today - back - 7),
        WHOLE_DATE | Slot.weekday,
        'one week further than the nearest',
      ),
      end,
    };
  }
  if (r.is(start, 'weekend'))
    return { node: whichWeekend(r, { step: step > 0 ? 2 : -2, word: step > 0 ? 'coming' : 'last' }), end };
  if (month !== undefined) {
    const first = monthSeries(month).next(now);
    const second = first && monthSeries(month).next(first.end);
    if (second)
      return {
        node: onDate(
          single(second.start, second.end, 'month'),
          Slot.month | Slot.year,
          'the second one from now',
        ),
        end,
      };
  }
  return null;
}

/** 'the week after', 'the month before', with nothing following. */
export function relativePeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  if (!r.is(i, 'the')) return null;
  const { unit, plural } = r.lex(i + 1);
  const step = r.is(i + 2, 'after') ? 1 : r.is(i + 2, 'before') ? -1 : 0;
  if (
    !unit ||
    plural ||
    step === 0 ||
    unitSeconds[unit] < 604_800 ||
    r.tokens[i + 3]?.kind === 'word' ||
    r.number(i + 3)
  )
    return null;
  return {
    node: onDate(
      unitFrom(unit, r.moment.now, step, r.moment.weekStart),
      slotsOfUnit(unit),
      `the ${unit} ${stepText(step)}`,
    ),
    end: i + 3,
  };
}

/** 'later today', 'the rest of the week', 'rest of this month': from now to the end of it. */
export function restOf(r: Reader, i: number): Parsed<TimeNode> | readonly Parsed<TimeNode>[] | null {
  const { now, today, weekStart } = r.moment;
  if (r.is(i, 'later') && r.is(i + 1, 'today')) {
    // With a time after it ('later today at 4') it is only the day.
    return [
      { node: remaining(r, civilAt(today + 1)), end: i + 2 },
      { node: day(r, 0, 'today'), end: i + 2, cost: 2 },
    ];
  }
  if (r.words(i, 'later', 'in', 'the', 'day') > 0)
    return { node: remaining(r, civilAt(today + 1)), end: i + 4 };
  const start = r.skip(i, 'the');
  if (!r.is(start, 'rest', 'remainder') || !r.is(start + 1, 'of')) return null;
  const at = r.skip(start + 2, 'the', 'this', 'my', 'today');
  if (r.is(start + 2, 'today')) return { node: remaining(r, civilAt(today + 1)), end: start + 3 };
  const part = PARTS[r.text(at)];
  if (part && r.is(at, 'morning', 'afternoon', 'evening', 'night')) {
    const end = civilAt(today, part.to);
    return now < end
      ? { node: remaining(r, end, Math.max(now, civilAt(today, part.from))), end: at + 1 }
      : null;
  }
  const { unit } = r.lex(at);
  if (!unit) return restOfDate(r, start + 2);
  const whole = unitFrom(unit, now, 0, weekStart).next(BEGINNING);
  return whole ? { node: remaining(r, whole.end), end: at + 1 } : null;
}

/** 'the rest of Tuesday', 'the rest of September': from now on where it has begun, else all of it. */
function restOfDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const date = dateSeries(r, i);
  const found = date?.node.next(r.moment.now);
  if (!date || !found) return null;
  if (found.start <= r.moment.now) return { node: remaining(r, found.end), end: date.end };
  const whole = single(found.start, found.end, date.node.grain);
  return { node: onDate(whole, WHOLE_DATE | Slot.weekday, 'all of it is still ahead'), end: date.end };
}

const remaining = (r: Reader, end: number, start = r.moment.now): TimeNode => {
  const epochAt = (t: number): number => r.moment.epoch + (t - r.moment.now) * 1000;
  return time('from now to the end of it', {
    stretch: { from: epochAt(start), to: epochAt(end), grain: 'part-of-day' },
  });
};

/** 'the week', 'the month' of now, and 'my week' where the whole text is a time; 'a weekend' is not one. */
export function thePeriod(r: Reader, i: number): Parsed<TimeNode> | null {
  if (!r.is(i, 'the') && !(r.phrase && r.is(i, 'my'))) return null;
  const { unit, plural } = r.lex(i + 1);
  if (!unit || plural || unitSeconds[unit] < 604_800 || r.is(i + 1, 'fortnight', 'night')) return null;
  // 'the month of May'
  const { month } = r.lex(i + 3);
  if (unit === 'month' && r.is(i + 2, 'of') && month !== undefined)
    return {
      node: onDate(monthSeries(month), Slot.month, 'the coming or current month of that name'),
      end: i + 4,
    };
  const node = onDate(
    unitFrom(unit, unit === 'week' ? momentOfWeek(r) : r.moment.now, 0, r.moment.weekStart),
    slotsOfUnit(unit),
    `the ${unit} we are in`,
  );
  const sure = r.is(i - 1, 'in', 'of', 'for', 'during', 'over', 'within', 'throughout');
  return { node: sure ? node : { ...node, latent: true }, end: i + 2 };
}
