import { at as civilAt, dateOf, dayNumber } from '../civil/calendar.ts';
import { single } from '../series/series.ts';
import { onDate, type Parsed, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';

const years = (from: number, to: number, grain: 'decade' | 'century', rule: string): TimeNode =>
  onDate(single(civilAt(dayNumber(from, 1, 1)), civilAt(dayNumber(to, 1, 1)), grain), WHOLE_DATE, rule);

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
    const from = n.digits === 4 ? n.value : n.digits === 2 ? (n.value < 20 ? 2000 : 1900) + n.value : 0;
    // '70s' alone are seconds.
    const said = n.digits === 4 || start > i || r.is(i - 1, "'", 'early', 'mid', 'late', '-', 'the');
    if (end > 0 && from > 0 && said) return { node: years(from, from + 10, 'decade', 'ten years'), end };
  }
  // 'nineteen eighties', 'the twenty tens' is too rare.
  const hundred = r.is(start, 'nineteen') ? 1900 : r.is(start, 'eighteen') ? 1800 : 0;
  const spoken = hundred ? tens[r.text(r.skip(start + 1, '-'))] : undefined;
  if (hundred && spoken)
    return {
      node: years(hundred + spoken, hundred + spoken + 10, 'decade', 'ten years'),
      end: r.skip(start + 1, '-') + 1,
    };
  const decade = tens[r.text(start)];
  return decade && start > i
    ? { node: years(1900 + decade, 1910 + decade, 'decade', 'ten years of the last century'), end: start + 1 }
    : null;
}

/** 'H1 2015', 'first half year of 2015', 'second half of the year', '2016 second half'. */
export function halves(r: Reader, i: number): Parsed<TimeNode> | null {
  let at = r.skip(i, 'the');
  let half = 0;
  const lead = r.number(at);
  let y = lead?.digits === 4 && lead.value > 1900 && lead.value < 2200 ? lead.value : 0;
  if (y) at = r.skip(r.skip(at + 1, '-'), 'the');
  const n = r.number(at + 1);
  if (r.is(at, 'h') && n && r.glued(at + 1) && (n.value === 1 || n.value === 2)) {
    half = n.value;
    at += 2;
  } else if (r.is(at, 'first', 'second') && r.is(at + 1, 'half') && (r.is(at + 2, 'year') || y)) {
    half = r.is(at, 'first') ? 1 : 2;
    at = r.is(at + 2, 'year') ? at + 3 : at + 2;
  }
  if (!half) return null;
  if (!y) {
    const tail = r.number(r.skip(at, 'of', 'in', ',', '-'));
    if (tail?.digits === 4) {
      y = tail.value;
      at = r.skip(at, 'of', 'in', ',', '-') + 1;
    } else y = dateOf(r.moment.today).year;
  }
  const from = half === 1 ? dayNumber(y, 1, 1) : dayNumber(y, 7, 1);
  return {
    node: onDate(
      single(civilAt(from), civilAt(half === 1 ? dayNumber(y, 7, 1) : dayNumber(y + 1, 1, 1)), 'season'),
      WHOLE_DATE,
      'half a year',
    ),
    end: at,
  };
}
