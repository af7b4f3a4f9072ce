import { sayMoment, sayRange } from '../../../platform/say-time.ts';
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

export const sayEvent = (event: Said, zone: string): string =>
  `${sayTitle(event)}, ${sayRange(event.start, event.end, zone)}${sayWhere(event)}`;

type Said = Pick<EventFact, 'title' | 'start' | 'end' | 'calendar' | 'isBusyOnly'>;

/** A calendar by its name, which others may have chosen. */
export const sayCalendar = ({ name }: CalendarFact): string => `“${oneLine(name ?? '', 60) || 'unnamed'}”`;

/** In which calendar, where that is not the owner's primary one. */
export const sayWhere = ({ calendar }: Pick<EventFact, 'calendar'>): string =>
  calendar ? ` (in ${sayCalendar(calendar)})` : '';

/** What nobody could look at, as the object of a sentence. */
export const sayUnread = (calendars: Unread): string =>
  calendars.map((one) => (one.id === undefined ? 'your other calendars' : sayCalendar(one))).join(', ');

export const sayEvents = (events: readonly EventFact[], zone: string): string =>
  events.map((event) => sayEvent(event, zone)).join('; ');

export const saySlot = ({ start, end }: Slot, zone: string): string => sayRange(start, end, zone);

/** 'Fri 20 Nov, 15:00': for a button, beside which the whole is said. */
export function sayBriefly({ start }: Slot, zone: string): string {
  const at = start.kind === 'date' ? Date.parse(start.date) : start.at;
  const [day = '', clock = ''] = sayMoment(at, start.kind === 'date' ? 'UTC' : zone).split(', ');
  const [weekday = '', date = '', month = ''] = day.split(' ');
  const short = `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`;
  return start.kind === 'date' ? short : `${short}, ${clock}`;
}

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
