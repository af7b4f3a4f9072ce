import { type CalendarGateway, isCalendarError } from '../../../calendar/index.ts';
import { guestsOf, notifyOf, sayGuests } from '../people/guests.ts';
import type { Tool, ToolResult } from '../tool.port.ts';
import { withCalendar } from './calendar-failure.ts';
import { refusal } from './clarify.ts';
import { describeEvent } from './find-event.ts';
import { storedEventSchema } from './stored-event.ts';

export const tellsOfCreation: NonNullable<Tool['undoTells']> = (execution, { user }) => {
  const made = storedEventSchema.parse(execution.after);
  const guests = guestsOf([made]);
  if (guests.length === 0) return undefined;
  return `Remove ${describeEvent(made, user.timeZone)} again, telling ${sayGuests(guests)}`;
};

/** Takes a creation back, unless somebody has changed the event since: then it is no longer only ours. */
export const undoCreation =
  (gateway: CalendarGateway): NonNullable<Tool['undo']> =>
  (execution, context, journal) =>
    withCalendar<ToolResult>(
      async () => {
        const made = storedEventSchema.parse(execution.after);
        const calendars = gateway.forUser(context.user.id, { signal: context.signal });
        const current = await calendars.getEvent(made.calendarId, made.id).catch((error: unknown) => {
          if (isCalendarError(error, 'gone', 'not-found')) return undefined;
          throw error;
        });
        const what = describeEvent(made, context.user.timeZone);
        if (!current)
          return {
            ok: true,
            data: { undone: what },
            receipt: `Undone: ${what} is no longer in the calendar.`,
          };
        if (current.etag !== made.etag)
          return refusal(
            `${what} was changed since I made it, so I did not remove it. Delete it yourself or tell me to.`,
          );
        await journal.recordBefore(current);
        await context.assertCurrent();
        await calendars.deleteEvent(made.calendarId, made.id, {
          notify: notifyOf(current),
          etag: current.etag,
        });
        return { ok: true, data: { undone: what }, receipt: `Undone: ${what} is removed again.` };
      },
      (result) => result,
    );
