import { z } from 'zod';
import { momentSchema } from './events/stored-event.ts';

/** What our own manager has settled already, instead of words. Hidden from models. */
export const settled = {
  exact: z
    .object({ start: momentSchema, end: momentSchema, recurrence: z.array(z.string()).optional() })
    .optional(),
  /** Events whose guests are among those who are invited: they are found in the calendar, and nobody made them up. */
  guests_of: z.array(z.string().max(2100)).max(20).optional(),
  event_ids: z.array(z.string().max(2100)).max(100).optional(),
  /** The reminder that a new one takes the place of. */
  instead_of: z.string().max(64).optional(),
};

export const SETTLED: ReadonlySet<string> = new Set([
  'exact',
  'event_ids',
  'guests_of',
  'before_event_id',
  'instead_of',
]);
