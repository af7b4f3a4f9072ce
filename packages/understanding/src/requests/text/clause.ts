import type { Token } from './tokens.ts';

/** One stretch of a message that is read as one request. */
export type Clause = {
  /** the whole cleaned message, which all offsets refer to */
  text: string;
  tokens: Token[];
  /** canonical words, times as _time_, quotes as _quote_: what cues are matched against */
  canon: string;
  /** where each token begins in `canon` */
  offsets: number[];
  /** `canon` without greeting and politeness in front */
  core: string;
  /** offset of `core` in `canon` */
  coreAt: number;
  /** ends with a question mark, or is put as a question */
  question: boolean;
  /** asked for in so many words ('can you', 'please', 'I need you to', 'I'd like to') */
  requested: boolean;
};

const SILENT = new Set([
  '.',
  '!',
  '?',
  ':',
  ';',
  '-',
  '(',
  ')',
  '[',
  ']',
  '*',
  '_',
  '~',
  '\\',
  '/',
  '"',
  "'",
  '…',
  '<',
  '>',
  '¤',
  '|',
  '^',
  '#',
]);

// How people wrap a request. Each alternative eats one wrapping; they are taken off one after another.
const WRAPPERS = new RegExp(
  [
    '(?:hi|hiya|hello|hey|heya|yo|good (?:morning|afternoon|evening)|greetings)(?: (?:there|again|catch|assistant|buddy|team|olly|siri|alexa|cortana|google|computer|ai|bot))?',
    '(?:ok|okay|alright|all right|right|great|perfect|cool|awesome|fine|nice|good|excellent|wonderful|sure|so|well|now|also|then|and|but|oh|um|uh|umm|uhm|er|erm|hmm|jk|lol|oops|whoops|haha|sry|actually|sorry|excuse me|listen|anyway|lastly|finally|next|thanks|thank you(?: (?:so|very) much)?|olly|siri|alexa|cortana|ai|catch)(?= |,)',
    '(?:yes|yeah|yep|yup|no|nope)(?=,? (?:please |can|could|i |schedule|book(?! club)|add|make|set|put|create|cancel|move|what|when|do |am |remind|help|show|change|invite|delete|and ))',
    'if (?:you (?:could|can|would|do not mind)|possible|that is ok)',
    '(?:please|kindly|just|maybe|quickly|basically|you know)',
    '(?:can|could|would|will|may|might) (?:you|u)(?: (?:please|kindly|just|also|maybe|possibly|quickly|like|basically|go ahead and|help me(?: to)?))*',
    '(?:can|could|may) (?:i|we)(?: please)?(?= (?:schedule|book|add|make|set|put|create|cancel|move|reserve|change|invite|delete|reschedule|arrange|plan|remove))',
    '(?:can|could|shall|should) (?:i|we)(?= (?:do|have|start|begin|hold|push|shift|bring) (?:the|my|our) )',
    'would you mind',
    'do you (?:mind|think you (?:can|could))',
    'is it possible (?:for you )?to',
    '(?:are you able to|is there (?:a|any) way (?:for you |you can )?to|is there a way you can)',
    'i (?:am going to |will |would |really |just |also |still |do |must |might )*(?:need|want|like|love|prefer|require|appreciate)(?: it if)? (?:for )?(?:you|u)(?: could| can| would)?(?: please| to)*',
    'i (?:am going to |will |would |really |just |also |still |do |must |might )*(?:need|want|like|love|prefer|have|got|wish|have got|am looking|was (?:hoping|wondering if i could)|am (?:hoping|trying|wanting|interested in))(?: please)? to(?! (?:know|see (?:what|if|when|whether)|find out))',
    'i (?:was wondering|wonder|am wondering) if (?:you|i|we) (?:can|could|would|might)',
    '(?:let us|let me|we (?:need|have|want|should)(?: to)?|i should|i must|i shall|i better|you (?:can|could|need to|must|should|may|have to|might))(?= )(?! know)',
    '(?:go ahead and|make sure (?:to|you|that you)|be sure to|try (?:to|and)|help me (?:to |out )?|help (?:to )?(?=(?:me|us|schedule|set|book))|assist me (?:by|in|with)|do not forget to|remember to(?= (?:add|schedule|set|book|put)))',
    '(?:i think|i guess|i believe|it looks like|looks like)(?= i | you )',
    '(?:open|check|look at|look in|access|update|pull up|go (?:in)?to|open up) (?:my |the |our )?(?:calendar|schedule|diary)(?: app)? (?:and|to(?! see| say| show| reflect))',
    'for me',
  ]
    .map((part) => `(?:${part})`)
    .join('|'),
  'y',
);
const GAP = /[ ,]+/y;
const REQUESTED =
  /\b(?:please|kindly|(?:can|could|would|will) (?:you|u)|i (?:really |just |also |would )*(?:need|want|like|have)(?: you)? to|let us|i would like|go ahead)\b/;
const ASKED =
  /^(?:what|when|where|who|whom|whose|which|why|how|is|are|am|do|does|did|was|were|has|have|will|any|anything|can i|could i|should i)\b/;

export function makeClause(text: string, tokens: Token[]): Clause {
  const offsets: number[] = [];
  let canon = '';
  for (const token of tokens) {
    const silent = token.kind === 'punctuation' && SILENT.has(token.norm);
    if (silent || token.norm === '') {
      offsets.push(canon.length);
      continue;
    }
    if (canon !== '' && token.norm !== ',') canon += ' ';
    offsets.push(canon.length);
    canon += token.norm;
  }
  const coreAt = unwrap(canon);
  const core = canon.slice(coreAt);
  const last = tokens.at(-1);
  return {
    text,
    tokens,
    canon,
    offsets,
    core,
    coreAt,
    question: (last?.norm.includes('?') ?? false) || ASKED.test(core),
    requested: REQUESTED.test(canon.slice(0, 400)),
  };
}

/** Offset in `canon` where the request itself begins. */
function unwrap(canon: string): number {
  GAP.lastIndex = 0;
  let at = GAP.exec(canon)?.[0].length ?? 0;
  for (let round = 0; round < 10; round++) {
    WRAPPERS.lastIndex = at;
    const match = WRAPPERS.exec(canon);
    if (!match || match[0].length === 0) break;
    let next = at + match[0].length;
    // Only at a word's end, and never eat everything: 'thanks' alone is a message, not a wrapping.
    if (next < canon.length && canon[next] !== ' ' && canon[next] !== ',' && !match[0].endsWith(' ')) break;
    GAP.lastIndex = next;
    const gap = GAP.exec(canon);
    if (gap) next += gap[0].length;
    if (next >= canon.length) break;
    at = next;
  }
  return at;
}

/** Index of the first token at or after a canonical offset. */
export function tokenAt(clause: Clause, offset: number): number {
  const index = clause.offsets.findIndex((start) => start >= offset);
  return index < 0 ? clause.tokens.length : index;
}

/** The original words of a token range. */
export function slice(clause: Clause, from: number, to: number): string {
  const first = clause.tokens[from];
  const last = clause.tokens[to - 1];
  return first && last && to > from ? clause.text.slice(first.start, last.end) : '';
}
