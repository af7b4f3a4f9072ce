import type { Cue } from '../cue.ts';

/** Who comes to it. */
export const ATTENDEE_CUES: readonly Cue[] = [
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
];
