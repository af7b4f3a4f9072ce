import { expect, it } from 'vitest';
import { faultRuleSchema } from './fault-rule.ts';
import { createFaults } from './faults.ts';

it('ordered while a request is being struck are for the next one', async () => {
  const slow = Promise.withResolvers<never[]>();
  const faults = createFaults({
    query: (text) => (text.startsWith('UPDATE') ? slow.promise : Promise.resolve([])),
    transaction: () => Promise.reject(new Error('none is needed')),
  });
  const rule = faultRuleSchema.parse({ hold: true });
  const first = await faults.add(rule);
  const striking = faults.strike({
    direction: 'incoming',
    vendor: 'google',
    method: 'GET',
    path: '/google/calendar/v3/calendars/primary/events',
    user: async () => undefined,
  });
  await faults.met(first.id);
  const second = await faults.add(rule);
  slow.resolve([]);
  expect(await striking).toHaveLength(1);
  expect(faults.list().find(({ id }) => id === second.id)?.fired).toBe(0);
});
