import { DAY } from '../civil/calendar.ts';
import { weekday } from '../series/cycles.ts';
import { mapped, previous, type Series, type Stretch, single } from '../series/series.ts';
import { holidayAt } from './named-days.ts';
import { onDate, type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';
import { dateSeries } from './sequence.ts';

/** What can be near to a day: a weekday or a holiday. */
function target(r: Reader, i: number): Parsed<Series> | null {
  const { weekday: iso, plural } = r.lex(i);
  if (iso !== undefined && !plural) return { node: weekday(iso), end: i + 1 };
  const holiday = holidayAt(r, i);
  return holiday && { node: holiday.node.make(), end: holiday.end };
}

/** 'the Monday closest to 5 May', 'the closest Friday to today', '2nd nearest Easter to now'. */
export function closest(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.skip(i, 'the');
  const place = ordinal(r, start);
  const at = place?.end ?? start;
  const near = (k: number): boolean => r.is(k, 'closest', 'nearest');
  const leads = near(at);
  const what = target(r, leads ? at + 1 : at);
  if (!what || (!leads && !near(what.end))) return null;
  const to = leads ? what.end : what.end + 1;
  if (!r.is(to, 'to')) return null;
  const now = r.is(to + 1, 'now') ? { start: r.moment.now, end: to + 2 } : null;
  const base = now ? null : dateSeries(r, to + 1);
  if (!now && !base) return null;
  const n = place?.node ?? 1;
  const around = (t: number): Stretch | null => nearestTo(what.node, t, n);
  const rule = 'the one with the fewest days between, counted both ways';
  if (base) {
    const series = mapped(base.node, DAY, 'day', (s) => around(s.start) ?? s, n * what.node.period);
    return { node: onDate(series, WHOLE_DATE | Slot.weekday, rule), end: base.end };
  }
  const found = now && around(now.start);
  return found && now
    ? {
        node: onDate(single(found.start, found.end, 'day'), WHOLE_DATE | Slot.weekday, rule),
        end: now.end,
      }
    : null;
}

/** Of the ones before and after, the n-th by distance. */
function nearestTo(series: Series, t: number, n: number): Stretch | null {
  const candidates: Stretch[] = [];
  let ahead = series.next(t);
  let back = previous(series, t);
  for (let k = 0; k < n; k++) {
    if (ahead) candidates.push(ahead);
    if (back) candidates.push(back);
    ahead = ahead && series.next(ahead.end);
    back = back && previous(series, back.start);
  }
  candidates.sort((a, b) => Math.abs(a.start - t) - Math.abs(b.start - t));
  return candidates[n - 1] ?? null;
}
