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
  if (isEntryRead(text, isTime, first, last)) return true;
  const start = OWN.has(text(first)) ? first + 1 : first;
  if (!isTime(start) || (start === first && !POSSESSIVE.test(text(first)))) return false;
  const next = behindTime(start);
  const verb = /^[:,;–-]$/.test(text(next)) ? next + 1 : next;
  return CALLS.has(text(verb)) && IT.has(text(verb + 1));
}

const ENTRIES = words('one entry thing appointment meeting slot event');
const READS = words('read called renamed retitled');
const WISHES = words('to should must be');

/** 'The Thursday one I want to read Stocktake', 'there is a Friday entry … let it be called Inventory'. */
function isEntryRead(
  text: (place: number) => string,
  isTime: (place: number) => boolean,
  first: number,
  last: number,
): boolean {
  const entry = Array.from({ length: last - first }, (_, at) => first + 1 + at).find(
    (place) => ENTRIES.has(text(place)) && !isTime(place) && (isTime(place - 1) || isTime(place + 2)),
  );
  if (entry === undefined) return false;
  for (let place = entry + 1; place <= last; place += 1)
    if (READS.has(text(place)) && WISHES.has(text(place - 1))) return true;
  return false;
}
