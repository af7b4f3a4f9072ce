import { DAY, dayOf, WEEK, weekdayOf } from '../when/civil/calendar.ts';
import { expression, isLatent } from '../when/grammar/expression.ts';
import type { Clock, ClockRange, Node, PartOfDay, RecurrenceNode, TimeNode } from '../when/grammar/nodes.ts';
import type { Reader } from '../when/grammar/reader.ts';
import { pickClock, pickRange } from '../when/interpret/pick-clock.ts';
import { unitSeconds } from '../when/series/cycles.ts';
import { BEGINNING } from '../when/series/series.ts';
import type { WeeklySpan } from './rule.ts';

/** A time of every week as it was said. A bound without am or pm is settled by what it bounds. */
export interface SaidSpan {
  readonly days?: readonly number[];
  readonly from?: number | Clock;
  readonly to?: number | Clock;
  /** One hour alone: where something starts or ends. */
  readonly at?: Clock;
  /** Both hours as they were said, and the part of the day: who knows what they are hours of picks better. */
  readonly clocks?: ClockRange;
  readonly part?: PartOfDay;
  readonly zone?: string;
}

export type Said =
  | { readonly span: SaidSpan; readonly end: number }
  | { readonly minutes: number; readonly end: number }
  /** A time, but not one of every week: 'next Friday', 'in December'. */
  | { readonly dated: true; readonly end: number };

const HALF = DAY / 2;

/** The time or length at a position, if it is one that comes back every week. What is bound to a date is none. */
export function saidAt(r: Reader, i: number): Said | undefined {
  const found = expression(r, i);
  if (found?.node.kind === 'duration') {
    const seconds = Object.entries(found.node.length).reduce(
      (sum, [unit, count]) => sum + unitSeconds[unit as keyof typeof unitSeconds] * count,
      0,
    );
    return { minutes: Math.round(seconds / 60), end: found.end };
  }
  const span = found && spanOf(found.node, r);
  if (found && span) return { span, end: found.end };
  const days = namedDays(r, i);
  if (days) return { span: { days }, end: i + 1 };
  return found && !isLatent(found.node) && found.node.kind !== 'event'
    ? { dated: true, end: found.end }
    : undefined;
}

function spanOf(node: Node, r: Reader): SaidSpan | undefined {
  switch (node.kind) {
    case 'time':
      return ofTime(node, r);
    case 'open': {
      const within = ofTime(node.node, r);
      if (!within?.at || within.from !== undefined) return undefined;
      const { at, ...rest } = within;
      return node.direction === 'until' ? { ...rest, to: at } : { ...rest, from: at };
    }
    case 'deadline': {
      const within = ofTime(node.node, r);
      if (!within?.at) return undefined;
      const { at, ...rest } = within;
      return { ...rest, to: at };
    }
    case 'range': {
      const [from, to] = [ofTime(node.from, r), ofTime(node.to, r)];
      const [first, last] = [from?.days?.[0], to?.days?.[0]];
      if (!from || !to || first === undefined || last === undefined || to.at || to.from !== undefined)
        return undefined;
      const count = ((last - first + 7) % 7) + 1;
      return { ...from, days: Array.from({ length: count }, (_, index) => ((first - 1 + index) % 7) + 1) };
    }
    case 'choice': {
      const options = node.options.map((option) => ofTime(option, r));
      const days = options.flatMap((option) => option?.days ?? []);
      const [first, ...others] = options;
      const isPlain = others.every((option) => option && option.from === first?.from && !option.at);
      return first && !first.at && isPlain && days.length === options.length ? { ...first, days } : undefined;
    }
    case 'recurrence':
      return ofRecurrence(node, r);
    default:
      return undefined;
  }
}

function ofRecurrence({ every, time, ...more }: RecurrenceNode, r: Reader): SaidSpan | undefined {
  const isPlain = Object.keys(more).length === 1 && every.interval === 1 && !every.months && !every.monthDays;
  const isWeekly = every.frequency === 'WEEKLY' && every.weekdays !== undefined && !every.place;
  if (!isPlain || !(isWeekly || every.frequency === 'DAILY')) return undefined;
  const days = every.weekdays ? { days: every.weekdays } : {};
  if (!time) return days;
  const within = ofTime(time, r);
  return within && { ...within, ...days };
}

