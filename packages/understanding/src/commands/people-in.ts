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
