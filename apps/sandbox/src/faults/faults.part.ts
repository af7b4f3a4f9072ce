import { z } from 'zod';
import type { Part } from '../platform/part.ts';
import { faultRuleSchema } from './fault-rule.ts';
import type { Faults } from './faults.ts';

const rulesSchema = z.union([z.array(faultRuleSchema), faultRuleSchema.transform((rule) => [rule])]);
const idSchema = z.object({ id: z.uuid().optional() });

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
    app.get('/_control/faults', async () => ({ faults: faults.list() }));
    app.post('/_control/faults', async (request, reply) => {
      const added = [];
      for (const rule of rulesSchema.parse(request.body)) added.push(await faults.add(rule));
      return reply.code(201).send({ faults: added });
    });
    app.delete('/_control/faults', async (request) => ({
      cleared: await faults.clear(idSchema.parse(request.query).id),
    }));
  },
});
