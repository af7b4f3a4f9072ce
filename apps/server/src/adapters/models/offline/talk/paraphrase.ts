import { readNotification } from '@catch/understanding/notifications/read-notification';

/**
 * Ways of putting a request that say the same as a plainer one, turned into the plainer one. Each is a turn of
 * phrase, not a sentence; what they stand around (titles, names, times) is carried over as it was said.
 */
const TURNS: readonly (readonly [said: RegExp, meant: string])[] = [
  // Taken back while writing: only what comes after it counts.
  [
    /^.*?\b(?:no,? wait|scratch that|hold on|actually,? no|no,? sorry)\b[,.!]*\s*(?:just\s+)?(?=(?:book|schedule|add|put|block|cancel|delete|move|remind|create)\b)/i,
    '',
  ],
  [/\bw\/\s*(?=\p{L})/iu, 'with '],
  // As it is typed on a phone.
  [/(?<=^|\s)n(?=\s+\p{L})/gu, 'and'],
  [/\bb4\b/gi, 'before'],
  [
    /^(\s*(?:(?:can|cn|could)\s+(?:u|you)\s+|pls\s+|please\s+)?remind\s+me)\s+2\s+(?!(?:min|hour|hr|day|week|month)\p{L}*\b)(?=\p{L})/iu,
    '$1 to ',
  ],
  [/^(\s*(?:(?:can|cn|could)\s+(?:u|you)\s+|pls\s+|please\s+)?)mv\s+(?=\p{L})/iu, '$1move '],
  [
    /\b((?:move|push|shift|change|reschedule)\s+\p{L}.*?)\s2\s+(?=\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m)?\s*$|(?:mon|tue|wed|thu|fri|sat|sun|tmr|tomorrow|next)\p{L}*\b)/iu,
    '$1 to ',
  ],
  // A number that is no hour of the day is a length.
  [
    /^\s*((?:.+?\s+and\s+)?(?:(?:no|actually|yes|ok|okay)\b,?\s*(?:but\s+)?)?(?:please\s+)?make\s+(?:it|that))\s+(25|30|35|40|45|50|55|60|75|90|120|twenty[- ]five|thirty(?:[- ]five)?|forty(?:[- ]five)?|fifty(?:[- ]five)?|sixty|ninety)\s*[.!]*$/i,
    '$1 $2 minutes',
  ],
  [/(?<=\s)re:\s*/i, 'about '],
  [/^\s*(?:please\s+)?(?:nudge|ping|poke|alert)\s+me\b/i, 'remind me'],
  [/^\s*(?:please\s+)?(?:scratch|scrap|axe|kill|ditch)\s+(?=(?:the|my|our)\s)/i, 'cancel '],
  [/\bdelay\s+(.+?)\s+by\s+(.+)/i, 'push $1 back by $2'],
  // What is not there yet is made, with everybody in it.
  [
    /^\s*(?:please )?send (?:an? |out )?(?:calendar )?invit(?:e|ation)s? to (.+?) for an? (?=\S)(.+)$/i,
    'schedule a $2 with $1',
  ],
  [/\bloop\s+(.+?)\s+in(?:to)?\s+(?:on|for|to)?\s*(?=(?:the|my|our)\s)/i, 'invite $1 to '],
  [
    /^\s*(?:please\s+)?(?:free|clear)\s+(?:up\s+)?(?:my\s+)?((?:on\s+)?(?:today|tomorrow|(?:next\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:\s+(?:morning|afternoon|evening))?)\s*[.!]*$/i,
    'cancel all my meetings on $1',
  ],
  [
    /^\s*i(?:['’]m| am)\s+not\s+(?:going|coming)\s+to\s+(.+?)(?:\s+any\s?more)?[,.;]\s*(?:so\s+|please\s+)*(?:cancel|delete|remove|drop)\s+(?:it|that)\s*[.!]*$/i,
    'cancel $1',
  ],
  [
    /^\s*((?:the |my |our )?\S+(?:\s\S+){0,3}?)\s+should\s+(?:now\s+)?be\s+((?:on|at)\s+.+?)\s+instead\s*[.!]*$/i,
    'move $1 to $2',
  ],
  [
    /^\s*((?:the |my |our )?\S+(?:\s\S+){0,3}?)\s+(?:now\s+)?(?:goes|runs|lasts|ends)\s+(?:until|till|at)\s+(.+?)(?:\s+now)?\s*[.!]*$/i,
    'have $1 end at $2',
  ],
  [
    /\bwhat(?:['’]?s| is)\s+the\s+(?:earliest|first time|soonest)\s+(?:time\s+)?(?:that\s+)?(?:i|we)\s+(?:can|could)\s+(?:meet|see|talk to|speak with|meet with)\s+/i,
    'find a time with ',
  ],
  [
    /^\s*(?:fyi|just so you know|note|by the way|btw)[,:]?\s+(i\s+(?:prefer|like|hate|never|always|don['’]?t|do not|usually).+?)(?:[,.;]\s*(?:please\s+)?(?:remember|note)(?:\s+(?:that|this|it))?)?\s*[.!]*$/i,
    'remember that $1',
  ],
  [
    /^\s*from now on,?\s+((?:make|move|change|have|hold|do|set|switch)\s+(?:the|my|our)\s.+?)[\s.!]*$/i,
    '$1 from now on',
  ],
  [/^\s*from now on,?\s+(.+)$/i, 'remember that $1'],
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
  // Another time is wanted, not none.
  [
    /^\s*(?:sorry,?\s+)?i\s+(?:won['’]?t|can['’]?t|cannot|can not|will not)\s+(?:be able to\s+)?(?:make it to|make|do|attend|come to)\s+((?:the|my|our)\s.+?|\p{L}+\s+(?:on|at|today|tomorrow).*?)[,.;]?\s+(?:but\s+|so\s+)?(?:can|could|shall)\s+(?:we|i|you)\s+(?:do(?:\s+it)?|make\s+it|(?:move|push|shift|reschedule)(?:\s+(?:it|that))?(?:\s+to)?|have\s+it)\s+(?:on\s+)?(.+?)(?:\s+instead)?[\s?.!]*$/iu,
    'move $1 to $2',
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
  [
    /\b(rename\s+.+?\s+(?:to|as|into))\s+([^"“'‘][^"“”]*?)(?=\s*[.!]*$|,?\s+and\s+(?:then\s+)?(?:move|push|shift|bring|invite|make|change|add|remove|take|cancel|book|schedule|remind|extend|shorten)\b)/i,
    '$1 "$2"',
  ],
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

/** Turns of phrase are short; long texts are left as they are, so that no pattern ever has much to walk through. */
const LONGEST = 400;

/** A wish about our own messages is plain as it stands ('nudge me before meetings' sets no reminder). */
export const paraphrase = (text: string): string =>
  text.length > LONGEST || readNotification(text)
    ? text
    : aroundQuotes(text, (words) =>
        TURNS.reduce((plainer, [said, meant]) => plainer.replace(said, meant), words),
      );

const QUOTED = /"[^"]{1,200}"|“[^”]{1,200}”/g;

/** What stands in quotes is a name, whatever it says: it goes through to the letter. */
function aroundQuotes(text: string, rewrite: (words: string) => string): string {
  const kept: string[] = [];
  const hidden = text.replace(QUOTED, (quote) => `\uE000${kept.push(quote) - 1}\uE001`);
  return rewrite(hidden).replace(/\uE000(\d+)\uE001/g, (_, index: string) => kept[Number(index)] ?? '');
}
