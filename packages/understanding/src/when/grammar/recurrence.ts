import { dateOf, dayOf } from '../civil/calendar.ts';
import type { Unit } from '../series/cycles.ts';
import { dayWord } from './dates-named.ts';
import { duration } from './durations.ts';
import {
  type Every,
  hasClock,
  type Parsed,
  type RecurrenceNode,
  Slot,
  slotsOf,
  type TimeNode,
  type VagueNode,
} from './nodes.ts';
import { integer, ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';
import { sequence } from './sequence.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Draft = Mutable<RecurrenceNode>;

const frequencyOf: Partial<Record<Unit, [Every['frequency'], number]>> = {
  minute: ['MINUTELY', 1],
  hour: ['HOURLY', 1],
  day: ['DAILY', 1],
  week: ['WEEKLY', 1],
  month: ['MONTHLY', 1],
  quarter: ['MONTHLY', 3],
  year: ['YEARLY', 1],
};

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
  yearly: ['YEARLY', 1],
  annually: ['YEARLY', 1],
};

const parts = new Set(['morning', 'afternoon', 'evening', 'night']);

/** 'Tuesday', 'Tue/Thu', 'Mondays, Wednesdays and Fridays', 'Monday to Thursday'. */
function weekdayList(r: Reader, i: number, pluralOnly: boolean): Parsed<number[]> | null {
  const first = r.lex(i);
  if (first.weekday === undefined || (pluralOnly && !first.plural)) return null;
  const days = [first.weekday];
  let end = i + 1;
  for (;;) {
    const span = r.is(end, 'to', 'through', '-') && r.lex(end + 1).weekday !== undefined;
    const last = days.at(-1) ?? 1;
    if (span) {
      const to = r.lex(end + 1).weekday ?? last;
      for (let d = last; d !== to; ) {
        d = (d % 7) + 1;
        days.push(d);
      }
      end += 2;
      continue;
    }
    let at = end;
    if (r.is(at, ',', '/')) at++;
    if (r.is(at, 'and', '&', 'or')) at++;
    if (r.is(at, 'every', 'each', 'on')) at++;
    const next = r.lex(at);
    if (at === end || next.weekday === undefined || (pluralOnly && !next.plural)) break;
    days.push(next.weekday);
    end = at + 1;
  }
  return { node: [...new Set(days)].sort((a, b) => a - b), end };
}

