import { DAY } from '../civil/calendar.ts';
import { onDay } from '../series/cycles.ts';
import { mapped } from '../series/series.ts';
import { type Parsed, Slot, type TimeNode, WHOLE_DATE } from './nodes.ts';
import { asNode, isPart, modified } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { dateSeries } from './sequence.ts';

/** 'The morning after Thursday' is Friday's, 'the evening before 24 December' that of the 23rd. */
function partOfAdjacentDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const word = r.is(i, 'the') ? modified(r, i + 1) : null;
  const side = r.is(word?.end ?? -1, 'after') ? DAY : r.is(word?.end ?? -1, 'before') ? -DAY : 0;
  if (!word || side === 0 || r.text(word.end - 1).endsWith('s')) return null;
  const base = dateSeries(r, word.end + 1);
  // 'The morning after 10' is an hour, 'the night before Friday's exam' before the exam.
  if (!base || base.node.length !== DAY || r.is(base.end, "'", "'s", 's')) return null;
  if (r.number(word.end + 1) && base.end === word.end + 2) return null;
  const series = mapped(
    base.node,
    DAY,
    'day',
    ({ start, end }) => ({ start: start + side, end: end + side }),
    DAY,
  );
  const rule = side > 0 ? 'the day after that day' : 'the day before that day';
  return {
    node: { ...word.node, dates: [{ series, slots: WHOLE_DATE | Slot.weekday, rule }] },
    end: base.end,
  };
}

/** 'tonight', 'this morning', 'last night', 'tomorrow night' joins by itself. */
export function dayAndPart(r: Reader, i: number): Parsed<TimeNode> | null {
  const adjacent = partOfAdjacentDay(r, i);
  if (adjacent) return adjacent;
  const { today } = r.moment;
  const on = (dayNo: number, node: TimeNode | null, end: number, rule: string): Parsed<TimeNode> | null =>
    node && { node: { ...node, dates: [{ series: onDay(dayNo), slots: WHOLE_DATE, rule }] }, end };
  let at = i;
  let how = '';
  if (r.is(at, 'late', 'later', 'early', 'earlier')) {
    how = r.text(at).replace(/r$/, '').replace('earlie', 'early');
    at++;
  }
  if (r.is(at, 'tonight'))
    return on(today, asNode(how ? `${how} night` : 'night'), at + 1, 'tonight is this evening');
  // 'the night before'
  if (
    r.is(at, 'the') &&
    isPart(r.text(at + 1)) &&
    r.is(at + 2, 'before') &&
    r.tokens[at + 3]?.kind !== 'word' &&
    !r.number(at + 3)
  ) {
    return on(today - 1, asNode(r.text(at + 1)), at + 3, 'the day before today');
  }
  const relative = r.is(at, 'this')
    ? 0
    : r.is(at, 'last', 'yesterday', 'previous')
      ? -1
      : r.is(at, 'tomorrow', 'next')
        ? 1
        : null;
  if (relative === null) return null;
  const word = modified(r, at + 1);
  if (!word) return null;
  if (r.is(at, 'next', 'last') && !r.is(word.end - 1, 'night', 'evening', 'afternoon', 'morning'))
    return null;
  const name = r.text(word.end - 1).replace(/s$/, '');
  const node = how ? asNode(`${how} ${name}`) : word.node;
  return on(
    today + relative,
    node,
    word.end,
    relative === 0 ? 'this part of today' : relative < 0 ? 'yesterday' : 'tomorrow',
  );
}
