import { at as civilAt, weekdayOf, weekStartOf } from '../civil/calendar.ts';
import {
  monthDay,
  month as monthSeries,
  onDay,
  quarter,
  type Unit,
  unitFrom,
  unitSeconds,
  weekday,
  weekend,
  workday,
} from '../series/cycles.ts';
import { BEGINNING, previous, type Series, single } from '../series/series.ts';
import { dayWord } from './dates-named.ts';
import { duration } from './durations.ts';
import { holidayAt, seasonAt, seasonFrom } from './named-days.ts';
import { onDate, type Parsed, Slot, type TimeNode, time, WHOLE_DATE } from './nodes.ts';
import type { Reader } from './reader.ts';
import { rolling } from './rolling.ts';
import { momentOfWeek } from './this-week.ts';

export const day = (r: Reader, offset: number, rule: string): TimeNode =>
  onDate(onDay(r.moment.today + offset), WHOLE_DATE, rule);

/** 'today', 'tomorrow', 'now', 'the day after tomorrow', 'the day after'. */
export function dayWordRelative(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.is(i, 'the') ? i + 1 : i;
  if (r.is(i, 'today')) return { node: day(r, 0, 'today'), end: i + 1 };
  // 'until the current date'; 'what is the current date' asks for the word itself.
  if (
    r.is(start, 'current') &&
    r.is(start + 1, 'date', 'day') &&
    r.is(i - 1, 'until', 'to', 'from', 'since', 'before', 'after', 'through', '-')
  )
    return { node: day(r, 0, 'today'), end: start + 2 };
  if (r.is(i, 'tomorrow')) return { node: day(r, 1, 'tomorrow'), end: i + 1 };
  if (r.is(i, 'yesterday')) return { node: day(r, -1, 'yesterday'), end: i + 1 };
  if (r.is(start, 'day')) {
    const side = r.is(start + 1, 'after') ? 1 : r.is(start + 1, 'before') ? -1 : 0;
    if (side > 0 && r.is(start + 2, 'tomorrow'))
      return { node: day(r, 2, 'two days from today'), end: start + 3 };
    if (side < 0 && r.is(start + 2, 'yesterday')) return { node: day(r, -2, 'two days ago'), end: start + 3 };
    if (side !== 0 && start > i && !r.tokens[start + 2]?.text.match(/^[a-z\d]/)) {
      return {
        node: day(r, side, side > 0 ? 'the day after today' : 'the day before today'),
        end: start + 2,
      };
    }
  }
  if (r.words(i, 'at', 'this', 'time') > 0) return { node: day(r, 0, 'today'), end: i + 3 };
  const now = nowWord(r, i);
  return now > 0
    ? { node: time('this very moment', { exact: { epoch: r.moment.epoch, grain: 'second' } }), end: now }
    : null;
}

function nowWord(r: Reader, i: number): number {
  // 'every now and then', 'now that you say it'
  if (
    r.is(i, 'now') &&
    (r.is(i + 1, 'that') || r.words(i + 1, 'and', 'then') > 0 || r.words(i + 1, 'and', 'again') > 0)
  )
    return -1;
  if (r.is(i, 'now') || (r.phrase && r.is(i, 'atm'))) return i + 1;
  if (r.is(i, 'immediately', 'asap')) return -1;
  if (r.is(i, 'right', 'just') && r.is(i + 1, 'now')) return i + 2;
  if (r.is(i, 'at')) {
    for (const rest of [
      ['the', 'moment'],
      ['the', 'minute'],
      ['the', 'present'],
      ['this', 'moment'],
      ['present'],
      ['the', 'present', 'time'],
    ]) {
      const end = r.words(i + 1, ...rest);
      if (end > 0) return end;
    }
  }
  return -1;
}

export type Which = {
  readonly step: number;
  readonly word: 'this' | 'next' | 'last' | 'coming' | 'past' | 'following';
};

/** 'this', 'next', 'last', 'coming', 'past', 'previous', 'this coming', 'the following', 'next next'. */
export function which(r: Reader, i: number): Parsed<Which> | null {
  const start = r.is(i, 'the') ? i + 1 : i;
  const one = (at: number): Which | null => {
    if (r.is(at, 'this', 'current', 'same', 'that', 'these')) return { step: 0, word: 'this' };
    if (r.is(at, 'next')) return { step: 1, word: 'next' };
    if (r.is(at, 'following', 'subsequent')) return { step: 1, word: 'following' };
    if (r.is(at, 'coming', 'upcoming', 'forthcoming')) return { step: 1, word: 'coming' };
    if (r.is(at, 'last', 'previous', 'preceding')) return { step: -1, word: 'last' };
    if (r.is(at, 'past')) return { step: -1, word: 'past' };
    return null;
  };
  const first = one(start);
  if (!first || isVerb(r, start)) return null;
  const second = one(start + 1);
  if (first.word === 'this' && second && second.word !== 'this') return { node: second, end: start + 2 };
  if (second && second.word === first.word && second.step !== 0)
    return { node: { ...first, step: first.step * 2 }, end: start + 2 };
  return { node: first, end: start + 1 };
}

