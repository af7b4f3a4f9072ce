import { dayAt, parseDate } from '@catch/scheduling';
import { type Reader, sayClock, sayRange, sayShortDay } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type {
  CalendarFact,
  EventFact,
  PersonFact,
  PersonOrigin,
  SeriesScope,
  Slot,
  Unread,
} from '../values/values.ts';

/** A title of nothing but signs that nobody can see is none. */
export const sayTitle = ({ title, isBusyOnly }: Pick<EventFact, 'title' | 'isBusyOnly'>): string =>
  isBusyOnly ? 'Busy' : oneLine(title ?? '') || 'Untitled Event';

export const sayEvent = (event: Said, reader: Reader): string =>
  `${sayTitle(event)}, ${saySlot(event, reader)}${sayWhere(event)}`;

type Said = Pick<EventFact, 'title' | 'start' | 'end' | 'calendar' | 'isBusyOnly'>;

/** A calendar by its name, which others may have chosen. */
export const sayCalendar = ({ name }: CalendarFact): string => `“${oneLine(name ?? '', 60) || 'unnamed'}”`;

/** In which calendar, where that is not the owner's primary one. */
export const sayWhere = ({ calendar }: Pick<EventFact, 'calendar'>): string =>
  calendar ? ` (in ${sayCalendar(calendar)})` : '';

/** A place as it is written there: 'at' would be wrong for a room, and 'in' for a street. */
export const sayPlace = ({ place }: Pick<EventFact, 'place'>): string => (place ? `, ${oneLine(place)}` : '');

/** What nobody could look at, as the object of a sentence. */
export const sayUnread = (calendars: Unread): string =>
  calendars.map((one) => (one.id === undefined ? 'your other calendars' : sayCalendar(one))).join(', ');

export const sayEvents = (events: readonly EventFact[], reader: Reader): string =>
  events.map((event) => sayEvent(event, reader)).join('; ');

export const saySlot = ({ start, end }: Slot, reader: Reader): string => sayRange(start, end, reader);

/** 'Fri 20 Nov, 15:00': for a button of a card, which is pressed on any day. */
export function sayBriefly({ start }: Slot, reader: Reader): string {
  if (start.kind === 'date') return sayShortDay(parseDate(start.date));
  return `${sayShortDay(dayAt(start.at, reader.zone))}, ${sayClock(start.at, reader)}`;
}

export const sayScope = (scope: SeriesScope): string =>
  scope === 'this' ? '' : scope === 'following' ? ' (this and all following)' : ' (the whole series)';

/** Invitations name people as they please. */
export const sayPerson = ({ name, email }: PersonFact): string => oneLine(name ?? '', 60) || email;

export const sayPeople = (people: readonly PersonFact[]): string =>
  people[0] && people.length === 1 ? sayPerson(people[0]) : `${people.length} guests`;

/** 'Ana', 'Ana and Ben', 'Ana, Ben and Carla'. */
export const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

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

/** The same in a chat: whom it reaches is always to be seen, where the address is from only when that is a reason to look. */
export function sayAddressed({ email, name, origin = 'unknown' }: PersonFact): string {
  const doubt = origin === 'unknown' ? ORIGINS.unknown : '';
  const notes = [name ? email : '', doubt].filter(Boolean).join(', ');
  return `${name ? oneLine(name, 60) : email}${notes ? ` (${notes})` : ''}`;
}
