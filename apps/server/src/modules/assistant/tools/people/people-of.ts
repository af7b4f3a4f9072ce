import { peopleOfIn } from '@catch/understanding';
import type { AllCalendars } from '../../../calendar/index.ts';
import type { PersonFact, Question, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { noSuchEvent, whichEvent } from '../events/clarify.ts';
import { personFactOf } from '../events/event-fact.ts';
import { findEvent } from '../events/find-event.ts';
import type { ToolContext } from '../tool.port.ts';
import { guestsOf } from './guests.ts';
import { type KnownPerson, type ResolvedPeople, resolvePeople } from './resolve-people.ts';

/** The people invited to the event that these words name. */
export async function peopleOf(
  gateway: CalendarToolDependencies['gateway'],
  words: string,
  context: ToolContext,
): Promise<{ readonly kind: 'people'; readonly people: readonly PersonFact[] } | Question | Refusal> {
  const found = await findEvent(gateway, { event: words }, context);
  if (found.kind === 'none') return noSuchEvent(words, found);
  if (found.kind === 'several') return whichEvent(found.events);
  return { kind: 'people', people: guestsOf([found.event]).map(personFactOf) };
}

/** Names to people, where one of them may stand for many: 'same people as today's sync'. */
export async function resolveGuests(
  { gateway, contacts }: CalendarToolDependencies,
  names: readonly string[],
  context: ToolContext,
): Promise<ResolvedPeople | Refusal> {
  const people: KnownPerson[] = [];
  for (const name of names) {
    const event = peopleOfIn(name);
    const found = event
      ? await peopleOf(gateway, event, context)
      : await resolvePeople(contacts, [name], context);
    if (found.kind !== 'people') return found;
    people.push(...found.people.map((one): KnownPerson => ({ ...one, origin: one.origin ?? 'calendar' })));
  }
  return {
    kind: 'people',
    people: [...new Map(people.map((one) => [one.email.toLowerCase(), one])).values()],
  };
}

/** Guests of one of these events are already known from the calendar, by the name it has there. */
export async function asInvited(
  calendars: AllCalendars,
  { people }: Extract<ResolvedPeople, { kind: 'people' }>,
  eventIds: readonly string[],
): Promise<Extract<ResolvedPeople, { kind: 'people' }>> {
  const events = await Promise.all(eventIds.map((id) => calendars.getOwnEvent(id)));
  const there = new Map(guestsOf(events).map((guest) => [guest.email.toLowerCase(), personFactOf(guest)]));
  return {
    kind: 'people',
    people: people.map((one): KnownPerson => {
      const guest = one.origin === 'unknown' ? there.get(one.email.toLowerCase()) : undefined;
      return guest ? { ...one, ...guest, origin: 'calendar' } : one;
    }),
  };
}
