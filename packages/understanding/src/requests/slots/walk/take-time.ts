import { TIME_LINKERS } from '../../lexicon/grammar.ts';
import type { Token } from '../../text/tokens.ts';
import { BEFORE_A_DATE, FEAST, PART_OF_DAY, WEEKDAY } from '../part-words.ts';
import type { Walk } from './walk.ts';

export function takeTime(walk: Walk, token: Token): void {
  if (token.time && !walk.times.includes(token.time)) walk.times.push(token.time);
  if (namesEvent(walk, token)) {
    if (token.time && !PART_OF_DAY.test(token.text)) walk.inName.push(token.time);
    walk.title.push(walk.at++);
    return;
  }
  walk.at++;
  walk.breakTitle();
  // "tomorrow's", left over when the time itself was read
  const next = walk.tokens[walk.at];
  if (next?.norm === "'s" || (next?.norm === 's' && next.start === token.end + 1)) walk.at++;
}

/**
 * 'A morning run tomorrow at 7', 'Friday drinks on the 3rd': a part of the day or a weekday right before what it is
 * belongs to the name, when the time is said elsewhere.
 */
function namesEvent(walk: Walk, token: Token): boolean {
  if (walk.options.mode !== 'describe' || walk.broken) return false;
  const isPart = PART_OF_DAY.test(token.text);
  if (!isPart && !WEEKDAY.test(token.text) && !FEAST.test(token.text)) return false;
  const next = walk.tokens[walk.at + 1];
  if (next?.kind !== 'word' || walk.at + 1 >= walk.to || TIME_LINKERS.has(next.norm) || next.norm === 'with')
    return false;
  if (BEFORE_A_DATE.has(walk.norm(walk.at - 1))) return false;
  return walk.tokens.some((other) => {
    const when = other.kind === 'time' && other.time !== token.time ? other.time?.when : undefined;
    if (when === undefined) return false;
    return when.kind === 'instant' || when.kind === 'ambiguous'
      ? isPart || when.kind === 'ambiguous' || when.dateSaid
      : when.kind === 'interval' && (when.allDay || when.range);
  });
}

/** Small words in front of a time belong to it, an article too ('the 3pm call'). */
export function skipToTime(walk: Walk): boolean {
  let index = walk.at;
  while (index < walk.to && index < walk.at + 6 && isLinker(walk, index)) index++;
  if (index === walk.at || walk.tokens[index]?.kind !== 'time' || index >= walk.to) return false;
  walk.at = index;
  return true;
}

function isLinker(walk: Walk, index: number): boolean {
  const norm = walk.norm(index);
  const before = walk.norm(index - 1);
  if (
    (norm === 'early' || norm === 'late') &&
    /^(?:leave|arrive|come|go|start|finish|wake|leaving)$/.test(before)
  )
    return false;
  if (norm === 'time') return /^(?:some|any|same)$/.test(before);
  return TIME_LINKERS.has(norm);
}
