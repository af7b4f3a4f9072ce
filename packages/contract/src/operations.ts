import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

const tag = 'Operations';

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
      queue: z
        .object({
          depth: z.number().int(),
          oldest_age_seconds: z.number(),
          failing: z.number().int(),
          parked: z.number().int(),
        })
        .nullable(),
    }),
  }),
};
