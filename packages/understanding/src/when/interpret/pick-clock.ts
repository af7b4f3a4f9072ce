import { DAY, HOUR } from '../civil/calendar.ts';
import type { Clock, ClockRange, PartOfDay } from '../grammar/nodes.ts';
import type { Moment } from '../grammar/reader.ts';

const HALF = 12 * HOUR;

/** A time of day that was chosen, and the one that was not. */
export interface Picked {
  readonly from: number;
  /** Set for ranges. */
  readonly to?: number;
  readonly other?: { readonly from: number; readonly to?: number };
  readonly rule?: string;
  /** Neither reading is in working hours: nothing decides. */
  readonly unsure?: true;
}

/** How far a time of day lies outside of working hours. */
function outside(second: number, m: Moment): number {
  if (second < m.workStart) return m.workStart - second;
  return second > m.workEnd ? second - m.workEnd : 0;
}

/** Seconds of the current day that have passed when the day in question is today, else -1. */
function choose(
  am: number,
  pm: number,
  part: PartOfDay | undefined,
  m: Moment,
  passed: number,
): { pick: number; other?: number; rule?: string; unsure?: true } {
  if (part) {
    // 'tonight at 12' is the midnight that ends the day.
    if (am === 0 && part.to >= DAY && part.from >= 12 * HOUR)
      return { pick: DAY, rule: `in the ${part.name}` };
    // 'tonight at half past one' is past midnight: the small hours belong to the night before them.
    if (isNight(part) && am < SMALL_HOURS) return { pick: am + DAY, rule: `in the ${part.name}` };
    const fits = (s: number): boolean => s >= part.from && s < part.to;
    const pick = fits(am) && !fits(pm) ? am : fits(pm) && !fits(am) ? pm : part.half === 'am' ? am : pm;
    return { pick, rule: `in the ${part.name}` };
  }
  const a = outside(am, m);
  const p = outside(pm, m);
  const pick = a < p ? am : pm;
  const other = pick === am ? pm : am;
  if (passed >= 0 && pick <= passed && other > passed)
    return { pick: other, other: pick, rule: 'the one that is still ahead today' };
  if (a === 0 || p === 0) return { pick, other, rule: 'no am or pm was said: the one in working hours' };
  return { pick, other, rule: 'no am or pm was said: the one nearer to working hours', unsure: true };
}

const SMALL_HOURS = 5 * HOUR;
const isNight = (part: PartOfDay): boolean => /night$/.test(part.name) && part.to >= DAY;

export function pickClock(clock: Clock, part: PartOfDay | undefined, m: Moment, passed: number): Picked {
  if (!clock.open)
    return part && isNight(part) && clock.second > 0 && clock.second < SMALL_HOURS
      ? { from: clock.second + DAY, rule: `in the ${part.name}` }
      : { from: clock.second };
  const { pick, other, rule, unsure } = choose(clock.second, clock.second + HALF, part, m, passed);
  return {
    from: pick,
    ...(other === undefined ? {} : { other: { from: other } }),
    ...(rule ? { rule } : {}),
    ...(unsure && !(passed >= 0 && other !== undefined && other <= passed) ? { unsure } : {}),
  };
}

/** The first reading of a clock that is later than `after`. */
function following(clock: Clock, after: number): number {
  const step = clock.open ? HALF : DAY;
  let s = clock.second;
  while (s <= after) s += step;
  return s;
}

type Choice = ReturnType<typeof choose>;

/** '7-3' is a day's work rather than half a night, where nothing else was said. */
function withinDay(choice: Choice, to: Clock, passed: number): Choice {
  const { pick, other } = choice;
  const isNight = pick >= HALF && following(to, pick) > DAY + EARLY_END;
  const isDay = other !== undefined && other >= EARLIEST && other > passed && following(to, other) <= DAY;
  if (!isNight || !isDay) return choice;
  return { pick: other, other: pick, rule: 'no am or pm was said: the one within a day', unsure: true };
}
const EARLIEST = 5 * HOUR;
/** Until one or so in the night an evening may well go on. */
const EARLY_END = HOUR;

export function pickRange(range: ClockRange, part: PartOfDay | undefined, m: Moment, passed: number): Picked {
  const { from, to } = range;
  if (!from.open) return { from: from.second, to: following(to, from.second) };
  const am = from.second;
  const pm = am + HALF;
  if (!to.open) {
    // The start takes the half of the day that brings it nearest to the end: '5 to 6pm', '11 to 1pm'.
    const end = to.second === 0 ? DAY : to.second;
    // 'Eight to two in the morning' starts in the evening, as that is nearer to the end.
    const start = pm < end || end <= am ? pm : am;
    return {
      from: start,
      to: start < end ? end : end + DAY,
      rule: 'am or pm of the end counts for the start where it fits',
    };
  }
  // 'between nine and five' said at ten is going on, not to come tonight.
  const plain = choose(am, pm, part, m, -1);
  const running = passed >= 0 && plain.pick <= passed && following(to, plain.pick) > passed;
  const { pick, other, rule, unsure } = running
    ? plain
    : withinDay(choose(am, pm, part, m, passed), to, passed);
  return {
    from: pick,
    to: following(to, pick),
    ...(other === undefined ? {} : { other: { from: other, to: following(to, other) } }),
    ...(rule ? { rule } : {}),
    // '8-12' ends at noon rather than at midnight.
    ...(unsure && following(to, pick) !== HALF ? { unsure } : {}),
  };
}
