import { DAY, HOUR } from '../civil/calendar.ts';
import { BEGINNING, intersect } from '../series/series.ts';
import { type Clock, Slot, slotsOf, type TimeNode } from './nodes.ts';

const HALF_DAY = 12 * HOUR;

/** 'Next Thursday, the 16th', 'tomorrow the 4th': the date decides which of them; where none fits the weekday is asked about. */
export function agreed(a: TimeNode, b: TimeNode): readonly [TimeNode, TimeNode] {
  const [day, ...weekdays] = a.dates;
  const isDate = (slotsOf(b) & Slot.day) !== 0 && b.dates.every(({ series }) => !series.anchored);
  // 'Tomorrow, Tuesday' is one day already, and its date may follow.
  if (!day || !isDate || weekdays.some(({ slots }) => slots !== Slot.weekday)) {
    const [date] = b.dates;
    const isDated = date?.series.anchored && date.series.length <= DAY && (slotsOf(a) & Slot.day) !== 0;
    return isDated && a.dates.every(({ series }) => !series.anchored) ? reversed(agreed(b, a)) : [a, b];
  }
  if (!day.series.anchored || day.series.length > DAY) return [a, b];
  const { dates: own, ...rest } = b;
  const fits = [day.series, ...(day.other ? [day.other] : [])].find(
    (series) => intersect([series, ...own.map((term) => term.series)]).next(BEGINNING) !== null,
  );
  if (fits) {
    const { other: _, otherRule: _rule, ...term } = day;
    return [
      { ...a, dates: [{ ...term, series: fits }, ...weekdays] },
      { ...rest, dates: [] },
    ];
  }
  return day.weekday
    ? [{ ...a, dates: [{ series: day.weekday, slots: Slot.weekday, rule: day.rule }] }, b]
    : [a, b];
}

/** 'Tomorrow, Wednesday', said on a Monday: one of them is wrong, and there is no telling which. */
export function contradict(a: TimeNode, b: TimeNode): boolean {
  const anchored = [a, b].map((node) =>
    node.dates.find(({ series }) => series.anchored && series.length <= DAY),
  );
  const [day, other] = anchored[0] ? [anchored[0], b] : [anchored[1], a];
  if (!day || slotsOf(other) !== Slot.weekday) return false;
  return intersect([day.series, ...other.dates.map(({ series }) => series)]).next(BEGINNING) === null;
}

const reversed = ([a, b]: readonly [TimeNode, TimeNode]): readonly [TimeNode, TimeNode] => [b, a];

/** 'Half past two 14:30', 'Friday 9am 9 to 9:30': one hour, said twice; the surer of the two counts. */
export function sameClock(a: TimeNode, b: TimeNode): readonly [TimeNode, TimeNode] {
  const [one, other] = [a.clock ?? a.clocks?.from, b.clock ?? b.clocks?.from];
  if (!one || !other || (a.clocks && b.clocks) || !isSame(one, other)) return [a, b];
  const sure = one.open ? other : one;
  const { clock: _a, clocks: spanA, ...restA } = a;
  const { clock: _b, clocks: spanB, ...restB } = b;
  const span = spanA ?? spanB;
  return [{ ...restA, ...(span ? { clocks: { ...span, from: sure } } : { clock: sure }) }, restB];
}

const isSame = (a: Clock, b: Clock): boolean =>
  a.second === b.second || ((a.open || b.open) && a.second % HALF_DAY === b.second % HALF_DAY);
