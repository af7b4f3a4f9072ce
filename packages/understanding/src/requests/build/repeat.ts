import type { MoveEvent } from '../frames.ts';
import { after, changeBase, findToken } from './locate.ts';
import { pieceAt, type Reading, toSlot } from './reading.ts';
import { readReference, trimTitle } from './reference.ts';

const LEAD =
  /^(?:make|have|let|set|change|turn|convert|switch|update|move|repeat|reschedule)(?= (?!(?:an?|another|up)\b))/;
const WORDS = /^(?:recurring|repeating|recurs?|repeats?|series)$/;
const LINK =
  /^(?:to|into|be|become|happen|occur|an?|only|recurring|repeating|recurs?|repeats?|series|once|from|now|on)$/;
const NOUN =
  /^(?:things?|events?|meetings?|series|one|appointments?|calls?|sessions?|please|instead|thanks|then|from|now|on|onwards?|going|forward|thank|you|for|me|again|ok|okay|[.!?,])$/;

/** 'Make it every two weeks', 'repeat the dentist every 6 months', 'turn this into a weekly thing': how often it shall be. */
export function buildRepeat(reading: Reading): MoveEvent | undefined {
  const { tokens, core } = reading.clause;
  if (!LEAD.test(core)) return undefined;
  const from = after(reading, LEAD);
  const last = tokens.findLastIndex(({ kind }) => kind === 'time');
  const piece = last >= from ? tokens[last] : undefined;
  const found = piece && pieceAt(piece);
  const isSaid = found?.when.kind === 'recurrence';
  const words = findToken(reading, from, (norm) => WORDS.test(norm));
  if (!isSaid && (words < 0 || last > words)) return undefined;
  const often = isSaid ? tokens.findIndex(({ time }, index) => index >= from && time === piece?.time) : words;
  const behind = tokens.slice((isSaid ? last : words) + 1);
  if (often < from || !behind.every(({ norm }) => norm === '' || NOUN.test(norm))) return undefined;
  let stop = words >= from ? Math.min(words, often) : often;
  while (stop > from && LINK.test(tokens[stop - 1]?.norm ?? '')) stop--;
  if (stop <= from) return undefined;
  const { reference } = readReference(reading, from, stop);
  trimTitle(reference, /\s+(?:meeting|event|appointment)$/i);
  // 'My weekly sync' is the name of it; nothing is said of how often it shall be.
  if (!reference.title && !reference.anaphor && !reference.noun && reference.people.length === 0)
    return undefined;
  return {
    kind: 'moveEvent',
    ...changeBase(reading),
    reference,
    to: found && isSaid ? [toSlot(piece?.time ?? found, 'recurrence')] : [],
    repeat: true,
  };
}
