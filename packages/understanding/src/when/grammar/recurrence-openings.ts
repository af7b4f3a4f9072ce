import { dateOf, dayOf } from '../civil/calendar.ts';
import { weekdayCount } from './counts.ts';
import { dayWord } from './dates-named.ts';
import { type Every, hasClock, type Parsed, Slot, type TimeNode, time, type VagueNode } from './nodes.ts';
import { integer } from './numbers.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { everyWhat, placed } from './recurrence-every.ts';
import { type Draft, frequencyOf, timeOnly, timetable, weekdayList } from './recurrence-parts.ts';
import { sequence } from './sequence.ts';

const adverbs: Record<string, [Every['frequency'], number]> = {
  hourly: ['HOURLY', 1],
  daily: ['DAILY', 1],
  everyday: ['DAILY', 1],
  nightly: ['DAILY', 1],
  weekly: ['WEEKLY', 1],
  biweekly: ['WEEKLY', 2],
  fortnightly: ['WEEKLY', 2],
  monthly: ['MONTHLY', 1],
  bimonthly: ['MONTHLY', 2],
  quarterly: ['MONTHLY', 3],
  semiannually: ['MONTHLY', 6],
  biannually: ['MONTHLY', 6],
  biannual: ['MONTHLY', 6],
  semiannual: ['MONTHLY', 6],
  yearly: ['YEARLY', 1],
  annually: ['YEARLY', 1],
};

/** Days of a timetable by their letters. */
const LETTERS: Record<string, readonly number[]> = {
  mwf: [1, 3, 5],
  tth: [2, 4],
  tuth: [2, 4],
  mtwtf: [1, 2, 3, 4, 5],
};

const pluralParts = new Set(['mornings', 'afternoons', 'evenings', 'nights']);

/** 'Sunday evenings', 'weekday mornings', 'Tuesday and Thursday afternoons', 'in the mornings'. */
function pluralPart(r: Reader, i: number): Parsed<Draft> | null {
  const on = r.is(i, 'on') ? i + 1 : i;
  const list = weekdayList(r, on, false);
  const all = r.is(on, 'weekday', 'workday') ? r.moment.workDays : r.is(on, 'weekend') ? [6, 7] : null;
  // 'mornings', 'evenings, nine o'clock': each of them, where the whole text is a time.
  const alone = r.phrase && i === 0 && !r.is(1, 'next', 'this', 'from', 'of', 'in', 'on', 'after', 'before');
  const bare = r.is(i, 'in') && r.is(i + 1, 'the') ? i + 2 : alone ? i : -1;
  const at = list ? list.end : all ? on + 1 : bare;
  if (at < 0 || !pluralParts.has(r.text(at))) return null;
  const named = PARTS[r.text(at).slice(0, -1)];
  const part = at === i && named ? { node: time(named.name, { part: named }), end: at + 1 } : sequence(r, at);
  if (!part || part.node.dates.length > 0) return null;
  const weekdays = list?.node ?? all;
  const every: Every = weekdays
    ? {
        frequency: 'WEEKLY',
        interval: 1,
        weekdays,
        isPlural: true,
        rule: 'a part of the day in the plural repeats',
      }
    : { frequency: 'DAILY', interval: 1, isPlural: true, rule: 'a part of the day in the plural repeats' };
  const { latent: _, ...said } = part.node;
  return { node: { kind: 'recurrence', every, time: said }, end: part.end };
}

/** '5 May every year', 'Christmas each year'. */
function everyYear(r: Reader, i: number): Parsed<Draft> | null {
  const date = sequence(r, i);
  const [term] = date?.node.dates ?? [];
  if (
    !date ||
    !term ||
    date.node.dates.length !== 1 ||
    (term.series.period < 360 * 86_400 && !(r.phrase && date.node.dates[0]?.slots === Slot.day)) ||
    term.series.anchored ||
    term.series.length > 86_400
  )
    return null;
  const at = r.phrase ? r.skip(date.end, ',') : date.end;
  const isEvery = r.is(at, 'every', 'each') && r.lex(at + 1).unit === 'year';
  const year = isEvery ? at + 2 : r.is(at, 'yearly', 'annually') ? at + 1 : -1;
  const first = year < 0 ? null : term.series.next(r.moment.now);
  if (!first) return null;
  const { month, day } = dateOf(dayOf(first.start));
  const { dates: _, ...time } = date.node;
  const every: Every = {
    frequency: 'YEARLY',
    interval: 1,
    months: [month],
    monthDays: [day],
    rule: 'once a year',
  };
  return {
    node: { kind: 'recurrence', every, ...(hasClock(date.node) ? { time: { ...time, dates: [] } } : {}) },
    end: year,
  };
}

