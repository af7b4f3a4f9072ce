import type { Cue } from '../cue.ts';

/** What the clock and the calendar themselves tell. */
export const CLOCK_CUES: readonly Cue[] = [
  {
    for: 'queryClock',
    weight: 7,
    pattern:
      /\bwhat (?:time|hour|day|date|month|year) (?:is it|it is|do we have|are we|am i)\b|\b(?:what|tell me|give me|know|report|show|say|get) (?:is |me )?(?:the )?(?:current |exact |local |right )?(?:time|date|hour|day)(?: (?:is it|it is|right now|now|please|today|in|of|at|for|over|there|again|on|currently))*$/,
  },
  {
    for: 'queryClock',
    weight: 6,
    pattern:
      /\b(?:what is|tell me|give me|report|show|know|how me|need) (?:is )?(?:the )?(?:current |exact |local )?(?:time|hour|date) (?:in|at|over|for|on|right|now|of)\b|^(?:the )?(?:current )?(?:time|date)(?: (?:in|please|now)| right now)?\b(?! off| with| for (?:a|my|the|lunch))|\bthe clock\b/,
    unless: /\b(?:meeting|event|appointment|lunch|dinner|party|flight|game|concert|off)\b/,
  },
  {
    for: 'queryClock',
    weight: 7,
    pattern:
      /\btime ?zones?\b|\btime difference\b|\bconvert\b.{0,30}\b(?:time|gmt|est|pst|utc|ist|cst|_time_)\b|\bhours? (?:ahead|behind)\b|\bhours? of difference\b|\bwhat time (?:is it|will it be|would it be|would that be) (?:in|here|there|for)\b|\bwhat time is it\b/,
  },
  {
    for: 'queryClock',
    weight: 5,
    pattern:
      /^(?:what|which) (?:day(?: of the (?:week|month))?|date|month|year) (?:is|was|will|does|falls?)\b.{0,30}(?:_time_|christmas|easter|halloween|thanksgiving|today|tomorrow)/,
    unless: /\b(?:my|meeting|appointment|event|party|lunch|dinner)\b/,
  },
  {
    for: 'queryClock',
    weight: 6,
    pattern:
      /^(?:today's|tomorrow's) date\b|\b(?:tell|give|show|know|get|need|want|like)\b.{0,16}\b(?:the )?(?:current |exact |full |right )?(?:_time_ date|date (?:for )?_time_|date$|time _time_$)|^what (?:is )?(?:_time_|today's|tomorrow's) date\b|\bwhat (?:\S+ ){0,2}date (?:is )?_time_|^(?:what )?(?:is )?_time_'? ?s? date\b|\bdays? (?:are )?(?:in|left in) (?:this|the) (?:month|year)\b/,
  },
  {
    for: 'queryClock',
    weight: 6,
    pattern:
      /\bif (?:it is|its) .{0,30}(?:_time_|\d|o ?clock).{0,30}\bwhat time\b|_time_ (?:in|at) .{1,30} (?:is|what) .{0,20}(?:in|time)\b|^(?:switch|change) to .{1,20} time$/,
  },
];
