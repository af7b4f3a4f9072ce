import { expect, it } from 'vitest';
import { madrid } from '../when/test-context.ts';
import { travelIn } from './travel-in.ts';

it.each([
  ['the tram takes half an hour, when do I set off?', 1800],
  ['when should I leave, it is 35 minutes by bike', 2100],
  ['when do I leave for the regatta', undefined],
  ['when do I leave for my two weeks of sailing', undefined],
  ['when is the two hour workshop', undefined],
] as const)('%s', (clause, seconds) => expect(travelIn(clause, madrid)).toBe(seconds));
