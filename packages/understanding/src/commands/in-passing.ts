const SIGHS =
  /\b(?:a+h+|o+h+|a+r+gh+|u+gh+|h+m+|aha|right|damn(?:ed)?|dang|yikes|w?oops|shoot|crap|blast|bother|gosh|forgot(?:ten)?|overlooked|missed|true|sorry|(?:of )?course|sigh)\b/iu;
/** 'Oh no' is a sigh, 'no' is not. */
const CORRECTS =
  /(?<!\b(?:oh|ah|argh|ugh) )\bno\b|\b(?:not|mean|meant|wrong|rather|move|shift|push|put|change)\b/iu;
const PAUSE = /^\s*(?:[.,;:!?…\n–—-]|$)/u;
const SENTENCE_END = /[.!?…\n]/u;

/** 'Ah the review, forgot. 3pm then': named with a sigh and left there, as what is in the way, and not as what is wanted. */
export function isInPassing(clause: string, span: string): boolean {
  const at = clause.indexOf(span);
  if (at < 0) return false;
  const [before, behind] = [clause.slice(0, at), clause.slice(at + span.length)];
  const [rest = ''] = behind.split(SENTENCE_END);
  const isSigh = SIGHS.test(before) || SIGHS.test(rest);
  return isSigh && PAUSE.test(behind) && !CORRECTS.test(before);
}

const KNOWN =
  /\b(?:i\s+(?:do\s+)?know|i['’]m\s+aware|i\s+am\s+aware|i\s+realise|i\s+realize|even\s+though|although|despite|never\s+mind)\b[^.!?…\n]*$/iu;

/** 'I'm aware the review is there': it overlaps, and it is to stay. */
export function isKnownToBeThere(clause: string, span: string): boolean {
  const at = clause.indexOf(span);
  return at >= 0 && KNOWN.test(clause.slice(0, at));
}
