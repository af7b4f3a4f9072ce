import { dayOf } from '../civil/calendar.ts';
import { onDay, type Unit, unitAt, unitSeconds } from '../series/cycles.ts';
import { duration } from './durations.ts';
import {
  hasClock,
  type Length,
  type Node,
  onDate,
  type Parsed,
  type TimeNode,
  time,
  WHOLE_DATE,
} from './nodes.ts';
import type { Reader } from './reader.ts';
import { sequence } from './sequence.ts';

/** 'next day and 5 hours': a unit that needs no number. */
export function oneUnit(r: Reader, i: number): Parsed<Length> | null {
  const { unit, plural, unitCount } = r.lex(i);
  if (!unit || plural) return null;
  const rest = r.is(i + 1, 'and') ? duration(r, i + 2) : null;
  return { node: { ...rest?.node, [unit]: unitCount ?? 1 }, end: rest?.end ?? i + 1 };
}

const short: Record<string, Unit> = { ytd: 'year', qtd: 'quarter', mtd: 'month', wtd: 'week' };

/** 'year to date', 'MTD': from the beginning of it through today. */
export function toDate(r: Reader, i: number): Parsed<Node> | null {
  const far = r.words(i, 'so', 'far', 'this');
  const at = far > 0 ? far : r.is(i, 'the', 'this') ? i + 1 : i;
  const { unit: named, plural } = r.lex(at);
  const tail = r.words(at + 1, 'to', 'date') > 0 || r.words(at + 1, 'so', 'far') > 0;
  const unit = short[r.text(at)] ?? ((far > 0 || tail) && !plural ? named : undefined);
  if (!unit || unitSeconds[unit] < 604_800) return null;
  const { now, today, weekStart } = r.moment;
  const first = dayOf(unitAt(unit, now, 0, weekStart).start);
  return {
    node: {
      kind: 'range',
      from: onDate(onDay(first), WHOLE_DATE, `the first day of this ${unit}`),
      to: onDate(onDay(today), WHOLE_DATE, 'today'),
    },
    end: short[r.text(at)] || far > 0 ? at + 1 : at + 3,
  };
}

/** '>= 2027', '< 5 May', 'greater than 2012': as people write filters. */
export function compared(r: Reader, i: number): Parsed<Node> | null {
  const word = r.is(i, 'greater', 'less') && r.is(i + 1, 'than') ? i + 2 : -1;
  if (word < 0 && !r.is(i, '<', '>', '=')) return null;
  const equal = word < 0 && (r.is(i, '=') || r.is(i + 1, '='));
  const at = word > 0 ? word : equal && !r.is(i, '=') ? i + 2 : i + 1;
  const found = sequence(r, at);
  if (!found || found.node.dates.length === 0 || hasClock(found.node)) return null;
  const { latent: _, ...node } = found.node;
  if (r.is(i, '=')) return { node, end: found.end };
  const direction = r.is(i, '>', 'greater') ? 'from' : 'until';
  const edge = (direction === 'from') === equal ? 'start' : 'end';
  return { node: { kind: 'open', direction, edge, node }, end: found.end };
}

/** 'more than two weeks ago', 'less than 3 days from now', 'less than a month after Easter'. */
export function moreOrLess(r: Reader, i: number): Parsed<Node> | null {
  if (!r.is(i, 'more', 'less', 'fewer', 'longer') || !r.is(i + 1, 'than')) return null;
  const more = r.is(i, 'more', 'longer');
  const length = duration(r, i + 2);
  const far = length && sequence(r, i + 2);
  if (!length || !far || far.end <= length.end || far.node.latent) return null;
  const back = r.is(length.end, 'ago', 'back', 'earlier', 'before', 'prior');
  if (more) {
    const direction = back ? 'until' : 'from';
    return { node: { kind: 'open', direction, edge: 'start', node: far.node }, end: far.end };
  }
  const base = r.is(length.end, 'after', 'before', 'from') ? sequence(r, length.end + 1) : null;
  const near: TimeNode =
    base && base.end === far.end && base.node.dates.length > 0
      ? base.node
      : far.node.dates.length > 0 && !hasClock(far.node)
        ? onDate(onDay(r.moment.today), WHOLE_DATE, 'today')
        : time('this very moment', { exact: { epoch: r.moment.epoch, grain: 'second' } });
  const [from, to] = back ? [far.node, near] : [near, far.node];
  return { node: { kind: 'range', from, to }, end: far.end };
}
