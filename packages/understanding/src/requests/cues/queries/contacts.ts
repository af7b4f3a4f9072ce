import type { Cue } from '../cue.ts';

/** Who somebody is, and how to reach them. */
export const CONTACT_CUES: readonly Cue[] = [
  {
    for: 'queryContact',
    weight: 6,
    pattern:
      /\b(?:email|e-mail|phone(?: number)?|cell(?: phone)?(?: number)?|number|contact(?: info(?:rmation)?)?|mobile)\b.{0,24}\b(?:of|for|is|address)\b|\S+'s (?:email|phone|cell|number|contact|mobile)\b|\b(?:his|her|their) (?:email|phone|cell|number|contact|mobile)\b/,
    unless:
      /^(?:send|write|call|remind|add|invite|schedule|book|set|compose)\b|\b(?:restaurant|store|number of (?:people|meetings|events|days))\b|\bnumber for\b.{0,40}\b(?:in|at)\b|\bmeetings?\b/,
  },
  {
    for: 'queryContact',
    weight: 6,
    pattern:
      /\bwho (?:does|do) .{1,40} report to\b|\bwho (?:manages|supervises|reports to)\b|\bwho is .{1,40}(?:'s|s') (?:direct |skip )?(?:manager|boss|supervisor|assistant|lead|reports?)\b|\b(?:list|members|who is|who are)\b.{0,20}\b(?:reports|(?:my|'s) team)\b|\bwho .{1,30} (?:supervisor|manager|boss) is\b|\bhow many .{0,20}\b(?:in|on) my team\b/,
  },
  {
    for: 'queryContact',
    weight: 4,
    pattern:
      /^who is (?!coming|attending|invited|going|at |in |on |the (?:president|best|coach|king|queen|actor|author|ceo)|he|she|it|this|your|calling)(?:my |dr |mr |mrs |ms )?\S+(?: \S+){0,2}$/,
  },
  {
    for: 'queryContact',
    weight: 5,
    pattern: /\bwhere is \S+(?: \S+)?'s (?:office|desk)\b|\bwhat office is\b/,
  },
];
