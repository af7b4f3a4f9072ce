import { ACTIVITY_NOUNS, GENERIC_NOUNS } from '../lexicon/events.ts';
import {
  DETERMINERS,
  PEOPLE_SEPARATORS,
  PEOPLE_STOPPERS,
  PERSON_PRONOUNS,
  POSSESSIVES,
  STOP_WORDS,
} from '../lexicon/grammar.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, HONORIFICS } from '../lexicon/names.ts';
import { GROUP_ROLES, relationOf } from '../lexicon/people.ts';
import type { Person } from '../slot-types.ts';
import type { Token } from '../text/tokens.ts';

/** Surely somebody's name, whatever the sentence. */
export const isGivenName = (token: Token): boolean =>
  GIVEN_NAMES.has(token.norm) && !AMBIGUOUS_NAMES.has(token.norm);

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

/** Reads 'Ana, Bob and my manager' from token `at` on. */
export function readPeople(tokens: readonly Token[], at: number, options: PeopleOptions): ReadPeople {
  const people: Person[] = [];
  let index = /^(?:both|all)$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
  let next = at;
  while (index < tokens.length) {
    const one = readPerson(tokens, index, options, people.length > 0);
    if (!one) break;
    people.push(...one.people);
    index = one.next;
    next = index;
    // a separator continues the list only if another person follows
    let after = index;
    while (after < tokens.length && isSeparator(tokens[after])) after++;
    if (tokens[after]?.norm === 'also' || tokens[after]?.norm === 'both') after++;
    if (after === index) {
      if (!tokens[index] || !isBareName(tokens[index], options)) break;
    }
    index = after;
  }
  return { people: people.filter((person) => person.said !== ''), next };
}

function isSeparator(token: Token | undefined): boolean {
  return token !== undefined && (PEOPLE_SEPARATORS.has(token.norm) || token.norm === 'and');
}

function isBareName(token: Token | undefined, options: PeopleOptions): boolean {
  return token?.kind === 'word' && isNameWord(token, options) && GIVEN_NAMES.has(token.norm);
}

function readPerson(
  tokens: readonly Token[],
  at: number,
  options: PeopleOptions,
  inList: boolean,
): ReadPeople | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.kind === 'email') return { people: [{ email: token.text, said: token.text }], next: at + 1 };
  if (
    token.kind === 'quote' ||
    token.kind === 'time' ||
    token.kind === 'punctuation' ||
    token.kind === 'number'
  ) {
    return undefined;
  }
  if (token.norm === 'me' || token.norm === 'myself' || token.norm === 'i') {
    return inList || options.expect === 'certain' ? { people: [], next: at + 1 } : undefined;
  }
  if (PERSON_PRONOUNS.has(token.norm) && !POSSESSIVES.has(token.norm)) {
    return options.expect === 'plain'
      ? undefined
      : { people: [{ role: token.norm, said: token.text }], next: at + 1 };
  }
  if (token.norm === 'her' && !relationAhead(tokens, at + 1)) {
    return options.expect === 'plain'
      ? undefined
      : { people: [{ role: 'her', said: token.text }], next: at + 1 };
  }
  return readRole(tokens, at, options) ?? readName(tokens, at, options);
}

function relationAhead(tokens: readonly Token[], at: number): boolean {
  for (let index = at; index < at + 4 && index < tokens.length; index++) {
    const token = tokens[index];
    if (token?.kind !== 'word' || PEOPLE_STOPPERS.has(token.norm)) return false;
    if (relationOf(token.norm) !== undefined) return true;
  }
  return false;
}

