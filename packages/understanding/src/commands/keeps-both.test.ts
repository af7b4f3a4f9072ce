import { expect, it } from 'vitest';
import { keepsBoth } from './keeps-both.ts';

it.each([
  'both please',
  'No, leave both in',
  "I don't mind - keep both",
  'Both can stay',
  "I'll do both. It's only a call",
])('%j keeps both', (message) => {
  expect(keepsBoth(message)).toBe(true);
});

it.each(["I can't do both", 'keep both but later', 'both of them cancelled on me', 'keep it', 'do it'])(
  '%j does not',
  (message) => {
    expect(keepsBoth(message)).toBe(false);
  },
);
