import type { CalendarEvent } from '../../../calendar/index.ts';

type Guest = CalendarEvent['attendees'][number];

/** Everybody else who is asked to come, each once. A room is nobody. */
export const guestsOf = (events: readonly CalendarEvent[]): Guest[] => [
  ...new Map(
    events
      .flatMap(({ attendees }) => attendees.filter(({ self, resource }) => !self && !resource))
      .map((guest) => [guest.email.toLowerCase(), guest]),
  ).values(),
];

/** A room is notified as well: it takes the time or releases it by the same message. */
export const notifyOf = ({ attendees }: Pick<CalendarEvent, 'attendees'>): 'everyone' | 'nobody' =>
  attendees.some(({ self }) => !self) ? 'everyone' : 'nobody';
