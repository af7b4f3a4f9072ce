import { oneUnit } from './comparisons.ts';
import { howMany } from './counts.ts';
import { dayWord } from './dates-named.ts';
import { duration } from './durations.ts';
import { hasClock, Slot, slotsOf, type TimeNode } from './nodes.ts';
import type { Reader } from './reader.ts';
import { placed } from './recurrence-every.ts';
import { exception } from './recurrence-exceptions.ts';
import {
  type Draft,
  isHourOfPhrase,
  takeHours,
  timeOnly,
  UNREADABLE,
  weekdayList,
} from './recurrence-parts.ts';
import { BEGINS, endWord, OCCASIONS, STARTS, sameRhythm } from './recurrence-words.ts';
import { dayOfYear, inMonth } from './recurrence-yearly.ts';
import { sequence, timeOfDay } from './sequence.ts';

/**
 * Reads one detail into the draft and gives the position behind it; -1 where nothing of its kind is said, and
 * `UNREADABLE` where it is said in words that are no time ('until the exam'): the series ends before them.
 */
type Modifier = (r: Reader, at: number, draft: Draft) => number;

const modifiers: readonly Modifier[] = [
  fromNowOn,
  endless,
  daysToo,
  sameRhythm,
  exception,
  times,
  lastDay,
  firstOrLast,
  daysOfWeek,
  withinPeriod,
  firstDay,
  lasting,
  whichDays,
  hours,
  dayOfYear,
  inMonth,
];

/** Reads one more detail into the draft and gives the position behind it; nothing above zero where there is none. */
export function modifier(r: Reader, i: number, draft: Draft): number {
  const at = r.skip(r.skip(i, ',', '-', '('), 'and', 'with');
  for (const read of modifiers) {
    const end = read(r, at, draft);
    if (end !== -1) return end;
  }
  return -1;
}

/** 'Weekly from now on' begins when it next can, as it does without saying so. */
function fromNowOn(r: Reader, i: number): number {
  return Math.max(r.words(i, 'from', 'now', 'on'), r.words(i, 'from', 'now', 'onwards'));
}

/** '…, no end date', 'until further notice': as it is without saying so. */
function endless(r: Reader, i: number): number {
  if (!r.phrase) return -1;
  const notice = r.words(r.skip(i, 'until'), 'further', 'notice');
  if (notice > 0 && r.is(i, 'until')) return notice;
  const end = r.is(i, 'no', 'without') ? r.skip(i + 1, 'an', 'any') : -1;
  if (end < 0 || !r.is(end, 'end')) return r.is(i, 'indefinitely') ? i + 1 : -1;
  const toIt = r.words(end + 1, 'to', 'it');
  return toIt > 0 ? toIt : r.skip(r.skip(end + 1, 'date'), 'yet');
}

function times(r: Reader, i: number, draft: Draft): number {
  const counted = howMany(r, i);
  if (!counted) return -1;
  draft.count = counted.node;
  return counted.end;
}

/** 'until 16 December, 15:30 to 16:30': hours next to the last day are those of each, unless hours were said before. */
function lastDay(r: Reader, i: number, draft: Draft): number {
  const last = endWord(r, i);
  if (last < 0) return -1;
  const end = sequence(r, last);
  if (!end) return UNREADABLE;
  const { dates } = end.node;
  const isHourly = draft.every.frequency === 'HOURLY' || draft.every.frequency === 'MINUTELY';
  // 'Every Tuesday at eight until ten': each one ends at ten, the series does not.
  if (dates.length === 0 && end.node.clock && !isHourly) {
    const { clock, ...time } = draft.time ?? {};
    if (!clock) return UNREADABLE;
    draft.time = { kind: 'time', dates: [], rules: [], ...time, clocks: { from: clock, to: end.node.clock } };
    return end.end;
  }
  const isOfEach = dates.length > 0 && !isHourly && !(draft.time && hasClock(draft.time));
  draft.until = isOfEach ? takeHours(draft, end.node) : end.node;
  const isPeriod =
    dates.length > 0 &&
    !hasClock(end.node) &&
    dates.every((d) => d.series.length > 3 * 86_400 && !d.rule.startsWith('the end'));
  if ((isPeriod && r.is(i, 'until')) || r.is(last - 1, 'before')) draft.untilStart = true;
  return end.end;
}

