import { z } from 'zod';
import {
  type CalendarError,
  type CalendarEvent,
  isCalendarError,
  patchOnce,
  reflects,
  type UserCalendars,
} from '../../../calendar/index.ts';
import { notifyOf } from '../people/guests.ts';
import type { Journal, ToolContext, ToolResult } from '../tool.port.ts';
import { refusal } from './clarify.ts';
import { describeEvents } from './find-event.ts';
import { storedEventSchema } from './stored-event.ts';

export const movesSchema = z.object({ moves: z.array(z.object({ event: storedEventSchema })) });
export const movedSchema = z.object({ moved: z.array(storedEventSchema) });

/** Puts several back where they were; one that somebody changed since stays where it is, and that is said. */
export async function undoMoves(
  calendars: UserCalendars,
  before: z.output<typeof movesSchema>,
  after: unknown,
  context: ToolContext,
  journal: Journal,
): Promise<ToolResult> {
  const { moved } = movedSchema.parse(after);
  const say = (events: readonly CalendarEvent[]) => describeEvents(events, context.user.timeZone);
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
  const rest = [
    ...(changed.length > 0 ? [` Changed since, so left where it is: ${say(changed)}.`] : []),
    ...(left.length > 0 ? [` I could not put back ${say(left)}; please look at the calendar.`] : []),
  ].join('');
  if (back.length === 0) return refusal(`Nothing was put back.${rest}`);
  return {
    ok: true,
    data: { restored: say(back) },
    receipt: `Undone: ${say(back)} ${back.length === 1 ? 'is' : 'are'} as before.${rest}`,
  };
}

/** How it is now, when somebody changed it since. */
async function putBack(
  calendars: UserCalendars,
  moved: CalendarEvent,
  { start, end, attendees }: CalendarEvent,
): Promise<CalendarEvent | 'back'> {
  try {
    const current = await calendars.getEvent(moved.calendarId, moved.id);
    // A first try of ours may have come this far without being able to say so.
    if (current.etag !== moved.etag) return reflects(current, { start, end }) ? 'back' : current;
    await patchOnce(calendars, current, { start, end }, notifyOf({ attendees }));
    return 'back';
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'conflict')) return moved;
    throw error;
  }
}
