import { z } from 'zod';
import { loopInputs } from '../loop-inputs.ts';

const words = z.string().min(1).max(100);

/** What models fill in about the messages that the assistant sends by itself. */
export const notificationInputs = {
  change_notifications: z.strictObject({
    topic: z
      .enum(['briefing', 'nudge', 'collision', 'evening', 'quiet', 'limit', 'everything'])
      .describe(
        'Which messages, such as briefing (in the morning), nudge (before meetings), collision (of a new invitation), evening (a look at tomorrow), quiet (hours), limit (how many a day), everything.',
      ),
    on: z.boolean().optional().describe('false stops it, true starts it again.'),
    at: words.optional().describe("For briefing and evening: the time of day, such as '7:30'."),
    minutes_before: z.number().int().optional().describe('For nudge: minutes before a meeting, such as 15.'),
    from: words.optional().describe("For quiet: from this time of day on, such as '8pm'."),
    to: words.optional().describe("For quiet: until this time of day, such as '7am'."),
    most_a_day: z.number().int().optional().describe('For limit: at most so many, such as 3.'),
    until: words.optional().describe("For everything: until when, such as 'Monday' or '2026-12-01'."),
    beyond: z
      .array(words)
      .max(10)
      .optional()
      .describe(
        "Words that none of these can express, such as 'only for client meetings': they are asked about.",
      ),
    quote: z
      .string()
      .min(1)
      .max(500)
      .describe("The user's own words that it rests on, verbatim, such as 'no more briefings'."),
    ...loopInputs,
  }),
  list_notifications: z.strictObject({}),
} as const;
