import type { Cue } from '../cue.ts';

/** A time is to be found for it. */
export const FIND_TIME_CUES: readonly Cue[] = [
  {
    for: 'findTime',
    weight: 6,
    pattern:
      /\b(?:find|suggest|look for|propose|figure out|get) (?:me |us )?(?:a |an |some |any |the )?(?:good |free |open |best |suitable |mutual |common |new )?(?:time|times|slot|slots|gap|opening|window|date|day|hour|_duration_)\b/,
    unless: /\bwhat time\b/,
  },
  {
    for: 'findTime',
    weight: 6,
    pattern:
      /\bwhen (?:can|could|should|shall|would|might) (?:i|we|\S+ and i|me and \S+)(?: all| both)? (?:meet|get together|talk|sync|catch up|see|have|schedule|do|fit)\b/,
  },
  {
    for: 'findTime',
    weight: 5,
    pattern:
      /\b(?:when|what time|what times?|which (?:day|time)s?) (?:works?|would work|suits?|is good|are good|would be good|is best|is everyone)\b/,
  },
  { for: 'findTime', weight: 3, pattern: /^see if .{1,50} (?:is|are) (?:available|free) (?:for|to)\b/ },
];
