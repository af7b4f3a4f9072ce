import { z } from 'zod';
import type { CalendarEvent, UserCalendars } from '../../../calendar/index.ts';
import type { Journal, ToolContext, ToolResult } from '../tool.port.ts';
import { refusal } from './clarify.ts';
import { describeEvent } from './find-event.ts';
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
  const say = (events: readonly CalendarEvent[]) =>
    events.map((event) => describeEvent(event, context.user.timeZone)).join('; ');
  const back: CalendarEvent[] = [];
  const changed: CalendarEvent[] = [];
  await journal.recordBefore({ moves: moved.map((event) => ({ event })) });
  for (const event of moved) {
    const original = before.moves.find((one) => one.event.id === event.id)?.event;
    const current = await calendars.getEvent(event.calendarId, event.id);
    if (!original || current.etag !== event.etag) {
      changed.push(current);
      continue;
    }
    await context.assertCurrent();
    await calendars.patchEvent(
      event.calendarId,
      event.id,
      { start: original.start, end: original.end },
      { notify: original.attendees.some(({ self }) => !self) ? 'everyone' : 'nobody', etag: current.etag },
    );
    back.push(original);
  }
  const rest = changed.length > 0 ? ` Changed since, so left where it is: ${say(changed)}.` : '';
  if (back.length === 0) return refusal(`Nothing was put back.${rest}`);
  return {
    ok: true,
    data: { restored: say(back) },
    receipt: `Undone: ${say(back)} ${back.length === 1 ? 'is' : 'are'} as before.${rest}`,
  };
}
