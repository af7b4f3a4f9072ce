import { zoneNamed } from '../../when/civil/zone-names.ts';
import type { QueryClock } from '../frames.ts';
import { readParts } from '../slots/parts.ts';
import { type Reading, roleOf, said, toSlot, wholeTimes } from './reading.ts';

/** A place in the sentence; without a name it is where the person is. */
type Spot = { at: number; end: number; name?: string };

const LONGEST_NAME = 3;

/**
 * 'What time is it in Tokyo', 'what time is it in Tokyo when it's 3pm here', 'if it's 9am in Lima, what time is it
 * here': a place that stands right behind the hour says whose hour it is; the other is where it is asked for.
 */
export function buildClock(reading: Reading): QueryClock {
  const { clause } = reading;
  const { tokens, canon } = clause;
  const frame: QueryClock = {
    kind: 'queryClock',
    confidence: reading.confidence,
    said: said(clause),
    when: wholeTimes(clause).map((found) => toSlot(found, roleOf(found, 'at'))),
  };
  const spots = spotsIn(reading);
  const hour = tokens.findIndex(({ time }) => time?.when.kind === 'instant');
  const beside = hour < 0 ? undefined : spots.find(({ at }) => at === hour + 1);
  const others = spots.filter((spot) => spot !== beside);
  const isCondition = /\b(?:when|if|once) (?:it is |its )?(?:about |at )?_time_/.test(canon);
  // 'What is 3pm in Tokyo' asks for Tokyo's clock; 'when it is 3pm in Tokyo' tells of it.
  const from = others.length > 0 || isCondition ? beside : undefined;
  const to = others.at(-1) ?? (from ? undefined : beside);
  const source = from?.name ?? (beside || !isCondition ? undefined : nextWord(reading, hour));
  if (source) frame.from = source;
  const place = to ? to.name : source ? undefined : unknownPlace(reading, hour);
  if (place) frame.place = place;
  return frame;
}

function spotsIn({ clause: { tokens } }: Reading): Spot[] {
  const spots: Spot[] = [];
  const norm = (index: number): string => tokens[index]?.norm ?? '';
  for (let at = 0; at < tokens.length; at++) {
    if (
      norm(at) === 'here' ||
      (/^(?:my|our)$/.test(norm(at)) && /^(?:time|side|end|zone)$/.test(norm(at + 1)))
    )
      spots.push({ at: /^(?:in|to|for|over)$/.test(norm(at - 1)) ? at - 1 : at, end: at + 1 });
    const opens = /^(?:in|to|for|over in)$/.test(norm(at)) ? at + 1 : at;
    for (let words = LONGEST_NAME; words > 0; words--) {
      const end = opens + words;
      if (opens === at && norm(end) !== 'time' && norm(end) !== 'is') continue;
      const name = tokens.slice(opens, end).map(({ text }) => text);
      if (name.length < words || !zoneNamed(name.join(' ').toLowerCase(), 'place')) continue;
      spots.push({ at, end, name: name.join(' ') });
      at = end - 1;
      break;
    }
  }
  return spots;
}

/** 'When it is 9am in Narnia': of a place that we do not know. */
const nextWord = ({ clause: { tokens } }: Reading, hour: number): string | undefined =>
  tokens[hour + 1]?.norm === 'in' ? tokens[hour + 2]?.text : undefined;

/** A place that no clock of ours is known for: it is named, so that the reply can say so. */
function unknownPlace(reading: Reading, hour: number): string | undefined {
  const { tokens } = reading.clause;
  const aside = tokens.findIndex(({ norm }, index) => index > 2 && /^(?:when|if|once|,)$/.test(norm));
  const end = aside > 0 ? aside : hour > 2 ? hour : tokens.length;
  return readParts(reading.clause, 0, end, { ...reading.people, mode: 'describe' }).place;
}
