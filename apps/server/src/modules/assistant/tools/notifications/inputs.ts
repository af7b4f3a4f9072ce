import { z } from 'zod';
import { forTheLoop } from '../for-the-loop.ts';

const words = z.string().min(1).max(100);

/** What models fill in about the messages that the assistant sends by itself. */
export const notificationInputs = {
  change_notifications: z.strictObject({
    topic: z
      .enum(['briefing', 'nudge', 'collision', 'evening', 'quiet', 'limit', 'everything'])
      .describe(
        'Which messages, such as briefing: the morning briefing. nudge: before meetings. collision: a new invitation collides. evening: the end-of-day look at tomorrow. quiet: quiet hours. limit: how many a day. everything: all messages that are sent without being asked.',
      ),
    on: z
      .boolean()
      .optional()
      .describe('false to stop it, true to start it again. Leave out to change it only.'),
    at: words.optional().describe("For briefing and evening: the time of day, such as '7:30'."),
    minutes_before: z
      .number()
      .int()
      .optional()
      .describe('For nudge: how many minutes before a meeting, such as 15.'),
    from: words.optional().describe("For quiet: from this time of day on, such as '8pm'."),
    to: words.optional().describe("For quiet: until this time of day, such as '7am'."),
    most_a_day: z.number().int().optional().describe('For limit: at most so many messages a day, such as 3.'),
    until: words.optional().describe("For everything off: until when, such as 'Monday' or '2026-12-01'."),
    beyond: z
      .array(words)
      .max(10)
      .optional()
      .describe(
        "The user's words that none of these can express, such as 'only for client meetings': they are asked about, and nothing is stored.",
      ),
    quote: z
      .string()
      .min(1)
      .max(500)
      .describe("The user's own words that it rests on, verbatim, such as 'no more briefings'."),
    ...forTheLoop,
  }),
  list_notifications: z.strictObject({}),
} as const;
