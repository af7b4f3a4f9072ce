import { z } from 'zod';
import { ChatResponse } from './assistant.ts';
import { Channel } from './channel.ts';
import { bodyOf, Timestamp, text, wholeNumber } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** One thing that the assistant changed for somebody. */
export const Activity = z
  .object({
    /** The call that did it, by which it is taken back. */
    id: z.string(),
    /** Such as 'Booked: Dentist, Thu 19 Nov, 16:00–17:00.', in the reader's language. */
    sentence: z.string(),
    /** `in_doubt`: the calendar did not answer, and nobody knows yet. */
    status: z.enum(['done', 'undone', 'in_doubt']),
    occurred_at: Timestamp,
    channel: Channel,
    /** The person's own words behind it; null when a button was pressed, or the words were cleared. */
    quote: z.string().nullable(),
    /** They agreed to a card. */
    is_approved: z.boolean(),
    /** They pressed a button of Settings. */
    is_pressed: z.boolean(),
    /** Who of the staff did it in the person's name. */
    staff_email: z.string().nullable(),
    /** Until when it can be taken back; null when it cannot. */
    undo_until: Timestamp.nullable(),
  })
  .meta({ id: 'Activity' });
export type Activity = z.output<typeof Activity>;

export const ActivityPage = z
  .object({
    entries: z.array(Activity),
    /** `before` of the page behind this one. */
    next: z.string().nullable(),
  })
  .meta({ id: 'ActivityPage' });
export type ActivityPage = z.output<typeof ActivityPage>;

/** What came of a button that stands for one call of the assistant's own tools. */
export const PressOutcome = ChatResponse.extend({
  /** Something was changed. Otherwise the message says why not, or a proposal waits. */
  done: z.boolean(),
}).meta({ id: 'PressOutcome' });
export type PressOutcome = z.output<typeof PressOutcome>;

/** Made by the page for each press: the same one sent twice is done once and answered the same. */
export const PressId = text().regex(/^[A-Za-z0-9_-]{8,64}$/, {
  message: 'must be 8 to 64 letters, digits, dashes or underscores',
});

const tag = 'My data';

export const activityEndpoints = {
  myActivity: endpoint(routes.myActivity, {
    summary: 'What the assistant did for me, the newest first',
    tag,
    query: z.object({
      limit: wholeNumber(1, 100, 10),
      /** The `next` of the page before. */
      before: text()
        .regex(/^\d{1,15}~[\w-]{1,64}$/, { message: "must be the 'next' of another page" })
        .optional(),
    }),
    response: ActivityPage,
  }),
  undoMyActivity: endpoint(routes.undoMyActivity, {
    summary: 'Take back what the assistant did; asks first when other people would be told',
    tag,
    body: bodyOf({ id: text().min(1, 'must not be empty').max(64), press_id: PressId }),
    response: PressOutcome,
  }),
};
