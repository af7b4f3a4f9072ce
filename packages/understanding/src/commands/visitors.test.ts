import { expect, it } from 'vitest';
import { leadsToName, withoutVisitor } from './visitors.ts';

it.each([
  ['the boiler man', 'the boiler'],
  ['window lady', 'window'],
  ['the gas people', undefined],
  ['the man', undefined],
  ['old man river', undefined],
])('%s: %s', (target, thing) => {
  expect(withoutVisitor(target)).toBe(thing);
});

it('leads up to a name', () => {
  expect(['entry', 'marked', 'choir'].map(leadsToName)).toEqual([true, true, false]);
});
