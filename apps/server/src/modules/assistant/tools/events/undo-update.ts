import { z } from 'zod';
import {
  type CalendarEvent,
  type CalendarGateway,
  type EventChanges,
  isCalendarError,
  patchOnce,
  reflects,
} from '../../../calendar/index.ts';
import { guestsOf, notifyOf, sayGuests } from '../people/guests.ts';
import { oneLine } from '../text/one-line.ts';
import type { Execution, Tool, ToolResult } from '../tool.port.ts';
import { withCalendar } from './calendar-failure.ts';
import { refusal } from './clarify.ts';
import { describeEvent, describeEvents } from './find-event.ts';
import { storedEventSchema } from './stored-event.ts';
import { movedSchema, movesSchema, undoMoves } from './undo-moves.ts';

const beforeSchema = z.object({
  event: storedEventSchema,
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
});

/** How an event was before, as changes that bring it back. */
const backTo = (event: CalendarEvent, after: CalendarEvent): EventChanges => ({
  title: event.title ?? '',
  start: event.start,
  end: event.end,
  location: event.location ?? null,
  description: event.description ?? null,
  attendees: event.attendees,
  transparency: event.transparency,
  // What became a series is one event again.
  ...(event.recurrence.length > 0 || after.recurrence.length > 0 ? { recurrence: event.recurrence } : {}),
});

export const tellsOfUpdate: NonNullable<Tool['undoTells']> = (execution, { user }) => {
  const { before, after } = imagesOf(execution);
  // Also those whom the change had invited: they are no longer wanted.
  const guests = guestsOf([...before, ...after]);
  if (guests.length === 0) return undefined;
  const what = describeEvents(before, user.timeZone);
  return `Put back as it was: ${what}, telling ${sayGuests(guests)}`;
};

function imagesOf(execution: Execution): Record<'before' | 'after', readonly CalendarEvent[]> {
  const several = movesSchema.safeParse(execution.before);
  if (several.success) {
    const { moved } = movedSchema.parse(execution.after);
    const isMoved = (event: CalendarEvent) => moved.some(({ id }) => id === event.id);
    return { before: several.data.moves.map(({ event }) => event).filter(isMoved), after: moved };
  }
  return {
    before: [beforeSchema.parse(execution.before).event],
    after: [storedEventSchema.parse(execution.after)],
  };
}

/** Restores the before-image; refuses with an explanation when somebody changed the event since. */
export const undoUpdate =
  (gateway: CalendarGateway): NonNullable<Tool['undo']> =>
  (execution, context, journal) =>
    withCalendar<ToolResult>(
      async () => {
        const calendars = gateway.forUser(context.user.id, { signal: context.signal });
        const several = movesSchema.safeParse(execution.before);
        if (several.success) return undoMoves(calendars, several.data, execution.after, context, journal);
        const before = beforeSchema.parse(execution.before);
        const after = storedEventSchema.parse(execution.after);
        const what = describeEvent(before.event, context.user.timeZone);
        const undone = { ok: true, data: { restored: what }, receipt: `Undone: ${what} is as it was.` };
        const original = before.scope === 'one' ? before.event : (before.series ?? before.event);
        const isSplit = before.scope === 'following' && after.id !== original.id;
        const changes = isSplit ? { recurrence: original.recurrence } : backTo(original, after);
        const current = await calendars.getEvent(after.calendarId, after.id).catch((error: unknown) => {
          if (isSplit && isCalendarError(error, 'gone', 'not-found')) return undefined;
          throw error;
        });
        if (!current || current.etag !== after.etag) {
          // A first try of ours may have come to its end without being able to say so.
          const shown = isSplit ? await calendars.getEvent(original.calendarId, original.id) : current;
          const isBack = shown && reflects(shown, changes) && !(isSplit && current);
          if (isBack) return undone;
          return refusal(
            `${oneLine(after.title ?? '') || 'It'} was changed since, so I did not put it back. It was: ${what}.`,
          );
        }
        await journal.recordBefore({ event: current, scope: 'one' });
        await context.assertCurrent();
        const notify = notifyOf(before.event);
        if (isSplit) {
          // The rest went on as a new series: the old one gets its end back, the new one goes.
          await calendars.patchEvent(original.calendarId, original.id, changes, { notify });
          await calendars.deleteEvent(after.calendarId, after.id, { notify }).catch((error: unknown) => {
            if (!isCalendarError(error, 'gone', 'not-found')) throw error;
          });
        } else await patchOnce(calendars, current, changes, notify);
        return undone;
      },
      (result) => result,
    );
