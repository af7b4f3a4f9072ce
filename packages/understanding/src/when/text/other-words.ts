import { mayOpen } from './openers.ts';
import { otherNumbers } from './other-numbers.ts';
import type { Token } from './tokenize.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Months that are also given names, and what people do with somebody of that name. */
const names = words('april may june august');
const withSomebody = words('with call ask tell invite meet email text message ring phone remind');

const sitters = words('i he she we they it you who everyone everybody nobody someone all both');
const seats = words('down still beside behind near under opposite quietly around there');
const owners = words('the a an my his her their our your this that');

/** Words and numbers of a sentence that look like times and are none become plain words before the grammar reads it. */
export function withoutOthers(tokens: readonly Token[]): readonly Token[] {
  const numbers = otherNumbers(tokens);
  return tokens.map((token, i) => {
    const other = numbers.has(i) || (token.lexeme?.weak && isVerb(tokens, i)) || isPerson(tokens, i);
    return other
      ? { ...token, kind: 'word', text: `·${token.text}`, lexeme: undefined, value: 0, digits: 0 }
      : token;
  });
}

/** 'Lunch with June on Friday'; 'call June 5' would be a date. */
function isPerson(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (!token?.capital || !names.has(token.text) || !withSomebody.has(tokens[i - 1]?.text ?? '')) return false;
  const next = tokens[i + 1];
  return next?.kind !== 'number' && next?.lexeme?.ordinal === undefined && next?.lexeme?.number === undefined;
}

/** 'The cat sat on the mat', 'Tom sat next to Ana'; 'brunch sat at 11' and 'sat in the morning' are Saturdays. */
function isVerb(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.text !== 'sat' || tokens[i]?.capital) return false;
  const next = tokens[i + 1]?.text ?? '';
  if (sitters.has(tokens[i - 1]?.text ?? '') || owners.has(tokens[i - 2]?.text ?? ''))
    return !timeAt(tokens, i + 1);
  if (seats.has(next) || (next === 'next' && tokens[i + 2]?.text === 'to')) return true;
  return next === 'on' && owners.has(tokens[i + 2]?.text ?? '') && !timeAt(tokens, i + 3);
}

/** Whether a time goes on here: 'sat at 8', 'sat in the morning'. */
function timeAt(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < i + 3; k++) {
    const token = tokens[k];
    if (!token) return false;
    if (token.kind === 'number' || token.lexeme) return true;
    if (!['at', 'on', 'in', 'the', 'from', '@'].includes(token.text))
      return mayOpen(token) && token.text !== 'a';
  }
  return false;
}
