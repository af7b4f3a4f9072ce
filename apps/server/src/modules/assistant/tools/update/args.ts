import { z } from 'zod';
import { MOST_AT_ONCE } from '../events/ahead.ts';
import { acceptedUnreadSchema } from '../events/other-calendars.ts';
import { listedGuestSchema, momentSchema, storedEventSchema } from '../events/stored-event.ts';

const changesSchema = z.object({
  title: z.string().optional(),
  start: momentSchema.optional(),
  end: momentSchema.optional(),
  recurrence: z.array(z.string()).optional(),
  location: z.string().optional(),
  description: z.string().optional(),
  attendees: z.array(listedGuestSchema).optional(),
  videoMeeting: z.literal(true).optional(),
  transparency: z.enum(['opaque', 'transparent']).optional(),
});
export type Changes = z.output<typeof changesSchema>;

const oneSchema = z.object({
  event: storedEventSchema,
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
  changes: changesSchema,
  accepted_conflicts: z.array(z.string()),
  accepted_unread: acceptedUnreadSchema,
});
export type OneArgs = z.output<typeof oneSchema>;

/** Several events that go elsewhere together: agreed to, carried out and taken back as one change. */
const severalSchema = z.object({
  moves: z
    .array(z.object({ event: storedEventSchema, start: momentSchema, end: momentSchema }))
    .min(1)
    .max(MOST_AT_ONCE),
  accepted_conflicts: z.array(z.string()),
  accepted_unread: acceptedUnreadSchema,
});
export type SeveralArgs = z.output<typeof severalSchema>;

export const argsSchema = z.union([severalSchema, oneSchema]);
export type UpdateEventArgs = z.output<typeof argsSchema>;
