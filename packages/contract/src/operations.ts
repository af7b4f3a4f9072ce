import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const tag = 'Operations';

const backlog = z.object({
  /** What is due. */
  depth: z.number().int(),
  oldest_age_seconds: z.number(),
  /** Failed and to be tried again. */
  failing: z.number().int(),
  /** Given up until somebody has looked at it. */
  parked: z.number().int(),
});

export const operationsEndpoints = {
  health: endpoint(routes.health, {
    summary: 'The process is up',
    tag,
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint(routes.ready, {
    summary: 'The process can serve: its database answers and is migrated',
    tag,
    response: z.object({
      status: z.literal('ready'),
      queue: backlog,
      inbox: backlog,
      outbox: backlog,
      reminders: backlog,
      background: backlog,
    }),
  }),
};
