import { z } from 'zod';
import { momentSchema } from './events/stored-event.ts';
import { forTheLoop } from './for-the-loop.ts';
import { notificationInputs } from './notifications/inputs.ts';

/**
 * What models fill in. Times are the person's own words ('next Tuesday at 3', 'tomorrow afternoon') or ISO; our
 * code resolves them in the user's zone. Names are names; our code finds the addresses. Events are named by what
 * a person would say, or by the id of an earlier list.
 */
const when = z
  .string()
  .min(1)
  .max(300)
  .describe("The time in the user's own words, or ISO 8601. Never computed.");
const person = z.string().min(1).max(320).describe('A name as the user said it, or an e-mail address.');
const title = z.string().min(1).max(300);
const duration = z.string().min(1).max(60).describe("Such as '45 minutes' or 'an hour and a half'.");
const reference = {
  event_id: z.string().max(2100).optional().describe('The id from an earlier result, when known.'),
  event: z
    .string()
    .max(300)
    .optional()
    .describe("Which event, in the user's words, such as 'dentist' or 'my 3 pm with Ana'."),
  event_when: when.optional().describe("When that event is now, in the user's words, such as 'tomorrow'."),
};
const scope = z
  .enum(['this', 'following', 'all'])
  .optional()
  .describe(
    'For a repeating event: only this one, this and all following, or the whole series. Leave out if not said.',
  );

const videoLink = z
  .boolean()
  .optional()
  .describe('Make a new video meeting. Not for a link that the user gives.');
const link = z
  .object({
    url: z.string().min(4).max(2000),
    into: z.enum(['location', 'description']).optional().describe('Only if the user said where it goes.'),
    replaces: z.boolean().optional().describe('It takes the place of the link that is there.'),
  })
  .optional()
  .describe('A web address that the user wrote, to be kept with the event. No video meeting is made for it.');

/** What our own manager has settled already, instead of words. Models are not told of these. */
export const SETTLED: ReadonlySet<string> = new Set(['exact', 'event_ids', 'before_event_id']);
const exact = z
  .object({ start: momentSchema, end: momentSchema, recurrence: z.array(z.string()).optional() })
  .optional();
const eventIds = z.array(z.string().max(2100)).max(100).optional();

export const toolInputs = {
  list_events: z.object({
    when: when.optional(),
    query: z.string().max(300).optional().describe('Words in the title, people or place.'),
    direction: z.enum(['next', 'last']).optional().describe('Only the one next (or last) matching event.'),
    limit: z.number().int().min(1).max(50).optional(),
    measure: z
      .boolean()
      .optional()
      .describe(
        'For questions such as how many, how long together, which is the longest or the busiest day.',
      ),
  }),
  find_free_times: z.object({
    when: when.optional(),
    duration: duration.optional(),
    people: z.array(person).max(50).optional(),
  }),
  create_event: z.object({
    title,
    when: when.optional(),
    exact,
    duration: duration.optional(),
    all_day: z.boolean().optional(),
    recurrence: z
      .string()
      .max(300)
      .optional()
      .describe("In the user's words, such as 'every other Thursday'."),
    attendees: z.array(person).max(100).optional(),
    location: z.string().max(500).optional(),
    description: z.string().max(8000).optional(),
    calendar: z
      .string()
      .min(1)
      .max(300)
      .optional()
      .describe('The name of another calendar, only if the user named one.'),
    video_link: videoLink,
    link,
    ...forTheLoop,
  }),
  update_event: z.object({
    ...reference,
    event_ids: eventIds,
    exact,
    scope,
    every_match: z
      .boolean()
      .optional()
      .describe("Move all that match ('everything this afternoon'), by move_by or to another day."),
    swap_with: z
      .string()
      .max(300)
      .optional()
      .describe("Instead of a new time: the event to change places with, in the user's words."),
    swap_with_when: when.optional().describe('When that other event is now.'),
    swap_with_id: z.string().max(2100).optional(),
    new_when: when
      .optional()
      .describe("The new time in the user's own words, or how often from now on: 'every two weeks'."),
    move_by: duration.optional().describe("Signed, such as '30 minutes later' or '1 hour earlier'."),
    new_duration: duration.optional(),
    extend_by: duration.optional().describe("Signed, such as '15 minutes longer' or '15 minutes shorter'."),
    new_end: when.optional(),
    new_title: title.optional(),
    new_location: z.string().max(500).optional(),
    new_description: z.string().max(8000).optional(),
    add_attendees: z.array(person).max(100).optional(),
    remove_attendees: z.array(person).max(100).optional(),
    video_link: videoLink,
    link,
    all_day: z.boolean().optional(),
    show_as: z.enum(['busy', 'free']).optional(),
    ...forTheLoop,
  }),
  delete_event: z.object({
    ...reference,
    event_ids: eventIds,
    scope,
    every_match: z.boolean().optional(),
    ...forTheLoop,
  }),
  respond_to_invitation: z.object({
    ...reference,
    scope,
    response: z.enum(['accepted', 'declined', 'tentative']),
    note: z.string().max(1000).optional(),
    ...forTheLoop,
  }),
  set_reminder: z.object({
    text: z.string().min(1).max(1000),
    when: when
      .optional()
      .describe(
        "The time in the user's own words, or ISO 8601. Never computed. Beside before_event: 'the evening before at 8'.",
      ),
    before_event: z
      .string()
      .max(300)
      .optional()
      .describe(
        "For a reminder relative to events, which ones: 'my flight', 'each meeting with a customer'.",
      ),
    before_event_id: z.string().max(2100).optional(),
    minutes_before: z.number().int().min(0).max(40_320).optional(),
    ...forTheLoop,
  }),
  list_reminders: z.object({ include_inactive: z.boolean().optional() }),
  cancel_reminder: z.object({
    reminder_id: z.string().max(64).optional(),
    text: z.string().max(300).optional().describe("Which reminder, in the user's words."),
    all: z.boolean().optional(),
    snooze_until: when.optional().describe('Instead of cancelling: say it again then.'),
    done: z
      .boolean()
      .optional()
      .describe('The user did it: a one-time reminder ends, a repeating one goes on.'),
    ...forTheLoop,
  }),
  remember_preference: z.object({
    preference: z.string().min(1).max(500).describe('The preference as one short sentence.'),
    quote: z.string().min(1).max(500).describe("The user's own words it rests on, verbatim."),
    category: z
      .enum(['working_hours', 'meetings', 'focus', 'people', 'places', 'notifications', 'approvals', 'other'])
      .optional(),
    ...forTheLoop,
  }),
  list_preferences: z.object({ topic: z.string().max(200).optional() }),
  forget_preference: z.object({
    preference_id: z.string().max(64).optional(),
    text: z.string().max(300).optional(),
    all: z.boolean().optional(),
    ...forTheLoop,
  }),
  ...notificationInputs,
  find_contact: z.object({ name: person }),
  undo_last_action: z.object({
    target: z
      .string()
      .max(300)
      .optional()
      .describe("What to take back, in the user's words; absent for the last thing."),
    tool_call_id: z.string().max(64).optional().describe('One of those that the tool offered.'),
    ...forTheLoop,
  }),
} as const;

export type ToolInput<N extends keyof typeof toolInputs> = z.output<(typeof toolInputs)[N]>;
