import type { Cue } from '../cue.ts';

/** An invitation of somebody else is answered. */
export const ANSWER_CUES: readonly Cue[] = [
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
