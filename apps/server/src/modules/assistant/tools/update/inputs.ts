import { z } from 'zod';
import {
  duration,
  eventId,
  everyMatch,
  except,
  link,
  note,
  personName,
  place,
  recurrence,
  reference,
  scope,
  title,
  videoLink,
  whenFor,
} from '../fields.ts';
import { loopInputs } from '../loop-inputs.ts';
import { settled } from '../settled.ts';

/** Everything that can be different about an event. One plan serves it all; models are offered it by intention. */
export const updateInput = z.strictObject({
  ...reference,
  ...settled,
  scope,
  every_match: everyMatch,
  except,
  swap_with: z
    .string()
    .max(300)
    .optional()
    .describe("The other event, by its title or hour, such as 'gym'. Or give swap_with_id."),
  swap_with_when: whenFor("When the other event is now, such as 'Friday'.").optional(),
  swap_with_id: eventId.optional(),
  keep: z
    .enum(['times'])
    .optional()
    .describe(
      "'times' if only the days change places and each keeps its hour, as in 'swap the days of gym and piano'. Without it: each begins where the other began.",
    ),
  new_when: whenFor(
    "Where it goes: 'Thursday at 4', 'the day after', 'right after the sync on Thursday', '2026-11-24T15:00', 'Friday 2 to 4pm'. Its length stays unless an end is said. An hour alone is on the event's own day: give the day if it is another.",
  ).optional(),
  move_by: duration
    .optional()
    .describe(
      "Instead of new_when: by how much, with its direction, such as '30 minutes later' or '1 day earlier'.",
    ),
  recurrence: recurrence
    .optional()
    .describe(
      "How often from now on: 'every two weeks', 'weekly until 18 December', or an RRULE. What has been stays as it was.",
    ),
  new_duration: duration.optional().describe("How long it shall be in all, such as '45 minutes'."),
  extend_by: duration
    .optional()
    .describe("By how much longer or shorter, such as '15 minutes longer' or '15 minutes shorter'."),
  new_end: whenFor("When it shall end, such as '5pm'.").optional(),
  new_title: title.optional().describe("The new title, such as 'Budget review'."),
  new_location: place,
  new_description: note,
  add_to_description: z
    .string()
    .min(1)
    .max(8000)
    .optional()
    .describe("A line to add beneath the text that is kept with the event, such as 'Bring the contract'."),
  add_attendees: z
    .array(personName)
    .max(100)
    .optional()
    .describe("Whom to invite as well: names or addresses, such as ['Ana', 'bo@example.com']."),
  remove_attendees: z
    .array(personName)
    .max(100)
    .optional()
    .describe("Whom to uninvite: names or addresses of guests, such as ['Ana']."),
  video_link: videoLink,
  link,
  all_day: z.boolean().optional().describe('true if it shall last all day: that asks the user first.'),
  show_as: z
    .enum(['busy', 'free'])
    .optional()
    .describe("Whether its time counts as taken: 'busy' or 'free'."),
  ...loopInputs,
});
export type UpdateInput = z.output<typeof updateInput>;
type Field = keyof UpdateInput;

const ONE = ['event_id', 'event', 'event_when'] as const;

interface Intention {
  readonly description: string;
  /** What a model sees; the rest is accepted all the same, so that two wishes in one call are one change. */
  readonly offers: readonly Field[];
}

const ASKS =
  "Asks the user first if it has guests, if more than one meeting of a series changes, or if it goes beyond the user's own words; else it is done at once.";
/** What only another time may meet. */
const TIME_ASKS =
  'It also asks if something is in the way, if the user wanted that time kept free, if the event is over or if a calendar could not be read.';

/** One tool for each. */
export const INTENTIONS = {
  update_event: {
    description: `Change what an event is called, says, where it is or how it is shown. Not its time (move_event, resize_event, repeat_event) nor its guests (change_attendees). ${ASKS}`,
    offers: [
      ...ONE,
      'scope',
      'new_title',
      'new_location',
      'new_description',
      'add_to_description',
      'link',
      'video_link',
      'show_as',
    ],
  },
  move_event: {
    description: `Move an event to another time or make it last all day, or move every matching event by the same amount or to another day. ${ASKS} ${TIME_ASKS}`,
    offers: [...ONE, 'scope', 'every_match', 'except', 'new_when', 'move_by', 'new_duration', 'all_day'],
  },
  resize_event: {
    description: `Make an event longer or shorter; its beginning stays. Give one of new_duration, extend_by or new_end. ${ASKS} ${TIME_ASKS}`,
    offers: [...ONE, 'scope', 'new_duration', 'extend_by', 'new_end'],
  },
  repeat_event: {
    description:
      "Make an event repeat, or a repeating one repeat otherwise from now on (with scope 'all': from its beginning). Asks the user first if it has guests, repeats already, or would be where something else is.",
    offers: [...ONE, 'scope', 'recurrence'],
  },
  change_attendees: {
    description:
      'Invite people to an event that is there, or uninvite them. They are told, so it asks the user first.',
    offers: [...ONE, 'scope', 'add_attendees', 'remove_attendees'],
  },
  swap_events: {
    description:
      'Let two events change places, or only their days; each keeps its length. Asks the user first if one has guests, if something is in the way, if the user wanted that time kept free or if a calendar could not be read.',
    offers: [...ONE, 'swap_with', 'swap_with_when', 'swap_with_id', 'keep'],
  },
} as const satisfies Record<string, Intention>;
export type UpdateToolName = keyof typeof INTENTIONS;

export const UPDATE_TOOLS = Object.keys(INTENTIONS) as readonly UpdateToolName[];
