import { question } from '../../values/make.ts';
import type { PersonFact, PersonOrigin, Question } from '../../values/values.ts';
import type { ToolContext } from '../tool.port.ts';
import type { Contact, Contacts } from './contacts.ts';

export interface KnownPerson extends PersonFact {
  readonly origin: PersonOrigin;
}

export type ResolvedPeople = { readonly kind: 'people'; readonly people: readonly KnownPerson[] } | Question;

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
/** A namesake who is met this much more often is the one to take. */
const CLEARLY_MORE = 3;

/** Names as people say them to addresses. An address that nobody said and nothing shows is asked for, never guessed. */
export async function resolvePeople(
  contacts: Contacts,
  names: readonly string[],
  context: ToolContext,
): Promise<ResolvedPeople> {
  const people: KnownPerson[] = [];
  for (const said of names) {
    const address = said.match(/<([^>]+)>/)?.[1]?.trim() ?? said.trim().replace(/^mailto:/i, '');
    if (EMAIL.test(address)) {
      people.push(await byAddress(contacts, address.toLowerCase(), context));
      continue;
    }
    const found = await contacts.find(context, said);
    const chosen = choose(found);
    if (chosen) people.push({ email: chosen.email, name: chosen.name, origin: chosen.foundIn });
    else if (found.length === 0) return question({ for: 'address', name: said });
    else
      return question(
        { for: 'person', name: said },
        found.slice(0, 5).map(({ name, email }) => ({ person: { email, name } })),
      );
  }
  return { kind: 'people', people: dedupe(people) };
}

/** An address that they wrote, or that of somebody whom they named; any other is marked as not theirs. */
async function byAddress(contacts: Contacts, address: string, context: ToolContext): Promise<KnownPerson> {
  const isSaid = (text: string) =>
    context.ownWords.some((words) => words.toLowerCase().includes(text.toLowerCase()));
  if (isSaid(address)) return { email: address, origin: 'written' };
  const known = (await contacts.all(context)).find(({ email }) => email === address);
  if (known && /\s/.test(known.name) && isSaid(known.name))
    return { email: address, name: known.name, origin: known.foundIn };
  // The people a given name leads to: of two Emmas only the one whom 'Emma' alone stands for.
  for (const word of new Set(context.ownWords.flatMap((words) => words.match(/\p{L}[\p{L}'’-]+/gu) ?? []))) {
    const found = choose(await contacts.find(context, word));
    if (found?.email === address) return { email: address, name: found.name, origin: found.foundIn };
  }
  return { email: address, origin: 'unknown' };
}

function choose(found: readonly Contact[]): Contact | undefined {
  const [first, second] = found;
  if (!first || !second) return first;
  return first.evidence >= second.evidence * CLEARLY_MORE ? first : undefined;
}

const dedupe = (people: readonly KnownPerson[]): KnownPerson[] => [
  ...new Map(people.map((person) => [person.email, person])).values(),
];
