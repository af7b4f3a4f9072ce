import { slice } from '../../text/clause.ts';
import { tidy } from '../../text/clean.ts';
import type { Token } from '../../text/tokens.ts';
import { endOfPlace, isPlaceStart } from '../phrases.ts';
import type { Walk } from './walk.ts';

/** The place behind the word at hand: 'at the office', '@ the office'. */
export function takePlace(walk: Walk): boolean {
  const start = walk.at + 1;
  if (!isPlaceStart(walk.tokens, start, walk.to)) return false;
  const end = endOfPlace(walk.tokens, start, walk.to);
  if (end === start) return false;
  const skip = walk.norm(start) === 'a' ? 1 : 0;
  const text = tidy(slice(walk.clause, start + skip, end));
  walk.place = walk.place ? `${walk.place}, ${text}` : text;
  walk.at = end;
  walk.breakTitle();
  return true;
}

/** 'Location: room 3'. */
export function takeLabelledPlace(walk: Walk, token: Token): boolean {
  if (!/^(?:location|venue|place|where)$/.test(token.norm) || walk.norm(walk.at + 1) !== ':') return false;
  walk.at++;
  return takePlace(walk);
}
