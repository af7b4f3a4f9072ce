import type { CalendarEvent } from '../../../calendar/index.ts';
import type { Change, PersonFact } from '../../values/values.ts';
import { factOf, personFactOf, scopeFactOf } from '../events/event-fact.ts';
import type { Changes, OneArgs } from './args.ts';

/** The event with its changes; the guests are listed separately. */
export const asChanged = (event: CalendarEvent, changes: Changes): CalendarEvent => ({
  ...event,
  title: changes.title ?? event.title,
  start: changes.start ?? event.start,
  end: changes.end ?? event.end,
  location: changes.location ?? event.location,
  description: changes.description ?? event.description,
  transparency: changes.transparency ?? event.transparency,
});

interface Guests {
  readonly invited?: readonly PersonFact[] | undefined;
  readonly uninvited?: readonly PersonFact[] | undefined;
}

/** What is, or was, made of an event, from how it was to how it is. */
export function changeOf(
  { event, series, scope, changes }: Pick<OneArgs, 'event' | 'series' | 'scope' | 'changes'>,
  after: CalendarEvent,
  { invited, uninvited }: Guests = guestsOf(event, changes),
): Change {
  return {
    did: 'changed',
    before: factOf(event),
    after: factOf(after),
    scope: scopeFactOf(scope),
    ...(changes.recurrence
      ? { recurrence: changes.recurrence, recurrenceBefore: (series ?? event).recurrence }
      : {}),
    ...(changes.videoMeeting ? { video: true } : {}),
    ...(changes.description ? { note: newOf(event.description, changes.description) } : {}),
    ...(invited?.length ? { invited } : {}),
    ...(uninvited?.length ? { uninvited } : {}),
  };
}

/** By the lists alone: people who are in only one of them. */
function guestsOf({ attendees: before }: CalendarEvent, { attendees: after }: Changes): Guests {
  if (!after) return {};
  const without = (list: readonly { email: string }[]) => {
    const known = new Set(list.map(({ email }) => email));
    return ({ email }: { email: string }) => !known.has(email);
  };
  return {
    invited: after.filter(without(before)).map(personFactOf),
    uninvited: before.filter(without(after)).map(personFactOf),
  };
}

/** Of a note that was there already, what is new. */
function newOf(before: string | undefined, note: string): { text: string; isAdded: boolean } {
  const isAdded = before !== undefined && before.trim() !== '' && note.startsWith(before);
  return { text: isAdded ? note.slice(before.length).replace(/^(?:<br>|\n)/, '') : note, isAdded };
}
