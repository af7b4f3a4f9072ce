import type { Moment } from '@catch/scheduling';
import { type CalendarEvent, type Invitee, reflects } from '../../../calendar/index.ts';

/**
 * The very event that is asked for, made through us before: people who ask for it again were not sure it was there,
 * and do not want a second one.
 */
export const bookedAlready = (
  events: readonly CalendarEvent[],
  wanted: {
    readonly title: string;
    readonly start: Moment;
    readonly end: Moment;
    readonly attendees: readonly Invitee[];
  },
): CalendarEvent | undefined =>
  events.find(
    (event) =>
      event.intent !== undefined &&
      (event.title ?? '').trim().toLowerCase() === wanted.title.trim().toLowerCase() &&
      reflects(event, { start: wanted.start, end: wanted.end, attendees: wanted.attendees }),
  );
