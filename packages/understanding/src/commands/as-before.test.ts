import { expect, it } from 'vitest';
import { asBefore, asksHowItWas, keepsNew, saysKeep } from './as-before.ts';

it.each([
  ['back to Tuesday like before', 'like before'],
  ['three o’clock as it was please', 'as it was'],
  ['Friday, like it was before', 'like it was before'],
  ['return it to its old slot', 'its old slot'],
  ['make it Friday', undefined],
  ['right before the call', undefined],
])('%s', (clause, expected) => {
  expect(asBefore(clause)).toBe(expected);
});

it.each([
  ['what time was it before you moved it?', true],
  ['which day was I going to do it before?', true],
  ['when was it originally?', true],
  ['what was the old time?', true],
  ['when is it?', false],
  ['what do I have before lunch?', false],
])('%s asks how it was: %s', (clause, expected) => {
  expect(asksHowItWas(clause)).toBe(expected);
});

it.each([
  ['the lunch stays at its new time', true],
  ['leave choir in the new slot', true],
  ['put it back from the new time', false],
  ['undo the new name', false],
])('%s keeps what is new: %s', (clause, expected) => {
  expect(keepsNew(clause)).toBe(expected);
});

it.each([
  ['no, keep the swim after all', true],
  ['the swim stays', true],
  ['undo the swim', false],
])('%s keeps something: %s', (clause, expected) => {
  expect(saysKeep(clause)).toBe(expected);
});
