import { DAY } from '../civil/calendar.ts';
import { quarter, unitAt, weekend, year, yearSpan } from '../series/cycles.ts';
import { type Holiday, holidaysFrom } from '../series/holidays.ts';
import { intersect, mapped, type Series, single } from '../series/series.ts';
import { fullYear } from './dates-numeric.ts';
import { onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';

const plainWord = (word: string): string => word.replace(/'/g, '');

/** Position and name of a holiday, its words compared without apostrophes. */
export function holidayAt(r: Reader, i: number): Parsed<Holiday> | null {
  const first = plainWord(r.text(i));
  if (!first) return null;
  for (const { words, holiday } of holidaysFrom(first)) {
    let at = i;
    let ok = true;
    for (const word of words) {
      if (at > i) at = r.skip(at, '-', '.', "'");
      if (
        plainWord(r.text(at)) !== word &&
        !(word.endsWith('s') && plainWord(r.text(at)) === word.slice(0, -1) && words.length > 1)
      ) {
        ok = false;
        break;
      }
      at++;
      if (r.is(at, "'") && r.is(at + 1, 's')) at += 2;
    }
    if (ok) return { node: holiday, end: at };
  }
  return null;
}

/** 'Christmas', 'Thanksgiving 2026', 'Easter weekend', 'weekend of Thanksgiving'. */
export function holidayDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const before = r.is(i, 'weekend') && r.is(i + 1, 'of', 'after') ? i + 2 : i;
  const start = r.skip(before, 'the');
  const found = holidayAt(r, start);
  if (!found) return null;
  let { end } = found;
  let series: Series = found.node.make();
  let slots: number = Slot.month | Slot.day;
  let isWeekend = before > i;
  if (r.is(end, 'weekend')) {
    isWeekend = true;
    end++;
  }
  const at = r.is(end, ',') ? end + 1 : r.skip(end, 'of', 'in');
  const n = r.number(at);
  if (n?.digits === 4 && n.value > 1900 && n.value < 2200 && !r.is(at + 1, ':')) {
    series = intersect([year(n.value), series]);
    slots = WHOLE_DATE;
    end = at + 1;
  }
  // 'Christmas week' is the one that holds the day.
  if (!isWeekend && r.is(end, 'week')) {
    const week = mapped(series, 7 * DAY, 'week', (s) => unitAt('week', s.start, 0, r.moment.weekStart));
    return { node: onDate(week, WHOLE_DATE & ~Slot.day, `the week of ${found.node.name}`), end: end + 1 };
  }
  if (!isWeekend) return { node: onDate(series, slots, `${found.node.name}, by its rule`), end };
  return { node: onDate(weekendNear(series), WHOLE_DATE, `the weekend of ${found.node.name}`), end };
}

/** The weekend that holds the day or is nearest to it; a feast on Thursday or Friday begins it, one on Monday ends it. */
export const weekendNear = (series: Series): Series =>
  mapped(series, 4 * 86_400, 'weekend', (s) => {
    const w = weekend().next(s.start - 2 * 86_400) ?? s;
    return { start: Math.min(w.start, s.start), end: Math.max(w.end, s.end) };
  });

/** Astronomical seasons of the northern half, as most calendars print them. */
export function seasonAt(r: Reader, i: number): Parsed<Series> | null {
  if (r.is(i, 'summer')) return { node: yearSpan(6, 21, 9, 24, 'season'), end: i + 1 };
  if (r.is(i, 'autumn', 'fall')) return { node: yearSpan(9, 23, 12, 22, 'season'), end: i + 1 };
  if (r.is(i, 'winter')) return { node: yearSpan(12, 21, 3, 21, 'season'), end: i + 1 };
  if (r.is(i, 'spring')) return { node: yearSpan(3, 20, 6, 22, 'season'), end: i + 1 };
  return null;
}

/** The season around a moment, moved by so many seasons. */
export function seasonFrom(now: number, step: number): Series {
  const starts = yearSpan(3, 20, 6, 21, 'season');
  const all = [
    starts,
    yearSpan(6, 21, 9, 23, 'season'),
    yearSpan(9, 23, 12, 21, 'season'),
    yearSpan(12, 21, 3, 20, 'season'),
  ];
  let current = all.map((s) => s.next(now)).find((s) => s !== null && s.start <= now) ?? starts.next(now);
  for (let k = 0; k < Math.abs(step) && current; k++) {
    const at = step > 0 ? current.end : current.start - 1;
    current = all.map((s) => s.next(at)).find((s) => s !== null && s.start <= at) ?? current;
  }
  return current ? single(current.start, current.end, 'season') : starts;
}

export function seasonDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.skip(i, 'the');
  const found = seasonAt(r, start);
  if (!found) return null;
  const at = r.skip(found.end, 'of', 'in', ',');
  const y = r.number(at);
  if (y?.digits === 4 && y.value > 1900 && y.value < 2200) {
    // Winter belongs to the year it begins in.
    const own = mapped(year(y.value), found.node.length, 'season', (s) => {
      const first = found.node.next(s.start);
      return first && first.start < s.start ? (found.node.next(first.end) ?? s) : (first ?? s);
    });
    return { node: onDate(own, WHOLE_DATE, 'the season that begins in that year'), end: at + 1 };
  }
  const node = onDate(found.node, Slot.month, 'the current or coming season');
  const sure = start > i || r.is(i - 1, 'in', 'of', 'during', 'until', 'since', 'by');
  return { node: sure && !r.is(start, 'fall', 'spring') ? node : { ...node, latent: true }, end: found.end };
}

/** 'Q3', 'q3 2026', 'third quarter', '3rd qtr of 2027'. */
export function quarterDate(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.skip(i, 'the');
  let q: number | undefined;
  let end = start;
  // '19q3'
  const lead = r.number(start);
  const after = r.number(start + 2);
  if (
    lead?.digits === 2 &&
    r.is(start + 1, 'q') &&
    r.glued(start + 1) &&
    after &&
    r.glued(start + 2) &&
    after.value >= 1 &&
    after.value <= 4
  ) {
    return {
      node: onDate(
        intersect([year(fullYear(r, lead.value, 2)), quarter(after.value)]),
        WHOLE_DATE,
        'a quarter of a year',
      ),
      end: start + 3,
    };
  }
  const n = r.number(start + 1);
  if (r.is(start, 'q') && n && r.glued(start + 1)) {
    q = n.value;
    end = start + 2;
  } else if (r.number(start)?.digits === 1 && r.is(start + 1, 'q') && r.glued(start + 1)) {
    q = r.number(start)?.value;
    end = start + 2;
  } else {
    const place = ordinal(r, start);
    if (place && r.is(place.end, 'quarter', 'qtr')) {
      q = place.node;
      end = place.end + 1;
    } else if (r.is(start, 'quarter') && n) {
      q = n.value;
      end = start + 2;
    }
  }
  if (q === undefined || q < 1 || q > 4) return null;
  const short = r.is(end, "'") ? r.number(end + 1) : undefined;
  if (short?.digits === 2 && r.glued(end + 1)) {
    return {
      node: onDate(
        intersect([year(fullYear(r, short.value, 2)), quarter(q)]),
        WHOLE_DATE,
        'a quarter of a year',
      ),
      end: end + 2,
    };
  }
  return { node: onDate(quarter(q), Slot.month, 'the current or coming quarter of that number'), end };
}
