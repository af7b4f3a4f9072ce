import { ACTIVITY_NOUNS, GENERIC_NOUNS } from '../lexicon/events.ts';
import { PEOPLE_SEPARATORS, PEOPLE_STOPPERS, STOP_WORDS } from '../lexicon/grammar.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, HONORIFICS } from '../lexicon/names.ts';
import { GROUP_ROLES, relationOf } from '../lexicon/people.ts';
import type { Person } from '../slot-types.ts';
import type { Token } from '../text/tokens.ts';

export type ReadPeople = { people: Person[]; next: number };

/** Somebody is expected here ('with …', 'invite …'), or names are only picked up when they are plain. */
export type Expectation = 'certain' | 'likely' | 'plain';

export type PeopleOptions = {
  expect: Expectation;
  /** lower-case names the caller knows ('ana', 'ana lópez') */
  known?: ReadonlySet<string> | undefined;
  /** nothing in the message is capitalised (or everything is), so capitals tell nothing */
  caseless: boolean;
};

/** Surely somebody's name, whatever the sentence. */
export const isGivenName = (token: Token): boolean =>
  GIVEN_NAMES.has(token.norm) && !AMBIGUOUS_NAMES.has(token.norm);

export function nameAhead(
  tokens: readonly Token[],
  at: number,
  options: PeopleOptions,
  capitalOnly = false,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word') return false;
  if (capitalOnly) return token.capital && !options.caseless && isNameWord(token, options);
  return (
    (token.capital && !options.caseless && isNameWord(token, options)) ||
    (GIVEN_NAMES.has(token.norm) && !AMBIGUOUS_NAMES.has(token.norm))
  );
}

export function isNameWord(token: Token | undefined, options: PeopleOptions): boolean {
  if (token?.kind !== 'word') return false;
  const word = token.norm.replace(/'s?$/, '');
  if (options.known?.has(word)) return true;
  if (options.expect === 'certain' && GIVEN_NAMES.has(word) && word !== 'may') return true;
  if (token.capital && !options.caseless)
    return !STOP_WORDS.has(word) && !/[^\p{L}\p{M}'-]/u.test(token.text);
  return !STOP_WORDS.has(word) && !PEOPLE_STOPPERS.has(word) && !PEOPLE_SEPARATORS.has(word);
}

/** 'Ana', 'Dr. Snow', 'john sen', "Kim's boss", 'Matthew and his managers'. */
export function readName(
  tokens: readonly Token[],
  at: number,
  options: PeopleOptions,
): ReadPeople | undefined {
  let index = at;
  const first = tokens[index];
  if (!first || !isNameWord(first, options)) return undefined;
  const honorific = HONORIFICS.has(first.norm);
  if (honorific) {
    index++;
    if (tokens[index]?.norm === '.') index++;
    if (!isNameWord(tokens[index], options)) return undefined;
  }
  const head = tokens[index];
  if (!head || !acceptable(head, options, honorific)) return undefined;
  const from = at;
  let end = index + 1;
  let possessive = isPossessive(head);
  const max = end + 2;
  while (!possessive && end < tokens.length && end < max && isSurname(tokens, end, head, options)) {
    possessive = isPossessive(tokens[end]);
    end++;
  }
  const name = said(tokens, from, end).replace(/'s?$/, '');
  if (possessive) {
    const owned = ownedRole(tokens, end);
    if (!owned) return undefined;
    const person: Person = { name, role: owned.role, of: name, said: said(tokens, from, owned.next) };
    if (GROUP_ROLES.has(owned.role)) person.group = true;
    return { people: [person], next: owned.next };
  }
  return { people: [{ name, said: name }], next: end };
}

const isPossessive = (token: Token | undefined): boolean => /(?:'s|s')$/.test(token?.norm ?? '');

function ownedRole(tokens: readonly Token[], at: number): { role: string; next: number } | undefined {
  for (let index = at; index < at + 3 && index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word' || PEOPLE_STOPPERS.has(token.norm)) return undefined;
    const role = relationOf(token.norm);
    if (role !== undefined) return { role, next: index + 1 };
  }
  return undefined;
}

/** May this word begin a name here? */
function acceptable(token: Token, options: PeopleOptions, afterHonorific: boolean): boolean {
  const word = token.norm.replace(/'s?$/, '');
  if (afterHonorific || options.known?.has(word)) return true;
  if (token.capital && !options.caseless)
    return options.expect !== 'plain' || !AMBIGUOUS_NAMES.has(word) || GIVEN_NAMES.has(word);
  if (GIVEN_NAMES.has(word)) return options.expect !== 'plain' || !AMBIGUOUS_NAMES.has(word);
  if (options.expect === 'plain') return false;
  if (ACTIVITY_NOUNS.has(word) || GENERIC_NOUNS.has(word) || /(?:ing|tion|ness|ment)s?$/.test(word))
    return false;
  // a lower-case word that no list knows: only where somebody must stand, and only if the message has no capitals to go by
  return options.expect === 'certain' && options.caseless && word.length > 1;
}

function isSurname(tokens: readonly Token[], at: number, head: Token, options: PeopleOptions): boolean {
  const token = tokens[at];
  if (!token || !isNameWord(token, options) || token.norm === 'and') return false;
  const word = token.norm.replace(/'s?$/, '');
  if (
    token.capital &&
    head.capital &&
    !options.caseless &&
    relationOf(word) !== undefined &&
    GIVEN_NAMES.has(head.norm)
  )
    return true;
  if (relationOf(word) !== undefined || ACTIVITY_NOUNS.has(word) || GENERIC_NOUNS.has(word)) return false;
  const ahead = tokens.slice(at + 1, at + 5).map((later) => later.norm);
  // commas would already tell the names apart: 'Joseph Edward, Leeroy'
  const listGoesOn = ahead.includes('and') && !ahead.includes(',');
  // 'Julie Jim and Jack': two given names side by side inside a list are two people
  if (listGoesOn && GIVEN_NAMES.has(word) && GIVEN_NAMES.has(head.norm)) return false;
  if (token.capital && !options.caseless) return head.capital || GIVEN_NAMES.has(head.norm);
  if (AMBIGUOUS_NAMES.has(word)) return false;
  // lower case: a second word belongs to the name when the phrase ends right after it
  if (!options.caseless && !GIVEN_NAMES.has(head.norm)) return false;
  if (/(?:ing|[^e]ed|ly|tion)$/.test(word) || word.length < 3) return false;
  const following = tokens[at + 1];
  return (
    following === undefined ||
    following.kind === 'time' ||
    following.kind === 'punctuation' ||
    PEOPLE_STOPPERS.has(following.norm) ||
    following.norm === 'and'
  );
}

export function said(tokens: readonly Token[], from: number, to: number): string {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last || to <= from) return '';
  let out = '';
  let at = first.start;
  for (const token of tokens.slice(from, to)) {
    if (out !== '' && token.start > at) out += ' ';
    out += token.text;
    at = token.end;
  }
  return out;
}
