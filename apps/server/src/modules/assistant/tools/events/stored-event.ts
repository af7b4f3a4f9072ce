import { z } from 'zod';
import type { CalendarEvent, EventChanges } from '../../../calendar/index.ts';

export const momentSchema = z.union([
  z.object({ kind: z.literal('timed'), at: z.number(), zone: z.string() }),
  z.object({ kind: z.literal('date'), date: z.string() }),
]);

/**
 * An event as it was seen, kept with an approval or in the journal. It is our own data read back, so only what
 * everything hangs on is checked.
 */
export const storedEventSchema = z
  .looseObject({ id: z.string(), calendarId: z.string(), start: momentSchema, end: momentSchema })
  .transform((value) => ({ attendees: [], recurrence: [], ...value }) as unknown as CalendarEvent);

/** Somebody on the list of guests that an event shall have. */
export type ListedGuest = NonNullable<EventChanges['attendees']>[number];

/** Kept like the event. */
export const listedGuestSchema = z
  .looseObject({ email: z.string() })
  .transform((value) => value as unknown as ListedGuest);