const auxiliaries = new Set(
  "to will would can could should must may might shall won't wouldn't can't couldn't shouldn't doesn't don't didn't does do did not".split(
    ' ',
  ),
);

/** 'It should last two hours': a verb, no past. */
const isVerb = (r: Reader, i: number): boolean =>
  r.is(i, 'last') &&
  (auxiliaries.has(r.text(i - 1)) || r.text(i - 1).endsWith("'ll")) &&
  (duration(r, i + 1) !== null || r.is(i + 1, 'for', 'about', 'around', 'until', 'at', 'no', 'less', 'more'));

/** 'next week', 'this Friday', 'last March', 'coming weekend', 'the past quarter', 'this Christmas'. */
export function whichPeriod(r: Reader, i: number): Parsed<TimeNode>[] {
  const w = which(r, i);
  if (!w) return [];
  const found: Parsed<TimeNode>[] = [];
  const at = w.end;
  const { unit, weekday: iso, month, plural } = r.lex(at);
  const { now, weekStart } = r.moment;
  // 'The last day' is that of something; what is past is 'yesterday'.
  const isItsLast = unit === 'day' && r.is(at - 1, 'last');
  if (unit && !plural && !isItsLast && !r.is(at, 'night', 'fortnight')) {
    const from = unit === 'week' && r.is(at - 1, 'this', 'current') ? momentOfWeek(r) : now;
    const same = r.is(at - 1, 'that') && unit === 'day' ? null : unitFrom(unit, from, w.node.step, weekStart);
    if (same && unitSeconds[unit] >= 86_400)
      found.push({
        node: onDate(same, slotsOfUnit(unit), `the ${unit} ${stepText(w.node.step)}`),
        end: at + 1,
      });
    else if (same && !(r.words(i, 'last', 'minute') > 0))
      found.push({ node: rolling(r, unit, w.node.step || 1), end: at + 1 });
  }
  // 'last Sundays brunch' lacks only its apostrophe.
  if (iso !== undefined && !(plural && r.is(at + 1, 'and', 'at', 'from', ',')))
    found.push({
      node: whichWeekday(r, w.node, iso),
      end: r.is(at + 1, '.') && r.glued(at + 1) && r.tokens[at + 2] ? at + 2 : at + 1,
    });
  const dayIn = month === undefined ? null : dayWord(r, at + 1);
  if (month !== undefined && dayIn && !r.is(dayIn.end, ':', 'am', 'pm', 'h')) {
    found.push({ node: whichOf(r, w.node, monthDay(month, dayIn.node), WHOLE_DATE, 'date'), end: dayIn.end });
  }
  if (month !== undefined)
    found.push({
      node: whichOf(r, w.node, monthSeries(month), Slot.month | Slot.year, 'month'),
      end: at + 1,
    });
  if (r.is(at, 'weekend', 'weekends') || (r.is(at, 'week') && r.is(r.skip(at + 1, '-'), 'end'))) {
    found.push({ node: whichWeekend(r, w.node), end: r.is(at, 'week') ? r.skip(at + 1, '-') + 1 : at + 1 });
  }
  if ((r.is(at, 'business', 'working', 'work') && r.is(at + 1, 'day')) || r.is(at, 'weekday', 'workday')) {
    const base = onDay(r.moment.today);
    const found1 =
      w.node.step < 0
        ? previous(workday(r.moment.workDays), civilAt(r.moment.today))
        : workday(r.moment.workDays).next(civilAt(r.moment.today + (w.node.step > 0 ? 1 : 0)));
    found.push({
      node: onDate(
        found1 ? single(found1.start, found1.end, 'day') : base,
        WHOLE_DATE,
        'counted in working days',
      ),
      end: r.is(at, 'weekday', 'workday') ? at + 1 : at + 2,
    });
  }
  if (r.is(at, 'season', 'seasons'))
    found.push({
      node: onDate(
        seasonFrom(now, w.node.step),
        Slot.month | Slot.year,
        'the season by its astronomical dates',
      ),
      end: at + 1,
    });
  const season = seasonAt(r, at);
  if (season)
    found.push({ node: whichOf(r, w.node, season.node, Slot.month | Slot.year, 'season'), end: season.end });
  const holiday = holidayAt(r, at);
  if (holiday)
    found.push({
      node: whichOf(r, w.node, holiday.node.make(), WHOLE_DATE, holiday.node.name),
      end: holiday.end,
    });
  const q = r.is(at, 'q') && r.glued(at + 1) ? r.number(at + 1) : undefined;
  if (q && q.value >= 1 && q.value <= 4)
    found.push({
      node: whichOf(r, w.node, quarter(q.value), Slot.month | Slot.year, 'quarter'),
      end: at + 2,
    });
  return found;
}

