import type { Cue } from '../cue.ts';
import { ACTIVITY, CALENDAR, EVENT, MOVE_VERB } from '../words.ts';

const re = (source: string): RegExp => new RegExp(source);

/** It is to be at another time. */
export const MOVE_CUES: readonly Cue[] = [
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
];
