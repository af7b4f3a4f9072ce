import type { Cue } from './cue.ts';

const MEETINGS = '(?:meetings?|calls?|events?|appointments?)';
const EXTREME = '(?:longest|shortest|busiest|fullest|most packed|lightest|quietest)';

/** Questions whose answer is one figure, one day or one event of many. */
export const MEASURE_CUES: readonly Cue[] = [
  {
    for: 'queryAgenda',
    weight: 12,
    pattern: new RegExp(
      `^(?:(?:what|which)(?: is| was| will be| one is| day is)? (?:my |the |our )?|my |the )?${EXTREME} (?:${MEETINGS}|day|one)\\b`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 12,
    pattern: new RegExp(
      `^(?:which|what) (?:day|${MEETINGS}) (?:is|was|will be) (?:my |the |our )?${EXTREME}\\b`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 14,
    pattern: new RegExp(
      `\\bhow (?:much|long|many hours|many minutes)\\b.{0,50}\\b(?:in|of|on|with|for) (?:my )?${MEETINGS}\\b|\\bhow (?:much|many hours) .{0,30}\\b(?:am i|is) (?:booked|busy|taken|blocked)\\b|^how much of (?:my|the) (?:day|week|morning|afternoon|_time_)`,
    ),
    unless: /\b(?:until|till|before|left|cost|money)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 14,
    pattern: new RegExp(`^(?:my |the )?total (?:${MEETINGS}|booked|busy) (?:time|hours|load)\\b`),
  },
];
