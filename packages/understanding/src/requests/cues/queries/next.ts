import type { Cue } from '../cue.ts';
import { ACTIVITY, EVENT } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** Which one comes next, or was last. */
export const NEXT_CUES: readonly Cue[] = [
  {
    for: 'queryNext',
    weight: 7,
    pattern: re(`\\bwhen\\b.{0,30}\\b(?:next|again|last)\\b`),
    unless:
      /\b(?:holiday|day off|paid|off again|time off|office closed|stay home|next train|next bus|eclipse|election|time we|released?|come out)\b/,
  },
  {
    for: 'queryNext',
    weight: 6,
    pattern: re(
      `\\b(?:what|which|show|tell|give|find|see|who)\\b.{0,24}\\bmy (?:very )?(?:next|last|latest|most recent|earliest|first|previous|upcoming) (?:\\S+ ){0,3}?(?:${EVENT}|${ACTIVITY})\\b`,
    ),
    unless: /\bholiday\b|_time_$/,
  },
  {
    for: 'queryNext',
    weight: 5,
    pattern:
      /^(?:my )?next (?:up|meeting|event|appointment|call)$|^what (?:is|do i have|comes) (?:up )?next\b|^what is next\b/,
  },
  {
    for: 'queryNext',
    weight: 6,
    pattern:
      /^how (?:long|soon|many days|many hours|much (?:time|longer)|far away) (?:until|till|is|before|to)\b.{0,20}\b(?:i|my|our|we|the)\b/,
    unless:
      /\b(?:holiday|day off|day away|weekend|time off|take|to get|drive|flight time)\b|_duration_|^how long is\b/,
  },
  {
    for: 'queryNext',
    weight: 4,
    pattern:
      /\bwhen (?:am|do|will|are|should) (?:i|we) (?:going to |gonna |supposed to |be |have to )?(?:see|meet|seeing|meeting|talk|talking|speak|speaking|play|playing|visit|visiting|get together|jamming|having|doing|going)\b/,
  },
];
