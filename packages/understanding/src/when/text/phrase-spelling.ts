import { distance } from '../../text/distance.ts';
import { mayOpen } from './openers.ts';
import type { Token } from './tokenize.ts';

/** Short forms that are ordinary words or names elsewhere. */
const SHORT = new Map<string, string>([
  ['bout', 'about'],
  ['abt', 'about'],
  ['round', 'around'],
  ['towards', 'around'],
  ['toward', 'around'],
  ['almost', 'about'],
  ['nearly', 'about'],
  ['near', 'around'],
  ['bef', 'before'],
  ['betw', 'between'],
  ['rn', 'now'],
  ['tn', 'tonight'],
  ['daylight', 'daytime'],
  ['teh', 'the'],
  ['taht', 'that'],
  ['tiem', 'time'],
  ['startin', 'starting'],
  ['incl', 'inclusive'],
  ['including', 'inclusive'],
  ['ev', 'every'],
  ['coupla', 'couple'],
]);

/** Words of five letters and more that a finger slips in; in a time nothing else is likely. */
const TARGETS =
  `every night quarter starting startin after before until today between around about second third included inclusive
  midnight onwards lunch dinner breakfast evening morning afternoon tonight itself exactly again later weekly monthly
  weekday weekdays whenever except without skipping ending through hours minutes following oclock`.split(
    /\s+/,
  );
const ORDINARY = new Set(
  `launch diner winner starring staring quartet fright knight aground alter latter lather latte hourly weekly except
  accept excerpt bending tending sending lending mending vending pending fending abort abode nights lunches spending ended
  thirds seconds tirade mournings evenings mornings latest early after later nightly`.split(/\s+/),
);

/** A word of a phrase as it was intended. */
export function phraseWord(token: Token): string {
  const { text, kind, lexeme } = token;
  if (kind !== 'word') return text;
  // '21u', as Dutch clocks are read.
  if (text === 'u' && token.glued) return 'h';
  const short = SHORT.get(text);
  if (short) return short;
  if (text.length < 5 || lexeme || mayOpen(token) || TARGETS.includes(text) || ORDINARY.has(text))
    return text;
  const plain = text.replace(/'/g, '');
  const target = TARGETS.find((word) => word[0] === plain[0] && distance(plain, word, 1) <= 1);
  return target === 'startin' ? 'starting' : (target ?? text);
}
