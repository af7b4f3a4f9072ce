import type { Cue } from '../cue.ts';
import { ACTIVITY, CALENDAR, CANCEL_VERB, CREATE_VERB, EVENT, MOVE_VERB } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** Something new is to stand in the calendar. */
export const CREATE_CUES: readonly Cue[] = [
  {
    for: 'createEvent',
    weight: 4,
    pattern: re(`^${CREATE_VERB}\\b`),
    unless:
      /^(?:set|get|make|start|put|include|mark|hold|save|note|place|record|fit|register|drop|plan)\b(?! (?:up|in|down|me down))/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern: re(
      `^(?:set|make|put|get|mark|place|save|hold|plan|include|start|register|flag)\\b.{0,80}(?:_time_|_repeat_|_quote_|${EVENT}|${ACTIVITY}|${CALENDAR})`,
    ),
  },
  { for: 'createEvent', weight: 2, pattern: re(`^${CREATE_VERB}\\b.{0,60}\\b(?:${EVENT}|${ACTIVITY})\\b`) },
  { for: 'createEvent', weight: 2, pattern: re(`^(?:_time_,? ?)+(?:please )?${CREATE_VERB}\\b`) },
  {
    for: 'createEvent',
    weight: 4,
    pattern: re(
      `\\b(?:add|put|place|mark|enter|write|note|save|log|get|have|pencil|stick|pop)\\b.{1,80}\\b(?:on|in|to|into|onto|down on|for) (?:my |the |our |your )?(?:\\w+ )?${CALENDAR}\\b`,
    ),
    unless: /^(?:what|when|where|who|how|is|are|do|does|did|have|has)\b/,
  },
  {
    for: 'createEvent',
    weight: 4,
    pattern: re(
      `\\b(?:schedule|add|put|book|mark|note|save|log|get|write) (?:that|it|this|these|those)(?: (?:down|in))?\\b`,
    ),
    unless: /\b(?:to|on) (?:my |the )?(?:list|cart)\b|\bit to\b|\bit for later\b/,
  },
  {
    for: 'createEvent',
    weight: 4,
    pattern:
      /^(?:mark|show|put|set|list|block) (?:me|my (?:status|calendar|schedule|time))\b.{0,40}\b(?:as |down |to |to be )?(?:busy|free|out of (?:the )?office|out|away|tentative|unavailable|on vacation|on holiday|working|off|down)\b/,
  },
  {
    for: 'createEvent',
    weight: 4,
    pattern: /^(?:my )?status (?:to )?be\b|^create a status of\b|^(?:need )?my status\b/,
  },
  {
    for: 'createEvent',
    weight: 4,
    pattern: re(
      `^(?:i (?:will |would |really |also |just )*(?:need|want|like|would like|require)|we need|need|want) (?:(?:a|an|another|my|some|to have|the) )?(?:\\S+ ){0,4}?(?:${EVENT}|${ACTIVITY}|time|room)\\b`,
    ),
    unless:
      /\bto (?:know|see|hear|check|find out)\b|\bhelp\b|\bthe (?:\S+ )?(?:date|time)\b|\bmy (?:calendar|schedule)\b/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern:
      /^(?:meet|have|grab|get|do|see|visit|go|attend|watch|catch up|talk|speak|call|spend|take|eat|play)\b.{0,120}_(?:time|repeat|duration)_/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern:
      /^(?:meet|catch up|sit down|sync|chat|talk|speak|have (?:a )?(?:\S+ ){0,2}(?:meeting|lunch|coffee|dinner|call|chat|talk|breakfast|drinks))\b.{0,40}\bwith\b/,
  },
  {
    for: 'createEvent',
    weight: 3.4,
    pattern: re(
      `^(?:i|we) (?:have|am having|will be|am|will have|got|will|have got|had|went|was|are having|are going|are|would be|just got)\\b.{0,120}_(?:time|repeat|duration)_`,
    ),
    unless:
      /\b(?:free|busy|available|double booked|running late|late for|not sure)\b|\?$|^i am (?:wondering|hoping|thinking|asking|looking)/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern:
      /^(?:i will be|i am|we are|we will be) (?:out of|away|on vacation|on holiday|working (?:from|remotely|elsewhere)|off|travell?ing|going|attending|visiting|planning|having)\b/,
    unless: /\b(?:busy now|here|ok|okay|fine|good|well|able to)\b/,
  },
  {
    for: 'createEvent',
    weight: 2.6,
    pattern: re(
      `^(?:there is|there will be|my|the|our|\\S+ and i|\\S+'s)\\b.{0,80}\\b(?:is|are|will be|happened|starts|begins|was|went|launches|takes place|lasts)\\b.{0,60}_(?:time|repeat)_`,
    ),
    unless: /\b(?:moved|changed|rescheduled|cancell?ed|postponed|what|when|right|correct|wrong)\b/,
  },
  {
    for: 'createEvent',
    weight: 3.2,
    pattern: re(
      `^(?:(?:a|an|the|my|our|new|another|quick|tentative) )?(?:\\S+ ){0,4}?${ACTIVITY}\\b.{0,100}_(?:time|repeat)_`,
    ),
    unless: re(
      `^(?:what|when|where|who|how|which|is|are|am|do|does|did|was|have|has|will|any|can|could|if|why|not|i|you|he|she|they|we|tell|show|list|${CANCEL_VERB}|${MOVE_VERB}|change|update|remind|find|search|check|read)\\b`,
    ),
  },
  {
    for: 'createEvent',
    weight: 3.2,
    pattern: re(`^_time_.{0,60}\\b${ACTIVITY}\\b`),
    unless: /^_time_,? (?:is|was|does|do|what|can)\b|\b(?:what|when|cancel|remind|move)\b/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern: re(`^(?:new|another) (?:\\S+ ){0,2}?(?:${EVENT}|${ACTIVITY})\\b`),
  },
  // a bare phrase with a time: probably an event, but ask
  {
    for: 'createEvent',
    weight: 2.2,
    pattern: /^(?:\S+ ){1,9}?_(?:time|repeat)_/,
    unless: re(
      `^(?:what|when|where|who|whom|how|which|is|are|am|do|does|did|was|were|have|has|will|would|any|anything|can|could|if|why|not|no|yes|you|he|she|they|it|that|this|tell|show|list|find|search|check|read|remind|turn|play|stop|order|buy|${CANCEL_VERB}|${MOVE_VERB}|change|update|rename|invite|accept|decline|forget|remember|never|always|quiet|snooze|thanks|thank|bye|see|confirm|wake|call)\\b`,
    ),
  },
  {
    for: 'createEvent',
    weight: 2.2,
    pattern: /^_time_,? (?!is|was|does|do|what|can|will|please|works|would|instead|one)(?:\S+ ?){1,8}$/,
    unless: /\b(?:what|when|cancel|move|remind|where|who|how|delete)\b/,
  },
  {
    for: 'createEvent',
    weight: 3,
    pattern:
      /^(?:i|we) (?:can|could|will|shall|might|plan to|am planning to|am going to|am gonna|have to|need to|want to) (?:\S+ ){1,8}?_(?:time|repeat)_/,
    unless: /\b(?:know|tell|ask|help|free|be able)\b/,
  },
  { for: 'createEvent', weight: 4, pattern: /^(?:spend|have) (?:some |a bit of |a little )?time with\b/ },
  { for: 'createEvent', weight: 3, pattern: re(`^(?:add|include|create) (?:a|an|another) `) },
  {
    for: 'createEvent',
    weight: -5,
    pattern: /^(?:make|get|put|set) (?:it|that|this)\b/,
    unless: /^put (?:it|that|this) (?:in|down)(?:$| please| for me)/,
  },
  // What is said not to be, is nothing to be put into a calendar.
  {
    for: 'createEvent',
    weight: -6,
    pattern:
      /^(?:i|we|(?:(?:the|my|our) )?[a-z]+)(?: probably)? (?:(?:will|can|could|would|am|are|is|do|does|did|might|may|have|has)(?: probably)? not|(?:have|has|had) no)\b/,
    unless: /\bnot (?:be )?(?:in|working|around|here|available|at (?:work|the office)|reachable)\b/,
  },
  {
    for: 'createEvent',
    weight: -3,
    pattern: /^(?:add|include|put|get) (?:him|her|them|me|us)\b/,
    unless: /\bcalendar\b|\bdown\b/,
  },
  {
    for: 'createEvent',
    weight: -3.5,
    pattern: re(
      `^(?:add|include) .{1,60}\\bto (?:the|my|that|this|our|tomorrow's|_time_)(?! (?:\\w+ )?${CALENDAR}| list)`,
    ),
    unless: re(`\\bto (?:my|the|our) (?:\\w+ )?${CALENDAR}`),
  },
  {
    for: 'createEvent',
    weight: -6,
    pattern:
      /^how (?:do|can|to|should|would|does|is|could)\b|\bhow (?:do|can) (?:i|you|we)\b|^(?:tell|show) me how\b|\bwhat do i do to\b|\bi need to know how\b/,
    in: 'canon',
  },

  {
    for: 'createEvent',
    weight: 4,
    pattern:
      /^(?:hold|block(?: off| out)?|reserve|keep|save|protect|book|free up) (?:\S+ ){0,3}?_(?:time|duration|repeat)_.{0,40}\b(?:for|to)\b/,
  },
  {
    for: 'createEvent',
    weight: -9,
    pattern:
      /^(?:add|include|attach|put|write) (?:a |an |the |some )?(?:descriptions?|notes?|agenda|comments?|video (?:link|call)|meet link|zoom link|google meet|meeting link|conference link|location)(?:$|\b.{0,40}\b(?:to|on|in|for|saying|please)\b)/,
    unless: /\bmy (?:calendar|schedule)\b/,
  },
];
