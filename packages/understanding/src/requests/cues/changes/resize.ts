import type { Cue } from '../cue.ts';

/** It is to be longer or shorter. */
export const RESIZE_CUES: readonly Cue[] = [
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
];