export const stepText = (step: number): string =>
  step === 0 ? 'we are in' : step > 0 ? `${step} after this one` : `${-step} before this one`;

export const slotsOfUnit = (unit: Unit): number =>
  unit === 'day'
    ? WHOLE_DATE
    : unit === 'week'
      ? Slot.week | Slot.month | Slot.year
      : unit === 'month' || unit === 'quarter'
        ? Slot.month | Slot.year
        : Slot.year;

/**
 * 'this Friday' and 'coming Friday' are the next one. 'next Friday' is the Friday of next week; when that is
 * not the coming one both readings are kept and the assistant asks.
 */
function whichWeekday(r: Reader, w: Which, iso: number): TimeNode {
  const node = weekdayOfWeek(r, w, iso);
  return { ...node, dates: node.dates.map((term) => ({ ...term, weekday: weekday(iso) })) };
}

function weekdayOfWeek(r: Reader, w: Which, iso: number): TimeNode {
  const { today, weekStart } = r.moment;
  const ahead = (iso - weekdayOf(today) + 7) % 7;
  const coming = onDay(today + (ahead || 7));
  const slots = Slot.weekday | WHOLE_DATE;
  if (w.word === 'last' || w.word === 'past') {
    const back = (weekdayOf(today) - iso + 7) % 7 || 7;
    const lastWeek = weekStartOf(today, weekStart) - 7 + ((iso - weekStart + 7) % 7);
    if (w.word === 'past' || w.step < -1)
      return onDate(onDay(today - back - 7 * (-w.step - 1)), slots, 'the last one that has passed');
    const other =
      lastWeek === today - back ? {} : { other: onDay(lastWeek), otherRule: 'the one of last week' };
    return onDate(onDay(today - back), slots, 'the last one that has passed', other);
  }
  if (w.word === 'this') {
    const inWeek = weekStartOf(today, weekStart) + ((iso - weekStart + 7) % 7);
    return onDate(
      onDay(ahead === 0 ? today : inWeek >= today ? inWeek : today + ahead),
      slots,
      'the one of this week, or the coming one when it has passed',
    );
  }
  if (w.word === 'coming') return onDate(coming, slots, 'the coming one');
  const nextWeek = weekStartOf(today, weekStart) + 7 + ((iso - weekStart + 7) % 7) + 7 * (w.step - 1);
  if (nextWeek === today + (ahead || 7))
    return onDate(coming, slots, 'the coming one, which is in next week');
  return onDate(
    onDay(nextWeek),
    slots,
    'the one of next week',
    w.word === 'next' ? { other: coming, otherRule: 'the coming one' } : {},
  );
}

export function whichWeekend(r: Reader, w: Which): TimeNode {
  const { now, today, weekStart } = r.moment;
  const current = weekend().next(now);
  if (!current) return day(r, 0, 'today');
  const inIt = current.start <= now;
  const slots = WHOLE_DATE | Slot.weekday;
  const move = (weeks: number): Series =>
    single(current.start + weeks * 604_800, current.end + weeks * 604_800, 'weekend');
  if (w.step === 0) return onDate(move(0), slots, 'the weekend we are in or the coming one');
  if (w.step < 0) return onDate(move(w.step), slots, 'the weekend before');
  if (w.word === 'coming')
    return onDate(move((inIt ? 1 : 0) + w.step - 1), slots, 'counted from the coming weekend');
  if (w.step > 1) return onDate(move(w.step), slots, 'two weekends on');
  // Said on a weekday, 'next weekend' is the one after the coming one for most people, not for all.
  const far = inIt && weekdayOf(today) !== weekStart ? move(1) : move(w.step);
  return inIt
    ? onDate(far, slots, 'the weekend after this one')
    : onDate(far, slots, 'the weekend of next week', { other: move(0), otherRule: 'the coming weekend' });
}

/** This/next/last of anything that comes once a year. */
function whichOf(r: Reader, w: Which, series: Series, slots: number, name: string): TimeNode {
  const { now } = r.moment;
  const fixed = (s: { start: number; end: number } | null, rule: string): TimeNode =>
    s ? onDate(single(s.start, s.end, series.grain), slots, rule) : onDate(series, slots, rule);
  if (w.step < 0) {
    const before = previous(series, now);
    return fixed(before, `the last ${name} that has passed`);
  }
  const current = series.next(now);
  if (w.step === 0 && name === 'month') {
    const thisYear = unitFrom('year', now, 0, 1).next(BEGINNING);
    const inYear = thisYear && series.next(thisYear.start);
    return fixed(
      r.moment.preferFuture ? (inYear && inYear.end > now ? inYear : inYear) : inYear,
      'that month of this year',
    );
  }
  if (w.step === 0) return fixed(current, `the current or coming ${name}`);
  const upcoming = current && current.start <= now ? series.next(current.end) : current;
  return fixed(w.step > 1 && upcoming ? series.next(upcoming.end) : upcoming, `the next ${name} to begin`);
}
