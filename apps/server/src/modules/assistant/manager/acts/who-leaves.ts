import { othersIn, readReference, severalIn } from '@catch/understanding';
import { wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import type { Conversation } from '../conversation.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

/** Who is taken off an event, as addresses; a name that fits no guest stays as said, and is asked about. */
export async function leaving(
  plan: MessagePlan,
  slots: Slots,
  event: EventFact | undefined,
): Promise<string[]> {
  // 'I meant Emma. Take Ana off and put Emma on': whoever is added is not removed.
  const coming = slots.all('guest').map((name) => name.toLowerCase());
  const out = slots.all('guest_out').filter((name) => !coming.includes(name.toLowerCase()));
  if (out.length === 0) return [];
  // 'The office can't do Friday, make it Monday': there is no guest to remove, and the rest is clear.
  if (event && event.guests.length === 0 && slots.has('time', 'shift')) {
    plan.unsure = [...plan.unsure, ...out];
    return [];
  }
  const named = await Promise.all(out.map((name) => addressesOf(plan, name, slots, event)));
  return named.flat();
}

async function addressesOf(
  { conversation, world, words }: MessagePlan,
  name: string,
  slots: Slots,
  event: EventFact | undefined,
): Promise<string[]> {
  const guests = event?.guests ?? [];
  const own = guests.filter((guest) => isCalled(guest, name));
  if (own.length === 1 && own[0]) return [own[0].email];
  const { isFocus, isEvery } = readReference(name);
  const several = severalIn(name);
  // 'Ana alone comes, drop the other two': everybody but her.
  const others = othersIn(name);
  const rest = guests.filter((guest) => !slots.all('guest').some((one) => isCalled(guest, one)));
  if (others && rest.length < guests.length && (others.count ?? rest.length) === rest.length)
    return rest.map(({ email }) => email);
  // 'Everybody but Ana'.
  if (isEvery && !several?.count) {
    const spared = slots.all('except');
    return guests.filter((guest) => !spared.some((one) => isNamedIn(guest, one))).map(({ email }) => email);
  }
  const referred =
    isFocus || several
      ? referredPeople([words, namedBefore(conversation)], slots, guests, several?.count ?? countOf(name))
      : [];
  if (referred.length > 0) return referred.map(({ email }) => email);
  // None of several guests was singled out: ask who is meant, do not guess.
  const spoken = guests.filter(({ email }) => conversation.people.some((one) => one.email === email));
  if (isFocus && spoken.length > 1) return [name];
  const { known } = await namePeople([name], conversation, world);
  return known.length > 0 ? known.slice(0, several ? known.length : 1).map(({ email }) => email) : [name];
}

/** 'Invite Ana. – Take her off again': the person in the last request. */
const namedBefore = ({ done, proposals }: Conversation): string =>
  (proposals.at(-1)?.wish.said ?? done[0]?.wish.said ?? [])
    .flatMap(({ role, text }) => (role === 'guest' || role === 'guest_out' ? [text] : []))
    .join(' ');

/** 'Him' is one person; 'them' is everybody who was named. */
const countOf = (name: string): number | undefined => (wordsOf(name).includes('them') ? undefined : 1);

/** 'Ben cannot make it, take him off': the people named there, or all guests, if the number fits. */
function referredPeople(
  said: readonly string[],
  slots: Slots,
  everybody: readonly PersonFact[],
  count: number | undefined,
): readonly PersonFact[] {
  // 'Ana comes as before' is about somebody who stays.
  const guests = everybody.filter((guest) => !slots.all('guest').some((name) => isCalled(guest, name)));
  const namedIn = (text = '') => guests.filter((guest) => isNamedIn(guest, text));
  // The reason says who leaves; anything else may be about those who stay.
  return (
    [
      namedIn(slots.joined('reason')),
      namedIn(slots.joined('filler')),
      ...said.map((text) => namedIn(text)),
      guests,
    ].find(({ length }) => length > 0 && (count ?? length) === length) ?? []
  );
}

const isNamedIn = (guest: PersonFact, text: string): boolean =>
  wordsOf(text).some((word) => isCalled(guest, word.replace(/['’]s$/, '')));

function isCalled({ name, email }: PersonFact, said: string): boolean {
  const own = `${name ?? ''} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = said.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => own.includes(word));
}