/** 'Monday to Friday at 9 every week': the days come first. */
function everyWeek(r: Reader, i: number): Parsed<Draft> | null {
  const list = weekdayList(r, r.skip(i, 'on'), false);
  if (!list) return null;
  // 'At 9:30 till 10:15' is a range as well.
  const [plain, behindAt] = [sequence(r, list.end), sequence(r, r.skip(list.end, 'at'))];
  const time = (behindAt?.end ?? 0) > (plain?.end ?? 0) ? behindAt : plain;
  const said = time && timeOnly(time.node) ? time.end : list.end;
  // 'Saturday 9:30 to 10:15, every week'.
  const at = r.phrase ? r.skip(r.skip(said, ','), 'and') : said;
  const isEvery = r.is(at, 'every', 'each');
  // 'On Saturday at 9:30, every Saturday until Christmas'.
  const again = isEvery && r.phrase ? weekdayList(r, at + 1, false) : null;
  const isSame = again !== null && again.node.join() === list.node.join();
  const week = isSame
    ? again.end
    : isEvery && r.is(at + 1, 'week')
      ? at + 2
      : r.is(at, 'weekly')
        ? at + 1
        : -1;
  if (week < 0) return null;
  const every: Every = {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: list.node,
    rule: 'weekly on those days',
  };
  return {
    node: { kind: 'recurrence', every, ...(time && said === time.end ? { time: time.node } : {}) },
    end: week,
  };
}

/** 'Mon-Fri 9:15', 'Monday to Thursday at 8': an hour of each of those days. 'From Monday to Friday 5pm' is one stretch. */
function eachDay(r: Reader, i: number): Parsed<Draft> | null {
  const list = weekdayList(r, i, false);
  if (!list || list.node.length < 3 || !r.is(i + 1, 'to', 'through', '-') || list.end !== i + 3) return null;
  if (r.is(i - 1, 'from', 'between', 'next', 'this', 'last', 'coming', 'until', 'by')) return null;
  const time = sequence(r, r.skip(list.end, ',')) ?? sequence(r, r.skip(r.skip(list.end, ','), 'at', 'from'));
  if (!time || !timeOnly(time.node) || !hasClock(time.node)) return null;
  const { latent: _, ...said } = time.node;
  const every: Every = {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: list.node,
    rule: 'one hour for several days in a row repeats',
  };
  return { node: { kind: 'recurrence', every, time: said }, end: time.end };
}

const repeating = (every: Every, end: number, said?: TimeNode): Parsed<Draft> => ({
  node: { kind: 'recurrence', every, ...(said ? { time: said } : {}) },
  end,
});

