import { expect, it } from 'vitest';
import { otherNamed, saysAlso, saysInstead } from './who-else.ts';

it.each([
  ['the other Tom', 'Tom'],
  ['other anna', 'anna'],
  ['the other one', undefined],
  ['Tom Other', undefined],
])('%s: %s', (span, name) => expect(otherNamed(span)).toBe(name));

it.each([
  ['no, Emma instead', true],
  ['rather Emma', true],
  ['Emma instead of Carla', false],
  ['Emma rather than Carla', false],
  ['with Emma', false],
])('%s: in her place %s', (clause, expected) => expect(saysInstead(clause)).toBe(expected));

it.each([
  ['Tom Baker too', true],
  ['and Tom Baker', true],
  ['Tom Baker as well', true],
  ['I meant Tom Baker', false],
])('%s: one more %s', (clause, expected) => expect(saysAlso(clause)).toBe(expected));
