import type { CalendarEvent } from '../../../calendar/index.ts';
import { oneLine } from '../text/one-line.ts';

type Guest = CalendarEvent['attendees'][number];

/** Everybody else who is asked to come, each once. A room is nobody. */
export const guestsOf = (events: readonly CalendarEvent[]): Guest[] => [
  ...new Map(
    events
      .flatMap(({ attendees }) => attendees.filter(({ self, resource }) => !self && !resource))
      .map((guest) => [guest.email.toLowerCase(), guest]),
  ).values(),
];

export const sayGuests = (guests: readonly Guest[]): string =>
  guests[0] && guests.length === 1 ? sayGuest(guests[0]) : `${guests.length} guests`;

/** Invitations name people as they please. */
export const sayGuest = (guest: {
  readonly email?: string | undefined;
  readonly displayName?: string | undefined;
}): string => oneLine(guest.displayName ?? '', 60) || (guest.email ?? '');

/** A room is told as well: it takes the time or lets it go by the same message. */
export const notifyOf = ({ attendees }: Pick<CalendarEvent, 'attendees'>): 'everyone' | 'nobody' =>
  attendees.some(({ self }) => !self) ? 'everyone' : 'nobody';
