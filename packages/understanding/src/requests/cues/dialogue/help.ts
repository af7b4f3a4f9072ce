import type { Cue } from '../cue.ts';

/** What can you do, how do I, and talk about the talk: 'say that again'. */
export const HELP_CUES: readonly Cue[] = [
  {
    for: 'help',
    weight: 8,
    in: 'canon',
    pattern:
      /\bwhat (?:all |else |exactly )?(?:can|could|do|are|should|would|may) (?:you|i|we) (?:all )?(?:do|help|ask|capable|able|know|assist|offer|say|answer|handle|support|talk)\b|\bwhat (?:are|is) your (?:capabilities|abilities|features|functions?|skills|purpose|commands|services|limits?|talents?|specialt\w+|expertise)\b|\bwhat (?:kinds?|sorts?|types?|topics?|categories|subjects?|things|questions?|areas|info|other)\b.{0,40}\b(?:you|ask|ai)\b|\bhow (?:can|do|could|would|will) you (?:help|assist|work)\b|\b(?:which|what) (?:kinds? of )?(?:questions|topics|subjects|things|info|information)\b.{0,40}\b(?:you|ask)\b|\bcan i ask you\b|\bwhat (?:might|may) i ask\b/,
    unless: /_time_|\bhave (?:planned|scheduled)\b|\bpreferences?\b|\babout me\b|\bremember\b/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:(?:yes|ok|okay|hi|hello|hey)[ ,]+)?(?:please )?(?:(?:i (?:would )?(?:need|want|like)|can you|could you|you (?:may|can)|will you|some) )?(?:to |some |your )?help(?: me| please| us| out| now| fast)*$|^help\b.{0,12}$/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /\b(?:help|assistance|assist)\b.{0,30}\b(?:with|coordinating|managing|organi[sz]ing|using|creating|updating|my|personal)\b.{0,20}\b(?:calendar|schedule|events?|appointments?)$|\b(?:manage|customi[sz]e|organi[sz]e|coordinate|handle|maintain) (?:my |a |the )?(?:personal )?(?:calendar|schedule|time|day)s?$/,
  },
  {
    for: 'help',
    weight: 8,
    in: 'canon',
    pattern:
      /\bhow (?:do|can|could|would|should|might|does|is) (?:i|we|one|you|a meeting|someone|this)\b.{0,30}\b(?:schedule|book|add|create|cancel|invite|set|move|make|connect|link|use|change|scheduled|set up)\b|\b(?:tell|show) me how (?:to|do i|i)\b|\bwhat do i (?:do|need) to (?:do to )?(?:schedule|book|set up|create|make)\b|\bneed to know how\b.{0,20}\b(?:schedule|meeting)|\bhow is a meeting scheduled\b/,
    unless:
      /\b(?:vacation|pto|table|reservation|time off|timer|car|oil|tires?|recipe|leave|maintenance|mechanic)\b/,
  },
  {
    for: 'help',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:repeat|say|tell me|rephrase|restate|replay|echo) (?:\S+ ){0,2}?(?:that|it|again|yourself|what (?:you|was|did)|your (?:last|answer|response|question|statement)|the (?:last|question|statement|answer|sentence))\b(?! (?:is|are|was) (?:on|my)).{0,40}|\b(?:pardon|come again|one more time|once (?:more|again)|what (?:did|was) (?:you|that|it)(?: you)? (?:just )?(?:say|said|ask|mean)?|what was (?:that|the (?:last|question))|could not hear|did not (?:hear|catch|get|quite)|can not (?:hear|quite|catch)|missed (?:that|what)|another time please|i want that repeated|be repeated|that repeated|repeat)\b/,
    unless: /_repeat_|\b(?:meeting|event|remind|every|weekly|reminders?|list|to repeat)\b|\bcalendar\b/,
  },
  {
    for: 'help',
    weight: 7,
    in: 'canon',
    pattern:
      /\b(?:explain|clarify|elaborate|unclear|what (?:do|did) you mean|rephrase|not (?:so |very |quite |really )?clear|do not (?:understand|get) (?:you|that|it|what|the)|could not (?:get|understand)|more (?:details?|clearly) (?:on|about) (?:that|it|your|what)|confus\w+|made a mistake|make (?:a )?mistake|explanation)\b/,
    unless: /_time_|\bcalendar\b|\bclear (?:my|the)\b/,
  },
  {
    for: 'help',
    weight: 6,
    in: 'canon',
    pattern:
      /^(?:please |can you |could you |would you |will you |i (?:would )?(?:like|want|need) (?:you )?(?:to )?)*(?:please )?(?:check|confirm|verify)(?: and confirm)?(?: \S+){0,3}? ?(?:it|that|this|details?|instructions?|commands?|questions?|(?:last|what)(?: \S+){0,5}|answer|request|said|understanding)?(?: please| for me| again| once)*$|\bdid you (?:get|hear|understand|catch) (?:that|it|me|what|my|the)\b/,
    unless:
      /\b(?:reservations?|meeting|appointment|event|calendar|schedule|flight|order|balance|reminders?|list)\b|_time_/,
  },
];
