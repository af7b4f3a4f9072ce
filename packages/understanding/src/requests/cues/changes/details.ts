import type { Cue } from '../cue.ts';

/** Its place, note, link or how it is shown. */
export const DETAIL_CUES: readonly Cue[] = [
  // a web address that is handed over: 'add https://… to the demo', 'the link for the demo is https://…'
  {
    for: 'changeDetails',
    weight: 9,
    pattern:
      /^(?:add|include|attach|put|paste|set|change|update|replace|use|write|save|stick|drop|link|append)\b.{0,80}_link_/,
    unless: /^(?:add|put|set|write|save|drop|stick)\b(?!.{0,24}\b(?:link|url)\b).{0,80}_time_.{0,40}_link_/,
  },
  {
    for: 'changeDetails',
    weight: 9,
    pattern:
      /^(?:here is |this is |it is )?(?:the |its |my |our |a )?(?:\S+ ){0,3}(?:link|url)\b.{0,60}_link_$/,
  },
  {
    for: 'changeDetails',
    weight: 7,
    pattern:
      /^(?:change|update|set|edit|move|make|switch|modify|add|put|have) .{0,60}\b(?:location|place|venue|address|room)\b/,
    unless:
      /\bcalendar\b|\bconference room\b.{0,40}_time_|^(?:make|add|put|set) an? (?:meeting|event|appointment)\b|^(?:move|make|set|put) .{0,50}_time_/,
  },
  {
    for: 'changeDetails',
    weight: 7,
    pattern:
      /^(?:add|include|attach|put|write|set|change|update|edit) .{0,30}\b(?:descriptions?|notes?|agenda|comments?|video (?:link|call)|meet link|zoom(?: link)?|google meet|meeting link|conference link)(?:$|\b.{0,40}\b(?:to|on|in|for|of|saying|that says|please)\b)/,
    unless: /\bto my calendar\b|^(?:make|put) (?:a )?note of\b|^set up\b|^add (?:a )?note to my calendar/,
  },
  {
    for: 'changeDetails',
    weight: 6,
    pattern:
      /^(?:change|update|move|make|switch|have|set)\b.{1,60}\b(?:to be |be |be held |held |take place |located )?(?:at|in) (?!_)(?!\d)(?!the (?:morning|afternoon|evening|calendar)|least|same)/,
    unless:
      /_time_|\bcalendar\b|^(?:make|set|have) (?:a|an|another|up)\b|^(?:make|have|set) (?!it|that|this|my|the)/,
  },
  {
    for: 'changeDetails',
    weight: 6,
    pattern:
      /^(?:mark|show|set|make|change|list|put)\b.{1,60}\b(?:as|to|my status)\b.{0,12}\b(?:busy|free|tentative|out of (?:the )?office|private|public|working elsewhere|all[- ]day)\b/,
    unless: /^(?:mark|show|put|list|set) me\b|^set my status|^mark my calendar|^(?:create|add)/,
  },
];
