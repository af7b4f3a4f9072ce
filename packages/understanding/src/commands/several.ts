import { plainWords } from '../text/plain.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const COUNTS: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5, six: 6 };
const countOf = (word: string): number | undefined =>
  COUNTS[word] ?? (/^[2-9]$/.test(word) ? Number(word) : undefined);
const POINTING = words('the of them they these those all both people guys events things ones');
const AROUND = words('invite inviting invites invitation invitations send sending an with to and please');

/** 'Both', 'the two of them', 'all 3': so many of what was just spoken of, and none by name. */
export function countedIn(span: string): number | undefined {
  const said = plainWords(span);
  const counts = said.flatMap((word) => countOf(word) ?? []);
  return said.every((word) => POINTING.has(word) || countOf(word) !== undefined) ? counts[0] : undefined;
}

/** 'With both of them', 'invite them both', 'the two': people who were spoken of; how many, where that is said. */
export function severalIn(span: string): { readonly count: number | undefined } | undefined {
  const said = plainWords(span).filter((word) => !AROUND.has(word));
  const rest = said.join(' ');
  const count = countedIn(rest);
  const isAll = said.length > 1 && said.includes('all') && said.every((word) => POINTING.has(word));
  return count !== undefined || isAll ? { count } : undefined;
}