/** The start of a recurrence: 'every …', 'daily', 'Mondays', 'first Monday of every month'. */
export function opening(r: Reader, i: number): Parsed<Draft> | null {
  const many = weekdayCount(r, i);
  const counted = many && opening(r, many.end);
  if (counted) return { node: { ...counted.node, count: many.node }, end: counted.end };
  const plural = pluralPart(r, i) ?? everyWeek(r, i) ?? eachDay(r, i) ?? everyYear(r, i);
  if (plural) return plural;
  if (r.is(i, 'every', 'each')) return everyWhat(r, r.is(i + 1, 'single') ? i + 2 : i + 1);
  const adverb = adverbs[r.text(i)];
  // 'weekly, every Tuesday': the same in other words.
  const closer = adverb && r.phrase ? opening(r, r.skip(i + 1, ',')) : null;
  if (adverb && closer && closer.node.every.frequency === adverb[0] && adverb[1] === 1) return closer;
  if (adverb) {
    const [frequency, interval] = adverb;
    const night = r.is(i, 'nightly') ? PARTS.night : undefined;
    return repeating(
      { frequency, interval, rule: r.text(i) },
      i + 1,
      night && time('at night', { part: night }),
    );
  }
  // 'an annual dinner' comes every year; 'the annual review' may only be its name.
  if (r.is(i, 'annual') && r.is(i - 1, 'a', 'an'))
    return repeating({ frequency: 'YEARLY', interval: 1, rule: 'annual' }, i + 1);
  const hyphen = r.skip(i + 1, '-');
  if (r.is(i, 'semi') && r.is(hyphen, 'annual', 'annually'))
    return repeating({ frequency: 'MONTHLY', interval: 6, rule: 'every half year' }, hyphen + 1);
  if (r.is(i, 'bi') && r.is(hyphen, 'weekly', 'monthly')) {
    const frequency = r.is(hyphen, 'weekly') ? 'WEEKLY' : 'MONTHLY';
    return repeating({ frequency, interval: 2, rule: 'every other one' }, hyphen + 1);
  }
  const on = r.is(i, 'on', ...(r.phrase ? ['all'] : [])) ? i + 1 : i;
  const weekly = (weekdays: readonly number[], rule: string, end: number): Parsed<Draft> =>
    repeating({ frequency: 'WEEKLY', interval: 1, weekdays, rule }, end);
  const letters = r.phrase ? LETTERS[r.text(on)] : undefined;
  if (letters) return weekly(letters, 'weekly on those days', on + 1);
  if (r.is(on, 'weekdays', 'workdays')) return weekly(r.moment.workDays, 'every one of those days', on + 1);
  if (r.is(on, 'weekends') && !r.is(on - 1, 'two', 'few'))
    return weekly([6, 7], 'every one of those days', on + 1);
  const isAlternate = r.is(on, 'alternate', 'alternating');
  const list =
    weekdayList(r, on, true) ?? timetable(r, on) ?? (isAlternate ? weekdayList(r, on + 1, false) : null);
  if (
    list &&
    !r.is(list.end, 'ago', 'after') &&
    !(r.is(list.end, 'from') && r.is(list.end + 1, 'now', 'today'))
  )
    return repeating(
      {
        frequency: 'WEEKLY',
        interval: isAlternate ? 2 : 1,
        weekdays: list.node,
        ...(isAlternate ? {} : { isPlural: true as const }),
        rule: 'a weekday in the plural repeats every week',
      },
      list.end,
    );
  // 'the last Friday of every month', 'the 15th of each month'
  const place = placed(r, on);
  if (place && r.is(place.end - 2, 'every', 'each')) return place;
  // 'first Monday of the month at 7, every month', '…, starting in July'
  if (place && r.phrase && r.is(place.end - 1, 'month') && (r.is(i - 1, ',') || goesOnMonthly(r, place.end)))
    return place;
  // 'the 1st and 3rd Monday of the month' can only be every month.
  if (place && r.is(place.end - 1, 'month') && (place.node.every.place?.length ?? 0) > 1) return place;
  const days = monthDays(r, on);
  return days && repeating(days.node, days.end);
}

const goesOnMonthly = (r: Reader, i: number): boolean =>
  r.tokens.some(
    (_, k) =>
      k >= i && (r.is(k, 'starting', 'monthly') || (r.is(k, 'every', 'each') && r.is(k + 1, 'month'))),
  );

/** 'the 15th of each month', 'on the 1st, every month', 'the first day and the fifteenth day of every month'. */
function monthDays(r: Reader, i: number): Parsed<Every> | null {
  const days: number[] = [];
  let end = i;
  for (let at = i; days.length < 4; at = end + 1) {
    const d = dayWord(r, at);
    if (!d) return null;
    days.push(d.node);
    end = r.skip(d.end, '.');
    if (!r.is(end, 'and', '&')) break;
  }
  const of = r.is(end, 'of') ? end + 1 : r.phrase ? r.skip(end, ',') : -1;
  if (of < 0 || !r.is(of, 'every', 'each') || !r.is(of + 1, 'month')) return null;
  return {
    node: { frequency: 'MONTHLY', interval: 1, monthDays: days, rule: 'monthly on that day' },
    end: of + 2,
  };
}

/** 'twice a week', 'three times per month': how often, but not when. 'once a week' is weekly. */
export function timesPer(r: Reader, i: number): Parsed<VagueNode | Draft> | null {
  let times = 0;
  let at = i;
  if (r.is(i, 'once', 'twice', 'thrice')) {
    times = r.is(i, 'once') ? 1 : r.is(i, 'twice') ? 2 : 3;
    at = i + 1;
  } else {
    const n = integer(r, i);
    if (!n || !r.is(n.end, 'times', 'x')) return null;
    times = n.node;
    at = n.end + 1;
  }
  if (times > 1 && r.is(at, 'daily', 'weekly', 'monthly')) {
    return {
      node: { kind: 'vague', times, unit: r.is(at, 'daily') ? 'day' : r.is(at, 'weekly') ? 'week' : 'month' },
      end: at + 1,
    };
  }
  if (!r.is(at, 'a', 'an', 'per', 'every', 'each', 'in')) return null;
  const { unit, unitCount = 1 } = r.lex(at + 1);
  const known = unit && frequencyOf[unit];
  if (!known || times < 1) return null;
  if (times > 1) return { node: { kind: 'vague', times, unit }, end: at + 2 };
  return {
    node: {
      kind: 'recurrence',
      every: { frequency: known[0], interval: known[1] * unitCount, rule: `once a ${unit}` },
    },
    end: at + 2,
  };
}
