import type { Cue } from './cue.ts';
import { ACTIVITY, CALENDAR, CANCEL_VERB, CREATE_VERB, EVENT, MOVE_VERB } from './words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** Requests that change the calendar. */
export const CHANGE_CUES: readonly Cue[] = [
  // --- create ---
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
  { for: 'createEvent', weight: -5, pattern: /^(?:make|get|put|set) (?:it|that|this)\b/ },
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

  // --- find a time ---
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

  // --- move ---
  {
    for: 'moveEvent',
    weight: 6,
    pattern: re(`^(?:_time_,? ?)?(?:to )?${MOVE_VERB}\\b`),
    unless: /\b(?:list|money|funds|file)\b/,
  },
  {
    for: 'moveEvent',
    weight: 5,
    pattern: re(
      `^(?:change|update|adjust|modify|edit|alter|make|have|set|bring|put)\\b.{1,90}\\b(?:to|for|at|on|start|until|till|from|be|instead)\\b.{0,20}_time_`,
    ),
    unless: re(
      `^(?:make|set|put|have)\\b(?! (?:my|the|that|this|it|our|his|her)\\b)|\\b(?:on|to|in) (?:my|the|our) ${CALENDAR}|^(?:put|set) (?:my|the|a|an)\\b|\\b(?:name|title|location|place|duration|length|status)\\b|^(?:have|get) (?:a|an|my)\\b`,
    ),
  },
  {
    for: 'moveEvent',
    weight: 4,
    pattern: /^change (?:the )?(?:date|time|day|start(?:ing)?(?: time)?|hour)\b/,
  },
  {
    for: 'moveEvent',
    weight: 5,
    pattern: re(
      `\\b(?:got|was|has been|have been|been|is|is being|were|needs? to be|should be|has to be|to be) (?:moved|changed|rescheduled|postponed|pushed(?: back| out)?|shifted|delayed|bumped|switched)\\b`,
    ),
    unless: /^(?:what|when|who|which|was|is|has|how)\b/,
  },
  {
    for: 'moveEvent',
    weight: 4,
    pattern: re(`^(?:change|update|adjust|modify|edit|alter)\\b.{0,60}\\b(?:${EVENT}|${ACTIVITY}|plans)\\b`),
    unless: /\b(?:name|title|location|place|duration|length|status|description|minutes|hours? long)\b/,
  },
  {
    for: 'moveEvent',
    weight: 3,
    pattern: /\binstead of\b.{0,20}_time_|_time_ instead\b/,
    unless: /^(?:schedule|book|create|add)\b/,
  },
  {
    for: 'moveEvent',
    weight: 7,
    pattern:
      /\b(?:have|make|let) (?:it|that|this|my .{1,40}|the .{1,40}) (?:start|begin|be|happen)(?: at| on)? _time_/,
  },
  {
    for: 'moveEvent',
    weight: 10,
    pattern:
      /^(?:have|make|let) (?!a |an |sure |me |us )(?:\S+ ){1,4}?(?:start|begin) (?:at |on |from )?_time_/,
  },
  {
    for: 'moveEvent',
    weight: 4,
    pattern: /\bhas changed to _time_|\b(?:is|was) (?:now|actually) (?:at |on )?_time_/,
  },
  { for: 'moveEvent', weight: 3, pattern: /^(?:start|begin) (?:my|the|that|this)\b.{1,60}_time_/ },
  { for: 'moveEvent', weight: -9, pattern: /^chang(?:e|ed) (?:my|our) minds?\b/ },
  { for: 'moveEvent', weight: -3, pattern: /^set ?-?up\b|^put\b.{1,60}\bcalendar\b/ },

  // --- longer, shorter ---
  {
    for: 'resizeEvent',
    weight: 6,
    pattern: /^(?:extend|lengthen|shorten|prolong|trim|cut|stretch|expand)\b/,
    unless: /\b(?:hair|grass|lawn|list)\b/,
  },
  {
    for: 'resizeEvent',
    weight: 7,
    pattern:
      /^(?:make|change|set|have|update|keep|limit|adjust)\b.{1,80}\b(?:to (?:be )?|last |for |be )?_duration_/,
    unless:
      /\b(?:earlier|later|back|forward|before|after|reminder|remind)\b|^(?:make|set|have) (?:a|an|another)\b/,
  },
  {
    for: 'resizeEvent',
    weight: 6,
    pattern:
      /\b(?:_duration_|a bit|a little|half an hour|an hour) (?:longer|shorter|more)\b|\b(?:longer|shorter) by\b/,
  },
  {
    for: 'resizeEvent',
    weight: 5,
    pattern: /^(?:change|set|update|adjust|modify|make) (?:the )?(?:duration|length)\b/,
  },
  {
    for: 'resizeEvent',
    weight: 10,
    pattern: /^(?:add|tack on|give) (?:another |an extra |an additional )?_duration_(?: more)? (?:to|onto) /,
  },
  {
    for: 'resizeEvent',
    weight: 8,
    pattern:
      /^(?:change|make|have|set|let) .{1,60}\b(?:to )?(?:end|finish|go until|run until|last until)(?:s|ing)?(?: at| by)? _time_/,
    unless: /\bstart\b/,
  },
  {
    for: 'resizeEvent',
    weight: 5,
    pattern: /^(?:end|finish|wrap up|stop) (?:my|the|this|that|it|our)\b.{0,60}_time_/,
  },
  {
    for: 'resizeEvent',
    weight: 5,
    pattern:
      /\b(?:have|make|let) (?:it|this|that|my \S+|the \S+)(?: \S+){0,3}? (?:end|go until|go till|run until|last|finish|run to|go to)\b/,
  },

  // --- rename ---
  { for: 'renameEvent', weight: 8, pattern: /^(?:rename|retitle|re-title|re-name)\b/ },
  {
    for: 'renameEvent',
    weight: 8,
    pattern:
      /^(?:change|update|edit|set|modify|make|fix) (?:the )?(?:name|title|subject)\b|^change .{1,60} (?:name|title|subject) to\b/,
  },
  {
    for: 'renameEvent',
    weight: 5,
    pattern: /^(?:call|name|title) (?:it|this|that|the (?:meeting|event|appointment))\b/,
  },

  // --- other details ---
  {
    for: 'changeDetails',
    weight: 7,
    pattern:
      /^(?:change|update|set|edit|move|make|switch|modify|add|put|have) .{0,60}\b(?:location|place|venue|address|room)\b/,
    unless:
      /\bcalendar\b|\bconference room\b.{0,40}_time_|^(?:make|add|put|set) an? (?:meeting|event|appointment)\b|^(?:move|make|set|put) .{0,50}_time_/,
  },
  {
    for: 'changeDetails',
    weight: 7,
    pattern:
      /^(?:add|include|attach|put|write|set|change|update|edit) .{0,30}\b(?:descriptions?|notes?|agenda|comments?|video (?:link|call)|meet link|zoom(?: link)?|google meet|meeting link|conference link)(?:$|\b.{0,40}\b(?:to|on|in|for|of|saying|that says|please)\b)/,
    unless: /\bto my calendar\b|^(?:make|put) (?:a )?note of\b|^set up\b|^add (?:a )?note to my calendar/,
  },
  {
    for: 'changeDetails',
    weight: 6,
    pattern:
      /^(?:change|update|move|make|switch|have|set)\b.{1,60}\b(?:to be |be |be held |held |take place |located )?(?:at|in) (?!_)(?!\d)(?!the (?:morning|afternoon|evening|calendar)|least|same)/,
    unless:
      /_time_|\bcalendar\b|^(?:make|set|have) (?:a|an|another|up)\b|^(?:make|have|set) (?!it|that|this|my|the)/,
  },
  {
    for: 'changeDetails',
    weight: 6,
    pattern:
      /^(?:mark|show|set|make|change|list|put)\b.{1,60}\b(?:as|to|my status)\b.{0,12}\b(?:busy|free|tentative|out of (?:the )?office|private|public|working elsewhere|all[- ]day)\b/,
    unless: /^(?:mark|show|put|list|set) me\b|^set my status|^mark my calendar|^(?:create|add)/,
  },

  // --- cancel ---
  {
    for: 'cancelEvent',
    weight: 6,
    pattern: re(`^(?:_time_,? ?)?(?:to )?${CANCEL_VERB}\\b`),
    unless:
      /^(?:clean|drop|clear|kill|remove|delete|take|empty|wipe) (?:the |my |out )?(?:house|room|kitchen|bathroom|garage|dishes|car|laundry|trash|garbage|table|alarms?|timer|off|up|pool|data|carpet)\b|^drop (?:off|by)|^drop .{1,30} off\b|\breminders?\b|\b(?:list|account|card|order|subscription|flight|ticket|app|song|playlist|charge|payment|process|action|task|job|talking)\b/,
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

  // --- invite, uninvite ---
  {
    for: 'invitePeople',
    weight: 8,
    pattern: /^(?:invite|loop in|bring in|cc|add in|copy)\b/,
    unless: re(`\\bto my ${CALENDAR}`),
  },
  {
    for: 'invitePeople',
    weight: 6,
    pattern: re(
      `^(?:add|include|get|put) (?!a |an |the |my |another |_time_|_quote_|it |that |this |to |new |event|meeting|appointment)(?:\\S+ ){1,8}?(?:to|in|on|into) (?:the|my|that|this|it|our|_time_|tomorrow's)\\b(?! (?:\\w+ )?${CALENDAR}| (?:\\w+ )*list)`,
    ),
  },
  {
    for: 'invitePeople',
    weight: 7,
    pattern:
      /^(?:put|add|set|include|list|have) .{1,60}\bas (?:an? )?(?:attendees?|guests?|invitees?|participants?|optional)\b/,
  },
  {
    for: 'invitePeople',
    weight: 5,
    pattern: /\b(?:is|are|gets?|be|are all) invited to\b/,
    unless: /^(?:is|are|who|am|was|were|tell|do you know|see if|check)\b/,
  },
  {
    for: 'invitePeople',
    weight: 5,
    pattern:
      /^(?:send|forward|share)\b.{0,30}\b(?:invit(?:e|ation)s?|event|meeting|calendar invite)\b.{0,30}\bto\b/,
  },
  {
    for: 'invitePeople',
    weight: 4,
    pattern: /^(?:add|include) (?:him|her|them|\S+ (?:and|as well|too)|_email_)\b/,
  },
  { for: 'uninvitePeople', weight: 8, pattern: /^(?:uninvite|disinvite|un-invite|kick)\b/ },
  {
    for: 'uninvitePeople',
    weight: 9,
    pattern: re(
      `^(?:remove|take|drop|delete) (?!my |the |our |all |this |that |it |any |a |every |everything|tomorrow|_time_|from |off |meeting|event|appointment)(?:\\S+ ){1,6}?(?:from|off) (?:the |my |that |this |our |_time_ |tomorrow's )(?!(?:\\w+ )?${CALENDAR}|(?:\\w+ )*list)`,
    ),
  },
  { for: 'uninvitePeople', weight: 5, pattern: /^(?:remove|drop) (?:him|her|them)\b/ },

  // --- answer an invitation ---
  {
    for: 'answerInvitation',
    weight: 8,
    pattern: /^(?:tentatively )?(?:accept|decline|rsvp|reject)\b/,
    unless: /^(?:decline|accept)$|\breservations?\b|\bcard\b/,
  },
  {
    for: 'answerInvitation',
    weight: 6,
    pattern:
      /^(?:say|reply|respond|answer|tell \S+)\b.{0,30}\b(?:yes|no|maybe|i (?:can|can not|will|am)|accept|decline|going|coming|attending|tentative)\b/,
    unless: /^say (?:that|it|hello|hi)\b/,
  },
  {
    for: 'answerInvitation',
    weight: 5,
    pattern: /^(?:mark|put|set) me (?:as )?(?:going|attending|not going|maybe|tentative) (?:for|to|on)\b/,
  },
  {
    for: 'answerInvitation',
    weight: 5,
    pattern: /^turn down\b.{0,40}\b(?:invit|meeting|event|appointment|lunch|dinner|call)/,
  },
  { for: 'answerInvitation', weight: -3, pattern: /^(?:did|have|has|do|does)\b/ },
];
