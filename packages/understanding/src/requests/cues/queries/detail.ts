import type { Cue } from '../cue.ts';
import { ACTIVITY, EVENT } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** When, where, how long one event is, and what it is about. */
export const DETAIL_QUESTION_CUES: readonly Cue[] = [
  // where a call happens: 'the link for the demo', 'how do I join it'
  {
    for: 'queryDetail',
    weight: 9,
    pattern:
      /^(?:what|where|which|is|are|do|does|did|has|have|can|could|send me|give me|show me|tell me|share|get me|find|need|i need|i want|know)\b.{0,40}\b(?:links?|url|dial-?in)\b/,
    unless:
      /_link_|\blink(?:s|ed)? (?:between|up|with)\b|\b(?:add|include|attach|put|create|make|book|schedule)\b|\bpayment\b/,
  },
  {
    for: 'queryDetail',
    weight: 14,
    pattern:
      /^(?:how|where) (?:do|can|could|should) (?:i|we) (?:join|dial in|dial into|get into|call into)\b(?! (?:slack|whatsapp|catch)\b)/,
  },
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
];
