import { z } from 'zod';
import { lastValues } from '../platform/parameters.ts';
import type { Part } from '../platform/part.ts';
import { faultPage, readyMade } from './fault-page.ts';
import { faultRuleSchema } from './fault-rule.ts';
import type { Faults } from './faults.ts';

const rulesSchema = z.union([z.array(faultRuleSchema), faultRuleSchema.transform((rule) => [rule])]);
const idSchema = z.object({ id: z.uuid().optional() });
const oneSchema = z.object({ id: z.uuid() });

/** Orders for things to go wrong, and their control API. */
export const faultsPart = (faults: Faults): Part => ({
  name: 'faults',
  tables: ['faults'],
  migrations: [
    `CREATE TABLE faults (
       id uuid PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, rule jsonb NOT NULL,
       matched integer NOT NULL DEFAULT 0, fired integer NOT NULL DEFAULT 0);`,
  ],
  seed: () => faults.load(),
  routes: (app) => {
    app.get('/faults', async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(faultPage(faults.list())),
    );
    app.post('/faults', async (request, reply) => {
      const order = lastValues(request.body).order ?? '';
      const rule = readyMade(order);
      if (order === 'clear') await faults.clear();
      else if (rule !== undefined) await faults.add(rule);
      return reply.redirect('/faults', 303);
    });
    app.get('/_control/faults', async () => ({ faults: faults.list() }));
    app.post('/_control/faults', async (request, reply) => {
      const added = [];
      for (const rule of rulesSchema.parse(request.body)) added.push(await faults.add(rule));
      return reply.code(201).send({ faults: added });
    });
    // Responds once the fault has struck, so that callers need not poll.
    app.get('/_control/faults/met', async (request) => {
      await faults.met(oneSchema.parse(request.query).id);
      return {};
    });
    app.delete('/_control/faults', async (request) => ({
      cleared: await faults.clear(idSchema.parse(request.query).id),
    }));
  },
});
