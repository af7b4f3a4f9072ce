import type { Cue } from './cue.ts';
import { ACTIVITY, EVENT } from './words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** Ways of saying it that people use with an assistant they know: short, indirect, from the middle of their day. */
export const EVERYDAY_CUES: readonly Cue[] = [
  // --- somebody instead of somebody else ---
  {
    for: 'invitePeople',
    weight: 14,
    pattern:
      /^(?:replace|substitute|swap(?: out)?|switch(?: out)?) (?!(?:my|the|it|that|this|these|all|everything)\b|_)\S+(?: \S+){0,2}? (?:with|for|by) (?!(?:my|the|a|an)\b|_)\S+(?: \S+){0,2}?(?:$| (?:in|on|for|at|from) (?:the|my|our|that|this|it|_time_)\b)/,
    unless: re(`\\b(?:with|for|by) (?:${ACTIVITY}|gym|yoga|swimming|running|football|tennis)\\b`),
  },

  // --- told, not ordered: 'the lesson moves to Wednesday' ---
  {
    for: 'moveEvent',
    weight: 9,
    pattern: /^(?:the|my|our|\S+'s) .{1,40} (?:moves|moved|is moving|has moved|shifts) to _time_/,
  },

  // --- the same thing, earlier or later ---
  { for: 'moveEvent', weight: 8, pattern: /^(?:start|begin) (?:my|the|our|that|this) .{1,60}_time_/ },
  {
    for: 'moveEvent',
    weight: 12,
    pattern:
      /^(?:put|bring|pull) (?:it|that|(?:the|my|our) .{1,50}?) (?:back|forward|up) (?:by )?_duration_$/,
  },
  {
    for: 'moveEvent',
    weight: 9,
    pattern:
      /^(?:do|have|hold|start|begin) (?:my|the|our|that|this) .{1,60} (?:earlier|later|sooner)(?: on)?$/,
  },
  {
    for: 'moveEvent',
    weight: 9,
    pattern:
      /^(?:(?:is there )?any chance of |what about |how about )(?:moving|rescheduling|shifting|pushing|postponing|delaying|bringing)\b/,
  },
  { for: 'choose', weight: -6, in: 'canon', pattern: re(`^any (?:chance|${EVENT}|${ACTIVITY})\\b`) },

  // --- not this time ---
  {
    for: 'cancelEvent',
    weight: 8,
    pattern: re(
      `^skip (?:(?:my|the|our) (?:\\S+ ){0,3}?(?:${EVENT}|${ACTIVITY})|(?:my |the |our )?(?:\\S+ ){1,4}?_time_)`,
    ),
    unless: /\b(?:songs?|tracks?|tunes?|video|ads?|intro|episode|chapter|page)\b/,
  },
  { for: 'createEvent', weight: -6, pattern: /^skip\b/ },
  {
    for: 'cancelEvent',
    weight: 8,
    pattern: /^free up (?:all of |all )?(?:my |the )?(?:whole |entire )?_time_$/,
  },
  {
    for: 'reject',
    weight: -5,
    in: 'canon',
    pattern:
      /^(?:please )?cancel (?!(?:it|that|this|them|all|everything|please|now|the|my|request|action|order|command|process)\b)\S+(?: \S+)?$/,
  },

  // --- answers to invitations ---
  { for: 'answerInvitation', weight: 4, pattern: /^say (?:yes|no|maybe) to\b/ },
  { for: 'answerInvitation', weight: 9, in: 'canon', pattern: /^(?:maybe|tentative(?:ly)?) (?:to|for) \S+/ },
  {
    for: 'answerInvitation',
    weight: 9,
    pattern:
      /^(?:tell|let) \S+(?: \S+)?(?: know)? (?:that )?i (?:might|may|can|can not|will|will not|am|am not|would|could)(?: not)? (?:be )?(?:come|coming|make it|making it|attend|attending|go|going|join|joining|there)\b/,
  },
  {
    for: 'queryAgenda',
    weight: 7,
    pattern: /^(?:did|has|have) (?:anyone|anybody|somebody|someone|\S+) (?:invite|invited) me\b/,
  },
  {
    for: 'queryAttendees',
    weight: 9,
    pattern:
      /^(?:who|whom) (?:did|have|has|had) (?:i|we) (?:already )?(?:invite|invited|ask|asked|add|added)\b/,
  },

  // --- is that all right for somebody ---
  {
    for: 'queryFree',
    weight: 8,
    pattern:
      /^(?:is|would|does|will) _time_ (?:be |work |suit )?(?:ok|okay|fine|good|free|possible|alright|convenient)?(?: (?:for|with))? (?!(?:me|now|here|there)$)\S+/,
    unless: /\b(?:holiday|day off|weekend|bank|open|closed|leap|when)\b/,
  },

  // --- reminders ---
  {
    for: 'cancelReminder',
    weight: 7,
    pattern: /^(?:stop|quit|no need to|do not|you do not need to|no longer) (?:remind|reminding)\b/,
  },
  {
    for: 'snoozeReminder',
    weight: 12,
    pattern:
      /^(?:change|move|push|set|shift|reschedule|update|make|delay|postpone) (?:the |my |that )(?:\S+ ){0,5}?reminder\b.{0,40}_(?:time|duration)_/,
  },

  // --- what only says what it is ---
  {
    for: 'createEvent',
    weight: 4,
    pattern: re(
      `^(?:(?:a|an|another|quick|short) )*(?:${ACTIVITY}|catch-? ?up|1:1) with (?!my |the |us\\b|me\\b)\\S+`,
    ),
    unless: /\b(?:what|when|where|how|cancel|remind|cancelled)\b|\?$/,
  },
  { for: 'createEvent', weight: 4, pattern: re(`^(?:(?:a|an|new|another) )*(?:meeting|appointment|event)$`) },
  {
    for: 'createEvent',
    weight: 6,
    in: 'canon',
    pattern:
      /\bi (?:\S+ ){0,2}?(?:need|have|want|got|must|should|ought) (?:to )?(?:see|visit) (?:my|the|a|an) (?!calendar|schedule|agenda|day|week|meetings|events|diary)\S+.{0,60}_time_/,
  },
  {
    for: 'queryAgenda',
    weight: -6,
    in: 'canon',
    pattern:
      /\bi (?:\S+ ){0,2}?(?:need|have|want|got|must|should|ought) (?:to )?(?:see|visit) (?:my|the|a|an) (?!calendar|schedule|agenda|day|week|meetings|events|diary)\S+.{0,60}_time_/,
  },

  // --- a call at a time is something to do then, not a call to be put through ---
  { for: 'outOfScope:phone', weight: -5, pattern: /^(?:call|phone|ring) (?!me\b).{1,60}_(?:time|repeat)_/ },

  // --- details of what is there ---
  {
    for: 'changeDetails',
    weight: 9,
    pattern:
      /^(?:the|my|our) .{1,40} (?:is|are|should be|will be|lasts|takes|goes)(?: now| actually)? (?:for )?(?:the |an? )?(?:whole|entire|full|all)[- ]day\b/,
  },
  {
    for: 'changeDetails',
    weight: 9,
    pattern:
      /^(?:make|have|hold|do|take|put|switch) (?:the|my|our|that|this|it)\b.{0,60}\b(?:online|virtual|remote|remotely|on zoom|on teams|a video call|by video)$/,
  },
  {
    for: 'changeDetails',
    weight: 9,
    pattern: /^(?:a )?(?:notes?|agenda|description) (?:for|on|to) (?:the |my |our )?\S+/,
    unless: /_time_|\?$/,
  },
];
