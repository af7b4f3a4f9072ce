import type { EventReference, GivenLink, Person, WhenContext } from '@catch/understanding';
import { timeWords } from './time-words.ts';

export interface ReferenceInput {
  readonly event_id?: string;
  readonly event?: string;
  readonly event_when?: string;
}

/** Kinds of events that are no part of a title: 'my meeting on Friday' is whatever is on. */
const ANY_KIND =
  /^(?:meetings?|events?|appointments?|things?|sessions?|plans?|stuff|invites?|invitations?|slots?|bookings?)$/i;

/** Which event is meant, in the form that the tools take. */
export function referenceInput(reference: EventReference, context: WhenContext): ReferenceInput {
  if (reference.id !== undefined) return { event_id: reference.id };
  const words = wordsOf(reference);
  const when = timeWords(reference.when, context);
  return { ...(words ? { event: words } : {}), ...(when ? { event_when: when } : {}) };
}

export function wordsOf({ title, noun, people, place }: EventReference): string | undefined {
  const kind = noun && !ANY_KIND.test(noun) ? noun : undefined;
  const words = [title ?? kind, ...people.map(personWords), place].filter(Boolean).join(' ').trim();
  return words ? words.slice(0, 300) : undefined;
}

export const personWords = ({ email, name, role, said }: Person): string =>
  email ?? name ?? said ?? role ?? '';

/** Nothing but a kind of event was said, so that the kind may as well be left out. */
export const hasOnlyKind = ({ title, noun, people, place }: EventReference): boolean =>
  title === undefined && people.length === 0 && place === undefined && noun !== undefined && noun !== '1:1';

export const linkInput = ({ url, into, replaces }: GivenLink) => ({
  url: url.slice(0, 2000),
  ...(into ? { into: into === 'place' ? ('location' as const) : ('description' as const) } : {}),
  ...(replaces ? { replaces } : {}),
});
