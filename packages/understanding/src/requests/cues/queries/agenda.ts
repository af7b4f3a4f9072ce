import type { Cue } from '../cue.ts';
import { ACTIVITY, CALENDAR, EVENT } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

const LOOK =
  '(?:show|tell|read|list|give|pull up|check|see|find|search|look(?: up| for| at| through)?|bring up|open|display|share|go (?:over|through)|view|get|let me (?:see|know)|run (?:down|through)|inform|know|hear|remind me of|what about|how about)';

/** What is on. */
export const AGENDA_CUES: readonly Cue[] = [
  {
    for: 'queryAgenda',
    weight: 6,
    pattern: re(
      `\\b(?:what|whats|anything|something|everything)\\b.{0,60}\\b(?:on|in|to|for|with) (?:my |the |our |today's |tomorrow's |_time_ )(?:\\w+ )?${CALENDAR}\\b`,
    ),
    unless: /^(?:add|put|schedule|book|create|mark|make|set|remove|delete|cancel|clear)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `^(?:what|which)(?: all| else| other| all the| kind of| sort of)?(?: is| are| do| does| did| have| will| was| were| am| has)?(?: all| else)?(?: the| my| some(?: of)?(?: the| my)?)?(?: other| upcoming| next)? ?(?:${EVENT}|happening|going on|planned|scheduled|coming up|up|lined up|booked|in store|on tap)\\b`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern:
      /^what(?: all| else)? (?:do|did|have|will|am|are|is|were|was|can) (?:i|we|you have (?:for|on) me|there)\b(?: (?:have|got|doing|supposed|need|going|gonna|be|planned|scheduled|up to|like))?/,
    unless:
      /\b(?:ask|wear|eat|cook|buy|say|owe|know|call you|look like|shop|spend|weigh|do to|remember|want to remember|trying)\b|\blist\b/,
  },
  {
    for: 'queryAgenda',
    weight: 4,
    pattern: re(
      `^(?:do|did|have|will|does) (?:i|we|my|the) (?:have|got|calendar|schedule)?\\b.{0,40}\\b(?:anything|something|any|plans?|${EVENT}|going on|scheduled|planned|booked)\\b`,
    ),
    unless: /\b(?:free|available|time (?:for|to)|list|reminders?|alarms?)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `^(?:any|anything|is there|are there|are any|is anything|is any|is their any)\\b.{0,50}(?:${EVENT}|scheduled|planned|${CALENDAR}|going on|happening|_time_|birthdays|fundraisers|program)`,
    ),
    unless: /\b(?:list|alarms?|reminders?|rooms?|weather|rain|snow|chance|tables?|jobs|deals|way)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `^${LOOK}\\b.{0,60}\\b(?:${CALENDAR}|${EVENT}|plans|week|day|coming up|going on|scheduled|planned|_time_)\\b`,
    ),
    unless:
      /\b(?:(?:my|the|a|of|do|shopping|reminders?|grocery|task) lists?|reminders?|alarms?|weather|news|forecast|a time|a slot|joke|story|recipe|score|how to|movies?|time (?:in|is)|rating|phone|number|address|list of things)\b|^(?:get|find|give) (?:me )?(?:a|an)\b|^get rid|^find (?:_duration_|time)/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `\\bhow (?:is|does|are|do|busy)\\b.{0,30}\\b(?:my |the |our )?(?:day|week|month|${CALENDAR}|_time_|weekend|morning|afternoon|evening)\\b.{0,20}(?:look|looking|shaping|like|am i|going|$)`,
    ),
    unless: /\bweather\b|\bfeel\b/,
  },
  {
    for: 'queryAgenda',
    weight: 7,
    pattern:
      /^(?:what|how) (?:does|do|is|will|would) (?:(?:my|the|our) )?(?:(?:whole|work|rest of (?:my|the)) )?(?:day|week|weekend|month|morning|afternoon|evening|_time_)(?: _time_)? (?:look(?:s|ing)?|be looking|shap(?:e|ing) up|like)(?: like)?(?: _time_)?$/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `^(?:my|the|today's|tomorrow's|_time_|all my|all the|upcoming|latest|next)(?: (?:upcoming|next|_time_))? ?(?:${EVENT}|${CALENDAR}|plans|itinerary)(?: (?:for|on|this|in))?(?: _time_)?$`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 4,
    pattern: re(
      `^(?:the )?(?:day|rundown|run down|overview|summary|briefing)(?: of| for)?.{0,20}(?:_time_|${CALENDAR}|day|week)`,
    ),
  },
  { for: 'queryAgenda', weight: 5, pattern: re(`^(?:meetings|events|appointments)\\b.{0,20}_time_$`) },
  {
    for: 'queryFree',
    weight: 8,
    pattern: /^(?:any |my |some )?free (?:time|slots?|hours?)(?: (?:on|for|in))? ?_time_$/,
  },
  { for: 'queryAgenda', weight: -4, pattern: /^find (?:me |us )?_duration_ (?:for|to|with)\b/ },
  {
    for: 'queryAgenda',
    weight: 9,
    pattern:
      /^(?:my |the )?(?:first|last|earliest|latest) (?:meeting|event|appointment|call|thing)(?: of the day)?(?: (?:on|for|of))? ?_time_$/,
  },
  {
    for: 'queryAgenda',
    weight: 6,
    pattern: re(
      `^(?:about )?how many (?:\\S+ ){0,3}?(?:${EVENT}|calls|${ACTIVITY}s?)\\b|\\btell me how many (?:\\S+ ){0,3}?(?:${EVENT})`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `\\b(?:does|do|did|is)\\b.{0,20}\\b${CALENDAR}\\b.{0,30}\\b(?:have|show|say|include|already|look|clear|empty|packed|full|busy|noted)\\b`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `\\b(?:my|the) (?:_time_ )?(?:meeting |event |work |daily |weekly )?${CALENDAR}\\b.{0,12}(?:look|like|_time_|today|for|is|$)`,
    ),
    unless:
      /^(?:add|put|schedule|book|create|mark|make|set|remove|delete|cancel|clear|erase|change|update|keep|leave|block|empty|enter|write|i (?:need|want|would))\b|^(?:manage|organi[sz]e|customi[sz]e|coordinate)\b|\b(?:to|on|from|off) (?:my|the) calendar/,
  },
  {
    for: 'queryAgenda',
    weight: 4,
    pattern:
      /^(?:am i|are we) (?:doing|going|seeing|meeting|supposed|scheduled|booked|playing|having|on for|attending|taking|busy doing)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 6,
    pattern:
      /^what(?: else)?(?: is| has)? (?:up |happening |going on )?(?:on )?(?:for )?_time_(?: like| looking like| look like| bring)?$|^(?:what about|how about|and) _time_$|^_time_,? what is on\b/,
  },
  {
    for: 'queryAgenda',
    weight: 4,
    pattern: /^where (?:do i (?:have|need) to be|am i supposed to be|should i be)\b/,
  },
];
