import type { Cue } from './cue.ts';
import { MOVE_VERB } from './words.ts';

const OTHERS = /\b(?:alarms?|timers?|reminders?|remind|songs?|playlists?|lists?)\b/;
const THING = '(?:things?|events?|meetings?|series|one|appointments?|calls?|sessions?)';
/** What people put behind a wish without changing it. */
const TAIL = '(?:,? (?:please|instead|thanks|thank you|from now on|going forward|now))*';
const OFTEN = `(?:(?:to|into|be|become|happen|occur|recur|recurring|repeat|repeating|only) )*(?:an? )?_repeat_(?: ${THING})?${TAIL}$`;

/** Requests that change how what is there lies: how often it is, several at once, two that change places. */
export const REARRANGE_CUES: readonly Cue[] = [
  // --- how often ---
  {
    for: 'moveEvent',
    weight: 9,
    pattern: new RegExp(
      `^(?:make|have|set|change|turn|convert|let|switch|update) (?:the|my|our|that|this|it)\\b.{0,60}? ?${OFTEN}`,
    ),
    unless: OTHERS,
  },
  {
    for: 'moveEvent',
    weight: 9,
    pattern: new RegExp(
      `^(?:change|turn|convert|switch|move) .{1,40} (?:to|into) (?:an? )?_repeat_(?: ${THING})?$`,
    ),
    unless: OTHERS,
  },
  {
    for: 'moveEvent',
    weight: 9,
    pattern: new RegExp(`^repeat (?:it|this|that|the|my|our)\\b.{0,50} ?_repeat_${TAIL}$`),
    unless: OTHERS,
  },
  {
    for: 'moveEvent',
    weight: 24,
    pattern:
      /^(?:make|turn|set|change|have) (?!(?:a|an|another|up)\b).{1,60}\b(?:recurring|repeat(?:ing)?|recur|a series|into a series)(?: (?:every|each) .{1,30}| _repeat_)?$/,
    unless: new RegExp(`${OTHERS.source}|_time_`),
  },
  // 'make therapy every week': the one that is there, if there is one
  {
    for: 'moveEvent',
    weight: 8,
    pattern: new RegExp(
      `^make (?!(?:an?|new|another|some|sure|me|us|plans?|the|my|our|that|this|it)\\b)\\S+(?: \\S+){0,2} _repeat_${TAIL}$`,
    ),
    unless: new RegExp(
      `${OTHERS.source}|_time_|\\b(?:meetings?|events?|appointments?|dinner|coffee|lunch)\\b`,
    ),
  },
  {
    for: 'createEvent',
    weight: -8,
    pattern: /^(?:make|repeat|turn) (?!(?:a|an|new|another|some)\b)\S+(?: \S+){0,4} _repeat_(?: \S+){0,2}$/,
  },

  // --- several at once ---
  {
    for: 'moveEvent',
    weight: 4,
    pattern: new RegExp(
      `^${MOVE_VERB} (?:all|every|each|both|everything|(?:my|the|our) (?:whole|entire|other|remaining|rest))\\b.{0,60}_(?:time|duration)_`,
    ),
  },

  // --- two that change places ---
  {
    for: 'moveEvent',
    weight: 8,
    pattern:
      /^(?:swap|switch|exchange|flip|interchange)(?: (?:around|over))? (?:(?:the|my|our|_time_)\b.{1,50} (?:and|with|for) \S|.{1,50} (?:and|with) (?:the|my|our|_time_)\b|(?:them|both|those|these)\b)/,
    unless: / (?:to|into) |\b(?:on|off)\b(?! _)|\bphones?\b|\bcurrenc/,
  },
  {
    for: 'moveEvent',
    weight: 4,
    pattern: /^(?:swap|exchange|interchange) (?!out\b|in\b)\S+(?: \S+){0,3} (?:and|with) \S+(?: \S+){0,3}$/,
    unless: / (?:to|into|for|on) /,
  },

  // 'and a 10 min wrap-up': a thing of its own, though it has a length and an 'up' in it
  { for: 'moveEvent', weight: -8, pattern: /^an? _duration_ (?!(?:later|earlier|sooner|back|forward)\b)\S/ },
  {
    for: 'createEvent',
    weight: 5,
    pattern: /^an? _duration_ (?!(?:later|earlier|sooner|back|forward|more|longer|shorter|less)\b)\S/,
  },
];
