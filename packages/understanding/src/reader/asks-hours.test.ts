import { expect, it } from 'vitest';
import { asksHours } from './asks-hours.ts';

it.each(['begins when?', 'and it ends at?', 'starting at what time?', "and it's over by?"])(
  '%s asks for its hours',
  (message) => {
    expect(asksHours(message, ['told-event'])).toBe(true);
  },
);

it.each(['starts at 9?', 'the quiz starts when?', 'start it at nine', 'is it?'])(
  '%s says or names something else',
  (message) => {
    expect(asksHours(message, ['told-event'])).toBe(false);
  },
);

it('before any event was mentioned, it refers to nothing', () => {
  expect(asksHours('begins when?', [])).toBe(false);
});
