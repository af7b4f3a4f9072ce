import { expect, it } from 'vitest';
import { wantsWho } from './who-is-wanted.ts';

it.each([
  ['Nora runs the place now, she ought to be invited to the tasting', 'in'],
  ['I want her in on that', 'in'],
  ['she has got to come off the rota', 'out'],
  ['he is to be uninvited', 'out'],
  ['put the tasting in the diary', undefined],
  ['the handle came off', undefined],
])('%s: %s', (clause, who) => {
  expect(wantsWho(clause)).toBe(who);
});
