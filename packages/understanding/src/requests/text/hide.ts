/**
 * Words that look like times and are none: 'date night', 'tee time', 'my second event', "Jan's party". They are
 * hidden from the reading of times, which sees one sentence and not what it is about.
 */
const NAMES: RegExp[] = [
  /\b(?:date|movie|game|family|girls?'?|guys'?|boys'?|ladies'?|trivia|poker|karaoke|opening|quiz|parents'?|wedding|taco|pizza|school|craft|bowling|card|board game|dance|comedy|open mic|fight) (?:night|evening|morning|afternoon)s?\b/gi,
  /(?<![\d:])\+\d[\d ().-]{6,}\d(?![\d:])/g,
  // A house number, not the minutes of '20:15 at St Mary's'.
  /(?<![\d:.])\b\d{1,4}[a-z]?(?= (?:(?!(?:at|on|in|to|with|from|for|and|[ap]m|min|mins|minutes|hours?)\b)\p{L}+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|square|place|way|court|boulevard|blvd)\b)/giu,
  // 'called Christmas Eve prep', 'named Friday drinks': a time word that a name goes on after belongs to the name.
  /(?<=\b(?:called|named|titled|entitled) (?:the )?)(?:christmas|xmas|easter|halloween|thanksgiving|new year'?s?|valentine'?s?|diwali|hanukkah|ramadan|eid|passover|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening|night|midnight|noon|weekend|daily|weekly|monthly|quarterly|yearly|january|february|march|april|may|june|july|august|september|october|november|december)(?:'s)?(?: (?:eve|day|night|morning|afternoon|evening))?(?= +(?!(?:at|on|in|for|from|with|to|until|till|next|this|and|every|today|tonight|tomorrow|by|of|starting)\b)\p{L})/giu,
  /\bnight (?:out|in|shift|class|school)\b/gi,
  // 'fit in an hour' names a length, not an hour from now
  /(?<=\b(?:fit|squeeze|slot|pencil|sneak|get) )in(?= (?:an?|half|one|two|three|another|\d+)\b)/gi,
  /\bdays? off\b/gi,
  /\b(?:Jan|Mar|April|May|June|August|Dec|Sun|Wed|Mon)'s\b(?=\s+\p{L})/gu,
  /\b(?:\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last)(?=\s+(?:\p{L}+\s)?(?:events?|meetings?|appointments?|one|option|slot|choice|reminder|item)\b)/giu,
  /\b(?:happy|rush|lunch|office|working|power|zero|golden) hours?\b/gi,
  /\b(?:spa|pay|work|moving|snow|sick|sports|field|career|parents'|game|wedding|election|trash|laundry|graduation|opening|labor|first|last) day\b(?! of)(?!s)/gi,
  /\b(?:sunday|saturday|friday) (?:school|roast)\b/gi,
  /\b(?:1|one)(?: |-)(?:on|to)(?: |-)(?:1|one)s?\b|\b1:1s?\b|\b1-1s?\b|\b121s\b/gi,
  /(?<=\b(?:will|should|to|must|can|it|and|that|meeting|event)\s)last(?=\s+(?:for|about|around|until|till|at least|an?|half|\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|sixty|ninety)\b(?!\s+ago))/gi,
  /\b(?:annual|yearly|quarterly|biannual)(?=\s+\p{L})/giu,
  /\b(?:may|might) (?=(?:i|you|we|u)\b)/gi,
];

/** A word that only opens a sentence: 'Now, can you …'. */
const OPENING_NOW =
  /^(\W*(?:(?:ok|okay|great|good|perfect|awesome|alright|thanks|thank you|and|so|yes|yeah)[ ,.!]+)*)now(?=,|[ ]+(?:can|could|would|will|i|i'd|please|add|create|schedule|make|set|put|let|let's|what|when|show|find|move|cancel|look|tell|do|my)\b)/i;
const MOVES =
  /\b(?:mov(?:e|ed|ing)|reschedul(?:e|ed)|shift(?:ed)?|push(?:ed)?|chang(?:e|ed)|updat(?:e|ed)|postponed?|switch(?:ed)?|bump(?:ed)?|adjust|modify|swap)\b/i;
const GOAL = /\s(?:to|until|till)(?=\s+(?!be\b)\S)/gi;

/** 'move it from Friday to Monday' names two times, not the stretch between them: the first 'to' is hidden. */
export function hideGoal(text: string): string {
  const verb = MOVES.exec(text);
  if (!verb) return text;
  GOAL.lastIndex = verb.index + verb[0].length;
  const goal = GOAL.exec(text);
  if (!goal) return text;
  return (
    text.slice(0, goal.index + 1) +
    '\u00a4'.repeat(goal[0].length - 1) +
    text.slice(goal.index + goal[0].length)
  );
}

export function hideNames(text: string): string {
  let out = text.replace(OPENING_NOW, (match) => '\u00a4'.repeat(match.length));
  for (const pattern of NAMES) out = out.replace(pattern, (match) => '\u00a4'.repeat(match.length));
  return out;
}
