import { expect, it } from 'vitest';
import { isBeyondCalendar, saysCondition } from './uncheckable.ts';

it.each([
  ['if the weather is nice', true],
  ['unless it pours', true],
  ['provided Kim agrees', true],
  ['if that slot is free', false],
  ['if not just tell me', false],
  ['if I have not done it by then I do it in the bath', false],
  ['if you don’t mind', false],
  ['if possible', false],
  ['the lift is broken', false],
])('%s is a condition: %s', (words, expected) => expect(saysCondition(words)).toBe(expected));

it.each([
  ["if I'm free", false],
  ["unless there's something in my calendar already", false],
  ['if 3pm is still open', false],
  ['unless it pours', true],
  ['provided she says yes', true],
])('%s is beyond a calendar: %s', (clause, expected) => expect(isBeyondCalendar(clause)).toBe(expected));
