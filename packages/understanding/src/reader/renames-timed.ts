import type { MessageFeatures } from './features.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const CALLS = words('call name title rename retitle label');
const OWN = words('the my our');
const IT = words('it that this');
const POSSESSIVE = /['’]s$/;

/**
 * 'Call the 11am tomorrow Payroll run', 'tomorrow's two o'clock: call it Kickoff', '… called Meeting, can you retitle it':
 * what is there at that hour gets another name, and nothing new is booked.
 */
export function renamesTimed(
  { tokens, features }: Pick<MessageFeatures, 'tokens' | 'features'>,
  [first, last]: readonly [first: number, last: number],
): boolean {
  const text = (place: number): string => (place > last ? '' : (tokens[place]?.text.toLowerCase() ?? ''));
  const isTime = (place: number): boolean => place <= last && (features[place]?.time ?? 0) > 0;
  const behindTime = (from: number): number => {
    let place = from;
    while (isTime(place)) place += 1;
    return place;
  };
  for (let place = first; place < last; place += 1)
    if (/^(?:rename|retitle)$/.test(text(place)) && IT.has(text(place + 1))) return true;
  if (CALLS.has(text(first)) && OWN.has(text(first + 1)) && isTime(first + 2)) {
    const name = tokens[behindTime(first + 2)];
    return name !== undefined && behindTime(first + 2) <= last && /^\p{Lu}/u.test(name.text);
  }
  const start = OWN.has(text(first)) ? first + 1 : first;
  if (!isTime(start) || (start === first && !POSSESSIVE.test(text(first)))) return false;
  const next = behindTime(start);
  const verb = /^[:,;–-]$/.test(text(next)) ? next + 1 : next;
  return CALLS.has(text(verb)) && IT.has(text(verb + 1));
}