/** What comes after 'every': unit, weekdays, part of the day, ordinal weekday. */
function everyWhat(r: Reader, i: number): Parsed<Draft> | null {
  let at = i;
  let interval = 1;
  if (r.is(at, 'other', 'second', '2nd', 'alternate') || (r.is(at, '2') && r.is(at + 1, 'nd'))) {
    // 'every second Tuesday' is every other one; 'of the month' after it makes it a place.
    const next = r.is(at, '2') ? at + 2 : at + 1;
    const place = r.lex(next).weekday !== undefined && r.is(next + 1, 'of') ? placed(r, at) : null;
    if (place) return place;
    interval = 2;
    at = next;
  } else {
    const place = placed(r, at);
    if (place) return place;
    const n = integer(r, at);
    const nth = ordinal(r, at);
    if (
      n &&
      (r.lex(n.end).unit || r.is(n.end, 'weekends', 'weekend') || r.lex(n.end).weekday !== undefined)
    ) {
      interval = n.node;
      at = n.end;
    } else if (nth && r.lex(nth.end).unit) {
      interval = nth.node;
      at = nth.end;
    }
  }
  if (r.is(at, 'half') && r.is(r.skip(r.skip(at + 1, '-'), 'an', 'a'), 'hour')) {
    return {
      node: { kind: 'recurrence', every: { frequency: 'MINUTELY', interval: 30, rule: 'every half hour' } },
      end: r.skip(r.skip(at + 1, '-'), 'an', 'a') + 1,
    };
  }
  if (interval < 1 || interval > 1000) return null;
  at = r.skip(at, 'single');
  const made = (every: Omit<Every, 'interval'>, end: number, more: Partial<Draft> = {}): Parsed<Draft> => ({
    node: { kind: 'recurrence', every: { ...every, interval }, ...more },
    end,
  });
  const list = weekdayList(r, at, false);
  if (list) {
    const followed = sequencePart(r, list.end);
    return made(
      { frequency: 'WEEKLY', weekdays: list.node, rule: 'weekly on those days' },
      followed?.end ?? list.end,
      followed ? { time: followed.node } : {},
    );
  }
  if (
    r.is(at, 'weekday', 'weekdays', 'workday', 'workdays') ||
    (r.is(at, 'working', 'business', 'work') && r.is(at + 1, 'day', 'days'))
  ) {
    const end = r.is(at, 'working', 'business', 'work') ? at + 2 : at + 1;
    return made({ frequency: 'WEEKLY', weekdays: r.moment.workDays, rule: 'every working day' }, end);
  }
  if (r.is(at, 'weekend', 'weekends'))
    return made({ frequency: 'WEEKLY', weekdays: [6, 7], rule: 'Saturdays and Sundays' }, at + 1);
  const word = r.text(at).replace(/s$/, '');
  if (parts.has(word)) {
    const part = sequence(r, at);
    return part ? made({ frequency: 'DAILY', rule: 'every day' }, part.end, { time: part.node }) : null;
  }
  const { unit, unitCount, month } = r.lex(at);
  const known = unit && frequencyOf[unit];
  if (known) {
    const [frequency, times] = known;
    return {
      node: {
        kind: 'recurrence',
        every: { frequency, interval: interval * times * (unitCount ?? 1), rule: `repeats by ${unit}` },
      },
      end: at + 1,
    };
  }
  if (month !== undefined) {
    const d = dayWord(r, r.skip(at + 1, 'the'));
    return made(
      { frequency: 'YEARLY', months: [month], ...(d ? { monthDays: [d.node] } : {}), rule: 'once a year' },
      d?.end ?? at + 1,
    );
  }
  const d = dayWord(r, at);
  if (d && ordinal(r, r.skip(at, 'the'))) {
    const month2 = r.lex(r.skip(d.end, 'of')).month;
    if (month2 !== undefined)
      return made(
        { frequency: 'YEARLY', months: [month2], monthDays: [d.node], rule: 'once a year' },
        r.skip(d.end, 'of') + 1,
      );
    const of = r.is(d.end, 'of') ? r.skip(r.skip(d.end + 1, 'the', 'every', 'each'), 'month') : d.end;
    return made({ frequency: 'MONTHLY', monthDays: [d.node], rule: 'monthly on that day' }, of);
  }
  return null;
}

const sequencePart = (r: Reader, i: number): Parsed<TimeNode> | null =>
  parts.has(r.text(i).replace(/s$/, '')) ? sequence(r, i) : null;

/** 'first Monday', '2nd and 4th Thursday', 'last Friday', with or without 'of the month'. */
function placed(r: Reader, i: number): Parsed<Draft> | null {
  const places: number[] = [];
  let at = r.skip(i, 'the');
  for (;;) {
    const n = ordinal(r, at);
    if (n && n.node <= 5) {
      places.push(n.node);
      at = n.end;
    } else if (r.is(at, 'last')) {
      places.push(-1);
      at++;
    } else break;
    const more = r.is(at, 'and', '&', ',') ? at + 1 : -1;
    if (more > 0 && (ordinal(r, r.skip(more, 'the')) || r.is(more, 'last'))) at = r.skip(more, 'the');
    else break;
  }
  if (places.length === 0) return null;
  const { weekday } = r.lex(at);
  const of = (end: number): number => {
    if (!r.is(end, 'of', 'in')) return end;
    const k = r.skip(end + 1, 'the', 'every', 'each', 'a');
    return r.is(k, 'month') ? k + 1 : end;
  };
  if (weekday !== undefined) {
    return {
      node: {
        kind: 'recurrence',
        every: {
          frequency: 'MONTHLY',
          interval: 1,
          weekdays: [weekday],
          place: places,
          rule: 'monthly by weekday',
        },
      },
      end: of(at + 1),
    };
  }
  if (r.is(at, 'weekday', 'workday') || (r.is(at, 'working', 'business') && r.is(at + 1, 'day'))) return null;
  if (r.is(at, 'day') && of(at + 1) > at + 1) {
    return {
      node: {
        kind: 'recurrence',
        every: { frequency: 'MONTHLY', interval: 1, monthDays: places, rule: 'monthly on that day' },
      },
      end: of(at + 1),
    };
  }
  return null;
}

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

