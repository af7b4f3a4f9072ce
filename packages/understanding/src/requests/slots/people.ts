import { ACTIVITY_NOUNS, GENERIC_NOUNS } from '../lexicon/events.ts';
import {
  DETERMINERS,
  PEOPLE_SEPARATORS,
  PEOPLE_STOPPERS,
  PERSON_PRONOUNS,
  POSSESSIVES,
} from '../lexicon/grammar.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, HONORIFICS } from '../lexicon/names.ts';
import { GROUP_ROLES, relationOf } from '../lexicon/people.ts';
import type { Person } from '../slot-types.ts';
import type { Token } from '../text/tokens.ts';
import { isNameWord, nameAhead, type PeopleOptions, type ReadPeople, readName, said } from './names.ts';

/** Reads 'Ana, Bob and my manager' from token `at` on. */
export function readPeople(tokens: readonly Token[], at: number, options: PeopleOptions): ReadPeople {
  const people: Person[] = [];
  let index = /^(?:both|all)$/.test(tokens[at]?.norm ?? '') && tokens[at + 1]?.kind === 'word' ? at + 1 : at;
  let next = at;
  while (index < tokens.length) {
    // 'ben okafor and dev patel': who writes one name without capitals writes the next one so, too
    const small = people.length > 0 && tokens[at]?.kind === 'word' && !tokens[at]?.capital;
    const one = readPerson(
      tokens,
      index,
      small ? { ...options, caseless: true } : options,
      people.length > 0,
    );
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
  return (
    token?.kind === 'word' &&
    isNameWord(token, options) &&
    GIVEN_NAMES.has(token.norm) &&
    (token.capital || !AMBIGUOUS_NAMES.has(token.norm))
  );
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
  if (first?.kind !== 'word') return undefined;
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
