import type { Cue } from './cue.ts';

/** Reminders, preferences and what the assistant does by itself. */
export const MEMORY_CUES: readonly Cue[] = [
  // 'reminder: take the bins out on Sunday'
  {
    for: 'setReminder',
    weight: 9,
    pattern:
      /^reminder (?!for\b|on\b|at\b|about\b|list\b|is\b|was\b)(?:\S+ )+?_(?:time|repeat)_|^reminder _(?:time|repeat)_ (?:to|about|that)\b/,
  },
  // --- set ---
  {
    for: 'setReminder',
    weight: 9,
    pattern: /^(?:_time_,? ?|_repeat_,? ?)*remind(?:s|er)? (?:me|us)\b/,
    unless:
      /\b(?:what|who|where|when|which) (?:i|is|was|were|my|are|the)\b|\bof (?:his|her|their|my) (?:cell|phone|email|number)\b|\bthe things\b/,
  },
  {
    for: 'setReminder',
    weight: 8,
    pattern:
      /^(?:_time_,? ?)*(?:set(?: up)?|create|make|add|give me|new|open up|put|send me|leave|schedule|place|write)(?: up)?(?: me)?(?: an?| the| another| my| one)?(?: (?:new|monthly|weekly|daily|repeating|recurring|quick|event|generic|calendar|_duration_|_repeat_|_time_))*,? (?:reminders?|notifications?|notice|nudge)\b/,
    unless: /\blist\b|\bsubject\b.{0,20}_quote_/,
  },
  {
    for: 'setReminder',
    weight: 7,
    pattern:
      /^(?:(?:i )?(?:would like|need|want) )?(?:a |an |another |new |one )?(?:\S+ )?reminders?(?:,| to| for| about| that| please|$)/,
    unless: /\b(?:my|list|read|show|what|all|any|delete|cancel|clear|remove)\b/,
  },
  {
    for: 'setReminder',
    weight: 7,
    pattern:
      /\b(?:remind me|send me a reminder|ping me|nudge me|alert me|notify me|give me a (?:heads? up|nudge|shout)|do not let me forget|make sure i (?:do not forget|remember)|let me know when it is time)\b/,
    unless:
      /^(?:what|did|when|who|can you tell|do i)\b|\b(?:what|who|which) (?:i|is|was|were|my)\b|\bthe things\b|\bof (?:his|her|their) \b/,
  },
  {
    for: 'setReminder',
    weight: 5,
    pattern:
      /\b(?:need|want|like|have) to be reminded\b|^remember to (?!add|schedule|book|put|set)|^do not (?:let me )?forget (?:to|about)?\b/,
  },
  { for: 'setReminder', weight: 5, pattern: /^(?:remind|notify|alert) (?:about|to|the|of|my)\b/ },

  // --- list, cancel, snooze, done ---
  {
    for: 'listReminders',
    weight: 9,
    pattern:
      /\b(?:what|which|read|show|list|tell|any|check|see|do i have|go (?:over|through)|hear|recall|repeat|pull up|are there|is there|how many|did i|have i|give me|speak|my list of|know|look|want|review)\b.{0,40}\breminders?\b/,
    unless:
      /^(?:add|set|create|make|give me a|remind|put|new)\b|\b(?:need|want|like) (?:a|to set|another|you to make)\b|\balarm\b/,
  },
  {
    for: 'listReminders',
    weight: 7,
    pattern:
      /\b(?:what|list|tell|recall|remind me|which|hear)\b.{0,50}\b(?:i (?:want(?:ed)?|was trying|am trying|am supposed|was supposed|need(?:ed)?|asked|did not want)|did i (?:want|need|ask|list)|do i (?:want|need)|is it i)\b.{0,30}\b(?:remember|be reminded|reminded|forget|bear in mind|keep in mind|recall)\b/,
  },
  {
    for: 'listReminders',
    weight: 7,
    pattern:
      /\bwhat (?:did|have) i (?:ask(?:ed)?|tell|told) you to (?:remind|remember)|\b(?:things|what) (?:that )?i wanted to (?:remember|recall)|\b(?:i wanted to remember)\b/,
  },
  {
    for: 'listReminders',
    weight: 6,
    pattern:
      /\b(?:what|read|show|list|tell|check|see|is|do i|did i|have i|name|pull|know|review|any|are)\b.{0,60}\b(?:to ?do|todo|task|chore)s? ?(?:list)?s?\b|\b(?:what|list|tell)\b.{0,20}\b(?:tasks|chores|stuff to do|things to do)\b/,
    unless:
      /^(?:add|put|remove|delete|erase|clear|cross|take|check .* off|include|wipe|mark|place|nuke|drop)\b|\b(?:add|put|remove|cross|erase|wipe)\b.{0,40}\blist\b/,
  },
  { for: 'listReminders', weight: 6, pattern: /^(?:my )?reminders?(?: list)?$|^list of reminders/ },
  {
    for: 'listReminders',
    weight: 5,
    pattern:
      /\bon (?:my|the) (?:list|reminders?)(?: of (?:reminders|things to (?:remember|do)|tasks|chores))?$|\bmy list (?:back )?(?:to me)?$/,
    unless: /^(?:add|put|place|include|write)\b|\bshopping\b|\bgrocery\b/,
  },
  {
    for: 'cancelReminder',
    weight: 9,
    pattern:
      /^(?:cancel|delete|remove|erase|clear|drop|stop|turn off|get rid of|forget|dismiss|kill|take off|scrap)\b.{0,40}\breminders?\b/,
    unless: /\bcalendar\b/,
  },
  {
    for: 'cancelReminder',
    weight: 8,
    pattern:
      /^(?:stop|quit|no need to|do not|you do not need to|no longer) (?:remind|reminding|nagging|pinging)\b/,
  },
  { for: 'snoozeReminder', weight: 9, pattern: /^snooze\b|\bsnooze (?:it|that|this|the)\b/ },
  {
    for: 'snoozeReminder',
    weight: 6,
    pattern:
      /^(?:remind|ping|ask|nudge|tell) me (?:about (?:it|this|that) )?again\b|^not now,? (?:remind|ask|in|later)\b|^(?:remind me )?(?:a bit |a little )?later$/,
  },
  {
    for: 'completeReminder',
    weight: 6,
    pattern:
      /^(?:(?:i )?(?:have )?(?:already )?did (?:it|that|this)|(?:mark|tick|check) .{1,50} (?:as )?(?:done|complete|completed|off)|(?:it is |that is |all )?done(?: with (?:it|that|this))?|(?:i (?:have )?)?(?:already )?(?:finished|completed) (?:it|that|this|the \S+)|consider it done)$/,
    unless: /\blist\b/,
  },

  // --- preferences ---
  {
    for: 'rememberPreference',
    weight: 8,
    pattern:
      /^(?:remember|note|keep in mind|bear in mind|know|for future reference|from now on|make a note|for the future|be aware|please note)(?: that|,|:)? (?:i|my|we|our|never|always|no|not|all|lunch|mornings?|meetings?|monday|friday|tuesday|wednesday|thursday|you)\b/,
  },
  {
    for: 'rememberPreference',
    weight: 6,
    pattern:
      /^(?:i|we) (?:really |usually |generally |always |never |typically |strongly |do not |would )*(?:prefer|like|hate|love|dislike|avoid|take|work|start|finish|want)\b.{0,80}\b(?:meetings?|calls?|lunch|mornings?|afternoons?|evenings?|before|after|back.to.back|breaks?|video|in person|buffer|_time_|_repeat_|_duration_|between|mondays?|fridays?)\b/,
    unless:
      /\bto (?:schedule|book|add|create|cancel|move|see|know|make|set|put|have|meet|change|invite)\b|_time_.{0,5}_time_|^i would (?:like|love|prefer)(?! (?:meetings|calls|mornings|afternoons|my|not to))|^i want (?:a|an|to|you|it|the|my|that)\b|^i (?:take|start|want|like)\b(?!.{0,60}\b(?:always|usually|every|_repeat_|meetings|calls))/,
  },
  {
    for: 'rememberPreference',
    weight: 7,
    pattern:
      /^(?:never|always|do not ever|do not) (?:schedule|book|put|plan|accept|set|add|arrange|give)\b.{0,80}\b(?:before|after|on|during|between|in|without|over|back|unless|for|with|_time_|_repeat_|_duration_)\b/,
    unless: /^do not (?:schedule|book|put|add|set|accept|plan|arrange|give) (?:it|that|this|the)\b/,
  },
  {
    for: 'rememberPreference',
    weight: 7,
    pattern:
      /^(?:no|keep|leave|protect|avoid|block) (?:my )?(?:meetings?|calls?|mornings?|lunch(?:time)?|fridays?|evenings?|weekends?|back.to.back)\b.{0,50}\b(?:before|after|on|during|free|clear|open|always|every|unless|over|ever|meetings?|for|_repeat_|_time_)/,
    unless: /^(?:block|leave|keep) .{0,40}\bcalendar\b|^block\b/,
  },
  {
    for: 'rememberPreference',
    weight: 7,
    pattern:
      /^my (?:default|usual|preferred|standard|favou?rite|working|work|office|lunch|normal) (?:meeting|hours?|lunch|time|length|duration|place|location|day|days|calls?|break)\b.{0,30}\b(?:is|are|should|runs?)\b/,
  },
  {
    for: 'rememberPreference',
    weight: 5,
    pattern:
      /^i (?:do not|never|can not|will not|usually|always) (?:work|take|do|have|accept|attend|like|want|schedule|book)\b.{0,60}\b(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends?|mornings|evenings|before|after|meetings|calls|past|lunch)\b/,
    unless: /\btomorrow\b|\?$/,
  },
  {
    for: 'listPreferences',
    weight: 9,
    pattern:
      /\b(?:what|which|show|list|tell|read|see|view|check)\b.{0,40}\b(?:preferences?|you (?:know|remember|have (?:stored|saved|learned|remembered)|learned|saved|stored)(?: about me)?|remember about me|know about (?:me|how i))\b/,
    unless: /\bforget\b/,
  },
  {
    for: 'listPreferences',
    weight: 8,
    pattern: /^(?:my )?preferences$|\bdo you (?:remember|know) (?:my preferences|about me|how i like)\b/,
  },
  {
    for: 'forgetPreference',
    weight: 9,
    pattern:
      /^(?:forget|delete|remove|erase|drop|clear|discard|ignore)\b.{0,60}\b(?:preferences?|i (?:prefer|like|said|told|hate|do not like|never|always|work)|about me|my (?:default|usual|favou?rite|lunch rule|rule|working hours)|you (?:know|remember|learned))\b/,
  },
  {
    for: 'forgetPreference',
    weight: 7,
    pattern:
      /^forget (?:that|what|about) (?:i|my|me|we)\b|^i no longer (?:prefer|like|mind|want|work)\b|^(?:you can )?stop (?:keeping|protecting|blocking|assuming)\b/,
  },

  // --- what it does by itself ---
  {
    for: 'background',
    weight: 9,
    pattern:
      /\b(?:stop|pause|turn off|disable|mute|no more|switch off|cancel|unsubscribe|end|do not send|quit sending|skip|turn on|turn|resume|restart|enable|start|unmute|switch on|switch|unpause)\b.{0,40}\b(?:briefings?|_(?:repeat|time)_ (?:summary|digest|agenda|brief|messages?|updates?|emails?)|daily (?:summary|digest|agenda|brief|messages?|email)|morning (?:summary|digest|messages?|brief|update)|digests?|nudges?|proactive|notifications?|check-?ins?|updates|messages|pings|alerts)\b/,
    unless: /\bcalendar\b|\bcheck-?in (?:with|at)\b/,
  },
  {
    for: 'background',
    weight: 8,
    pattern:
      /^(?:quiet|silence|silent|mute|do not disturb|dnd|no (?:messages|pings|notifications))\b.{0,20}(?:after|before|until|from|between|during|on|at|for|_time_|_duration_|_repeat_|mode|hours)/,
  },
  {
    for: 'background',
    weight: 8,
    pattern:
      /\b(?:do not|stop|never|no) (?:message|messaging|ping|pinging|text|texting|disturb|bother|contact|write|notify|write to|notifying|contacting|disturbing|bothering) me\b.{0,30}(?:after|before|until|from|between|during|on|at|while|_time_|_duration_|_repeat_|anymore|so much)/,
  },
  {
    for: 'background',
    weight: 7,
    pattern:
      /^(?:leave me alone|be quiet|keep quiet|stay quiet|go quiet)(?: (?:until|after|for|till|from|during))? ?(?:_time_|_duration_)/,
  },
];
