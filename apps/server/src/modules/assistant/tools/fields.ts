import { z } from 'zod';
import { DAYS_NAMED } from './events/horizons.ts';

/**
 * What several tools ask for. Each says what it is for, how it is written and gives an example: a model gets right
 * what is spelled out, and a description here costs less than a second call.
 */
const when = z
  .string()
  .min(1)
  .max(300)
  .describe(
    "A time: English words ('next Tuesday at 3', 'Friday 10pm to 2am', '9am New York time') or ISO 8601 ('2026-11-24T15:00').",
  );
/** The same with another purpose before it. */
export const whenFor = (purpose: string) => when.describe(`${purpose} English or ISO 8601.`);

/** In a list, which says itself what its names are. */
export const personName = z.string().min(1).max(320);
export const person = personName.describe(
  "A name as the user said it ('Ana'), or an e-mail address ('ana@example.com').",
);
export const title = z.string().min(1).max(300).describe("What it is called, such as 'Budget review'.");
export const duration = z
  .string()
  .min(1)
  .max(60)
  .describe("How long, such as '45 minutes', 'an hour and a half' or 'PT45M'.");
export const recurrence = z
  .string()
  .min(1)
  .max(300)
  .describe(
    "How often, with its end: 'every other Thursday', 'weekly until 18 December', 'daily, 10 times', or an RRULE such as 'FREQ=WEEKLY;COUNT=5'. Leave out what happens once.",
  );
export const eventId = z.string().max(2100).describe('The event_id of a result, also of an earlier turn.');

/** Which event. */
export const reference = {
  event_id: eventId.optional(),
  event: z
    .string()
    .max(300)
    .optional()
    .describe("Or: which event, by title, people, place or hour, such as 'dentist' or '3 pm with Ana'."),
  event_when: whenFor(
    `When that event is now, such as 'tomorrow' or '2026-11-20'. Without it: from yesterday to ${DAYS_NAMED} days ahead.`,
  ).optional(),
};
export const scope = z
  .enum(['this', 'following', 'all'])
  .optional()
  .describe(
    "Of what repeats: 'this', this and 'following', or 'all'. Fill it when the user's words say it ('every week'). Without it: the one that event_when names; else the user is asked.",
  );
export const videoLink = z
  .boolean()
  .optional()
  .describe('true to make a new video meeting for it. Not for a link that the user gives.');
export const link = z
  .object({
    url: z.string().min(4).max(2000).describe("As the user wrote it, such as 'https://zoom.us/j/123'."),
    into: z
      .enum(['location', 'description'])
      .optional()
      .describe("'location' or 'description', only if the user said where it goes."),
    replaces: z.boolean().optional().describe('true if it takes the place of the link that is there.'),
  })
  .optional()
  .describe('A web address that the user wrote, kept with the event: { "url": "https://zoom.us/j/123" }.');
export const place = z
  .string()
  .max(500)
  .optional()
  .describe("Where it is, such as 'Room 4' or 'Calle Mayor 3'.");
export const note = z
  .string()
  .max(8000)
  .optional()
  .describe(
    "A text that is kept with the event, such as 'Bring the contract'. It takes the place of the one that is there.",
  );
export const everyMatch = z
  .boolean()
  .optional()
  .describe(
    "true if all events that match are meant, not one of them. For all of a day: event 'everything', event_when 'Friday'. More than 20 are asked about.",
  );
export const except = z
  .array(z.string().min(1).max(2100))
  .max(20)
  .optional()
  .describe(
    "Which of every_match to leave alone: titles, hours or event_ids, such as ['dentist', 'the 3 pm'].",
  );
