import { sayRange } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { EventFact, PersonFact, PersonOrigin, SeriesScope, Slot } from '../values/values.ts';

/** A title of nothing but signs that nobody can see is none. */
const sayTitle = ({ title }: Pick<EventFact, 'title'>): string => oneLine(title ?? '') || 'Untitled Event';

export const sayEvent = (event: Pick<EventFact, 'title' | 'start' | 'end'>, zone: string): string =>
  `${sayTitle(event)}, ${sayRange(event.start, event.end, zone)}`;

export const sayEvents = (events: readonly EventFact[], zone: string): string =>
  events.map((event) => sayEvent(event, zone)).join('; ');

export const saySlot = ({ start, end }: Slot, zone: string): string => sayRange(start, end, zone);

export const sayScope = (scope: SeriesScope): string =>
  scope === 'this' ? '' : scope === 'following' ? ' (this and all following)' : ' (the whole series)';

/** Invitations name people as they please. */
export const sayPerson = ({ name, email }: PersonFact): string => oneLine(name ?? '', 60) || email;

export const sayPeople = (people: readonly PersonFact[]): string =>
  people[0] && people.length === 1 ? sayPerson(people[0]) : `${people.length} guests`;

const ORIGINS: Record<PersonOrigin, string> = {
  written: 'you wrote it',
  calendar: 'found in your calendar',
  mail: 'found in your mail',
  'calendar and mail': 'found in your calendar and mail',
  unknown: 'NOT written by you',
};

/** Somebody who is about to be invited, with where the address is from. */
export const sayInvited = ({ email, name, origin = 'unknown' }: PersonFact): string =>
  `${name ? `${oneLine(name, 60)} <${email}>` : email} (${ORIGINS[origin]})`;
