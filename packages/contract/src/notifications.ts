import { z } from 'zod';
import { bodyOf, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** On the person's own clock. */
const Clock = text().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'must be a time such as 08:30' });
const Switch = z.boolean({ error: 'must be true or false' });
const count = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.number({ error }).int(error).min(min, error).max(max, error);
};

/** When, if not by the person's working hours. */
const daily = { on: Switch, at: Clock.optional() };
const topics = {
  briefing: bodyOf(daily),
  evening: bodyOf(daily),
  nudge: bodyOf({ on: Switch, minutes: count(1, 240) }),
  collision: bodyOf({ on: Switch }),
  quiet: bodyOf({ on: Switch, from: Clock, to: Clock }),
  limit: bodyOf({ most: count(0, 100) }),
} as const;

export const Notifications = z.object(topics).meta({ id: 'Notifications' });
export type Notifications = z.output<typeof Notifications>;

const tag = 'My data';

export const notificationEndpoints = {
  myNotifications: endpoint(routes.myNotifications, {
    summary: 'What the assistant sends me by itself, and when not',
    tag,
    response: Notifications,
  }),
  chooseMyNotifications: endpoint(routes.chooseMyNotifications, {
    summary: 'Change what the assistant sends me by itself; topics that are left out stay as they are',
    tag,
    body: bodyOf({
      briefing: topics.briefing.optional(),
      evening: topics.evening.optional(),
      nudge: topics.nudge.optional(),
      collision: topics.collision.optional(),
      quiet: topics.quiet.optional(),
      limit: topics.limit.optional(),
    }),
    response: Notifications,
  }),
};
