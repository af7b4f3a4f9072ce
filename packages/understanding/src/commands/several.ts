import { plainWords } from '../text/plain.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const COUNTS: Readonly<Record<string, number>> = {
  both: 2,
  pair: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const countOf = (word: string): number | undefined =>
  COUNTS[word] ?? (/^[2-9]$/.test(word) ? Number(word) : undefined);
const POINTING = words('the of them they these those all both people guys events things ones us');
const POINTED_BRIEFLY = /(?<![\p{L}])[’']?em\b/giu;
const AROUND = words('invite inviting invites invitation invitations send sending an with to and please');

/** 'Both', 'the two of them', 'all 3': so many of what was just spoken of, and none by name. */
export function countedIn(span: string): number | undefined {
  const said = plainWords(span);
  const counts = said.flatMap((word) => countOf(word) ?? []);
  return said.every((word) => POINTING.has(word) || countOf(word) !== undefined) ? counts[0] : undefined;
}

/** 'Both study blocks', 'my three swims': how many of what follows. */
export function countedAhead(span: string): number | undefined {
  const [first] = plainWords(span).filter((word) => !LEADING.has(word));
  return first === undefined ? undefined : countOf(first);
}
const LEADING = words('all the my our these those of');

interface Several {
  /** How many others, where that is said. */
  readonly count: number | undefined;
  /** 'Us' says nothing of who or how many. */
  readonly isUs?: true;
}

/** 'With both of them', 'invite them both', 'the three of us': people who were spoken of. */
export function severalIn(span: string): Several | undefined {
  // 'Both of em'.
  const said = plainWords(span.replace(POINTED_BRIEFLY, 'them')).filter((word) => !AROUND.has(word));
  if (said.join(' ') === 'us') return { count: undefined, isUs: true };
  const count = countedIn(said.join(' '));
  if (count !== undefined) return { count: said.includes('us') ? count - 1 : count };
  const isAll = said.length > 1 && said.includes('all') && said.every((word) => POINTING.has(word));
  return isAll ? { count } : undefined;
}

const REST = words('other others rest remaining');
/** 'The other two', 'the others', 'everybody else': whoever is left of those just mentioned. */
export function othersIn(span: string): Several | undefined {
  const said = plainWords(span);
  const isElse = said.at(-1) === 'else' && said.length === 2;
  const left = said.filter((word) => !REST.has(word));
  if (isElse) return { count: undefined };
  const isRest = left.length < said.length && left.every((word) => POINTING.has(word) || countOf(word));
  return isRest ? { count: left.flatMap((word) => countOf(word) ?? [])[0] } : undefined;
}

const JOIN = /^[\s,&]*(?:and|or|nor|plus)?\s*(?:also\s+)?(?:for|to)?\s*(?:the|my)?\s*$/i;
/** 'The audit and the demo', but not 'no to the audit. No idea about the demo': how many of these are named in one breath. */
export function joinedFirst(clause: string, spans: readonly string[]): readonly string[] {
  let behind = 0;
  const apart = spans.findIndex((span, index) => {
    const at = clause.indexOf(span, behind);
    const between = clause.slice(behind, at);
    behind = at + span.length;
    return at < 0 || (index > 0 && !JOIN.test(between));
  });
  return apart < 0 ? spans : spans.slice(0, apart);
}
