import { expect, it } from 'vitest';
import { setsOff } from './sets-off.ts';

it.each(['we go', 'we leave', "we're leaving", 'I set off', 'we all head off', 'they fly', 'we have to go'])(
  'takes %s for the beginning of what was spoken of',
  (span) => {
    expect(setsOff(span)).toBe(true);
  },
);

it.each(['the flight', 'we meet the bank', 'going-away party', 'our leaving do'])(
  'takes %s for a name',
  (span) => {
    expect(setsOff(span)).toBe(false);
  },
);
