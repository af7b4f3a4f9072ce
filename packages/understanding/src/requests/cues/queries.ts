import type { Cue } from './cue.ts';
import { ACTIVITY, CALENDAR, EVENT } from './words.ts';

const re = (source: string): RegExp => new RegExp(source);

const LOOK =
  '(?:show|tell|read|list|give|pull up|check|see|find|search|look(?: up| for| at| through)?|bring up|open|display|share|go (?:over|through)|view|get|let me (?:see|know)|run (?:down|through)|inform|know|hear|remind me of|what about|how about)';

/** Questions about the calendar. They change nothing, so they may be read generously. */
export const QUERY_CUES: readonly Cue[] = [
  // --- agenda ---
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

  // --- the next one ---
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

  // --- one event's details ---
  {
    for: 'queryDetail',
    weight: 5,
    pattern:
      /^(?:at )?(?:when|what time|what day|what date|which day|what year|what month|when and where|where and when)(?: on _time_| _time_)?,? (?:is|are|was|were|does|do|did|will|am|has|have|i|the|my|that|it)\b/,
    unless:
      /\b(?:free|available|what time is it|is it(?: (?:in|now|right|there|over|here))?$|time in|holiday|day off|(?:store|bank|shop|restaurant|mall|library)s? (?:open|close)|today's date|should (?:i|we) meet)\b|^what (?:day|date|time|year|month) is (?:it|_time_|today|tomorrow)\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(
      `\\b(?:tell me|know|let me know|remind me|check|find out|see|forgot|search for|confirm|inform me)\\b.{0,12}\\b(?:when|what time|where|what day|the (?:date|time|day|location|address)|how long)\\b`,
    ),
    unless: /\b(?:free|available|weather|what time it is|time is it|holiday|day off|time in|time now)\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(
      `^where (?:is|are|am|was|will|do|does|i)\\b.{0,60}\\b(?:${EVENT}|${ACTIVITY}|meet|meeting|held|holding|going|having|take place|happening)\\b`,
    ),
    unless: /\boffice\b(?! party)/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(`^how long (?:is|are|does|will|was|do)\\b.{0,60}`),
    unless: /\b(?:take|drive|it take|to get|cook|flight to|live|expire|become|until|till|process)\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(
      `^(?:is|are|was|were|isn't)\\b.{1,60}\\b(?:${EVENT}|${ACTIVITY}|birthday|anniversary)\\b.{0,40}(?:_time_|cancell?ed|scheduled|on|at|still|happening|set|confirmed)`,
    ),
    unless:
      /\b(?:invited|attending|coming|going to|open|rooms?|weather|free|available|reservations?)\b|^is there|^are there/,
  },
  {
    for: 'queryDetail',
    weight: 4,
    pattern: re(
      `^(?:do|did|have|will|does|am|are) (?:i|we)\\b.{0,30}\\b(?:a|an|my|the|that|any|to|for|with|at|on|going)\\b.{0,40}(?:${EVENT}|${ACTIVITY}|_time_|with)`,
    ),
    unless:
      /\b(?:free|available|list|reminders?|alarms?|need|owe|anything|reservations?|ask|timer|approved|vacation request)\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(
      `^(?:find|search(?: for)?|look (?:for|up)|show(?: me)?|get|pull up|see|check(?: on)?)\\b.{0,12}\\b(?:the |my |an? |any )?(?:\\S+ ){0,3}(?:event|meeting|appointment|${ACTIVITY})s?\\b.{0,20}(?:with|called|titled|named|about|_quote_|title)`,
    ),
    unless: /^(?:find|get) (?:a time|time|me a)\b/,
  },
  {
    for: 'queryDetail',
    weight: 4,
    pattern:
      /\b(?:address|location|agenda|description|details|status|notes|link|purpose|topic) (?:of|for|in|on|to)\b.{0,12}\b(?:my|the|that|this|tomorrow's|today's|_time_|our)\b/,
    unless: /^(?:change|update|set|add|edit|move)\b|\boffice$|\brequest\b|\brestaurant\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern:
      /^(?:did|have|has) (?:i|we) (?:already |yet )?(?:accept|decline|respond|rsvp|miss|schedule|book|attend|answer|replie?d?|confirm|add|put|set up)/,
    unless: /\b(?:list|alarm|reminder|card)\b/,
  },
  {
    for: 'queryDetail',
    weight: 4,
    pattern:
      /^(?:confirm|verify|double check) (?:my|the|that|i have)\b.{0,60}\b(?:appointment|meeting|event|lunch|dinner|call|interview|time)\b/,
  },
  {
    for: 'queryDetail',
    weight: 4,
    pattern: re(`^(?:will|would) (?:i|we|it|there)\\b.{0,60}(?:_time_|${EVENT})`),
    unless:
      /\b(?:rain|snow|hot|cold|sunny|weather|warm|windy|cloud|storm|approved|permitted)\b|_duration_ (?:for|to)/,
  },

  {
    for: 'queryDetail',
    weight: 6,
    pattern: re(
      `^(?:what|when|which|where|what time|at what time|how long) (?:is|was|does|will|are) (?:my |the )(?:\\S+ )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th)\\b.{0,20}(?:${EVENT}|${ACTIVITY}|one|call)`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `\\b(?:know|see|tell me|check|find out|wondering|say|sure) (?:if|whether|what|which|how many)\\b.{0,40}\\b(?:i|we|there|${EVENT}|on my)\\b.{0,40}(?:have|is|are|am|doing|${EVENT}|scheduled|planned|_time_)`,
    ),
    unless:
      /\b(?:weather|rain|free|available|invited|attending|accepted|reminders?|alarms?|reservations?)\b|\blists?\b/,
  },
  {
    for: 'queryAgenda',
    weight: 5,
    pattern: re(
      `^(?:search|look)(?: (?:for|up|through))? (?:all |any |my |the |some |past |upcoming |future )*(?:\\S+ )?(?:${EVENT}|birthdays?|${ACTIVITY}s?)\\b`,
    ),
  },
  {
    for: 'queryAgenda',
    weight: 4,
    pattern:
      /^(?:search|look)(?: my calendar)? for (?!a |an |someone|somewhere)\S+(?: \S+)?(?: (?:for|in|on) _time_| _time_)?$/,
    unless: /\b(?:restaurants?|jobs?|recipes?|flights?|hotels?|news|mechanic|plumber)\b/,
  },
  {
    for: 'queryDetail',
    weight: 5,
    pattern: re(
      `^(?:did|does|has|have|will|is|was) (?:my|the|our|\\S+)(?: \\S+)? (?:arrange|schedule|book|set up|plan|organize|cancel|move|accept|add|have|start|begin|end)\\b.{0,60}(?:${EVENT}|${ACTIVITY})`,
    ),
    unless: /\b(?:reservations?|weather|restaurant|happy hour|full bar|waiter)\b/,
  },

  {
    for: 'queryDetail',
    weight: 6,
    pattern:
      /^(?:where|when|what time|how long|what day) (?:is|was|does|will) (?:it|that|this)\b(?: (?:be|start|end|begin|last|held|happening))?$/,
  },

  // --- free or busy ---
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
      /\b(?:do i have|is there|have i got|do we have|will i have|got)\b.{0,24}\b(?:time|room|space|availability|a gap|an opening|free|_duration_)\b.{0,12}(?:free|open|available|for|to|on|in|between|left|_time_|$)/,
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

  {
    for: 'queryFree',
    weight: 8,
    pattern:
      /^(?:do|will|would) (?:i|we) have (?:any |some |enough |the )?(?:time|room|space|a gap|a (?:free )?slot|availability|_duration_)\b/,
  },

  // --- who comes ---
  {
    for: 'queryAttendees',
    weight: 7,
    pattern:
      /\bwho (?:all )?(?:is|are|has|have|else|was|will|did|am i|i am|do i|can|accepted|declined|responded|said|can not)\b.{0,40}\b(?:coming|attending|invited|going|accepted|responded|declined|attend|come|be at|be there|rsvp|confirmed|on the invite|in (?:my|the)|join|joining|attendees?|tentative|at (?:my|the)|meeting|seeing|not accepted|yes|no|organi[sz]\w+)\b/,
  },
  {
    for: 'queryAttendees',
    weight: 6,
    pattern: /\b(?:attendees?|guest list|guests|participants|invitees|attendance)\b/,
    unless: /^(?:add|remove|invite|change|book|create|schedule)\b/,
  },
  {
    for: 'queryAttendees',
    weight: 6,
    pattern:
      /^(?:is|are|will|has|have|did|does|do|was|tell me if|see if|check if|know if)\b(?! (?:i|we|my|the|there|it)\b).{1,50}\b(?:invited|coming|attending|going|accepted?|responded|declined?|be at|be there|join|joining|rsvp|attend|confirmed?)\b/,
    unless: /\b(?:free|available|rain|snow|weather|today was)\b/,
  },
  {
    for: 'queryAttendees',
    weight: 6,
    pattern:
      /\bhow many (?:people|guests|attendees|others)\b|\b(?:anyone|anybody|everyone|everybody|somebody|someone)\b.{0,30}\b(?:accepted|declined|responded|coming|attending|invited|going|confirmed)\b/,
  },

  // --- contacts ---
  {
    for: 'queryContact',
    weight: 6,
    pattern:
      /\b(?:email|e-mail|phone(?: number)?|cell(?: phone)?(?: number)?|number|contact(?: info(?:rmation)?)?|mobile)\b.{0,24}\b(?:of|for|is|address)\b|\S+'s (?:email|phone|cell|number|contact|mobile)\b|\b(?:his|her|their) (?:email|phone|cell|number|contact|mobile)\b/,
    unless:
      /^(?:send|write|call|remind|add|invite|schedule|book|set|compose)\b|\b(?:restaurant|store|number of (?:people|meetings|events|days))\b|\bnumber for\b.{0,40}\b(?:in|at)\b|\bmeetings?\b/,
  },
  {
    for: 'queryContact',
    weight: 6,
    pattern:
      /\bwho (?:does|do) .{1,40} report to\b|\bwho (?:manages|supervises|reports to)\b|\bwho is .{1,40}(?:'s|s') (?:direct |skip )?(?:manager|boss|supervisor|assistant|lead|reports?)\b|\b(?:list|members|who is|who are)\b.{0,20}\b(?:reports|(?:my|'s) team)\b|\bwho .{1,30} (?:supervisor|manager|boss) is\b|\bhow many .{0,20}\b(?:in|on) my team\b/,
  },
  {
    for: 'queryContact',
    weight: 4,
    pattern:
      /^who is (?!coming|attending|invited|going|at |in |on |the (?:president|best|coach|king|queen|actor|author|ceo)|he|she|it|this|your|calling)(?:my |dr |mr |mrs |ms )?\S+(?: \S+){0,2}$/,
  },
  {
    for: 'queryContact',
    weight: 5,
    pattern: /\bwhere is \S+(?: \S+)?'s (?:office|desk)\b|\bwhat office is\b/,
  },

  // --- clock and calendar facts ---
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
      /\btime ?zones?\b|\btime difference\b|\bconvert\b.{0,30}\b(?:time|gmt|est|pst|utc|ist|cst|_time_)\b|\bhours? (?:ahead|behind)\b|\bhours? of difference\b|\bwhat time is it\b/,
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
