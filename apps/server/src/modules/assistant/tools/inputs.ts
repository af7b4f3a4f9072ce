import { z } from 'zod';
import { PRODUCT_TOPICS } from '../values/product-topics.ts';
import { DAYS_BACK, DAYS_LISTED, DAYS_SOUGHT, MINUTES_BEFORE, MOST_LISTED } from './events/horizons.ts';
import {
  duration,
  eventId,
  everyMatch,
  except,
  link,
  note,
  person,
  personName,
  place,
  recurrence,
  reference,
  scope,
  title,
  videoLink,
  whenFor,
} from './fields.ts';
import { loopInputs } from './loop-inputs.ts';
import { notificationInputs } from './notifications/inputs.ts';
import { settled } from './settled.ts';
import { timeInputs } from './time-facts/inputs.ts';
import { updateInput } from './update/inputs.ts';

/**
 * What models fill in. Times are words or ISO; our code resolves them in the user's zone. Names are names; our code
 * finds the addresses. Events are named by what a person would say, or by the id of an earlier result. What is not
 * listed is refused by its name, and null is the same as nothing.
 */
const text = z.string().max(300);
const reminderId = z.string().max(64).describe('The reminder_id of an earlier result.');
const whichReminder = z
  .string()
  .max(300)
  .describe("Without an id: which reminder, by what it says, such as 'call the bank'.");

