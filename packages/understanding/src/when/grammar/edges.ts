import { addMonths, at as civilAt, DAY, dateOf, dayNumber, dayOf } from '../civil/calendar.ts';
import { onDay, type Unit, unitAt, unitFrom, unitSeconds } from '../series/cycles.ts';
import { mapped, type Series, type Stretch, single } from '../series/series.ts';
import type { Grain } from '../types.ts';
import { onDate, type Parsed, Slot, type TimeNode, time, WHOLE_DATE } from './nodes.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { dateSeries } from './sequence.ts';
import { momentOfWeek } from './this-week.ts';

type Edge = 'beginning' | 'middle' | 'end' | 'first half' | 'second half';

/** Which part of a period a word names, and where the period begins. */
function edgeWord(r: Reader, i: number): Parsed<Edge> | null {
  let at = r.is(i, 'the', 'at') ? i + 1 : i;
  at = r.is(at, 'the', 'very') ? at + 1 : at;
  const of = (k: number): number => (r.is(k, '-') ? k + 1 : r.skip(r.skip(k, 'of', 'in'), 'around', 'about'));
  if (r.is(at, 'beginning', 'start') && r.is(at + 1, 'of')) return { node: 'beginning', end: of(at + 1) };
  if (r.is(at, 'middle') && r.is(at + 1, 'of')) return { node: 'middle', end: of(at + 1) };
  if (r.is(at, 'mid')) return { node: 'middle', end: of(at + 1) };
  if (r.is(at, 'end', 'close') && r.is(at + 1, 'of')) return { node: 'end', end: of(at + 1) };
  // 'till end March'
  if (r.phrase && r.is(at, 'end') && r.lex(at + 1).month !== undefined) return { node: 'end', end: at + 1 };
  if (r.is(at, 'early', 'earlier')) return { node: 'beginning', end: of(at + 1) };
  if (r.is(at, 'late')) return { node: 'end', end: of(at + 1) };
  if (r.is(at, 'later') && r.is(at + 1, 'in')) return { node: 'second half', end: at + 2 };
  if (r.is(at, 'later') && r.is(at + 1, 'this')) return { node: 'second half', end: at + 1 };
  if (
    r.is(at + 1, 'half') &&
    r.is(at + 2, 'of') &&
    r.is(at, 'first', 'second', 'last', 'latter', 'later', 'former')
  ) {
    return { node: r.is(at, 'first', 'former') ? 'first half' : 'second half', end: at + 3 };
  }
  return null;
}

/** 'earlier this month' is over by today; 'later this week' is its second half, as far as it is still ahead. */
function beforeOrAfterToday(r: Reader, i: number): Parsed<TimeNode> | null {
  if (r.words(i, 'earlier', 'today') > 0) {
    const { now: moment, today: day, epoch } = r.moment;
    const passed = (moment - civilAt(day)) * 1000;
    const stretch = { from: epoch - passed, to: epoch, grain: 'part-of-day' as const };
    return { node: time('today, until now', { stretch }), end: i + 2 };
  }
  const { unit } = r.lex(i + 2);
  if (!r.is(i, 'earlier', 'later') || !r.is(i + 1, 'this') || !unit || unitSeconds[unit] <= DAY) return null;
  const { now, today, weekStart } = r.moment;
  const whole = unitAt(unit, unit === 'week' && r.is(i, 'later') ? momentOfWeek(r) : now, 0, weekStart);
  const half = cut(whole, unit, 'second half');
  const start = r.is(i, 'earlier') ? whole.start : Math.max(half.start, civilAt(today));
  const end = r.is(i, 'earlier') ? Math.max(civilAt(today), whole.start + DAY) : whole.end;
  const rule = r.is(i, 'earlier')
    ? `from the beginning of this ${unit} until today`
    : `the rest of this ${unit}, from its middle at the earliest`;
  return { node: onDate(single(start, end, 'day'), WHOLE_DATE, rule), end: i + 3 };
}

/** Cuts a part out of a week, month, quarter, season or year by the house's rule. */
function cut(s: Stretch, grain: Grain, edge: Edge): Stretch {
  const first = dayOf(s.start);
  const days = dayOf(s.end) - first;
  const part = (from: number, to: number): Stretch => ({ start: civilAt(from), end: civilAt(to) });
  if (edge === 'first half' || edge === 'second half') {
    const { year, month } = dateOf(first);
    const middle =
      grain === 'year'
        ? dayNumber(year, 7, 1)
        : grain === 'month'
          ? dayNumber(year, month, 16)
          : first + Math.floor(days / 2);
    return edge === 'first half' ? part(first, middle) : part(middle, dayOf(s.end));
  }
  if (grain === 'month') {
    return edge === 'beginning'
      ? part(first, first + 10)
      : edge === 'middle'
        ? part(first + 10, first + 20)
        : part(first + 20, dayOf(s.end));
  }
  if (grain === 'week') {
    return edge === 'beginning'
      ? part(first, first + 3)
      : edge === 'middle'
        ? part(first + 2, first + 4)
        : part(first + 4, first + 7);
  }
  if (grain === 'year') {
    return edge === 'beginning'
      ? part(first, addMonths(first, 3))
      : edge === 'middle'
        ? part(addMonths(first, 4), addMonths(first, 8))
        : part(addMonths(first, 8), dayOf(s.end));
  }
  const third = Math.round(days / 3);
  return edge === 'beginning'
    ? part(first, first + third)
    : edge === 'middle'
      ? part(first + third, first + 2 * third)
      : part(first + 2 * third, dayOf(s.end));
}

