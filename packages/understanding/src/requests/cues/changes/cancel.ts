import type { Cue } from '../cue.ts';
import { ACTIVITY, CALENDAR, CANCEL_VERB, EVENT } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** It is to be gone. */
export const CANCEL_CUES: readonly Cue[] = [
  {
    for: 'cancelEvent',
    weight: 6,
    pattern: re(`^(?:_time_,? ?)?(?:to )?${CANCEL_VERB}\\b`),
    unless:
      /^(?:clean|drop|clear|kill|remove|delete|take|empty|wipe) (?:the |my |out )?(?:house|room|kitchen|bathroom|garage|dishes|car|laundry|trash|garbage|table|alarms?|timer|off|up|pool|data|carpet)\b|^drop (?:off|by)|^trash (?:day|collection|pick-?up|bins?|cans?)\b|^(?:clean|clear|empty|take|remove|drop)\b.{0,30}_repeat_$|^drop .{1,30} off\b|\breminders?\b|\b(?:list|account|card|order|subscription|flight|ticket|app|song|playlist|charge|payment|process|action|task|job|talking)\b/,
  },
  {
    for: 'cancelEvent',
    weight: 6,
    pattern: /^(?:(?:we|i) (?:are|am) )?(?:cancell?ing|deleting) (?:my|the|our|\S+)\b/,
  },
  {
    for: 'cancelEvent',
    weight: 2,
    pattern: re(`^${CANCEL_VERB}\\b.{0,60}(?:${EVENT}|${ACTIVITY}|${CALENDAR}|_time_)`),
  },
  {
    for: 'cancelEvent',
    weight: 6,
    pattern: re(
      `^(?:take|get|strike|cross|scratch|bump|knock) .{1,80}\\b(?:off|out of|from)(?: of)? (?:my |the |our )?${CALENDAR}`,
    ),
  },
  {
    for: 'cancelEvent',
    weight: 5,
    pattern: re(
      `\\b(?:so |please |and |can you |then )?(?:cancel|delete|remove|erase) (?:it|that|this|them|the (?:event|meeting|appointment)|my|tomorrow's|_time_)\\b`,
    ),
    unless: /^(?:remind|what|when|who|how)\b|\blist\b/,
  },
  {
    for: 'cancelEvent',
    weight: 5,
    pattern: re(
      `\\b(?:has been|was|got|is|been|needs? to be|should be|have been|must be) (?:cancell?ed|called off|deleted|removed|erased|cleared)\\b`,
    ),
    unless: /^(?:is|was|has|are|what|which|when|did|were|have)\b|\blist\b/,
  },
  // told, not ordered: 'the lesson is cancelled today'
  {
    for: 'cancelEvent',
    weight: 8,
    pattern:
      /^(?!(?:what|which|who|when|is|was|has|are|did|if|it|that|this|everything)\b)(?:\S+ ){1,6}(?:is|was|has been|got|is being) (?:cancell?ed|called off)(?:,? _time_)?(?:$|,)/,
  },
  {
    for: 'createEvent',
    weight: -6,
    pattern: /\b(?:is|was|has been|got|is being) (?:cancell?ed|called off)(?:,? _time_)?(?:$|,)/,
  },
  {
    for: 'cancelEvent',
    weight: 4,
    pattern: re(
      `^(?:i )?(?:(?:do not|no longer|can not) (?:need|want|attend|make|have)|can no longer (?:attend|make|do|go))\\b.{0,60}\\b(?:${EVENT}|${ACTIVITY})\\b`,
    ),
    unless: /\bmove\b|\breschedul/,
  },
  {
    for: 'cancelEvent',
    weight: 4,
    pattern: re(
      `^(?:all|every|my|the) (?:\\S+ ){0,4}?(?:deleted|cancell?ed|removed)$|^(?:all )?my (?:events|meetings|appointments) deleted`,
    ),
  },
  {
    for: 'cancelEvent',
    weight: 5,
    pattern: re(
      `^(?:keep|leave|make sure) .{0,40}(?:_time_|${CALENDAR}).{0,30}\\b(?:clear|open|free|wide open)\\b|^(?:a )?clear ${CALENDAR}|^need .{0,10}clear ${CALENDAR}`,
    ),
  },
  {
    for: 'cancelEvent',
    weight: -4,
    pattern:
      /^(?:remove|take|drop|kick|delete) (?!my|the|our|all|this|that|it|any|a|every|tomorrow|_time_|from).{1,50}\b(?:from|off) (?:the|my|that|this)\b/,
    unless: re(`\\b(?:from|off)(?: of)? (?:my |the |our )?${CALENDAR}`),
  },
];
