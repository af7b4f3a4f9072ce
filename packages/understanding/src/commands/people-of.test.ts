import { expect, it } from 'vitest';
import { peopleOfIn } from './people-of.ts';

it.each([
  ["same people as today's sync", "today's sync"],
  ['the same people as at the tasting', 'the tasting'],
  ['everybody from the budget review', 'the budget review'],
  ['all the guests of the dinner', 'the dinner'],
  ['everyone who was at the kick-off on Monday', 'the kick-off on Monday'],
  ['everyone invited to the retro', 'the retro'],
])('%s', (said, event) => {
  expect(peopleOfIn(said)).toBe(event);
});

it.each(['Ana', 'ana@example.com', 'Ana from Acme', 'the team', 'Guest of Honour Ltd', 'Allison of Bath'])(
  '%s is no event',
  (said) => {
    expect(peopleOfIn(said)).toBeUndefined();
  },
);
