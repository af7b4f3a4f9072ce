import type { Moment } from '@catch/scheduling';
import { type CalendarEvent, type Invitee, reflects } from '../../../calendar/index.ts';

/**
 * The very event that is asked for, made through us before: whoever asks for it again was not sure that it is there,
 * and wants no second one beside it.
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
