import { companyIn, withCompany } from '@catch/understanding';
import { coverage, namesInAddress, wordsOf } from '../../tools/text/match-words.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import { Slots } from '../slots.ts';
import { sayName } from './create-title.ts';

const isCalled = ({ name, email }: PersonFact, said: string): boolean =>
  coverage(wordsOf(said), wordsOf(`${name ?? ''} ${namesInAddress(email)}`)) === 1;

/** Whom a title names and nobody has invited: their address was not known. */
const uninvitedIn = ({ title, guests }: EventFact): string[] =>
  (companyIn(title ?? '')?.names ?? []).filter((name) => !guests.some((guest) => isCalled(guest, name)));

/**
 * 'Without Marta', 'I don't have Marta's address, just Ola', of tea with both to which Marta was never invited: who goes is
 * only in its title, and nobody else is meant.
 */
export function uninvitedOut(
  slots: Slots,
  event: EventFact,
): { readonly slots: Slots; readonly gone: readonly string[] } {
  const names = uninvitedIn(event);
  const isIn = (text: string, name: string) =>
    wordsOf(text).some((word) => [word, word.replace(/s$/, '')].includes(wordsOf(name)[0] ?? ''));
  const isOut = ({ role, text }: { readonly role: string; readonly text: string }, name: string) =>
    (role === 'guest_out' || (role === 'no_invite' && slots.has('guest'))) && isIn(text, name);
  const gone = names.filter((name) => slots.list().some((slot) => isOut(slot, name)));
  const left = slots.list().filter((slot) => !gone.some((name) => isOut(slot, name)));
  return { slots: gone.length > 0 ? new Slots(left) : slots, gone };
}

/** 'Just Ola', who is already invited: anyone else in the title who isn't invited is not coming. */
export const uninvitedBeside = (event: EventFact, named: readonly PersonFact[]): readonly string[] =>
  named.length > 0 &&
  named.every(({ email }) => event.guests.some((guest) => guest.email.toLowerCase() === email.toLowerCase()))
    ? uninvitedIn(event)
    : [];

/**
 * The names of departing guests that are in the title: 'Theatre with Ana' without Ana is no evening with Ana.
 */
export const namedOut = ({ title, guests }: EventFact, leaving: readonly string[]): readonly string[] => {
  const out = guests.filter(({ email }) => leaving.includes(email));
  return (companyIn(title ?? '')?.names ?? []).filter((name) => out.some((guest) => isCalled(guest, name)));
};

/** The title without those names, and with those of who comes instead. */
export function titleWithout(
  title: string,
  gone: readonly string[],
  coming: readonly PersonFact[],
): string | undefined {
  const company = gone.length > 0 ? companyIn(title) : undefined;
  if (!company) return undefined;
  const kept = company.names.filter((name) => !gone.includes(name));
  const added = coming.filter((person) => person.name && !kept.some((name) => isCalled(person, name)));
  return withCompany(company.topic, [...kept, ...added.map(sayName)]);
}

/** The title with somebody more in it: who has no address is in no other place. */
export function titleWith(title: string, name: string): string {
  const { topic, names } = companyIn(title) ?? { topic: title, names: [] };
  return wordsOf(name).every((word) => wordsOf(title).includes(word))
    ? title
    : withCompany(topic, [...names, name]);
}
