import { dateOf, dayOf } from '../civil/calendar.ts';
import { dayWord } from './dates-named.ts';
import { type Every, hasClock, type Parsed, time, type VagueNode } from './nodes.ts';
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

const pluralParts = new Set(['mornings', 'afternoons', 'evenings', 'nights']);

/** 'Sunday evenings', 'weekday mornings', 'Tuesday and Thursday afternoons', 'in the mornings'. */
function pluralPart(r: Reader, i: number): Parsed<Draft> | null {
  const on = r.is(i, 'on') ? i + 1 : i;
  const list = weekdayList(r, on, false);
  const all = r.is(on, 'weekday', 'workday') ? r.moment.workDays : r.is(on, 'weekend') ? [6, 7] : null;
  const bare = r.is(i, 'in') && r.is(i + 1, 'the') ? i + 2 : -1;
  const at = list ? list.end : all ? on + 1 : bare;
  if (at < 0 || !pluralParts.has(r.text(at))) return null;
  const part = sequence(r, at);
  if (!part || part.node.dates.length > 0) return null;
  const weekdays = list?.node ?? all;
  const every: Every = weekdays
    ? { frequency: 'WEEKLY', interval: 1, weekdays, rule: 'a part of the day in the plural repeats' }
    : { frequency: 'DAILY', interval: 1, rule: 'a part of the day in the plural repeats' };
  const { latent: _, ...time } = part.node;
  return { node: { kind: 'recurrence', every, time }, end: part.end };
}

/** '5 May every year', 'Christmas each year'. */
function everyYear(r: Reader, i: number): Parsed<Draft> | null {
  const date = sequence(r, i);
  const [term] = date?.node.dates ?? [];
  if (
    !date ||
    !term ||
    date.node.dates.length !== 1 ||
    term.series.period < 360 * 86_400 ||
    term.series.anchored ||
    term.series.length > 86_400
  )
    return null;
  const year =
    r.is(date.end, 'every', 'each') && r.is(date.end + 1, 'year')
      ? date.end + 2
      : r.is(date.end, 'yearly', 'annually')
        ? date.end + 1
        : -1;
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
  const time = sequence(r, list.end);
  const at = time && timeOnly(time.node) ? time.end : list.end;
  const week = r.is(at, 'every', 'each') && r.is(at + 1, 'week') ? at + 2 : r.is(at, 'weekly') ? at + 1 : -1;
  if (week < 0) return null;
  const every: Every = {
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: list.node,
    rule: 'weekly on those days',
  };
  return {
    node: { kind: 'recurrence', every, ...(time && at === time.end ? { time: time.node } : {}) },
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

/** The start of a recurrence: 'every …', 'daily', 'Mondays', 'first Monday of every month'. */
export function opening(r: Reader, i: number): Parsed<Draft> | null {
  const plural = pluralPart(r, i) ?? everyWeek(r, i) ?? eachDay(r, i) ?? everyYear(r, i);
  if (plural) return plural;
  if (r.is(i, 'every', 'each')) return everyWhat(r, r.is(i + 1, 'single') ? i + 2 : i + 1);
  const adverb = adverbs[r.text(i)];
  if (adverb)
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: adverb[0], interval: adverb[1], rule: r.text(i) },
        ...(r.is(i, 'nightly') && PARTS.night ? { time: time('at night', { part: PARTS.night }) } : {}),
      },
      end: i + 1,
    };
  // 'an annual dinner' comes every year; 'the annual review' may only be its name.
  if (r.is(i, 'annual') && r.is(i - 1, 'a', 'an'))
    return {
      node: { kind: 'recurrence', every: { frequency: 'YEARLY', interval: 1, rule: 'annual' } },
      end: i + 1,
    };
  if (r.is(i, 'semi') && r.is(r.skip(i + 1, '-'), 'annual', 'annually'))
    return {
      node: { kind: 'recurrence', every: { frequency: 'MONTHLY', interval: 6, rule: 'every half year' } },
      end: r.skip(i + 1, '-') + 1,
    };
  if (r.is(i, 'bi') && r.is(r.skip(i + 1, '-'), 'weekly', 'monthly')) {
    const at = r.skip(i + 1, '-');
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: r.is(at, 'weekly') ? 'WEEKLY' : 'MONTHLY', interval: 2, rule: 'every other one' },
      },
      end: at + 1,
    };
  }
  const on = r.is(i, 'on') ? i + 1 : i;
  if (r.is(on, 'weekdays', 'workdays') || (r.is(on, 'weekends') && !r.is(on - 1, 'two', 'few'))) {
    const weekdays = r.is(on, 'weekends') ? [6, 7] : r.moment.workDays;
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: 'WEEKLY', interval: 1, weekdays, rule: 'every one of those days' },
      },
      end: on + 1,
    };
  }
  const list =
    weekdayList(r, on, true) ??
    timetable(r, on) ??
    (r.is(on, 'alternate', 'alternating') ? weekdayList(r, on + 1, false) : null);
  if (
    list &&
    !r.is(list.end, 'ago', 'after') &&
    !(r.is(list.end, 'from') && r.is(list.end + 1, 'now', 'today'))
  ) {
    const interval = r.is(on, 'alternate', 'alternating') ? 2 : 1;
    return {
      node: {
        kind: 'recurrence',
        every: {
          frequency: 'WEEKLY',
          interval,
          weekdays: list.node,
          rule: 'a weekday in the plural repeats every week',
        },
      },
      end: list.end,
    };
  }
  // 'the last Friday of every month', 'the 15th of each month'
  const place = placed(r, on);
  if (place && r.is(place.end - 2, 'every', 'each')) return place;
  // 'the 1st and 3rd Monday of the month' can only be every month.
  if (place && r.is(place.end - 1, 'month') && (place.node.every.place?.length ?? 0) > 1) return place;
  const d = dayWord(r, on);
  if (d && r.is(d.end, 'of') && r.is(d.end + 1, 'every', 'each') && r.is(d.end + 2, 'month')) {
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: 'MONTHLY', interval: 1, monthDays: [d.node], rule: 'monthly on that day' },
      },
      end: d.end + 3,
    };
  }
  return null;
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
  const { unit } = r.lex(at + 1);
  const known = unit && frequencyOf[unit];
  if (!known || times < 1) return null;
  if (times > 1) return { node: { kind: 'vague', times, unit }, end: at + 2 };
  return {
    node: { kind: 'recurrence', every: { frequency: known[0], interval: known[1], rule: `once a ${unit}` } },
    end: at + 2,
  };
}
