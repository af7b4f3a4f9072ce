import { at, DAY, dayOf, weekdayOf } from '../civil/calendar.ts';
import { type DateTerm, Slot, slotsOf, type TimeNode } from '../grammar/nodes.ts';
import type { Moment } from '../grammar/reader.ts';
import { shift, type Unit, unitSeconds } from '../series/cycles.ts';
import { BEGINNING, intersect, previous, type Series, type Stretch } from '../series/series.ts';
import type { Grain } from '../types.ts';
import { type Picked, pickClock, pickRange } from './pick-clock.ts';

/** A time found, still in civil seconds (or exact epochs), before it becomes a zoned reading. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly point: boolean;
  readonly grain: Grain;
  readonly range: boolean;
  readonly rule: string;
  readonly likely?: number;
  readonly epochs?: { readonly from: number; readonly to: number };
  readonly exactLength?: number;
}

/** The reading chosen, the ones not chosen, and whether a person should be asked. */
export interface Resolution {
  readonly found: Found;
  readonly others: readonly Found[];
  readonly ask?: string;
  /** Several places in a longer period: 'next week at 3'. */
  readonly windows?: readonly Found[];
}

export interface ResolveOptions {
  /** Take the first that ends after this civil time instead of now. */
  readonly after?: number;
  /** Take the last one that has begun: 'since August'. */
  readonly past?: boolean;
  /** Civil now, when a zone was said. */
  readonly now?: number;
}

export function resolveTime(node: TimeNode, m: Moment, options: ResolveOptions = {}): Resolution | null {
  const now = options.now ?? m.now;
  if (node.exact) {
    const epoch = node.exact.epoch + (node.offset ?? 0) * 1000;
    const at = now + Math.round((epoch - m.epoch) / 1000);
    const found: Found = {
      start: at,
      end: at,
      point: true,
      grain: node.exact.grain,
      range: false,
      rule: node.rules.join('; '),
      epochs: { from: epoch, to: epoch },
    };
    return { found: node.length ? lengthened(found, node) : found, others: [] };
  }
  if (node.stretch) {
    const { from, to, grain } = node.stretch;
    const civil = (e: number): number => now + Math.round((e - m.epoch) / 1000);
    return {
      found: {
        start: civil(from),
        end: civil(to),
        point: false,
        grain,
        range: false,
        rule: node.rules.join('; '),
        epochs: { from, to },
      },
      others: [],
    };
  }
  return node.dates.length === 0 ? withoutDate(node, m, now, options) : withDate(node, m, now, options);
}

const rulesOf = (node: TimeNode, picked?: Picked): string =>
  [
    ...node.rules.filter((rule) => rule !== 'no am or pm was said'),
    ...(picked?.rule ? [picked.rule] : []),
  ].join('; ');

function lengthened(found: Found, node: TimeNode): Found {
  if (!node.length) return found;
  let end = found.start;
  for (const [unit, n] of Object.entries(node.length)) end = shift(end, unit as Unit, n);
  const exact = Object.keys(node.length).every((u) => unitSeconds[u as Unit] < DAY);
  const whole = !found.point && !exact;
  return {
    ...found,
    end,
    point: false,
    range: true,
    grain: whole ? 'day' : found.grain === 'hour' || found.grain === 'minute' ? 'minute' : found.grain,
    ...(exact ? { exactLength: end - found.start } : {}),
  };
}

/** Said as today, not as a date that happens to be today. */
const isToday = (term: DateTerm): boolean => /^(today|tonight|this part)/.test(term.rule);

