import fc from 'fast-check';
import { expect, it } from 'vitest';
import { instantText } from './instant-text.ts';

it('is what toISOString says', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: true }),
      fc.constantFrom(1, 1000, 60_000, 86_400_000),
      (date, unit) => {
        const at = Math.trunc(date.getTime() / unit) * unit;
        expect(instantText(at)).toBe(new Date(at).toISOString());
      },
    ),
    { numRuns: 2000 },
  );
});

it('refuses what is no time, as toISOString does', () => {
  expect(() => instantText(Number.NaN)).toThrow(RangeError);
});
