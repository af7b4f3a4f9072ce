import type { Cue } from '../cue.ts';
import { CALENDAR } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** Somebody else is not coming. */
export const NOT_THERE =
  /^(?!(?:i|we|you|it|that|this|they|the|my|our|there)\b)\S+(?: (?:and )?\S+)?? (?:can|will|is) not (?:be able to )?(?:make it to|make|attend|come to|coming to|join|joining|attending|be at) (?=(?:the|my|our|this|that|_time_)\b)/;

/** Who is invited to it, and who no longer. */
export const GUEST_CUES: readonly Cue[] = [
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
  // 'Put him back', 'add Dev back to the review': somebody who was taken off
  {
    for: 'invitePeople',
    weight: 14,
    pattern:
      /^(?:put|add|bring|get|invite|have) (?:(?:him|her|them)(?: both)? back\b|(?!(?:it|that|this|those|these|everything|all|the|my|our|a|an)\b|_)\S+(?: \S+){0,2} back (?:in|on|to|into|onto) (?:the|my|our|that|this|it)\b)/,
    unless: re(`\\b(?:${CALENDAR}|_time_)$`),
  },
  { for: 'invitePeople', weight: 12, pattern: /^(?:re-?invite|invite (?:him|her|them) again)\b/ },
  // 'Ana can't make the review': perhaps she is to be taken off; it is asked
  { for: 'uninvitePeople', weight: 18, pattern: NOT_THERE },
  { for: 'uninvitePeople', weight: 8, pattern: /^(?:uninvite|disinvite|un-invite|kick)\b/ },
  {
    for: 'uninvitePeople',
    weight: 9,
    pattern: re(
      `^(?:remove|take|drop|delete) (?!my |the |our |all |this |that |it |any |a |every |everything|tomorrow|_time_|from |off |meeting|event|appointment)(?:\\S+ ){1,6}?(?:from|off) (?:the |my |that |this |our |_time_ |tomorrow's )(?!(?:\\w+ )?${CALENDAR}|(?:\\w+ )*list)`,
    ),
  },
  { for: 'uninvitePeople', weight: 5, pattern: /^(?:remove|drop) (?:him|her|them)\b/ },
];
