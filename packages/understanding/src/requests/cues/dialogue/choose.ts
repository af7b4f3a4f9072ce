import type { Cue } from '../cue.ts';

/** 'The second one', 'I do not mind', 'undo that'. */
export const CHOOSE_CUES: readonly Cue[] = [
  {
    for: 'choose',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:the )?(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|latter|former|earlier|later|other|middle|bottom|top)(?: (?:one|option|choice|time|slot|suggestion|of (?:those|these|them)))\b/,
    unless:
      /^(?:cancel|delete|remove|move|what|when|change|who|where|is|reschedule|not|no)\b|\bcancel\b|\bwhat\b/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:let us |i will |i would |we will )?(?:go with|take|choose|pick|prefer|like|do|have|say|book|use|select|want))(?: (?:the|number|option|#))* ?(?:first|second|third|fourth|1st|2nd|3rd|4th|last|one|two|three|1|2|3|4|_time_|earlier|later|option|a|b|c)(?: (?:one|option|please|slot|time|thanks|then))*$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:the |option |number |#|no )?(?:first|second|third|fourth|1st|2nd|3rd|4th|last|former|latter|earliest|latest|1|2|3|4|5|one|two|three|a|b|c|_time_ one)(?: (?:one|option|please|works|is (?:fine|good|great|perfect)|thanks|sounds good|looks? \S+))*$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:the )?(?:first|second|third|fourth|last|top|bottom|middle|1st|2nd|3rd|_time_)(?: one)?(?:,? (?:is|works|will work|would|looks|sounds|seems|will do|please)\b.{0,30})?$/,
    unless: /^_time_$|^_time_ please$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern: /^(?:the|that) one (?:at |on |for |in )?(?:the )?_time_\b.{0,20}$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:can|could) you |please |ok |okay )*(?:add|book|schedule|take|use|pick|choose|put|do|save) (?:the |that )?(?:first|second|third|fourth|last|top|bottom|1st|2nd|3rd|other)(?: (?:one|option|slot|time))?(?: please| then)?$/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:any(?: one)?(?: (?:of (?:them|those|these)|time|day|is|will|works|would))?|either|whichever|whatever|you (?:choose|pick|decide)|your (?:choice|call|pick)|surprise me|both|all of (?:them|those|these)|up to you)\b.{0,40}$/,
    unless: /_time_.{0,20}(?:meeting|event)|\bcalendar\b|\bi have\b/,
  },
  {
    for: 'choose',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:(?:do|does|would|will|did)(?: \S+){0,2}? not (?:really )?(?:mind|matter|care|bother)|unimportant|no (?:preference|importance)|not important|makes no difference|all the same to me|any one (?:is|will)|i am easy|do not have a preference)\b/,
  },
  {
    for: 'undo',
    weight: 9,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |oops,? |no,? |wait,? )*(?:undo|revert|roll ?back|reverse)(?: (?:that|it|this|the last (?:one|change|action|thing|event)|my last \S+|what you (?:just )?did|your last \S+|please))*(?: (?:on|in|from) (?:my|the) calendar)?$/,
  },
  {
    // 'Undo the dentist': by its name.
    for: 'undo',
    weight: 9,
    in: 'core',
    pattern: /^(?:undo|revert|roll ?back|reverse|take back) (?:the|my|our|that|this) \S/,
    unless: /\breservation\b|\bprocess\b|\border\b/,
  },
  {
    for: 'undo',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:put (?:it|that|everything|them) back|change (?:it|that) back|take (?:that|it) back|restore (?:it|that|the (?:event|meeting))|(?:undo|reverse|revert) (?:that|it|the last|what|this change|your)|go back to (?:how|what) it was)\b/,
    unless: /\breservation\b|\bprocess\b/,
  },
];
