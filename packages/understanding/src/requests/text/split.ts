import type { Span, Token } from './tokens.ts';

const ABBREVIATIONS = new Set(
  'dr mr mrs ms prof st jr sr vs etc no mt ft gen sgt capt lt a p am pm approx dept est inc ltd co mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec min mins hr hrs appt g m t e i eg ie'.split(
    ' ',
  ),
);

/** Verbs that begin a request of their own after 'and', 'then', a comma. */
const REQUEST_VERBS = new Set(
  'cancel delete remove erase move reschedule schedule remind invite create decline accept rename postpone push shift extend shorten uninvite reserve arrange snooze undo notify'.split(
    ' ',
  ),
);
/** These do so only before what they act on: 'and book a table', not 'drinks and book club'. */
const NEEDS_OBJECT = new Set(
  'book add put set make clear free show tell find give plan mark check change update block include call name let list organize see get look send enter forward'.split(
    ' ',
  ),
);
const OBJECTS = new Set(
  'a an the my me us it that this them him her another some up all any our time lunch dinner breakfast coffee if what when off out down in is'.split(
    ' ',
  ),
);
const POLITE = new Set(
  'also then please just maybe could can you would will i need want like to we have let us should d kindly and after that finally lastly so'.split(
    ' ',
  ),
);
const QUESTIONS = new Set('what when where who how do am'.split(' '));

/** Spans of the message that are read as one request each. */
export function splitRequests(text: string, tokens: readonly Token[]): Span[] {
  const cuts: number[] = [];
  let begun = 0;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    if (endsSentence(text, tokens, index)) {
      cuts.push(token.end);
      begun = index + 1;
      continue;
    }
    if (index - begun >= 2 && startsRequest(tokens, index, begun)) {
      cuts.push(token.start);
      begun = index;
    }
  }
  const spans: Span[] = [];
  let start = 0;
  for (const cut of [...cuts, text.length]) {
    if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text.slice(start, cut)))
      spans.push({ start: spans.length > 0 ? start + jointLength(text.slice(start, cut)) : start, end: cut });
    else {
      const before = spans.at(-1);
      if (before) before.end = cut;
    }
    start = cut;
  }
  return spans;
}

/** 'And', 'then': what joins a request to the one before is no part of it. */
const jointLength = (clause: string): number =>
  /^[\s,]*(?:and|then)\s+(?:then\s+)?(?=(?:please\s+)?(?:cancel|delete|remove|move|reschedule|schedule|remind|create|decline|accept|rename|postpone|push|shift|extend|shorten|book|add|put|set|block)\s)/i.exec(
    clause,
  )?.[0].length ?? 0;

function endsSentence(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token) return false;
  if (next && text.slice(token.end, next.start).includes('\n')) return true;
  if (token.kind !== 'punctuation') return false;
  if (token.text === ';') return true;
  if (!next || (next.start === token.end && token.text !== '!')) return false;
  if (token.text === '!' || token.text === '?') return next.norm !== token.norm;
  if (token.text !== '.') return false;
  const before = tokens[index - 1];
  if (!before || before.end !== token.start) return false;
  if (ABBREVIATIONS.has(before.norm) || before.text.length === 1) {
    // 'at 3 p.m. Then …': an abbreviation ends a sentence only before a capital that starts a request
    return (
      /^(?:am|pm|m)$/.test(before.norm) &&
      next.capital &&
      (REQUEST_VERBS.has(next.norm) || NEEDS_OBJECT.has(next.norm) || next.norm === 'it')
    );
  }
  return true;
}

function startsRequest(tokens: readonly Token[], index: number, begun: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  const joint =
    token.norm === 'and' ||
    token.norm === 'then' ||
    token.norm === 'but' ||
    token.norm === 'so' ||
    token.norm === ',';
  if (!joint) return false;
  let ahead = index + 1;
  let polite = 0;
  while (
    ahead < tokens.length &&
    ahead < index + 9 &&
    (POLITE.has(tokens[ahead]?.norm ?? '') ||
      tokens[ahead]?.norm === ',' ||
      tokens[ahead]?.norm === 'let us' ||
      tokens[ahead]?.norm === 'i would')
  ) {
    ahead++;
    polite++;
  }
  const verb = tokens[ahead];
  if (verb?.kind !== 'word') return false;
  const object = tokens[ahead + 1];
  const acts = REQUEST_VERBS.has(verb.norm)
    ? object !== undefined && !/^(?:club|of|meeting|for)$/.test(object.norm)
    : (NEEDS_OBJECT.has(verb.norm) || verb.norm === 'set up') &&
      object !== undefined &&
      (OBJECTS.has(object.norm) ||
        object.capital ||
        object.kind === 'quote' ||
        verb.norm === 'set up' ||
        (verb.norm === 'add' && object.kind === 'word'));
  if (acts) {
    // 'decline it and tell them …', 'cancel and rebook it': the second half belongs to the first
    const first = tokens[begun]?.norm ?? '';
    if (
      (verb.norm === 'tell' || verb.norm === 'send' || verb.norm === 'let') &&
      /^(?:decline|accept)$/.test(mainVerb(tokens, begun, index))
    )
      return false;
    return !(token.norm === ',' && polite === 0 && /^(?:if|when|once|before|after|while)$/.test(first));
  }
  // 'who's', 'where's': both words in one
  const [asks = '', asked = object?.norm ?? ''] = verb.norm.split(' ');
  return (
    QUESTIONS.has(asks) &&
    token.norm !== ',' &&
    polite <= 2 &&
    object !== undefined &&
    /^(?:is|are|do|does|am|i|time|many|long|else|have)$/.test(asked) &&
    hasVerb(tokens, begun, index)
  );
}

function mainVerb(tokens: readonly Token[], from: number, to: number): string {
  return (
    tokens.slice(from, to).find((token) => REQUEST_VERBS.has(token.norm) || NEEDS_OBJECT.has(token.norm))
      ?.norm ?? ''
  );
}

function hasVerb(tokens: readonly Token[], from: number, to: number): boolean {
  return (
    mainVerb(tokens, from, to) !== '' ||
    tokens.slice(from, to).some((token) => QUESTIONS.has(token.norm.split(' ')[0] ?? ''))
  );
}
