import { expect, it } from 'vitest';
import { asksWhatIf } from './what-if.ts';

it.each([
  'if I moved the fitting to Thursday same time, would that be a problem?',
  'what happens if we push it to 4?',
  'how would friday look if the audit prep started at 2pm instead of 11',
  'What would happen if I shifted choir to Friday?',
  'suppose I put it on Monday, does that work?',
  'would it clash if the fitting was moved to Thursday at 3?',
  'Were I to have the tuning on Thursday instead, would it collide with anything at all?',
  'Hypothetical: if I pushed the scrimmage back an hour, who would have to hear about it?',
  'what would happen if i took it on wednesday at six would that run into anything i am only asking',
  'would there be any overlap if we brought it forward to 9?',
  'if i pushed piano to fri at 5 would it crash with anything',
  'were the tuning to begin at two on Friday, would it run into anything?',
  'please change nothing: if the tuning was at four, what would it run into?',
])('only asks: %s', (sentence) => {
  expect(asksWhatIf(sentence)).toBe(true);
});

it.each([
  'move it to 4 if I am free',
  'would you mind if we moved it to 4?',
  'can you move it to 4 if that works?',
  'if I moved out I would need a van',
  'could you move it to 4, would that be ok?',
  'what if you cancel it. Yes, cancel it',
])('is more than that: %s', (sentence) => {
  expect(asksWhatIf(sentence)).toBe(false);
});
