import type { Reader } from '../../../platform/say-time.ts';
import type { PersonFact, Wish } from '../values/values.ts';
import { sayAddressed } from './say-event.ts';

/** Everybody whom it reaches, once, with the address. */
export function sayReached(proposal: Wish['proposal'], reader: Reader): string[] {
  const people = (proposal?.reasons ?? []).flatMap((reason): readonly PersonFact[] => {
    if (reason.code === 'invites') return reason.people;
    if (reason.code !== 'tells' && reason.code !== 'cancels') return [];
    // They are guests already: their addresses are the calendar's.
    return (reason.people ?? []).map((person) => ({ ...person, origin: person.origin ?? 'calendar' }));
  });
  const byAddress = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  return [...byAddress.values()].map((person) => sayAddressed(person, reader));
}