export const toolInputs = {
  list_events: z.strictObject({
    when: whenFor(
      `Where to look: 'today', 'next week', '2026-11-24'. Without it: the next ${DAYS_LISTED} days; with query, unanswered or direction 'next' the next ${DAYS_SOUGHT}; with direction 'last' the last ${DAYS_BACK}.`,
    ).optional(),
    query: z
      .string()
      .max(300)
      .optional()
      .describe(
        "Words in the title, people or place, such as 'dentist' or 'Ana'. Leave it out for all that is on.",
      ),
    direction: z.enum(['next', 'last']).optional().describe("Only the 'next' or the 'last' matching event."),
    unanswered: z
      .boolean()
      .optional()
      .describe('true for only the invitations that the user has not answered.'),
    limit: z
      .number()
      .int()
      .min(1)
      .max(50)
      .optional()
      .describe(`At most so many, such as 5. Without it: ${MOST_LISTED}.`),
    measure: z
      .boolean()
      .optional()
      .describe(
        'true for questions such as how many, how long together, which is the longest or the busiest day.',
      ),
  }),
  find_free_times: z.strictObject({
    when: whenFor(
      `One time ('Friday 3pm': is it free?) or a stretch ('next week', 'Thursday 2 to 5pm': when in it?). Without it: the next ${DAYS_LISTED} days.`,
    ).optional(),
    duration: duration
      .optional()
      .describe(
        "How long it has to be, such as '45 minutes' or 'PT1H'. Without it: what the user said such meetings take, else half an hour; an hour from one exact time.",
      ),
    people: z
      .array(personName)
      .max(50)
      .optional()
      .describe("Who has to be free as well: names or addresses, such as ['Ana']. Not the user."),
    people_of: text.optional().describe("An event whose guests come, such as 'the tasting'."),
    bounds: z
      .array(
        z.strictObject({
          person: text,
          only: text.optional(),
          not: text.optional(),
        }),
      )
      .max(20)
      .optional()
      .describe('Of single people: [{ "person": "Ana", "only": "before noon", "not": "Fridays" }].'),
    avoid: z.array(text).max(10).optional().describe("What suits nobody: ['Friday', 'before 10am']."),
    order: z.enum(['earliest', 'latest']).optional().describe("Only the 'earliest' or 'latest'."),
    pause: text.optional().describe("Free time around it: '15 minutes'."),
    beside: z
      .strictObject({ side: z.enum(['before', 'after']), event: text })
      .optional()
      .describe('Right beside: { "side": "after", "event": "the tasting" }.'),
  }),
  create_event: z.strictObject({
    title,
    when: whenFor(
      "When it is, or in which stretch any free time will do: 'tomorrow at 3pm', 'Friday 2 to 4pm', 'one morning next week', 'right after the sync on Thursday', '2026-11-24T15:00/PT1H'; a flight with each end's offset: '2026-11-24T12:00+00:00/2026-11-24T15:00-05:00'. Of what repeats, its first time. An hour alone is today; with replaces it is on that card's day.",
    ).optional(),
    exact: settled.exact,
    guests_of: settled.guests_of,
    duration: duration
      .optional()
      .describe(
        "How long, such as '45 minutes', 'an hour and a half' or 'PT45M'. Without it: as long as such things usually take the user, else an hour.",
      ),
    all_day: z.boolean().optional().describe('true if it lasts all day.'),
    recurrence: recurrence.optional(),
    attendees: z
      .array(personName)
      .max(100)
      .optional()
      .describe(
        "Whom to invite: names or addresses: ['Ana', 'bo@example.com', 'same people as the sync']. Not the user.",
      ),
    location: place,
    description: note,
    calendar: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe("The name of another calendar, such as 'Family', only if the user named one."),
    video_link: videoLink,
    link,
    ...loopInputs,
  }),
  update_event: updateInput,
  move_event: updateInput,
  resize_event: updateInput,
  repeat_event: updateInput,
  change_attendees: updateInput,
  swap_events: updateInput,
  delete_event: z.strictObject({
    ...reference,
    event_ids: settled.event_ids,
    scope,
    every_match: everyMatch,
    except,
    ...loopInputs,
  }),
  respond_to_invitation: z.strictObject({
    ...reference,
    scope: scope.describe(
      "Of what repeats: 'this' or 'all' (so is 'following'). Without it: the one that event_when names; else the user is asked.",
    ),
    response: z
      .enum(['accepted', 'declined', 'tentative'])
      .describe("The user's answer: 'accepted', 'declined' or 'tentative'."),
    note: z
      .string()
      .max(1000)
      .optional()
      .describe("A line to the organiser, such as 'I may be late', only if the user said one."),
    ...loopInputs,
  }),
  set_reminder: z.strictObject({
    text: z.string().min(1).max(1000).describe("What to be reminded of, such as 'call the bank'."),
    when: whenFor(
      "When to say it: 'tomorrow at 9', 'every weekday at 8:30', 'in 20 minutes', or cron of five fields if the user wrote it. Beside before_event: 'the evening before at 8'.",
    ).optional(),
    before_event: z
      .string()
      .max(300)
      .optional()
      .describe("The event(s) that it goes with, such as 'my flight' or 'each meeting with a customer'."),
    before_event_id: eventId.optional(),
    minutes_before: z
      .number()
      .int()
      .min(0)
      .max(40_320)
      .optional()
      .describe(`How many minutes before before_event begins, such as 10. Without it: ${MINUTES_BEFORE}.`),
    minutes_after: z
      .number()
      .int()
      .min(0)
      .max(40_320)
      .optional()
      .describe('Or: how many minutes after it has ended, such as 10. Not for each of several events.'),
    instead_of: settled.instead_of,
    ...loopInputs,
  }),
  change_reminder: z.strictObject({
    reminder_id: reminderId.optional(),
    text: whichReminder.optional(),
    new_text: z
      .string()
      .min(1)
      .max(1000)
      .optional()
      .describe("What it shall say from now on, such as 'call the new bank'."),
    new_when: whenFor("When it shall come instead: 'at 6pm', 'every Monday at 9'.").optional(),
    ...loopInputs,
  }),
  list_reminders: z.strictObject({
    include_inactive: z.boolean().optional().describe('true to see those that are over as well.'),
  }),
  cancel_reminder: z.strictObject({
    reminder_id: reminderId.optional(),
    text: whichReminder.optional(),
    all: z.boolean().optional().describe('true if all that match are meant.'),
    snooze_until: whenFor("Instead of cancelling: say it again then, such as 'in an hour'.").optional(),
    done: z
      .boolean()
      .optional()
      .describe('true if the user did it: a one-time reminder ends, a repeating one goes on.'),
    ...loopInputs,
  }),
  remember_preference: z.strictObject({
    preference: z
      .string()
      .min(1)
      .max(500)
      .describe("The preference as one short sentence, such as 'No meetings before 10 am.'"),
    quote: z
      .string()
      .min(1)
      .max(500)
      .describe("The user's own words that it rests on, verbatim, such as 'never book me before ten'."),
    category: z
      .enum(['working_hours', 'meetings', 'focus', 'people', 'places', 'notifications', 'approvals', 'other'])
      .optional()
      .describe("What it is about, such as 'working_hours'."),
    ...loopInputs,
  }),
  list_preferences: z.strictObject({
    topic: z.string().max(200).optional().describe("Only about this, such as 'lunch'."),
  }),
  forget_preference: z.strictObject({
    preference_id: z.string().max(64).optional().describe('The preference_id of an earlier result.'),
    text: z.string().max(300).optional().describe("Without an id: which one, such as 'the one about lunch'."),
    all: z.boolean().optional().describe('true to forget everything.'),
    ...loopInputs,
  }),
  ...notificationInputs,
  find_contact: z.strictObject({ name: person }),
  ...timeInputs,
  product_facts: z.strictObject({
    topic: z.enum(PRODUCT_TOPICS).describe("What the user asks about the product, such as 'deletion'."),
  }),
  undo_last_action: z.strictObject({
    target: z
      .string()
      .max(300)
      .optional()
      .describe(
        "What to take back: its title or what was done ('the dentist', 'the move'), or its event_id. Absent: the last thing.",
      ),
    tool_call_id: z
      .string()
      .max(64)
      .optional()
      .describe("Instead: the 'undo' of a receipt, or one of those that the tool offered."),
    ...loopInputs,
  }),
} as const;

export type ToolInput<N extends keyof typeof toolInputs> = z.output<(typeof toolInputs)[N]>;