/** The time of day on one day; `passed` is how much of it is over when it is today. */
function onDay(
  node: TimeNode,
  day: number,
  m: Moment,
  now: number,
): { chosen: Found; other?: Found; unsure: boolean } | null {
  // Only 'today' or no day at all makes a passed hour doubtful; '18 November at 9' is that morning even at noon.
  const near = node.dates.length === 0 || node.dates.some(isToday);
  const passed = near && m.preferFuture && dayOf(now) === day ? now - at(day) : -1;
  const { clock, clocks, part } = node;
  const raw = clock ? pickClock(clock, part, m, passed) : clocks ? pickRange(clocks, part, m, passed) : null;
  // '12am today' said by day is the midnight to come.
  const picked =
    raw && clock?.grain === 'hour' && raw.from === 0 && passed > 0 && node.dates.some(isToday)
      ? { ...raw, from: DAY }
      : raw;
  const rule = rulesOf(node, picked ?? undefined);
  const build = (from: number, to: number | undefined): Found => {
    const start = at(day, from) + (node.offset ?? 0);
    const grain: Grain = clock
      ? clock.grain
      : clocks && (clocks.from.grain !== 'hour' || clocks.to.grain !== 'hour')
        ? 'minute'
        : 'hour';
    return lengthened(
      {
        start,
        end: to === undefined ? start : at(day, to) + (node.offset ?? 0),
        point: to === undefined,
        grain: node.offset && node.offset % 3600 !== 0 ? 'minute' : grain,
        range: to !== undefined,
        rule,
      },
      node,
    );
  };
  if (picked) {
    const other = picked.other && build(picked.other.from, picked.other.to);
    return {
      chosen: build(picked.from, picked.to),
      ...(other ? { other } : {}),
      unsure: picked.unsure === true,
    };
  }
  if (part) {
    const found: Found = {
      start: at(day, part.from),
      end: at(day, part.to),
      point: false,
      grain: 'part-of-day',
      range: false,
      rule,
      likely: at(day, part.likely),
    };
    return {
      chosen: node.length ? lengthened({ ...found, start: found.likely ?? found.start }, node) : found,
      unsure: false,
    };
  }
  return null;
}

/** Only a time of day: the next time it comes. */
function withoutDate(node: TimeNode, m: Moment, now: number, options: ResolveOptions): Resolution | null {
  const from = options.after ?? now;
  const today = dayOf(from);
  const days = options.past ? [today, today - 1] : [today, today + 1, today + 2];
  for (const day of days) {
    const hit = onDay(node, day, m, from);
    if (!hit) return null;
    const over = hit.chosen.point
      ? hit.chosen.start <= from && !(hit.chosen.start === from)
      : hit.chosen.end <= from;
    // 'between eight and now': the one of the two that has been.
    if (options.past && hit.chosen.start > now && hit.other && hit.other.start <= now)
      return { found: hit.other, others: [] };
    if (options.past ? hit.chosen.start > now : over) continue;
    return {
      found: hit.chosen,
      others: hit.other ? [hit.other] : [],
      ...(hit.unsure ? { ask: 'half' } : {}),
    };
  }
  return null;
}

const seriesOf = (terms: readonly DateTerm[]): Series => {
  const [first] = terms;
  return terms.length === 1 && first ? first.series : intersect(terms.map((t) => t.series));
};

/** The first stretch of a date that is not over, or the only one even if it is. */
function firstOf(series: Series, m: Moment, from: number, past: boolean): Stretch | null {
  if (past || !m.preferFuture) {
    const current = series.next(from);
    const begun = current && current.start <= from ? current : previous(series, from);
    if (begun) return begun;
  }
  return series.next(from) ?? (series.anchored ? series.next(BEGINNING) : previous(series, from));
}

function withDate(node: TimeNode, m: Moment, now: number, options: ResolveOptions): Resolution | null {
  const from = options.after ?? now;
  const series = seriesOf(node.dates);
  const timed = node.clock !== undefined || node.clocks !== undefined || node.part !== undefined;
  let stretch = firstOf(series, m, from, options.past ?? false);
  const conflict = weekdayConflict(node, m, from, stretch);
  if (conflict) return conflict;
  if (!stretch) return null;
  const onlyWeekday = node.dates.length === 1 && node.dates[0]?.notToday === true;
  const todayIsIt =
    onlyWeekday &&
    dayOf(stretch.start) === dayOf(now) &&
    options.after === undefined &&
    !options.past &&
    m.preferFuture;
  if (todayIsIt && !timed) stretch = series.next(stretch.end) ?? stretch;
  const first = atStretch(node, stretch, m, now);
  if (!first) return null;
  if (todayIsIt && timed) {
    const later = series.next(stretch.end);
    const second = later && atStretch(node, later, m, now);
    if (second && isOver(first.found, from)) return second;
    return second ? { found: first.found, others: [second.found], ask: TODAY_OR_LATER } : first;
  }
  if (timed && !series.anchored && !options.past && m.preferFuture && isOver(first.found, from)) {
    const later = series.next(stretch.end);
    return (later && atStretch(node, later, m, now)) || first;
  }
  return withOther(node, m, now, first);
}

/** Why a person is asked about a weekday that is today. */
export const TODAY_OR_LATER = 'today or in a week';

const isOver = (found: Found, now: number): boolean => (found.point ? found.start < now : found.end <= now);

