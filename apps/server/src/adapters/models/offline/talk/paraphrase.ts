/**
 * Ways of putting a request that say the same as a plainer one, turned into the plainer one. Each is a turn of
 * phrase, not a sentence; what they stand around (titles, names, times) is carried over as it was said.
 */
const TURNS: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:bring|pull)\s+(.+?)\s+forward\s+by\s+(.+)/i, 'move $1 $2 earlier'],
  [
    /\b(?:i\s+)?need\s+((?:an? |half an |\d+ |\w+ty )?(?:\w+ )?)more\s+(minutes?|mins?|hours?)\s+(?:for|in|on|with)\s+(.+)/i,
    'extend $3 by $1$2',
  ],
  [
    /\b(?:i\s+)?need\s+(.+?)\s+more\s+(minutes?|mins?|hours?)\s+(?:for|in|on|with)\s+(.+)/i,
    'extend $3 by $1 $2',
  ],
  [
    /^\s*i\s+(?:won['’]?t|can['’]?t|cannot|will not|am not able to)\s+(?:be able to\s+)?(?:make it to|make|attend|come to|join|be at)\s+(.+?)[,.;]?\s+(?:so\s+|and\s+)*(?:please\s+|can you\s+)*decline(?:\s+it)?[\s.!?]*$/i,
    'decline $1',
  ],
  [
    /[,.;]?\s*(?:can|could|would)\s+you\s+(?:please\s+)?(?:put|add|pop|stick|note|enter)\s+(?:it|that|this)(?:\s+(?:in|down|on))?(?:\s+(?:to|in|on|into)?\s*(?:my|the)\s+(?:calendar|diary))?\s*(?:please)?\s*\?*\s*$/i,
    '. Put it in my calendar.',
  ],
  [
    /\b(?:give me|show me|send me|what['’]?s|can i (?:get|have))\s+(?:an?|the|my)?\s*(?:quick\s+)?(?:overview|summary|rundown|run-down|outline)\s+(?:of|for)\s+(?:my\s+)?week\b/i,
    "what's on this week",
  ],
  [
    /\b(?:give me|show me|send me|what['’]?s|can i (?:get|have))\s+(?:an?|the|my)?\s*(?:quick\s+)?(?:overview|summary|rundown|run-down|outline)\s+(?:of|for)\s+(?:my\s+)?(.+)/i,
    "what's on $1",
  ],
  [
    /^\s*where(?:['’]?s| is| are| will)\s+(?:the|my|our)\s+(.+?)\s*(?:held|taking place|happening|be)?\s*\?*\s*$/i,
    'what is the location of the $1?',
  ],
  [
    /\bremind me (?:about|of)\s+(.+?)\s+(half an hour|an? \w+|\d+\s*\w+|\w+ (?:minutes|hours|days))\s+(?:before(?:hand)?|earlier|in advance|ahead)\s*[.!]*$/i,
    'remind me $2 before $1',
  ],
  [/\bthe day before\s+(?=(?:the|my|our)\s)/i, 'one day before '],
  [/\bthe week before\s+(?=(?:the|my|our)\s)/i, 'one week before '],
  [
    /^(?:(?:no|oh|sorry|oops|hmm)[,.!]*\s+)*(?:that was (?:a mistake|wrong|not what i wanted)[,.;!]*\s*(?:please\s+)?)?(?:take (?:it|that) back|roll (?:it|that) back|put (?:it|that|everything) back(?: (?:how|the way|as) it was)?)(?:\s+please)?\s*[.!]*$/i,
    'undo that',
  ],
  [/\b(rename\s+.+?\s+(?:to|as|into))\s+([^"“'‘][^"“”]*?)\s*[.!]*$/i, '$1 "$2"'],
  [/\b(cancel|delete|clear|remove|drop)\s+everything\b/i, '$1 all my meetings'],
  [
    /^(?:please\s+)?(?:hold|reserve|keep|save)\s+(?=(?:from\s+)?\d|(?:an?|half an)\s+hour|\d+\s*min)/i,
    'block ',
  ],
  [
    /^(?:ok(?:ay)?,?\s+)?((?:cancel|delete|remove|book|schedule|move)\s+(?:it|that|this))\s+(?:after all|then|now|anyway)\s*[.!]*$/i,
    '$1',
  ],
];

export const paraphrase = (text: string): string =>
  TURNS.reduce((words, [said, meant]) => words.replace(said, meant), text);