function ofTime(node: TimeNode, r: Reader): SaidSpan | undefined {
  if (node.exact || node.stretch || node.offset || node.length || node.approximate) return undefined;
  const days = node.dates.map(weekdayOfTerm);
  if (days.length > 1 || days.includes(undefined)) return undefined;
  const [day] = days;
  return {
    ...(day === undefined ? {} : { days: [day] }),
    ...(node.zone ? { zone: node.zone } : {}),
    ...(node.clocks ? { ...range(node.clocks.from, node.clocks.to, node.part, r), clocks: node.clocks } : {}),
    ...(node.clock ? { at: ofPart(node.clock, node.part, r) } : {}),
    ...(node.part ? { part: node.part } : {}),
    ...(node.part && !node.clock && !node.clocks ? { from: node.part.from, to: node.part.to } : {}),
  };
}

/** 'At 8 in the evening' leaves nothing open. */
const ofPart = (at: Clock, part: PartOfDay | undefined, r: Reader): Clock =>
  part && at.open ? { ...at, second: pickClock(at, part, r.moment, -1).from, open: false } : at;

/** Of every week, and not of this one or the next. */
function weekdayOfTerm({ series }: TimeNode['dates'][number]): number | undefined {
  if (series.anchored || series.period !== WEEK || series.length !== DAY) return undefined;
  const day = series.next(BEGINNING);
  return day ? weekdayOf(dayOf(day.start)) : undefined;
}

function range(from: Clock, to: Clock, part: PartOfDay | undefined, r: Reader) {
  const picked = pickRange({ from, to }, part, r.moment, -1);
  // '7 to 8' is as likely in the morning as in the evening.
  return picked.unsure ? { from, to } : { from: picked.from, to: picked.to ?? picked.from };
}

const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  mornings: [0, HALF],
  afternoons: [HALF, (19 * DAY) / 24],
  evenings: [(18 * DAY) / 24, DAY],
  lunchtimes: [HALF, (14 * DAY) / 24],
};

/** 'Mornings' of all days. */
export function partsAt(r: Reader, i: number): SaidSpan | undefined {
  const part = PARTS[r.text(i)];
  return part && { from: part[0], to: part[1] };
}

/** A weekday by its name alone, where what stands behind it hides it from the grammar of single times. */
function namedDays(r: Reader, i: number): readonly number[] | undefined {
  const { weekday, plural } = r.lex(i);
  if (weekday !== undefined && plural) return [weekday];
  if (r.is(i, 'weekend', 'weekends')) return [6, 7];
  return r.is(i, 'weekdays', 'workdays') ? [1, 2, 3, 4, 5] : undefined;
}

/** Where a bound lies that was said without am or pm: what begins a day is in the morning, what ends it is not. */
function second(at: number | Clock, edge: 'opens' | 'closes'): number {
  if (typeof at === 'number') return at;
  if (!at.open) return at.second;
  if (edge === 'opens') return at.second >= 5 * (DAY / 24) ? at.second : at.second + HALF;
  return at.second + HALF;
}

const clock = (seconds: number): string =>
  seconds >= DAY
    ? clock(seconds - DAY)
    : `${String(Math.floor(seconds / 3600)).padStart(2, '0')}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;

/** Whether a span lies within the day or bounds it: then it opens the day ('before 10') or closes it ('after 6'). */
export function weekly(said: SaidSpan, means: 'kept' | 'used'): WeeklySpan | undefined {
  const { days, from, to, zone, at } = said;
  if (at) return undefined;
  const isRange = from !== undefined && to !== undefined;
  if (isRange && typeof from !== 'number' && means === 'kept') return undefined;
  const opens = means === 'used' ? 'opens' : isRange ? 'opens' : 'closes';
  const closes = means === 'used' ? 'closes' : isRange ? 'closes' : 'opens';
  const [begin, end] = [
    from === undefined ? 0 : second(from, opens),
    to === undefined ? DAY : second(to, closes),
  ];
  return {
    ...(days ? { days: [...new Set(days)].sort() } : {}),
    ...(begin > 0 ? { from: clock(begin) } : {}),
    ...(end === DAY ? {} : { to: clock(end) }),
    ...(zone ? { zone } : {}),
  };
}
