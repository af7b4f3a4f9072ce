import { type CalendarEvent, type EventChanges, reflects } from '../../../calendar/index.ts';

/** How an event was, as changes that bring it back from how it is now. */
export const backTo = (event: CalendarEvent, now: CalendarEvent): EventChanges => ({
  title: event.title ?? '',
  start: event.start,
  end: event.end,
  location: event.location ?? null,
  description: event.description ?? null,
  attendees: event.attendees,
  transparency: event.transparency,
  // What became a series is one event again.
  ...(event.recurrence.length > 0 || now.recurrence.length > 0 ? { recurrence: event.recurrence } : {}),
});

/**
 * Whether an event is as a change of ours left it. Not only by its etag: a later change that was taken back has brought
 * everything back but that.
 */
export const isAsLeft = (current: CalendarEvent, left: CalendarEvent): boolean =>
  current.etag === left.etag || reflects(current, backTo(left, current));
