import { at, dayNumber } from '../civil/calendar.ts';
import { single } from '../series/series.ts';
import { onDate, type Parsed, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';

const years = (from: number, to: number, grain: 'decade' | 'century', rule: string): TimeNode =>
  onDate(single(at(dayNumber(from, 1, 1)), at(dayNumber(to, 1, 1)), grain), WHOLE_DATE, rule);

const tens: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
  nineties: 90,
};

/** 'the 15th century', 'the 1990s', 'the nineties'. */
export function eras(r: Reader, i: number): Parsed<TimeNode> | null {
  const start = r.skip(i, 'the');
  const place = ordinal(r, start);
  if (place && r.is(place.end, 'century') && place.node <= 30) {
    return {
      node: years(
        (place.node - 1) * 100,
        place.node * 100,
        'century',
        'the first century begins with year 0 here',
      ),
      end: place.end + 1,
    };
  }
  const n = r.number(start);
  if (n && n.value % 10 === 0 && r.is(start + 1, 's', "'") && r.glued(start + 1)) {
    const end = r.is(start + 1, "'") ? (r.is(start + 2, 's') ? start + 3 : -1) : start + 2;
    const from = n.digits === 4 ? n.value : n.digits === 2 ? 1900 + n.value : 0;
    if (end > 0 && from > 0) return { node: years(from, from + 10, 'decade', 'ten years'), end };
  }
  const decade = tens[r.text(start)];
  return decade && start > i
    ? { node: years(1900 + decade, 1910 + decade, 'decade', 'ten years of the last century'), end: start + 1 }
    : null;
}
