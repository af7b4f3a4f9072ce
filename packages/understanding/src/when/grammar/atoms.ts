import { mayOpen } from '../text/openers.ts';
import type { Parsed, TimeNode } from './nodes.ts';
import type { Reader } from './reader.ts';
import { zone } from './zones.ts';

/** Everything that can be read at a position, in the order of the rules. */
export function atoms(r: Reader, i: number): readonly Parsed<TimeNode>[] {
  if (i >= r.length) return [];
  return r.remember('atoms', i, () => {
    const found: Parsed<TimeNode>[] = [];
    const token = r.tokens[i];
    if (token && !mayOpen(token) && !(r.phrase && token.text === 'my')) {
      // Zones are named by places, which no list of words can hold.
      const said = zone(r, i);
      return said ? [said] : found;
    }
    for (const rule of r.rules) {
      const result = rule(r, i);
      if (!result) continue;
      if ('node' in result) found.push(result);
      else found.push(...result);
    }
    return found;
  });
}
