import { TIME_LINKERS } from '../lexicon/grammar.ts';
import { NOT_PLACES } from '../lexicon/places.ts';
import type { Token } from '../text/tokens.ts';

const CALENDARS = new Set(['calendar', 'schedule', 'agenda', 'diary', 'planner', 'calendars']);
const CALENDAR_PREPOSITIONS = new Set(['on', 'in', 'to', 'into', 'onto', 'from', 'off', 'for', 'of', 'at']);
const CALENDAR_DETERMINERS = new Set([
  'my',
  'the',
  'our',
  'your',
  'a',
  'work',
  'personal',
  'google',
  'outlook',
  'friday',
  'app',
]);

/** How many tokens 'on my work calendar' takes at `at`; 0 when there is none. */
export function calendarPhrase(tokens: readonly Token[], at: number, to: number): number {
  let index = at;
  let prepositions = 0;
  while (index < to && prepositions < 2 && CALENDAR_PREPOSITIONS.has(tokens[index]?.norm ?? '')) {
    index++;
    prepositions++;
  }
  if (prepositions === 0) return 0;
  let determiners = 0;
  while (index < to && determiners < 3 && CALENDAR_DETERMINERS.has(tokens[index]?.norm ?? '')) {
    index++;
    determiners++;
  }
  if (tokens[index]?.kind === 'time' && CALENDARS.has(tokens[index + 1]?.norm ?? '')) return 0;
  if (index >= to || !CALENDARS.has(tokens[index]?.norm ?? '')) return 0;
  index++;
  if (tokens[index]?.norm === 'app') index++;
  return index - at;
}

/** Can a place begin here (after 'at', 'in', 'to')? */
export function isPlaceStart(tokens: readonly Token[], at: number, to: number): boolean {
  let index = at;
  if (
    index < to &&
    ['the', 'a', 'an', 'my', 'our', 'his', 'her', 'their'].includes(tokens[index]?.norm ?? '')
  )
    index++;
  const token = tokens[index];
  if (!token || index >= to) return false;
  if (token.kind === 'number') return tokens[index + 1]?.kind === 'word';
  if (token.kind !== 'word') return false;
  return (
    !NOT_PLACES.has(token.norm) &&
    !/^(?:which|order|between|case|that|front|touch|there|here|for|with|on|at|to|of|and|by|from)$/.test(
      token.norm,
    )
  );
}

const ENDS_PLACE = new Set([
  'with',
  'for',
  'about',
  'regarding',
  'called',
  'named',
  'titled',
  'from',
  'until',
  'till',
  'please',
  'starting',
  'beginning',
  'so',
  'because',
  'and',
  'then',
  'to',
  'that',
  'which',
  'is',
  'are',
  'was',
  'instead',
  'if',
  'by',
  'before',
  'after',
  'who',
  'including',
  'lasting',
  'during',
  'again',
  'sometime',
  'asap',
  'scheduled',
  'thanks',
  'or',
  'will',
]);

/** Index of the first token after the place that begins at `start`. */
export function endOfPlace(tokens: readonly Token[], start: number, to: number): number {
  let index = start;
  while (index < to && index < start + 8) {
    const token = tokens[index];
    if (!token || /^(?:time|quote|email|link)$/.test(token.kind)) break;
    if (token.kind === 'punctuation') {
      // 'Woodbridge, VA' goes on; any other comma ends it
      const state = tokens[index + 1];
      if (token.norm === ',' && state && /^[A-Z]{2}$/.test(state.text)) {
        index += 2;
        continue;
      }
      if (
        token.norm !== '&' &&
        token.norm !== "'" &&
        !(
          token.norm === '.' &&
          index + 1 < to &&
          tokens[index + 1]?.capital &&
          (tokens[index - 1]?.text.length ?? 9) <= 2
        )
      )
        break;
    }
    if (index > start && ENDS_PLACE.has(token.norm)) break;
    if (index > start && calendarPhrase(tokens, index, to) > 0) break;
    if (TIME_LINKERS.has(token.norm) && timeAhead(tokens, index, to)) break;
    if (index > start && (token.norm === 'on' || token.norm === 'at') && !tokens[index + 1]?.capital) break;
    index++;
  }
  return index;
}

function timeAhead(tokens: readonly Token[], at: number, to: number): boolean {
  let index = at;
  while (index < to && index < at + 4 && TIME_LINKERS.has(tokens[index]?.norm ?? '')) index++;
  return tokens[index]?.kind === 'time';
}
