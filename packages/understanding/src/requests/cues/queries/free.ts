import type { Cue } from '../cue.ts';

/** Is there time. */
export const FREE_CUES: readonly Cue[] = [
  {
    for: 'queryFree',
    weight: 7,
    pattern:
      /^(?:am i|are we|is (?:my|the) (?:\S+ ){0,2}?(?:day|calendar|schedule|morning|afternoon|evening|week|_time_)|will i be|are \S+ and i|am i going to be|is _time_)\b.{0,50}\b(?:free|available|busy|open|booked|clear|occupied|unavailable|full|packed|tied up)\b/,
  },
  {
    for: 'queryFree',
    weight: 7,
    pattern:
      /\b(?:when|what time|what days?|which days?|what times?|how much)\b.{0,24}\b(?:am i|are we|do i have|i am|is my (?:calendar|schedule)|i have|is everyone|are (?:we|they) all)\b.{0,24}\b(?:free|available|open|availability|free time|nothing)\b/,
  },
  {
    for: 'queryFree',
    weight: 6,
    pattern:
      /\b(?:do i have|is there|have i got|do we have|will i have|got)\b.{0,24}\b(?:time|room|space|availability|gaps?|openings?|free|_duration_)\b.{0,12}(?:free|open|available|for|to|on|in|between|left|_time_|$)/,
    unless: /\b(?:meeting|list|rooms available|meeting rooms?)\b|\btimer?\b/,
  },
  {
    for: 'queryFree',
    weight: 5,
    pattern:
      /\b(?:my|any|some|first|next) (?:free|available|open|availability)(?: (?:time|times|slots?|hours|days?|appointment|spot))?\b/,
    unless: /^(?:book|schedule|add|create|put|set)\b/,
  },
  {
    for: 'queryFree',
    weight: 6,
    pattern:
      /^(?:is|are|when (?:is|are)|will|check if|see if|find out if) (?!my |the (?:store|bank|shop|restaurant)|there |it |this |that )(?:\S+ ){1,6}?(?:free|available|busy)\b/,
    unless: /\b(?:table|rooms?|reservations?|tickets?|information|store|free of|free shipping|jobs)\b/,
  },
  {
    for: 'queryFree',
    weight: 5,
    pattern: /^(?:can|could) (?:i|we) (?:do|make|fit|squeeze|meet|have|go|take|see)\b.{0,50}_time_/,
    unless: /\b(?:reservation|table)\b/,
  },

  { for: 'queryFree', weight: 8, pattern: /^i am (?:free|available|busy)\b.{0,12}_time_$/ },
  {
    for: 'queryFree',
    weight: 9,
    pattern:
      /^(?:do i have|have i got|is there|are there|do we have|got) (?:any |a |an |some )?(?:gaps?|openings?|free slots?)\b/,
  },
  {
    for: 'queryFree',
    weight: 8,
    pattern:
      /^(?:do|will|would) (?:i|we) have (?:any |some |enough |the )?(?:time|room|space|a gap|a (?:free )?slot|availability|_duration_)\b/,
  },
];
