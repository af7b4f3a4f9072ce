import { expect, it } from 'vitest';
import { compares, superlativeIn } from './superlative-in.ts';

it.each([
  ['which day is quietest for me?', 'lightest'],
  ['on which day do I have the least to do', 'lightest'],
  ['the weekday with the most free time', 'lightest'],
  ['what is my fullest day', 'busiest'],
  ['which day has the most meetings', 'busiest'],
  ['my longest rehearsal this month', 'longest'],
  ['the longest meeting without a break', 'longest'],
  ['where is my biggest gap tomorrow', 'longest-free'],
  ['the longest unbroken stretch on Friday', 'longest-free'],
  ['the shortest gap between my shifts', 'shortest-gap'],
  ['my shortest call this week', 'shortest'],
  ['whom do I meet most', 'people'],
  ['the shortest visit', 'shortest'],
  ['what do I have tomorrow', undefined],
] as const)('%s', (clause, wanted) => expect(superlativeIn(clause)).toBe(wanted));

it.each([
  ['which of the two weeks is meanest?', true],
  ['what eats most of my time', true],
  ['the whole programme for Thursday and Friday', false],
  ['whom do I meet in March', false],
])('%s compares: %s', (clause, expected) => expect(compares(clause)).toBe(expected));
