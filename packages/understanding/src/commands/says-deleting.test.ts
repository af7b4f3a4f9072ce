import { expect, it } from 'vitest';
import { saysDeleting } from './says-deleting.ts';

it.each([
  ['he is ill, delete it', true],
  ['get rid of the whole thing', true],
  ['call it off then', true],
  ['take that out please', true],
  ['take it off', true],
  ['take it', false],
  ['call it Tea', false],
  ['don’t delete it', false],
  ['drop Ana', false],
])('%s: %s', (clause, expected) => expect(saysDeleting(clause)).toBe(expected));
