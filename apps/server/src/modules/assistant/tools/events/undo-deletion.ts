import { z } from 'zod';
import {
  type AllCalendars,
  type AllCalendarsGateway,
  afterWrite,
  type CalendarEvent,
  createEvent,
  creationKey,
  isCalendarError,
} from '../../../calendar/index.ts';
import { takenBack } from '../../values/make.ts';
import type { Receipt, Refusal, Undone } from '../../values/values.ts';
import { guestsOf, notifyOf } from '../people/guests.ts';
import type { Execution, Tool, ToolContext } from '../tool.port.ts';
import { withCalendar } from './calendar-failure.ts';
import { factOf, personFactOf, scopeFactOf } from './event-fact.ts';
import { storedEventSchema } from './stored-event.ts';
import { undoing } from './undoing.ts';

const beforeSchema = z.object({
  events: z.array(storedEventSchema),
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
});

const afterSchema = z.object({ deleted: z.array(z.string()) });

/** Some may have been left where they were. */
function cancelled(execution: Execution) {
  const before = beforeSchema.parse(execution.before);
  const { deleted } = afterSchema.parse(execution.after);
  return { ...before, events: before.events.filter(({ id }) => deleted.includes(id)) };
}

export const notifiedOfDeletion: NonNullable<Tool['undoNotifies']> = (execution) => {
  const people = guestsOf(cancelled(execution).events).map(personFactOf);
  return people.length === 0 ? undefined : { change: broughtBack(execution), people };
};

function broughtBack(execution: Execution): Undone {
  const { events, series, scope } = cancelled(execution);
  return undoing(execution, {
    was: 'cancelled',
    restored: events.map(factOf),
    ...(series ? { scope: scopeFactOf(scope) } : {}),
  });
}

/** Brings back what was cancelled: single events, a whole series, or the rest of one. */
export const undoDeletion =
  (gateway: AllCalendarsGateway): NonNullable<Tool['undo']> =>
  (execution, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const { events, series, scope } = cancelled(execution);
        const calendars = gateway.forUser(context.user.id, context);
        await journal.recordBefore({ absent: events.map(({ id }) => id) });
        if (series && scope !== 'one') {
          await context.assertCurrent();
          if (scope === 'series' || !(await continueAgain(calendars, series)))
            await putBack(calendars, series, 0, context);
        } else
          for (const [index, event] of events.entries()) {
            await context.assertCurrent();
            const bringBack = async () => {
              if (!(await backIntoSeries(calendars, event))) await putBack(calendars, event, index, context);
            };
            await (index === 0 ? bringBack() : afterWrite(bringBack));
          }
        return takenBack(broughtBack(execution));
      },
      (refused) => refused,
    );

/** A single meeting goes back to its place in the series; false when the service does not take it, or the series is gone. */
async function backIntoSeries(calendars: AllCalendars, event: CalendarEvent): Promise<boolean> {
  if (event.seriesId === undefined) return false;
  const { title = '', start, end, attendees, transparency } = event;
  try {
    // Of what was called off only its place is sure to be kept: the rest is said again.
    await calendars.patchEvent(
      event.calendarId,
      event.id,
      {
        restored: true,
        title,
        start,
        end,
        attendees,
        transparency,
        ...(event.description === undefined ? {} : { description: event.description }),
        ...(event.location === undefined ? {} : { location: event.location }),
      },
      { notify: notifyOf(event) },
    );
    return true;
  } catch (error) {
    if (!isCalendarError(error, 'gone', 'not-found', 'invalid', 'forbidden')) throw error;
    return false;
  }
}

/** What was deleted may stay taken for ever under its id, so it comes back as a new event. */
async function putBack(
  calendars: AllCalendars,
  event: CalendarEvent,
  index: number,
  { user, toolCallId }: ToolContext,
): Promise<void> {
  await createEvent(calendars, {
    calendarId: event.calendarId,
    notify: notifyOf(event),
    draft: {
      key: creationKey(user.id, `${toolCallId}/${index}`),
      title: event.title ?? '',
      start: event.start,
      end: event.end,
      description: event.description,
      location: event.location,
      attendees: event.attendees,
      recurrence: event.recurrence,
      transparency: event.transparency,
      videoMeeting: event.meetingLink !== undefined,
    },
  });
}

/** A series that was ended goes on as before; false when nothing of it is left. */
async function continueAgain(calendars: AllCalendars, series: CalendarEvent): Promise<boolean> {
  try {
    await calendars.patchEvent(
      series.calendarId,
      series.id,
      { recurrence: series.recurrence },
      { notify: notifyOf(series) },
    );
    return true;
  } catch (error) {
    if (!isCalendarError(error, 'gone', 'not-found')) throw error;
    return false;
  }
}