/** 'my manager', 'the marketing team', 'my friend Jack', 'everyone', 'the rest of the team'. */
function readRole(tokens: readonly Token[], at: number, options: PeopleOptions): ReadPeople | undefined {
  const first = tokens[at];
  if (!first || first.kind !== 'word') return undefined;
  const determined = DETERMINERS.has(first.norm);
  let index = determined ? at + 1 : at;
  const limit = index + 4;
  let role: string | undefined;
  while (index < tokens.length && index < limit) {
    const token = tokens[index];
    if (token?.kind !== 'word') break;
    if (index > at && PEOPLE_STOPPERS.has(token.norm) && token.norm !== 'of') break;
    const relation = relationOf(token.norm.replace(/'s$/, ''));
    if (relation !== undefined) {
      // 'team lead', 'skip manager': the last word of a run decides
      role = relation;
      index++;
      const following = tokens[index]?.norm ?? '';
      if (relationOf(following) !== undefined) continue;
      break;
    }
    if (!determined) break;
    index++;
  }
  if (role === undefined) {
    if (!determined || options.expect === 'plain') return undefined;
    return readUnknownGroup(tokens, at, options);
  }
  if (
    !determined &&
    !GROUP_ROLES.has(role) &&
    HONORIFICS.has(first.norm) &&
    nameAhead(tokens, at + 1, options)
  ) {
    return readName(tokens, at, options);
  }
  if (options.expect === 'plain' && !determined) return undefined;
  // 'my partner emily', 'the wedding planner, Damon Ellery'
  const apposed = tokens[index]?.norm === ',' ? index + 1 : index;
  if (determined && !GROUP_ROLES.has(role) && nameAhead(tokens, apposed, options, apposed > index)) {
    const named = readName(tokens, apposed, { ...options, expect: 'certain' });
    if (named) {
      const people = named.people.map((person) => ({ ...person, role, of: ownerOf(first) }));
      return { people, next: named.next };
    }
  }
  // 'the rest of the team', 'members of my team'
  if (tokens[index]?.norm === 'of' && DETERMINERS.has(tokens[index + 1]?.norm ?? '')) {
    const rest = readRole(tokens, index + 1, options);
    if (rest) return { people: [withSaid(rest.people[0], tokens, at, rest.next)], next: rest.next };
  }
  const person: Person = { role, said: said(tokens, at, index), of: ownerOf(first) };
  if (GROUP_ROLES.has(role)) person.group = true;
  return { people: [person], next: index };
}

function withSaid(person: Person | undefined, tokens: readonly Token[], from: number, to: number): Person {
  return { ...(person ?? { role: 'group', group: true }), said: said(tokens, from, to) };
}

const ownerOf = (token: Token): string =>
  POSSESSIVES.has(token.norm) && token.norm !== 'my' ? token.norm : 'me';

/** 'the Smiths', 'the accounts people': a group known only by these words. */
function readUnknownGroup(
  tokens: readonly Token[],
  at: number,
  options: PeopleOptions,
): ReadPeople | undefined {
  let index = at + 1;
  const first = tokens[index];
  if (tokens[at]?.norm === 'the' && first?.norm === 'rest' && tokens[index + 1]?.norm === 'of') {
    const rest = readRole(tokens, index + 2, options);
    if (rest) return { people: [withSaid(rest.people[0], tokens, at, rest.next)], next: rest.next };
  }
  while (index < tokens.length && index < at + 4) {
    const token = tokens[index];
    if (token?.kind !== 'word' || PEOPLE_STOPPERS.has(token.norm) || isSeparator(token)) break;
    index++;
  }
  if (index === at + 1) return undefined;
  const last = tokens[index - 1]?.norm ?? '';
  if (GENERIC_NOUNS.has(last) || ACTIVITY_NOUNS.has(last) || options.expect !== 'certain') return undefined;
  if (tokens[at]?.norm === 'a' || tokens[at]?.norm === 'an') return undefined;
  return {
    people: [{ role: said(tokens, at + 1, index).toLowerCase(), group: true, said: said(tokens, at, index) }],
    next: index,
  };
}

function nameAhead(
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

function isNameWord(token: Token | undefined, options: PeopleOptions): boolean {
  if (token?.kind !== 'word') return false;
  const word = token.norm.replace(/'s?$/, '');
  if (options.known?.has(word)) return true;
  if (options.expect === 'certain' && GIVEN_NAMES.has(word) && word !== 'may') return true;
  if (token.capital && !options.caseless)
    return !STOP_WORDS.has(word) && !/[^\p{L}\p{M}'-]/u.test(token.text);
  return !STOP_WORDS.has(word) && !PEOPLE_STOPPERS.has(word) && !PEOPLE_SEPARATORS.has(word);
}

/** 'Ana', 'Dr. Snow', 'john sen', "Kim's boss", 'Matthew and his managers'. */
function readName(tokens: readonly Token[], at: number, options: PeopleOptions): ReadPeople | undefined {
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
  const listGoesOn = tokens.slice(at + 1, at + 5).some((later) => later.norm === 'and' || later.norm === ',');
  // 'Julie Jim and Jack': two given names side by side inside a list are two people
  if (listGoesOn && GIVEN_NAMES.has(word) && GIVEN_NAMES.has(head.norm)) return false;
  if (token.capital && !options.caseless) return head.capital || GIVEN_NAMES.has(head.norm);
  // lower case: a second word belongs to the name when the phrase ends right after it
  if (!options.caseless && !GIVEN_NAMES.has(head.norm)) return false;
  if (/(?:ing|ed|ly|tion)$/.test(word) || word.length < 3) return false;
  const following = tokens[at + 1];
  return (
    following === undefined ||
    following.kind === 'time' ||
    following.kind === 'punctuation' ||
    PEOPLE_STOPPERS.has(following.norm) ||
    following.norm === 'and'
  );
}

function said(tokens: readonly Token[], from: number, to: number): string {
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
