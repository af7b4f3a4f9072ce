import { expect, it } from 'vitest';
import {
  asksForEnd,
  asksForLast,
  asksForOverlap,
  beginsWithEnd,
  followsOn,
  offersChoice,
  saysThoseDays,
} from './which-asked.ts';

it.each([
  [offersChoice, 'is the fitting on Monday or Thursday', true],
  [offersChoice, 'is the fitting on Monday', false],
  [asksForEnd, 'rowing finishes at 9, right?', true],
  [asksForEnd, 'rowing starts at 9, right?', false],
  [asksForLast, 'what is my last meeting today', true],
  [asksForLast, 'when is the final one?', true],
  [asksForLast, 'when did I last see Ana', true],
  [asksForLast, 'when was the last time I saw Ana', false],
  [asksForLast, 'what did I do last week', false],
  [asksForLast, 'what is on the last day of May', false],
  [asksForLast, 'my last three things on Friday', false],
  [asksForLast, 'how long does it last', false],
  [asksForOverlap, 'have I two things at once anywhere', true],
  [asksForOverlap, 'are two of my bookings at the same time', true],
  [asksForOverlap, 'am I double-booked on Friday?', true],
  [asksForOverlap, 'do any two meetings this week sit on top of each other', true],
  [asksForOverlap, 'what are the two things on Friday', false],
  [followsOn, 'and at four?', true],
  [followsOn, 'what about after six', true],
  [followsOn, 'am I free at four', false],
  [beginsWithEnd, 'any time before 12 on Thursday', true],
  [beginsWithEnd, 'on Thursday before 12', false],
  [saysThoseDays, 'in those days', true],
  [saysThoseDays, 'those two days', true],
  [saysThoseDays, 'that day', false],
])('%# %s of %s', (test, clause, expected) => {
  expect(test(clause)).toBe(expected);
});
