import { z } from 'zod';
import {
  type AllCalendarsGateway,
  afterWrite,
  type CalendarEvent,
  isCalendarError,
  patchOnce,
  reflects,
} from '../../../calendar/index.ts';
import { refusal, takenBack } from '../../values/make.ts';
import type { Receipt, Refusal } from '../../values/values.ts';
import { guestsOf, notifyOf } from '../people/guests.ts';
import type { Execution, Tool } from '../tool.port.ts';
import { backTo, isAsLeft } from './as-left.ts';
import { withCalendar } from './calendar-failure.ts';
import { factOf, personFactOf } from './event-fact.ts';
import { storedEventSchema } from './stored-event.ts';
import { movedSchema, movesSchema, undoMoves } from './undo-moves.ts';
import { undoing } from './undoing.ts';

const beforeSchema = z.object({
  event: storedEventSchema,
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
});

export const notifiedOfUpdate: NonNullable<Tool['undoNotifies']> = (execution) => {
  const { before, after } = imagesOf(execution);
  // Also those whom the change had invited: they are no longer wanted.
  const people = guestsOf([...before, ...after]).map(personFactOf);
  if (people.length === 0) return undefined;
  return { change: undoing(execution, { was: 'changed', restored: before.map(factOf) }), people };
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
  (gateway: AllCalendarsGateway): NonNullable<Tool['undo']> =>
  (execution, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const calendars = gateway.forUser(context.user.id, context);
        const several = movesSchema.safeParse(execution.before);
        if (several.success) return undoMoves(calendars, several.data, execution, context, journal);
        const before = beforeSchema.parse(execution.before);
        const after = storedEventSchema.parse(execution.after);
        const about = factOf(before.event);
        const undone = takenBack(undoing(execution, { was: 'changed', restored: [about] }));
        const original = before.scope === 'one' ? before.event : (before.series ?? before.event);
        const isSplit = before.scope === 'following' && after.id !== original.id;
        const changes = isSplit ? { recurrence: original.recurrence } : backTo(original, after);
        const current = await calendars.getEvent(after.calendarId, after.id).catch((error: unknown) => {
          if (isSplit && isCalendarError(error, 'gone', 'not-found')) return undefined;
          throw error;
        });
        if (!current || !isAsLeft(current, after)) {
          // A first try of ours may have come to its end without being able to say so.
          const shown = isSplit ? await calendars.getEvent(original.calendarId, original.id) : current;
          const isBack = shown && reflects(shown, changes) && !(isSplit && current);
          if (isBack) return undone;
          return refusal({ code: 'changed-since', was: 'changed', title: after.title }, { about });
        }
        await journal.recordBefore({ event: current, scope: 'one' });
        await context.assertCurrent();
        const notify = notifyOf(before.event);
        if (isSplit) {
          // The rest went on as a new series: the old one gets its end back, the new one goes.
          await calendars.patchEvent(original.calendarId, original.id, changes, { notify });
          await afterWrite(() => calendars.deleteEvent(after.calendarId, after.id, { notify })).catch(
            (error: unknown) => {
              if (!isCalendarError(error, 'gone', 'not-found')) throw error;
            },
          );
        } else await patchOnce(calendars, current, changes, notify);
        return undone;
      },
      (refused) => refused,
    );
