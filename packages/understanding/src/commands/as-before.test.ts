import { expect, it } from 'vitest';
import { asBefore, asksHowItWas, keepsNew, putsBack, saysKeep, wasRightBefore } from './as-before.ts';

it.each([
  ['back to Tuesday like before', 'like before'],
  ['three o’clock as it was please', 'as it was'],
  ['Friday, like it was before', 'like it was before'],
  ['return it to its old slot', 'its old slot'],
  ['the same hour it used to be', 'same hour it used to be'],
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
  ['wait, what was it before?', true],
  ['what time did it have before?', true],
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

it.each([
  ['oh, bring the swim back', true],
  ['then swap those back', true],
  ['back to how it was on Monday', true],
  ['return it back to the old slot', true],
  ['put it back an hour', false],
  ['should I put it back?', false],
  ['do not move it back', false],
  ['my back hurts', false],
])('%s puts something back: %s', (clause, expected) => {
  expect(putsBack(clause)).toBe(expected);
});

it.each([
  ['I had it right the first time', true],
  ['the earlier hour was the better one', true],
  ['the first day is fine after all', true],
  ['the first time I told you was fine', true],
  ['the first hour is too early', false],
  ['was the old slot better?', false],
])('%s says that it was right before: %s', (clause, expected) => {
  expect(wasRightBefore(clause)).toBe(expected);
});

it.each([
  ['ok, put it back there', true],
  ['back to how it was', true],
  ['back to that please', true],
  ['did you put it back?', false],
  ['I put my back out', false],
])('%s asks for it to be as it was: %s', (clause, expected) => {
  expect(putsBack(clause)).toBe(expected);
});
