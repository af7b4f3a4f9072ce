import { z } from 'zod';
import { PressId, PressOutcome } from './activity.ts';
import { bodyOf, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** A date when it lasts whole days (the end exclusive), otherwise UTC. */
const When = z.string();

export const TodayEvent = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    start: When,
    end: When,
    all_day: z.boolean(),
    location: z.string().nullable(),
    /** Where the call is; only addresses of known meeting services. */
    join_url: z.string().nullable(),
    /** Who invited, of what somebody else organises. */
    from: z.string().nullable(),
    response_status: z.enum(['needsAction', 'declined', 'tentative', 'accepted']).nullable(),
    /** One of a series of which none is answered: they are answered together. */
    is_series: z.boolean(),
    /** Titles of what it clashes with; null for one without a title. */
    clashes: z.array(z.string().nullable()),
  })
  .meta({ id: 'TodayEvent' });
export type TodayEvent = z.output<typeof TodayEvent>;

export const Today = z
  .object({
    time_zone: z.string(),
    /** The date there, now. */
    date: z.string(),
    /** What is on now and until the end of tomorrow, in order. */
    events: z.array(TodayEvent),
    /** Not answered yet, within two weeks; a series once. */
    invitations: z.array(TodayEvent),
    /** Working time with nothing in it, of today or of the next day that has some. */
    free: z.array(z.object({ start: When, end: When })),
    /** False when a calendar could not be looked into: what is in it is unknown. */
    is_complete: z.boolean(),
  })
  .meta({ id: 'Today' });
export type Today = z.output<typeof Today>;

const tag = 'My data';

export const todayEndpoints = {
  myToday: endpoint(routes.myToday, {
    summary: 'What is next for me, what waits for my answer, when I am free',
    tag,
    response: Today,
  }),
  answerMyInvitation: endpoint(routes.answerMyInvitation, {
    summary: 'Answer an invitation; its organiser is told',
    tag,
    body: bodyOf({
      event_id: text().min(1, 'must not be empty').max(1100),
      response: z.enum(['accepted', 'tentative', 'declined'], {
        error: 'must be accepted, tentative or declined',
      }),
      /** As the page showed it: the answer is for every meeting of the series. */
      is_series: z.boolean({ error: 'must be true or false' }).default(false),
      press_id: PressId,
    }),
    response: PressOutcome,
  }),
};
