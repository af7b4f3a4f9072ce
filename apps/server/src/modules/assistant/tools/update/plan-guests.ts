import type { CalendarEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import type { ListedGuest } from '../events/stored-event.ts';
import type { ToolInput } from '../inputs.ts';
import { resolvePeople } from '../people/resolve-people.ts';
import { coverage, tellingWords, wordsOf } from '../text/match-words.ts';
import type { ToolContext } from '../tool.port.ts';

type Guests =
  | { readonly attendees: ListedGuest[] | undefined; readonly said: string }
  | { readonly question: string; readonly options: readonly string[] };

/** The list is replaced whole, so it is made from what stands there. */
export async function planGuests(
  contacts: CalendarToolDependencies['contacts'],
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Guests> {
  if (!input.add_attendees?.length && !input.remove_attendees?.length)
    return { attendees: undefined, said: '' };
  const added = await resolvePeople(contacts, input.add_attendees ?? [], context);
  if (added.kind === 'question') return added;
  const removed = (input.remove_attendees ?? []).map((name) => ({ name, match: guestLike(event, name) }));
  const missing = removed.find(({ match }) => match === undefined);
  if (missing)
    return {
      question: `${missing.name} is not among the guests. Whom should I remove?`,
      options: event.attendees.map(({ email }) => email),
    };
  const gone = new Set(removed.map(({ match }) => match?.email));
  const present = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  const fresh = added.people.filter(({ email }) => !present.has(email));
  return {
    attendees: [
      ...event.attendees.filter(({ email }) => !gone.has(email)),
      ...fresh.map(({ email, name }) => ({ email, ...(name ? { displayName: name } : {}) })),
    ].map((guest) => ({ ...guest })),
    said: [
      fresh.length > 0
        ? `, inviting ${fresh.map(({ email, name, origin }) => `${name ? `${name} <${email}>` : email} (${origin})`).join(', ')}`
        : '',
      gone.size > 0 ? `, removing ${[...gone].join(', ')}` : '',
    ].join(''),
  };
}

const guestLike = (event: CalendarEvent, name: string) =>
  event.attendees.find(
    ({ email, displayName, self }) =>
      !self && coverage(tellingWords(name), wordsOf(`${displayName ?? ''} ${email}`)) >= 0.75,
  );