/** 'next Friday': the reading the house did not take. */
function withOther(node: TimeNode, m: Moment, now: number, first: Resolution): Resolution {
  const term = node.dates.find((d) => d.other);
  if (!term?.other) return first;
  const swapped: TimeNode = {
    ...node,
    dates: node.dates.map((d) =>
      d === term && d.other ? { series: d.other, slots: d.slots, rule: d.otherRule ?? d.rule } : d,
    ),
    rules: [term.otherRule ?? term.rule],
  };
  const stretch = firstOf(seriesOf(swapped.dates), m, now, false);
  const other = stretch && atStretch(swapped, stretch, m, now);
  return other ? { ...first, others: [other.found, ...first.others], ask: 'which one' } : first;
}

function atStretch(node: TimeNode, s: Stretch, m: Moment, now: number): Resolution | null {
  const timed = node.clock !== undefined || node.clocks !== undefined || node.part !== undefined;
  const grain = seriesOf(node.dates).grain;
  if (!timed) {
    const whole: Found = {
      start: s.start + (node.offset ?? 0),
      end: s.end,
      point: node.offset !== undefined,
      grain: node.offset === undefined ? grain : 'minute',
      range: false,
      rule: rulesOf(node),
    };
    if (node.offset !== undefined) return { found: { ...whole, end: whole.start }, others: [] };
    return { found: node.length ? lengthened(whole, node) : whole, others: [] };
  }
  const first = dayOf(s.start);
  const last = dayOf(s.end - 1);
  if (first === last) {
    const hit = onDay(node, first, m, now);
    return (
      hit && {
        found: hit.chosen,
        others: hit.other ? [hit.other] : [],
        ...(hit.unsure ? { ask: 'half' } : {}),
      }
    );
  }
  const among = (isCandidate: (day: number) => boolean): Found[] => {
    const found: Found[] = [];
    for (let day = first; day <= last && found.length < 31; day++) {
      const hit = isCandidate(day) ? onDay(node, day, m, now) : undefined;
      if (hit && !isOver(hit.chosen, now)) found.push(hit.chosen);
    }
    return found;
  };
  // Weekends have evenings, too; mornings of a week are looked for among those one works.
  const isAfterWork = node.part !== undefined && AFTER_WORK.has(node.part.name);
  const working = among((day) => isAfterWork || last - first < 4 || m.workDays.includes(weekdayOf(day)));
  // On a Saturday what is left of 'this week' is its weekend.
  const windows = working.length > 0 ? working : among(() => true);
  const hit = windows[0] ?? onDay(node, first, m, now)?.chosen;
  return hit ? { found: hit, others: [], windows: windows.length > 0 ? windows : [hit] } : null;
}

const AFTER_WORK: ReadonlySet<string> = new Set(['evening', 'night']);

/** 'Friday 18 July' when the next 18 July is a Saturday: both are said, one is wrong, so ask. */
function weekdayConflict(node: TimeNode, m: Moment, from: number, both: Stretch | null): Resolution | null {
  const weekdays = node.dates.filter((d) => d.slots === Slot.weekday);
  const rest = node.dates.filter((d) => d.slots !== Slot.weekday);
  if (weekdays.length !== 1 || rest.length === 0) return null;
  const restSeries = seriesOf(rest);
  if (restSeries.length > DAY || (slotsOf({ ...node, dates: rest }) & Slot.day) === 0) return null;
  const date = firstOf(restSeries, m, from, false);
  if (!date || (both && both.start === date.start)) return null;
  const bare = (slotsOf({ ...node, dates: rest }) & Slot.month) === 0;
  const plain: TimeNode = { ...node, dates: rest, rules: ['the date counts, the weekday does not fit it'] };
  const asDate = atStretch(plain, date, m, from);
  // 'Tue 13th' looks for the next 13th that is a Tuesday; a full date is more likely right than its weekday.
  const near = both && both.start - from < (bare ? 1.5 : 2) * 366 * DAY;
  const matched = both && atStretch(node, both, m, from);
  if (near && matched)
    return asDate ? { ...matched, others: [asDate.found, ...matched.others], ask: 'weekday' } : matched;
  // 'Friday next week, the 23rd': that Friday is the other possible reading.
  const undated: TimeNode = { ...node, dates: node.dates.filter((d) => (d.slots & Slot.day) === 0) };
  const week = matched || undated.dates.length < 2 ? null : firstOf(seriesOf(undated.dates), m, from, false);
  const other = matched ?? (week && atStretch(undated, week, m, from));
  return asDate && { ...asDate, others: other ? [other.found] : [], ask: 'weekday' };
}
