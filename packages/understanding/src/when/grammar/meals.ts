import { combine } from './combine.ts';
import { hasClock, type Parsed, type TimeNode, time } from './nodes.ts';
import { PARTS } from './parts-of-day.ts';
import type { Reader } from './reader.ts';
import { sequence } from './sequence.ts';

/** 'by lunch', 'until dinner tomorrow': before it begins; 'until lunch with Sam' is about an event. */
export function mealAfter(r: Reader, i: number): Parsed<TimeNode> | null {
  const part = r.is(i, 'lunch', 'lunchtime', 'dinner', 'dinnertime', 'breakfast')
    ? PARTS[r.text(i).replace(/time$/, '')]
    : undefined;
  if (!part || r.is(i - 1, 'before') || r.is(i + 1, 'with', 'at')) return null;
  const node = time(`${part.name} begins`, { part });
  const end = r.skip(i + 1, 'time');
  const day = sequence(r, r.skip(end, 'on'));
  const both = day && !day.node.latent && !hasClock(day.node) ? combine(node, day.node) : null;
  return both && day ? { node: both, end: day.end } : { node, end };
}
