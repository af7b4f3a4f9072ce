import { plainWords } from '../text/plain.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** A hand that slipped. */
const SLIPS = words(
  'misclick misclicked mistap mistapped misspressed accident accidentally mistake mistakenly',
);
const PRESSED = words('button buttons one key thing');
/** What was wanted all along. */
const WANTED = words('meant wanted mean want');
const YES = words('yes yeah yep approve approved approving agree ok okay accept confirm');
const NOT = words('not t dont never didnt cannot no');

/** 'Wrong button', 'I meant yes': a no that was none. A seam: no reader knows what was pressed. */
export function regretsNo(message: string): boolean {
  const said = plainWords(message);
  const isSlip =
    said.some((word) => SLIPS.has(word)) ||
    said.some((word, index) => word === 'wrong' && PRESSED.has(said[index + 1] ?? ''));
  const wanted = said.findIndex((word) => WANTED.has(word));
  const isYes = said.slice(wanted + 1).some((word) => YES.has(word));
  // 'I meant no', 'I don't want it approved'.
  const isNot = wanted >= 0 && said.slice(Math.max(0, wanted - 1)).some((word) => NOT.has(word));
  return said.length <= LONGEST && !isNot && (isSlip || (wanted >= 0 && isYes));
}
const LONGEST = 16;
