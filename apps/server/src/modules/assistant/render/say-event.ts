import { dayAt, parseDate } from '@catch/scheduling';
import { dayWithin, sayClock, sayRange, sayRangeAfter, sayShortDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { type Key, type Spoken, say } from '../../../platform/words.ts';
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
export const sayTitle = (
  { title, isBusyOnly }: Pick<EventFact, 'title' | 'isBusyOnly'>,
  to: Spoken,
): string => (isBusyOnly ? say(to, 'event.busy') : oneLine(title ?? '') || say(to, 'event.untitled'));

export const sayEvent = (event: Said, reader: Reader): string =>
  `${sayTitle(event, reader)}, ${saySlot(event, reader)}${sayWhere(event, reader)}`;

type Said = Pick<EventFact, 'title' | 'start' | 'end' | 'calendar' | 'isBusyOnly'>;

/** A calendar by its name, which others may have chosen. */
export const sayCalendar = ({ name }: CalendarFact, to: Spoken): string =>
  say(to, 'text.quoted', { text: oneLine(name ?? '', 60) || say(to, 'event.unnamedCalendar') });

/** In which calendar, where that is not the owner's primary one. */
export const sayWhere = ({ calendar }: Pick<EventFact, 'calendar'>, to: Spoken): string =>
  calendar ? ` ${say(to, 'event.inCalendar', { calendar: sayCalendar(calendar, to) })}` : '';

/** A place as it is written there: 'at' would be wrong for a room, and 'in' for a street. */
export const sayPlace = ({ place }: Pick<EventFact, 'place'>): string => (place ? `, ${oneLine(place)}` : '');

/** What nobody could look at, as the object of a sentence. */
export const sayUnread = (calendars: Unread, to: Spoken): string =>
  calendars
    .map((one) => (one.id === undefined ? say(to, 'event.otherCalendars') : sayCalendar(one, to)))
    .join(', ');

/** 'Gym, Fri 20 Nov, 10:00–11:00; Lunch, 13:00–14:00': each day once, except in full. */
export function sayEvents(events: readonly EventFact[], reader: Reader): string {
  const daysBefore = [undefined, ...events.map(({ start, end }) => dayWithin(start, end, reader.zone))];
  return events
    .map((event, index) => {
      const when = sayRangeAfter(daysBefore[index], event.start, event.end, reader);
      return `${sayTitle(event, reader)}, ${when}${sayWhere(event, reader)}`;
    })
    .join('; ');
}

export const saySlot = ({ start, end }: Slot, reader: Reader): string => sayRange(start, end, reader);

/** 'Fri 20 Nov, 15:00': for a button of a card, which is pressed on any day. */
export function sayBriefly({ start }: Slot, reader: Reader): string {
  if (start.kind === 'date') return sayShortDay(parseDate(start.date), reader);
  return `${sayShortDay(dayAt(start.at, reader.zone), reader)}, ${sayClock(start.at, reader)}`;
}

export const sayScope = (scope: SeriesScope, to: Spoken): string =>
  scope === 'this' ? '' : ` ${say(to, scope === 'following' ? 'scope.followingNote' : 'scope.allNote')}`;

/** Invitations name people as they please. */
export const sayPerson = ({ name, email }: PersonFact): string => oneLine(name ?? '', 60) || email;

export const sayPeople = (people: readonly PersonFact[], to: Spoken): string =>
  people[0] && people.length === 1 ? sayPerson(people[0]) : say(to, 'event.guests', { count: people.length });

const ORIGINS: Record<PersonOrigin, Key> = {
  written: 'origin.written',
  calendar: 'origin.calendar',
  mail: 'origin.mail',
  'calendar and mail': 'origin.both',
  unknown: 'origin.unknown',
};

/** Somebody who is about to be invited, with where the address is from. */
export const sayInvited = ({ email, name, origin = 'unknown' }: PersonFact, to: Spoken): string =>
  `${name ? `${oneLine(name, 60)} <${email}>` : email} (${say(to, ORIGINS[origin])})`;

/** The same in a chat: whom it reaches is always to be seen, where the address is from only when that is a reason to look. */
export function sayAddressed({ email, name, origin = 'unknown' }: PersonFact, to: Spoken): string {
  const doubt = origin === 'unknown' ? say(to, 'origin.unknown') : '';
  const notes = [name ? email : '', doubt].filter(Boolean).join(', ');
  return `${name ? oneLine(name, 60) : email}${notes ? ` (${notes})` : ''}`;
}
