import { z } from 'zod';
import { duration, whenFor } from '../fields.ts';

/** What is only reckoned: nothing is looked up in a calendar. */
export const timeInputs = {
  convert_time: z.strictObject({
    when: whenFor(
      "The time with the zone that it is in, such as 'tomorrow 3pm New York time'. Without one: the user's.",
    ),
    into: z
      .array(z.string().min(1).max(60))
      .max(5)
      .optional()
      .describe("Cities or zones to tell it in, such as ['Tokyo', 'Europe/London']. Absent: the user's own."),
  }),
  count_time: z.strictObject({
    from: whenFor("Where to begin, such as 'today' or '2026-11-24'. Absent: now.").optional(),
    to: whenFor("Where to end, such as 'Christmas' or '2026-12-18T17:00'.").optional(),
    add: duration
      .optional()
      .describe(
        "Instead of to: how much to go on from there, such as '90 days', '6 weeks' or '2 hours earlier'.",
      ),
  }),
} as const;