/** '…, first one tomorrow, last one on 15 December', 'the last time is the 15th'. */
function firstOrLast(r: Reader, i: number, draft: Draft): number {
  const which = r.skip(r.skip(r.skip(i, '.', ';'), 'and', 'with'), 'the');
  const isNamed = r.is(which + 1, ...OCCASIONS);
  // 'The first on 4 May', 'the last being the 15th': of what is said anyway.
  const isBare = r.phrase && r.is(which + 1, 'on', 'is', 'being', ':');
  if (!r.is(which, 'first', 'last') || !(isNamed || isBare)) return -1;
  const is = isNamed ? which + 2 : which + 1;
  const said = sequence(r, r.skip(r.skip(r.skip(is, 'is', 'being', 'will', ':'), 'on', 'be'), 'the'));
  if (!said || said.node.dates.length === 0) return -1;
  const { latent: _, ...dates } = takeHours(draft, said.node);
  if (r.is(which, 'first')) draft.starting = dates;
  else draft.until = dates;
  return said.end;
}

/** 'Every day, Sundays too': so it was said already; 'every weekday and Saturdays too': that one as well. */
function daysToo(r: Reader, i: number, draft: Draft): number {
  const { frequency, interval, weekdays, place } = draft.every;
  const also = r.skip(i, 'also', 'inclusive', 'even', 'plus');
  const on = r.skip(also, 'on', 'the');
  const isWeekend = r.is(on, 'weekend', 'weekends');
  const days = isWeekend ? { node: [6, 7], end: on + 1 } : r.phrase ? weekdayList(r, on, false) : null;
  if (!days || interval > 1) return -1;
  const asWell = r.words(days.end, 'as', 'well');
  const end = asWell > 0 ? asWell : r.skip(days.end, 'too', 'included', 'inclusive', 'also');
  const isAdded = end > days.end || also > i || r.is(i - 1, 'and');
  if (frequency === 'DAILY') return isWeekend || isAdded ? end : -1;
  if (frequency !== 'WEEKLY' || !weekdays || place || !isAdded) return -1;
  draft.every = { ...draft.every, weekdays: [...new Set([...weekdays, ...days.node])].sort((a, b) => a - b) };
  return end;
}

/** 'daily from Monday to Friday' names the days, 'daily from Monday' the first one. */
function daysOfWeek(r: Reader, i: number, draft: Draft): number {
  const span = r.is(i, 'from') && draft.every.frequency === 'DAILY' ? weekdayList(r, i + 1, false) : null;
  if (!span || span.node.length < 2) return -1;
  draft.every = { ...draft.every, frequency: 'WEEKLY', weekdays: span.node };
  return span.end;
}

/** 'every day next week at 9': only within that period. */
function withinPeriod(r: Reader, i: number, draft: Draft): number {
  const period = draft.starting || draft.until ? null : sequence(r, r.skip(i, 'of', 'in', 'during', 'for'));
  if (!period || period.node.latent || period.node.dates.length === 0) return -1;
  // 'At 10 from next week' tells where it begins, and no end of it.
  if (r.tokens.slice(i, period.end).some(({ text }) => BEGINS.has(text))) return -1;
  const slots = slotsOf(period.node);
  if ((slots & (Slot.week | Slot.month)) === 0 || (slots & Slot.day) !== 0) return -1;
  // 'In March' comes every year, 'next month' and 'for March' once.
  const isOnce = r.is(i, 'for');
  if (!isOnce && !period.node.dates.every((term) => (term.slots & Slot.week) !== 0 || term.series.anchored))
    return -1;
  const dates = takeHours(draft, period.node);
  draft.starting = dates;
  draft.until = dates;
  return period.end;
}

