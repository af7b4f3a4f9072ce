import type { Reader } from '../../../platform/time-reader.ts';
import type { Change, PersonFact, Wish } from '../values/values.ts';
import { sayAddressed } from './say-event.ts';

/** Everybody whom it reaches, once, with the address. */
export const sayReached = (proposal: Wish['proposal'], reader: Reader): string[] =>
  [...reachedBy(proposal).values()].map((person) => sayAddressed(person, reader));

/** They are the guests that stand on the card, all of them: nobody has to be named again. */
export function reachesItsGuests(proposal: Wish['proposal']): boolean {
  const reached = reachedBy(proposal);
  const guests = new Set((proposal?.changes ?? []).flatMap(guestsOn).map(({ email }) => email.toLowerCase()));
  return reached.size === guests.size && [...reached.keys()].every((email) => guests.has(email));
}

/** It asks only because of them: whom it reaches is why. */
export const asksOnlyForThem = (proposal: Wish['proposal']): boolean =>
  (proposal?.reasons ?? []).length > 0 &&
  (proposal?.reasons ?? []).every(
    (reason) =>
      reason.code === 'invites' ||
      reason.code === 'tells' ||
      (reason.code === 'cancels' && (reason.people ?? []).length > 0),
  );

function guestsOn(change: Change): readonly PersonFact[] {
  if (change.did === 'created') return change.after.guests;
  if (change.did === 'cancelled') return change.before.guests;
  return change.did === 'changed' ? [...change.after.guests, ...(change.invited ?? [])] : [];
}

function reachedBy(proposal: Wish['proposal']): ReadonlyMap<string, PersonFact> {
  const people = (proposal?.reasons ?? []).flatMap((reason): readonly PersonFact[] => {
    if (reason.code === 'invites') return reason.people;
    if (reason.code !== 'tells' && reason.code !== 'cancels') return [];
    // They are guests already: their addresses are the calendar's.
    return (reason.people ?? []).map((person) => ({ ...person, origin: person.origin ?? 'calendar' }));
  });
  return new Map(people.map((person) => [person.email.toLowerCase(), person]));
}
