/**
 * Words that look like times and are none: 'date night', 'tee time', 'my second event', "Jan's party". They are
 * hidden from the reading of times, which sees one sentence and not what it is about.
 */
const NAMES: RegExp[] = [
  /\b(?:date|movie|game|family|girls?'?|guys'?|boys'?|ladies'?|trivia|poker|karaoke|opening|quiz|parents'?|wedding|taco|pizza|school|craft|bowling|card|board game|dance|comedy|open mic|fight) nights?\b/gi,
  /\bnight (?:out|in|shift|class|school)\b/gi,
  /\bdays? off\b/gi,
  /\b(?:Jan|Mar|April|May|June|August|Dec|Sun|Wed|Mon)'s\b(?=\s+\p{L})/gu,
  /\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last)(?=\s+(?:\p{L}+\s)?(?:events?|meetings?|appointments?|one|option|slot|choice|reminder|item)\b)/giu,
  /\b(?:happy|rush|lunch|office|working|power|zero|golden) hours?\b/gi,
  /\b(?:spa|pay|work|moving|snow|sick|sports|field|career|parents'|game|wedding|election|trash|laundry|graduation|opening|labor|first|last) day\b(?! of)(?!s)/gi,
  /\b(?:sunday|saturday|friday) (?:school|roast)\b/gi,
  /\b(?:may|might) (?=(?:i|you|we|u)\b)/gi,
];

export function hideNames(text: string): string {
  let out = text;
  for (const pattern of NAMES) out = out.replace(pattern, (match) => '\u00a4'.repeat(match.length));
  return out;
}