/** The start of a recurrence: 'every …', 'daily', 'Mondays', 'first Monday of every month'. */
function opening(r: Reader, i: number): Parsed<Draft> | null {
  const plural = pluralPart(r, i) ?? everyWeek(r, i) ?? everyYear(r, i);
  if (plural) return plural;
  if (r.is(i, 'every', 'each')) return everyWhat(r, r.is(i + 1, 'single') ? i + 2 : i + 1);
  const adverb = adverbs[r.text(i)];
  if (adverb)
    return {
      node: { kind: 'recurrence', every: { frequency: adverb[0], interval: adverb[1], rule: r.text(i) } },
      end: i + 1,
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
    weekdayList(r, on, true) ?? (r.is(on, 'alternate', 'alternating') ? weekdayList(r, on + 1, false) : null);
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

const timeOnly = (node: TimeNode): boolean =>
  node.dates.length === 0 && (hasClock(node) || node.part !== undefined) && !node.exact && !node.stretch;

/** A whole recurrence with its time, end, start and exceptions in any order. */
export function recurrence(r: Reader, i: number): Parsed<RecurrenceNode | VagueNode> | null {
  // 'at 9am every Tuesday': the time may come first.
  let lead: Parsed<TimeNode> | null = sequence(r, i);
  if (lead && (!timeOnly(lead.node) || lead.node.latent)) lead = null;
  const at = lead ? r.skip(lead.end, ',') : i;
  const often = timesPer(r, at);
  if (often?.node.kind === 'vague') return { node: often.node, end: often.end };
  const start = (often as Parsed<Draft> | null) ?? opening(r, at);
  if (!start) return null;
  const draft: Draft = { ...start.node };
  if (lead) draft.time = lead.node;
  let { end } = start;
  for (let guard = 0; guard < 8; guard++) {
    const next = modifier(r, end, draft);
    if (next < 0) break;
    end = next;
  }
  return { node: draft, end };
}

/** Reads one more detail into the draft and gives the position after it, or -1. */
function modifier(r: Reader, i: number, draft: Draft): number {
  const at = r.skip(i, ',');
  if (
    r.is(at, 'except', 'excluding', 'besides') ||
    r.words(at, 'but', 'not') > 0 ||
    r.words(at, 'apart', 'from') > 0 ||
    r.words(at, 'other', 'than') > 0 ||
    (r.is(at, 'not') && at > i)
  ) {
    const two = r.is(at, 'but', 'apart', 'other');
    return exception(r, r.skip(r.skip(at + (two ? 2 : 1), 'for'), 'in', 'on'), draft);
  }
  if (r.is(at, 'until', 'through', 'ending')) {
    const end = sequence(r, r.skip(at + 1, 'the', 'on'));
    if (!end) return -1;
    draft.until = end.node;
    const whole =
      end.node.dates.length > 0 &&
      !hasClock(end.node) &&
      end.node.dates.every((d) => d.series.length > 3 * 86_400 && !d.rule.startsWith('the end'));
    if (whole && r.is(at, 'until')) draft.untilStart = true;
    return end.end;
  }
  // 'daily from Monday to Friday' names the days, 'daily from Monday' the first one.
  const span = r.is(at, 'from') && draft.every.frequency === 'DAILY' ? weekdayList(r, at + 1, false) : null;
  if (span && span.node.length > 1) {
    draft.every = { ...draft.every, frequency: 'WEEKLY', weekdays: span.node };
    return span.end;
  }
  // 'every day next week at 9': only within that period.
  const period = draft.starting || draft.until ? null : sequence(r, r.skip(at, 'of', 'in', 'during'));
  if (
    period &&
    period.node.dates.length > 0 &&
    !period.node.latent &&
    (slotsOf(period.node) & Slot.week) !== 0 &&
    (slotsOf(period.node) & Slot.day) === 0
  ) {
    const { clock, clocks, part, ...dates } = period.node;
    draft.starting = dates;
    draft.until = dates;
    if (clock || clocks || part)
      draft.time = {
        kind: 'time',
        dates: [],
        rules: [],
        ...(clock ? { clock } : {}),
        ...(clocks ? { clocks } : {}),
        ...(part ? { part } : {}),
      };
    return period.end;
  }
  if (r.is(at, 'starting', 'beginning', 'from', 'commencing') && !draft.starting) {
    const start = sequence(r, r.skip(at + 1, 'on', 'from', 'in'));
    if (start && start.node.dates.length > 0) {
      draft.starting = start.node;
      return start.end;
    }
  }
  if (r.is(at, 'for')) {
    const length = duration(r, r.skip(at + 1, 'the', 'next'));
    if (length) {
      const short = Object.keys(length.node).every((u) => u === 'hour' || u === 'minute');
      if (short) draft.time = { kind: 'time', dates: [], rules: [], ...draft.time, length: length.node };
      else draft.lasting = length.node;
      return length.end;
    }
  }
  const count = integer(r, at);
  if (count && r.is(count.end, 'times', 'occurrences')) {
    draft.count = count.node;
    return count.end + 1;
  }
  const { every } = draft;
  const on = r.skip(at, 'on');
  if (!every.weekdays && (every.frequency === 'WEEKLY' || every.frequency === 'MONTHLY')) {
    const list = every.frequency === 'WEEKLY' ? weekdayList(r, on, false) : null;
    if (list) {
      draft.every = { ...every, weekdays: list.node };
      return list.end;
    }
    const place = every.frequency === 'MONTHLY' ? placed(r, on) : null;
    if (place) {
      draft.every = { ...place.node.every, interval: every.interval };
      return place.end;
    }
    const d = every.frequency === 'MONTHLY' && !every.monthDays && on > at ? dayWord(r, on) : null;
    if (d && !r.is(d.end, ':', 'am', 'pm')) {
      draft.every = { ...every, monthDays: [d.node] };
      return d.end;
    }
  }
  const time = sequence(r, r.skip(at, 'at', 'from')) ?? null;
  const whole = sequence(r, at) ?? time;
  if (
    whole &&
    timeOnly(whole.node) &&
    !(draft.time?.clock || draft.time?.clocks) &&
    (!whole.node.latent || whole.node.clocks || r.is(at, 'at'))
  ) {
    const { latent: _, ...node } = whole.node;
    draft.time = draft.time?.part
      ? { ...node, part: draft.time.part }
      : draft.time?.length
        ? { ...node, length: draft.time.length }
        : node;
    return whole.end;
  }
  if (every.frequency === 'YEARLY' && !every.monthDays) {
    const month = r.lex(on).month;
    const d = month === undefined ? null : dayWord(r, r.skip(on + 1, 'the'));
    if (month !== undefined) {
      draft.every = { ...every, months: [month], ...(d ? { monthDays: [d.node] } : {}) };
      return d?.end ?? on + 1;
    }
  }
  if (r.is(at, 'in') && r.lex(at + 1).month !== undefined) {
    draft.every = { ...every, months: [r.lex(at + 1).month ?? 1] };
    return at + 2;
  }
  return -1;
}

/** 'except August', 'except Fridays', 'except the 24th', 'except on Christmas'. */
function exception(r: Reader, i: number, draft: Draft): number {
  const months: number[] = [];
  let at = i;
  for (;;) {
    const { month } = r.lex(at);
    if (month === undefined || dayWord(r, at + 1)) break;
    months.push(month);
    at++;
    if (r.is(at, 'and', ',', '&', 'or') && r.lex(at + 1).month !== undefined) at++;
    else break;
  }
  if (months.length > 0) {
    draft.exceptMonths = months;
    return at;
  }
  const list = weekdayList(r, i, false);
  if (list && !dayWord(r, r.skip(list.end, ','))) {
    draft.exceptWeekdays = list.node;
    return list.end;
  }
  const date = sequence(r, i);
  if (!date || date.node.dates.length === 0) return -1;
  draft.exceptDates = [...(draft.exceptDates ?? []), date.node];
  return date.end;
}
