import { findWhen } from '../when/index.ts';
import type { WhenContext } from '../when/types.ts';

const LEAVING = /\b(?:leave|leaving|set off|set out|head (?:off|out|over)|get going|start out|depart)\b/i;

/** 'When do I leave for my two weeks in Crete' says nothing about the way. */
const LONGEST = 12 * 3600;

/** 'It is twenty minutes by bus, when do I set off?': in seconds how long somebody is on the way, wherever that was said. */
export function travelIn(clause: string, context: WhenContext): number | undefined {
  if (!LEAVING.test(clause)) return undefined;
  const [way] = findWhen(clause, context).flatMap(({ when }) =>
    when.kind === 'duration' && when.seconds <= LONGEST ? [when.seconds] : [],
  );
  return way;
}
