import { expect, it } from 'vitest';
import { goesOn, otherNamed, saysAlso, saysInItsPlace, saysInstead } from './who-else.ts';

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

it.each([
  ['put chess there instead', true],
  ['in its place two to four chess', true],
  ['chess at four', false],
])('%s: where something was %s', (clause, expected) => expect(saysInItsPlace(clause)).toBe(expected));

it.each([
  ['and two to four chess', true],
  ['Android update at four', false],
])('%s: goes on %s', (clause, expected) => expect(goesOn(clause)).toBe(expected));