/** 'every Monday starting 23 November at 8': the hour is that of each. */
function firstDay(r: Reader, i: number, draft: Draft): number {
  const begins = r.is(i, 'starting', 'beginning', 'from', 'commencing') || (r.phrase && r.is(i, ...STARTS));
  // 'Every second Friday starting this one': the one that comes, as it does anyway.
  const which = r.skip(i + 1, 'with');
  if (begins && r.is(which, 'this') && r.is(which + 1, 'one')) return r.skip(which + 2, 'on', 'onwards');
  const start = begins && !draft.starting ? sequence(r, r.skip(i + 1, 'on', 'from', 'in', 'with')) : null;
  if (!start || start.node.dates.length === 0) return -1;
  draft.starting = takeHours(draft, start.node);
  // 'every night from the 23rd to the 27th'
  const last = r.is(start.end, 'to', 'through', '-') ? sequence(r, r.skip(start.end + 1, 'the', 'on')) : null;
  if (!last || last.node.dates.length === 0 || draft.until) return start.end;
  const { latent: _, ...dates } = takeHours(draft, last.node);
  draft.until = dates;
  return last.end;
}

/** 'for six weeks', 'over the next six weeks', 'for the next month'; 'for two hours' is the length of each. */
function lasting(r: Reader, i: number, draft: Draft): number {
  // 'Saturdays 10 to 11, 8 weeks': so long it goes on; hours and minutes are the length of each, and said elsewhere.
  const bare = r.phrase && !draft.lasting && !draft.until && !draft.count ? duration(r, i) : null;
  // 'Daily at seven, ten days': of a week's rhythm no end is said in days.
  const isDaily = draft.every.frequency === 'DAILY';
  const isLong = (name: string) => name === 'week' || name === 'month' || (isDaily && name === 'day');
  if (bare && Object.keys(bare.node).every(isLong)) {
    draft.lasting = { length: bare.node, fromNow: false };
    return bare.end;
  }
  const unit = r.skip(r.skip(i + 1, 'the'), 'next', 'coming', 'following');
  const isNext = r.is(unit - 1, 'next', 'coming', 'following');
  if (!r.is(i, 'for') && !(isNext && r.is(i, 'over', 'during', 'in', 'within'))) return -1;
  const length = duration(r, unit) ?? (isNext ? oneUnit(r, unit) : null);
  if (!length) return -1;
  const isShort = Object.keys(length.node).every((name) => name === 'hour' || name === 'minute');
  if (isShort) draft.time = { kind: 'time', dates: [], rules: [], ...draft.time, length: length.node };
  else draft.lasting = { length: length.node, fromNow: isNext };
  return length.end;
}

/** 'weekly on Mondays', 'monthly on the first Friday', 'monthly on the 5th'. */
function whichDays(r: Reader, i: number, draft: Draft): number {
  const { every } = draft;
  const always = r.skip(i, 'always');
  // 'Every four weeks, always on a Monday'.
  const on = r.is(always, 'on') ? r.skip(always + 1, 'a') : always;
  if (every.weekdays) return -1;
  if (every.frequency === 'WEEKLY') {
    const list = weekdayList(r, on, false);
    if (!list) return -1;
    draft.every = { ...every, weekdays: list.node };
    return list.end;
  }
  if (every.frequency !== 'MONTHLY') return -1;
  const place = placed(r, on);
  if (place) {
    draft.every = { ...place.node.every, interval: every.interval };
    return place.end;
  }
  const day = !every.monthDays && on > i ? dayWord(r, on) : null;
  if (!day || r.is(day.end, ':', 'am', 'pm')) return -1;
  draft.every = { ...every, monthDays: [day.node] };
  return day.end;
}

function hours(r: Reader, i: number, draft: Draft): number {
  if (draft.time?.clock || draft.time?.clocks) return -1;
  const said = sequence(r, i) ?? sequence(r, r.skip(i, 'at', 'from'));
  const whole = said && !timeOnly(said.node) ? timeOfDay(r, i) : said;
  if (!whole || !timeOnly(whole.node)) return -1;
  const isSure = !whole.node.latent || whole.node.clocks !== undefined || r.is(i, 'at');
  if (!isSure && !isHourOfPhrase(r, whole.end)) return -1;
  const { latent: _, ...node } = whole.node;
  const { part, length } = draft.time ?? {};
  const known: Partial<TimeNode> = part ? { part } : length ? { length } : {};
  draft.time = { ...node, ...known };
  return whole.end;
}
