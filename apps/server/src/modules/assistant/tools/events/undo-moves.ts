import { z } from 'zod';
import {
  type AllCalendars,
  type CalendarError,
  type CalendarEvent,
  isCalendarError,
  patchOnce,
  reflects,
} from '../../../calendar/index.ts';
import { refusal, takenBack } from '../../values/make.ts';
import type { Receipt, Refusal } from '../../values/values.ts';
import { notifyOf } from '../people/guests.ts';
import type { Execution, Journal, ToolContext } from '../tool.port.ts';
import { isAsLeft } from './as-left.ts';
import { leftBy } from './each-in-turn.ts';
import { factOf } from './event-fact.ts';
import { storedEventSchema } from './stored-event.ts';
import { undoing } from './undoing.ts';

export const movesSchema = z.object({ moves: z.array(z.object({ event: storedEventSchema })) });
export const movedSchema = z.object({ moved: z.array(storedEventSchema) });

/** Puts several back where they were; one that somebody changed since stays where it is, and that is said. */
export async function undoMoves(
  calendars: AllCalendars,
  before: z.output<typeof movesSchema>,
  execution: Execution,
  context: ToolContext,
  journal: Journal,
): Promise<Receipt | Refusal> {
  const { moved } = movedSchema.parse(execution.after);
  const back: CalendarEvent[] = [];
  const changed: CalendarEvent[] = [];
  const left: CalendarEvent[] = [];
  let failure: CalendarError | undefined;
  await journal.recordBefore({ moves: moved.map((event) => ({ event })) });
  for (const event of moved) {
    const original = before.moves.find((one) => one.event.id === event.id)?.event;
    if (failure) left.push(event);
    else if (!original) changed.push(event);
    else
      try {
        await context.assertCurrent();
        const now = await putBack(calendars, event, original);
        if (now === 'back') back.push(original);
        else changed.push(now);
      } catch (error) {
        if (!isCalendarError(error)) throw error;
        failure = error;
        left.push(event);
      }
  }
  if (failure && back.length === 0) throw failure;
  if (back.length === 0)
    return refusal({ code: 'nothing-put-back', changed: changed.map(factOf), left: left.map(factOf) });
  return takenBack(undoing(execution, { was: 'moved', restored: back.map(factOf) }), [
    ...changed.map((event) => ({ event: factOf(event), why: 'changed-since' as const })),
    ...leftBy(left, failure),
  ]);
}

/** How it is now, when somebody changed it since. */
async function putBack(
  calendars: AllCalendars,
  moved: CalendarEvent,
  { start, end, attendees }: CalendarEvent,
): Promise<CalendarEvent | 'back'> {
  try {
    const current = await calendars.getEvent(moved.calendarId, moved.id);
    // A first try of ours may have come this far without being able to say so.
    if (!isAsLeft(current, moved)) return reflects(current, { start, end }) ? 'back' : current;
    await patchOnce(calendars, current, { start, end }, notifyOf({ attendees }));
    return 'back';
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'conflict')) return moved;
    throw error;
  }
}
