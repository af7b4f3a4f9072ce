/** Names that are words too: they are names only where they are written as such. */
const WORDS_TOO = new Set(
  'may will mark grace art rich bill pat dawn summer april june august hope joy faith rose sunny dot gene jack rob sue drew chase guy max van king'.split(
    ' ',
  ),
);

/** Those whose name stands in the text: 'had a chat with ben in the lift'. */
export function peopleIn<Person extends { readonly name?: string | undefined }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => !WORDS_TOO.has(word));
  // 'Emmas been ill' is Emma, too.
  const said = new Set(
    words.flatMap((word) => [word, word.replace(/(?<=\p{L}{3})s$/u, '')].map((one) => one.toLowerCase())),
  );
  const partsOf = ({ name = '' }: Person) => name.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const named = people.filter((person) => said.has(partsOf(person)[0] ?? ''));
  const isWhole = (person: Person) => partsOf(person).every((part) => said.has(part));
  // 'Tom Reed' is one of two Toms.
  return named.filter(
    (person) =>
      isWhole(person) || !named.some((one) => partsOf(one)[0] === partsOf(person)[0] && isWhole(one)),
  );
}

const PRONOUN = /\b(?:him|her|them)\b/i;
const WITH_THEM = /\bw(?:ith|\/)?\s*(?:him|her|them)\b/i;
/** 'My meetings with her': the meetings. */
export const withoutThem = (span: string): string => span.replace(WITH_THEM, ' ').trim();

/** 'Send her the invitation': by the word that stands for them. */
export const pronounIn = (span: string): string | undefined => PRONOUN.exec(span)?.[0];

/** 'Ben and her', 'her and Ben': somebody else than Ben; 'Ben, and invite her' may be himself said twice. */
export function joinsPronoun(clause: string, name: string, others: readonly string[]): boolean {
  const pronoun = name.trim().toLowerCase();
  if (!/^(?:him|her)$/.test(pronoun)) return false;
  const said = clause.toLowerCase();
  return others.some((other) =>
    [`${other.toLowerCase()} AND ${pronoun}`, `${pronoun} AND ${other.toLowerCase()}`].some((pair) =>
      JOINING.some((word) => said.includes(pair.replace('AND', word))),
    ),
  );
}
const JOINING = ['and', '&', 'plus'];

/** 'Invite them': several people, or one person without 'him' or 'her'. */
export const saysThem = (span: string): boolean => /^(?:them|they)$/i.test(span.trim());

const STANDS_FOR =
  /\b(?:with|w\/|for|to|from|of|by|near|invite|see|meet|call|ask|book)\s+(?:him|her|them)\b(?!\s+own)/i;
const SUBJECT = /\b(?:he|she)\b(?!['’])/i;
/** 'Nothing with Zoe when her kids are home': the rule itself names the person behind the pronoun. */
const NAMES =
  /(?<=\p{Ll}[\s,]+)(?!(?:I|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}\p{Ll}+/u;
const NOUN_BEHIND =
  /\bher\s+(?!(?:before|after|on|in|at|any|and|or|again|until|till|for|with|from|to|unless|when|if|as|than|ever|more|about|without|during|this|next|every|these)\b)\p{L}/iu;

/** 'Nothing with him after lunch': only a pronoun, so a later reader could not tell who is meant. */
export const onlyPronoun = (rule: string): boolean =>
  !NAMES.test(rule) && (STANDS_FOR.test(rule) || SUBJECT.test(rule));

/** The same with the name: 'nothing with Jan Novak after lunch'. */
export function withTheirName(rule: string, name: string): string {
  const [spoken] = STANDS_FOR.exec(rule) ?? SUBJECT.exec(rule) ?? [];
  if (spoken === undefined) return rule;
  const at = rule.indexOf(spoken);
  const isTheirs = /\bher$/i.test(spoken) && NOUN_BEHIND.exec(rule.slice(at))?.index === spoken.length - 3;
  const named = spoken.replace(/\p{L}+$/u, isTheirs ? `${name}'s` : name);
  return `${rule.slice(0, at)}${named}${rule.slice(at + spoken.length)}`;
}
