import { type AllCalendarsGateway, isCalendarError } from '../../../calendar/index.ts';
import { refusal, takenBack } from '../../values/make.ts';
import type { Receipt, Refusal } from '../../values/values.ts';
import { guestsOf, notifyOf } from '../people/guests.ts';
import type { Tool } from '../tool.port.ts';
import { isAsLeft } from './as-left.ts';
import { withCalendar } from './calendar-failure.ts';
import { factOf, personFactOf } from './event-fact.ts';
import { storedEventSchema } from './stored-event.ts';
import { undoing } from './undoing.ts';

export const notifiedOfCreation: NonNullable<Tool['undoNotifies']> = (execution) => {
  const made = storedEventSchema.parse(execution.after);
  const people = guestsOf([made]).map(personFactOf);
  if (people.length === 0) return undefined;
  return { change: undoing(execution, { was: 'created', restored: [factOf(made)] }), people };
};

/** Takes a creation back, unless somebody has changed the event since: then it is no longer only ours. */
export const undoCreation =
  (gateway: AllCalendarsGateway): NonNullable<Tool['undo']> =>
  (execution, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const made = storedEventSchema.parse(execution.after);
        const calendars = gateway.forUser(context.user.id, context);
        const current = await calendars.getEvent(made.calendarId, made.id).catch((error: unknown) => {
          if (isCalendarError(error, 'gone', 'not-found')) return undefined;
          throw error;
        });
        const about = factOf(made);
        const undone = undoing(execution, { was: 'created', restored: [about] });
        if (!current) return takenBack({ ...undone, wasGone: true });
        if (!isAsLeft(current, made)) return refusal({ code: 'changed-since', was: 'created' }, { about });
        await journal.recordBefore(current);
        await context.assertCurrent();
        await calendars.deleteEvent(made.calendarId, made.id, {
          notify: notifyOf(current),
          etag: current.etag,
        });
        return takenBack(undone);
      },
      (refused) => refused,
    );
