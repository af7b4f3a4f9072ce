import { mayFollow } from '../text/clause.ts';
import { clock } from './clock.ts';
import { countsTimes } from './dates-named.ts';
import { dayNumberOnly } from './dates-numeric.ts';
import type { Parsed, TimeNode } from './nodes.ts';
import { ordinal } from './numbers.ts';
import type { Reader } from './reader.ts';

/** 'the 23rd', '23rd', 'on the twenty-third'. Without 'the' it may be anything in a row. */
export function dayOnly(r: Reader, i: number): Parsed<TimeNode> | null {
  const at = r.is(i, 'on') ? i + 1 : i;
  const the = r.is(at, 'the');
  const place = ordinal(r, the ? at + 1 : at);
  if (!place) return bareDay(r, i);
  if (countsTimes(r, place.end - 1)) return null;
  const digits = r.number(the ? at + 1 : at) !== undefined;
  // 'the 2nd floor', '5th avenue': what follows says whether it is a day.
  const next = r.tokens[place.end];
  const alone = next?.kind !== 'word' || mayFollow(next.text) || next.lexeme !== undefined;
  const node = dayNumberOnly(place.node, !(alone && (digits || (the && (at > i || place.node > 3)))));
  return node && { node, end: place.end };
}

/** 'on the 27', 'the 27 from 2pm', 'on 27 at 2': no ordinal, but 'on the' or the hours behind it say what it is. */
function bareDay(r: Reader, i: number): Parsed<TimeNode> | null {
  const on = r.is(i, 'on');
  const the = r.is(on ? i + 1 : i, 'the');
  const at = i + (on ? 1 : 0) + (the ? 1 : 0);
  const n = r.number(at);
  if ((!on && !the) || !n || n.digits > 2 || n.value < 1 || n.value > 31) return null;
  const next = r.tokens[at + 1];
  if (next?.glued && !r.is(at + 1, ',', '.', '?', '!', ';', ')')) return null;
  if (r.is(at + 1, '.', ',') && r.number(at + 2) && r.glued(at + 2)) return null;
  if (r.is(at + 1, 'am', 'pm', 'oclock', 'o', '-', 'to', '/') || next?.lexeme?.unit) return null;
  const timed =
    (r.is(at + 1, 'at', 'from', 'between', 'before', 'after', 'until', 'by') ||
      r.number(at + 1) !== undefined) &&
    clock(r, r.number(at + 1) ? at + 1 : at + 2) !== null;
  const alone = next?.kind !== 'word' || mayFollow(next.text);
  // Where the whole text is a time, 'the 27' can be nothing else.
  if (!timed && !(the && alone && (on || (r.phrase && next === undefined)))) return null;
  const node = dayNumberOnly(n.value, false);
  return node && { node, end: at + 1 };
}
