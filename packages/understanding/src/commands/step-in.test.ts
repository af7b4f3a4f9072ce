import { expect, it } from 'vitest';
import { stepIn } from './step-in.ts';

it.each([
  ['and then?', 'after'],
  ['the one following it', 'after'],
  ['and the visit before?', 'before'],
  ['the previous one', 'before'],
  ['when is it', undefined],
] as const)('%s', (clause, way) => expect(stepIn(clause)).toBe(way));