const grainAfter: Partial<Record<Grain, Grain>> = {
  year: 'month',
  month: 'day',
  week: 'day',
  quarter: 'month',
  season: 'month',
  decade: 'year',
};

const cutOf = (series: Series, edge: Edge): TimeNode =>
  onDate(
    mapped(series, series.length / 3, grainAfter[series.grain] ?? 'day', (s) => cut(s, series.grain, edge)),
    WHOLE_DATE | Slot.weekday,
    `the ${edge} of a ${series.grain}, by the house's thirds`,
  );

/** 'end of month', 'beginning of next week', 'mid-November', 'early 2027', 'later in the year'. */
export function edgeOf(r: Reader, i: number): Parsed<TimeNode> | null {
  const relative = beforeOrAfterToday(r, i);
  if (relative) return relative;
  if (r.is(i, 'midweek'))
    return { node: cutOf(unitFrom('week', momentOfWeek(r), 0, r.moment.weekStart), 'middle'), end: i + 1 };
  const edge = edgeWord(r, i);
  if (!edge) return null;
  const { unit } = r.lex(edge.end);
  const own = unit && unit !== 'day' && unit !== 'hour' && unit !== 'minute' && unit !== 'second';
  if (own)
    return {
      node: cutOf(
        unitFrom(unit as Unit, unit === 'week' ? momentOfWeek(r) : r.moment.now, 0, r.moment.weekStart),
        edge.node,
      ),
      end: edge.end + 1,
    };
  const whole = r.skip(edge.end, 'the', 'my', 'our');
  if (r.is(whole, 'day')) {
    const end = whole + 1;
    return edge.node === 'end' && r.is(edge.end - 2, 'end', 'close')
      ? { node: withToday(endOfDay(onDay(r.moment.today))), end }
      : null;
  }
  const base = dateSeries(r, edge.end);
  if (!base) return null;
  if (base.node.length <= DAY) {
    if (r.is(edge.end - 1, 'of'))
      return edge.node === 'end' ? { node: endOfDay(base.node), end: base.end } : null;
    return roughly(r, edge.node === 'end' ? 'late' : 'early', base);
  }
  return { node: cutOf(base.node, edge.node), end: base.end };
}

/** 'early tomorrow', 'late Friday', 'early Monday morning'. */
function roughly(r: Reader, how: 'early' | 'late', base: Parsed<Series>): Parsed<TimeNode> | null {
  const own = PARTS[`${how} ${r.text(base.end)}`];
  const part = own ?? PARTS[`${how} in the day`];
  if (!part) return null;
  const rule = `${how} on that day`;
  return {
    node: time(rule, { dates: [{ series: base.node, slots: WHOLE_DATE | Slot.weekday, rule }], part }),
    end: own ? base.end + 1 : base.end,
  };
}

export const END_OF_DAY = 'the end of a day is its last minute';

const endOfDay = (series: Series): TimeNode =>
  time(END_OF_DAY, {
    dates: [{ series, slots: WHOLE_DATE | Slot.weekday, rule: 'the end of that day' }],
    clock: { second: DAY - 60, open: false, grain: 'minute' },
  });

/** 'EOM', 'EOY', 'EOW', 'EOD', 'BOM', 'BOY', 'COB', 'close of business'. */
export function abbreviatedEdge(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.skip(i, 'the');
  const { now, today, weekStart, workEnd } = r.moment;
  const unit = (u: Unit, edge: Edge, end = at + 1): Parsed<TimeNode> => ({
    node: cutOf(unitFrom(u, u === 'week' ? momentOfWeek(r) : now, 0, weekStart), edge),
    end,
  });
  const { unit: named } = r.lex(at);
  if (named && named !== 'day' && r.is(at + 1, 'end', 'ending') && unitSeconds[named] > 86_400)
    return unit(named, 'end', at + 2);
  if (r.is(at, 'eom')) return unit('month', 'end');
  if (r.is(at, 'eoy')) return unit('year', 'end');
  if (r.is(at, 'eow')) return unit('week', 'end');
  if (r.is(at, 'eoq')) return unit('quarter', 'end');
  if (r.is(at, 'bom')) return unit('month', 'beginning');
  if (r.is(at, 'boy') && (r.tokens[at]?.end ?? 0) > 0 && upper(r, at)) return unit('year', 'beginning');
  if (r.is(at, 'eod')) return { node: withToday(endOfDay(onDay(today))), end: at + 1 };
  const work = r.words(at, 'end', 'of') > 0 ? r.skip(at + 2, 'the', 'my') : -1;
  const workday =
    work > 0 && r.is(work, 'work', 'working', 'business') && r.is(work + 1, 'day')
      ? work + 2
      : work > 0 && r.is(work, 'workday')
        ? work + 1
        : -1;
  const business = Math.max(
    r.words(at, 'close', 'of', 'business'),
    r.words(at, 'end', 'of', 'business'),
    r.words(at, 'close', 'of', 'play'),
    r.words(at, 'end', 'of', 'play'),
  );
  const close = Math.max(business, workday);
  if (r.is(at, 'cob', 'eob') || close > 0) {
    const node = time('business closes when your working hours end', {
      clock: { second: workEnd, open: false, grain: 'hour' },
    });
    return { node, end: close > 0 ? r.skip(close, 'day') : at + 1 };
  }
  return null;
}

/** 'EOD Friday' may still name another day: today is only the default. */
const withToday = (node: TimeNode): TimeNode => {
  const { dates: _today, ...rest } = node;
  return { ...rest, dates: [] };
};

/** 'boy' is a word; 'BOY' in capitals is the beginning of the year, and so is the whole phrase 'boy'. */
const upper = (r: Reader, i: number): boolean => r.tokens[i]?.capital === true || r.length <= 2;
