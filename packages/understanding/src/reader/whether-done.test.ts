import { expect, it } from 'vitest';
import { answeredWith, asksWhetherDone } from './whether-done.ts';

it.each([
  "they're gone?",
  'done?',
  'is it done?',
  'did that work?',
  'so is it gone now?',
  'are both in the calendar?',
  'has it been sent?',
  'did it go through?',
  'did the thurs hedge go',
  'ok, did my dentist get moved?',
])('%s: right behind a change it asks about that', (message) => {
  expect(asksWhetherDone(message, ['done-cancel'])).toBe(true);
  expect(asksWhetherDone(message, ['listed-events'])).toBe(false);
});

it.each(['did you put it back?', 'is it back where it was?', 'has that been moved back?'])(
  'asks whether it is as it was: %s',
  (message) => expect(asksWhetherDone(message, ['done-change'])).toBe(true),
);

it.each(['done', 'is the dentist done?', 'is it at 9?', 'did Ben get it?', 'are you free?', 'is that all?'])(
  '%s: something else',
  (message) => expect(asksWhetherDone(message, ['done-create'])).toBe(false),
);

it.each([
  ['tell them I can make it', 'accept'],
  ["let her know I'll be there", 'accept'],
  ["tell them I can't make it", 'decline'],
  ['sorry, I will not be there', 'decline'],
  ['pass on that one', 'decline'],
] as const)('%s: %s', (clause, act) => expect(answeredWith('decline', clause)).toBe(act));

it.each([
  ['scrap that, decline it', 'decline'],
  ['yes, turn it down', 'decline'],
  ['accept it', 'accept'],
  ["accept it, I won't decline twice", 'accept'],
] as const)('%s: %s', (clause, act) => expect(answeredWith('accept', clause)).toBe(act));
