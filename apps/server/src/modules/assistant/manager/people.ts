import {
  otherNamed,
  peopleIn,
  readReference,
  saysThem,
  severalIn,
  withoutHonorific,
} from '@catch/understanding';
import type { BoundFact, PersonFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { withNamesakes } from './namesakes.ts';
import type { Slots } from './slots.ts';
import type { World } from './world.ts';

export interface NamedPeople {
  /** Addresses, as a tool takes them: a person who is known, or an address as it was written. */
  readonly known: readonly PersonFact[];
  /** Names that nobody in calendar or mail has. */
  readonly unknown: readonly string[];
  /** Several of that name. */
  readonly unclear: readonly { readonly name: string; readonly people: readonly PersonFact[] }[];
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;
/** One namesake who is met this much more often is the one who is meant. */
const CLEARLY_MORE = 3;

/** Names as they were said: pronouns by the conversation, names by the contacts. */
export async function namePeople(
  names: readonly string[],
  conversation: Conversation,
  world: World,
  /** Who is in it already: 'the other Tom' is none of them. */
  there: readonly PersonFact[] = [],
  /** What else was said, the nearest first: 'Emma is back, get her in on it'. */
  aside: readonly string[] = [],
): Promise<NamedPeople> {
  const known: PersonFact[] = [];
  const unknown: string[] = [];
  const unclear: { name: string; people: PersonFact[] }[] = [];
  for (const name of pointingLast(await withNamesakes(names, world))) {
    // 'The new tenant lea@mail.test': no matter who that is, this is how to reach them.
    const address = name.split(/[\s()<>]+/).find((word) => ADDRESS.test(word));
    if (address) {
      known.push({ email: address.toLowerCase() });
      continue;
    }
    const several = severalIn(name) ?? (saysThem(name) ? { count: undefined } : undefined);
    if (several) {
      // 'Invite both of them, Jan and Ola': those two.
      if (known.length > (saysThem(name) ? 0 : 1)) continue;
      const mentioned = await namedIn(aside, several.count, world);
      const people =
        mentioned.length > 0 ? mentioned : await spokenPeople(several.count, conversation, world);
      // 'They' may be one person.
      const [one] = saysThem(name) ? conversation.people : [];
      if (people.length > 0) known.push(...people);
      else if (one) known.push(one);
      else if (known.length === 0) unknown.push(name);
      continue;
    }
    const reference = readReference(name);
    // 'With Ana, and invite her': 'her' is Ana, even if we do not know who Ana is.
    if (reference.isFocus && known.length + unknown.length + unclear.length > 0) continue;
    if (reference.isFocus || reference.position !== undefined) {
      // Whoever is named in the same breath is meant, and not whom it was about before.
      const [mentioned] = reference.isFocus ? await namedIn(aside, 1, world) : [];
      const person =
        mentioned ??
        conversation.people.at(reference.position ?? 0) ??
        (await spokenPeople(1, conversation, world))[0];
      if (person) known.push(person);
      else unknown.push(name);
      continue;
    }
    const other = otherNamed(name);
    const called = withoutHonorific((other ?? name).replace(/['’]s$/, ''));
    const found = (await world.find(called)).filter(
      ({ email }) =>
        other === undefined || !there.some((one) => one.email.toLowerCase() === email.toLowerCase()),
    );
    const [first, second] = found;
    const spoken = first ? undefined : among(name, conversation);
    const each = first || spoken ? undefined : await firstNamesIn(called, world);
    if (spoken) known.push(spoken);
    else if (each) known.push(...each);
    else if (!first) unknown.push(name);
    else if (!second || first.evidence >= second.evidence * CLEARLY_MORE)
      known.push({ email: first.email, name: first.name });
    else
      unclear.push({
        name: other ?? name,
        people: found.slice(0, 5).map(({ email, name: called }) => ({ email, name: called })),
      });
  }
  // 'Femi (femi@lagosprint.example)': the name belongs to the address next to it.
  const isAddressed = (name: string) => known.some(({ email, name: called }) => !called && isIn(name, email));
  const addressed = known.map((person) => {
    const name = person.name ? undefined : unknown.find((one) => isIn(one, person.email));
    return name ? { ...person, name } : person;
  });
  return {
    known: unique(addressed),
    // 'Dorothy and I have tea every week, put tea with Dorothy in': one Dorothy.
    unknown: unknown.filter(
      (name, at) =>
        !isAddressed(name) && unknown.findIndex((one) => one.toLowerCase() === name.toLowerCase()) === at,
    ),
    unclear: unclear.filter(({ name }) => !isAddressed(name)),
  };
}

/** 'Her', 'both of them': somebody who was spoken of. */
export const pointsAtPeople = (name: string): boolean =>
  readReference(name).isFocus || severalIn(name) !== undefined;

/** 'Both of them, Jan and Ola': the names say who is meant. */
const pointingLast = (names: readonly string[]): string[] =>
  names.toSorted((left, right) => Number(pointsAtPeople(left)) - Number(pointsAtPeople(right)));

/** 'ana ben n dev', without a comma: people whose first names these are, if that is each of them for certain. */
async function firstNamesIn(name: string, world: World): Promise<PersonFact[] | undefined> {
  const words = name.split(/\s+/);
  if (words.length < 2) return undefined;
  const found = await Promise.all(words.map((word) => world.find(word)));
  const people = found.flatMap(([one, ...more], at) => {
    const [first] = one?.name?.toLowerCase().split(' ') ?? [];
    return one && more.length === 0 && first === words[at]?.toLowerCase()
      ? [{ email: one.email, name: one.name }]
      : [];
  });
  const isEach = people.length === words.length && unique(people).length === words.length;
  return isEach ? people : undefined;
}

/** Whom the words name, as many as are meant. */
async function namedIn(
  aside: readonly string[],
  count: number | undefined,
  world: World,
): Promise<PersonFact[]> {
  const everybody = aside.length > 0 ? await world.everybody() : [];
  const named = aside.map((text) =>
    unique(peopleIn(text, everybody).map(({ email, name }) => ({ email, name }))),
  );
  return named.find(({ length }) => length > 0 && (count ?? length) === length) ?? [];
}

/** 'Both of them': those who were just asked about, or who are in what was just spoken of, where they are so many. */
async function spokenPeople(
  count: number | undefined,
  conversation: Conversation,
  world: World,
): Promise<readonly PersonFact[]> {
  const { asked, people, ...rest } = conversation;
  const names = (asked?.slots ?? []).filter(({ role }) => role === 'person' || role === 'guest');
  const { known } = await namePeople(
    names.map(({ text }) => text),
    { ...rest, people },
    world,
  );
  const fits = (some: readonly PersonFact[]) =>
    count === undefined ? some.length > 1 : some.length === count;
  return [known, unique(people)].find(fits) ?? [];
}

/** 'Just Rui', of an invitation to rui@example.com that waits for a yes. */
function among(name: string, { people, proposals, focus }: Conversation): PersonFact | undefined {
  const proposed = proposals.flatMap(({ changes }) =>
    changes.flatMap((change) => ('after' in change && 'guests' in change.after ? change.after.guests : [])),
  );
  return [...people, ...proposed, ...focus.flatMap(({ guests }) => guests)].find(({ email }) =>
    isIn(name, email),
  );
}

const isIn = (name: string, email: string): boolean => {
  const [own = ''] = email.split('@');
  const words = name.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.some((word) => own.split(/[^\p{L}]+/u).includes(word));
};

const unique = (people: readonly PersonFact[]): PersonFact[] => [
  ...new Map(people.map((person) => [person.email.toLowerCase(), person])).values(),
];

/** Those whom one calls by the same name as one of these, and who are not among them. */
export async function namesakesOf(people: readonly PersonFact[], world: World): Promise<PersonFact[]> {
  const found: PersonFact[] = [];
  for (const first of new Set(people.map(firstName)))
    for (const { email, name } of first ? await world.find(first) : [])
      if (firstName({ email, name }) === first) found.push({ email, name });
  const there = new Set(people.map(({ email }) => email.toLowerCase()));
  return unique(found).filter(({ email }) => !there.has(email.toLowerCase()));
}

export const firstName = ({ name, email }: PersonFact): string =>
  (name ?? email.split('@')[0] ?? '').toLowerCase().split(/[^\p{L}]+/u)[0] ?? '';

/** Somebody without an address: nothing can be learnt about them. */
export const stranger = (name: string): PersonFact => ({ email: '', name });

/** What was said of single people's time. Of somebody whom nobody knows it holds all the same: the time has to suit them. */
export async function boundsIn(
  slots: Slots,
  conversation: Conversation,
  world: World,
): Promise<Omit<BoundFact, 'zone'>[]> {
  const found: Omit<BoundFact, 'zone'>[] = [];
  for (const { of, ...bound } of slots.bounds()) {
    const { known, unclear } = await namePeople([of], conversation, world);
    found.push({ person: known[0] ?? unclear[0]?.people[0] ?? stranger(of), ...bound });
  }
  return found;
}
