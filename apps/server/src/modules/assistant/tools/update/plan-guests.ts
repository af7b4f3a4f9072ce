import type { CalendarEvent } from '../../../calendar/index.ts';
import { question } from '../../values/make.ts';
import type { PersonFact, Question, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { personFactOf } from '../events/event-fact.ts';
import type { ListedGuest } from '../events/stored-event.ts';
import type { ToolInput } from '../inputs.ts';
import { resolveGuests } from '../people/people-of.ts';
import { coverage, namesInAddress, significantWords, wordsOf } from '../text/match-words.ts';
import type { ToolContext } from '../tool.port.ts';

interface Guests {
  readonly kind: 'guests';
  readonly attendees?: ListedGuest[];
  readonly invited?: readonly PersonFact[];
  readonly uninvited?: readonly PersonFact[];
}

/** The list is replaced whole, so it is made from what stands there. */
export async function planGuests(
  dependencies: CalendarToolDependencies,
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Guests | Question | Refusal> {
  if (!input.add_attendees?.length && !input.remove_attendees?.length) return { kind: 'guests' };
  const added = await resolveGuests(dependencies, input.add_attendees ?? [], context);
  if (added.kind !== 'people') return added;
  const removed = (input.remove_attendees ?? []).map((name) => ({ name, match: guestLike(event, name) }));
  const missing = removed.find(({ match }) => match === undefined);
  if (missing)
    return question(
      { for: 'guest', name: missing.name },
      event.attendees.map((guest) => ({ person: personFactOf(guest) })),
    );
  const gone = new Set(removed.map(({ match }) => match?.email));
  const present = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  const fresh = added.people.filter(({ email }) => !present.has(email));
  return {
    kind: 'guests',
    attendees: [
      ...event.attendees.filter(({ email }) => !gone.has(email)),
      ...fresh.map(({ email, name }) => ({ email, ...(name ? { displayName: name } : {}) })),
    ].map((guest) => ({ ...guest })),
    invited: fresh,
    uninvited: [...new Set(removed.flatMap(({ match }) => match ?? []))].map(personFactOf),
  };
}

/** The one guest who is meant; of two Toms 'Tom' is neither, and an address is nobody else's. */
function guestLike(
  { attendees }: CalendarEvent,
  name: string,
): CalendarEvent['attendees'][number] | undefined {
  const others = attendees.filter(({ self }) => !self);
  const exact = others.find(({ email }) => email.toLowerCase() === name.toLowerCase());
  if (exact || name.includes('@')) return exact;
  const fits = (least: number) =>
    others.filter(
      ({ email, displayName }) =>
        coverage(significantWords(name), wordsOf(`${displayName ?? ''} ${namesInAddress(email)}`)) >= least,
    );
  const [whole, near] = [fits(1), fits(0.75)];
  const [only, ...more] = whole.length > 0 ? whole : near;
  return more.length === 0 ? only : undefined;
}
