import type { Attendee, CalendarEvent, Invitee, Scope } from '../../../calendar/index.ts';
import type { EventFact, PersonFact, SeriesScope } from '../../values/values.ts';
import { linksOf } from './links.ts';

/** More of a note than that is nobody's business but the calendar's. */
const LONGEST_NOTE = 500;

/** What is known of an event, as it is stored and shown. */
export function factOf(event: CalendarEvent): EventFact {
  const { shown, hidden } = linksOf(event);
  const call = shown.find((link) => link.in === 'call');
  const links = shown.flatMap(({ url, in: where }) => (where === 'call' ? [] : [{ url, in: where }]));
  const own = event.attendees.findIndex(({ self }) => self);
  const ownLine = event.attendees[own];
  const isOwn = event.organizer === undefined || event.organizer.self;
  return {
    id: event.id,
    ...(event.seriesId ? { seriesId: event.seriesId } : {}),
    title: event.title,
    start: event.start,
    end: event.end,
    ...(event.location ? { place: event.location } : {}),
    ...(event.description ? { note: event.description.slice(0, LONGEST_NOTE) } : {}),
    ...(call ? { videoLink: call.url } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(hidden > 0 ? { hiddenLinks: hidden } : {}),
    ...(event.htmlLink ? { page: event.htmlLink } : {}),
    guests: event.attendees.filter(({ self }) => !self).map(personFactOf),
    ...(ownLine ? { ownLine: { ...personFactOf(ownLine), position: own } } : {}),
    ...(isOwn ? {} : { organiser: organiserOf(event) }),
    ...(event.ownResponse ? { ownResponse: event.ownResponse } : {}),
    repeats: event.seriesId !== undefined || event.recurrence.length > 0,
    ...(event.transparency === 'transparent' ? { showsAsFree: true } : {}),
    ...(event.calendar ? { calendar: { id: event.calendarId, name: event.calendar.name } } : {}),
    ...(event.calendar?.access === 'free-busy' ? { isBusyOnly: true } : {}),
  };
}

export const personFactOf = ({
  email,
  displayName,
  responseStatus,
  resource,
}: Attendee | Invitee): PersonFact => ({
  email,
  ...(displayName === undefined ? {} : { name: displayName }),
  ...(responseStatus === undefined ? {} : { response: responseStatus }),
  ...(resource ? { isRoom: true } : {}),
});

/** The organiser; nobody for an empty address. */
export const organiserOf = ({ organizer }: Pick<CalendarEvent, 'organizer'>): PersonFact => ({
  email: organizer?.email ?? '',
  ...(organizer?.displayName === undefined ? {} : { name: organizer.displayName }),
});

const SCOPES: Record<Scope, SeriesScope> = { one: 'this', following: 'following', series: 'all' };

export const scopeFactOf = (scope: Scope): SeriesScope => SCOPES[scope];
