import { z } from 'zod';
import { forTheLoop } from '../for-the-loop.ts';

const words = z.string().min(1).max(100);

/** What models fill in about the messages that the assistant sends by itself. */
export const notificationInputs = {
  change_notifications: z.object({
    topic: z
      .enum(['briefing', 'nudge', 'collision', 'evening', 'quiet', 'limit', 'everything'])
      .describe(
        'briefing: the morning briefing. nudge: before meetings. collision: a new invitation collides. evening: the end-of-day look at tomorrow. quiet: quiet hours. limit: how many a day. everything: all messages that are sent without being asked.',
      ),
    on: z
      .boolean()
      .optional()
      .describe('False to stop it, true to start it again. Leave out to change it only.'),
    at: words.optional().describe("For briefing and evening: the time of day in the user's own words."),
    minutes_before: z.number().int().optional().describe('For nudge.'),
    from: words.optional().describe("For quiet: from this time of day on, in the user's own words."),
    to: words.optional().describe("For quiet: until this time of day, in the user's own words."),
    most_a_day: z.number().int().optional().describe('For limit.'),
    until: words.optional().describe("For everything off: until when, in the user's own words."),
    quote: z.string().min(1).max(500).describe("The user's own words it rests on, verbatim."),
    ...forTheLoop,
  }),
  list_notifications: z.object({}),
} as const;
