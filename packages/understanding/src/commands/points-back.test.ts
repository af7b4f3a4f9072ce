import { describe, expect, it } from 'vitest';
import { isPointing, pointsBack, saysThoseDays, withoutPointing } from './points-back.ts';

describe('what points at a list', () => {
  it.each(['those', 'all of them', 'that together', 'these', 'that', 'those rehearsals', 'them all'])(
    '%s',
    (span) => expect(pointsBack(span)).toBe(true),
  );
  it.each(['it', 'rehearsals', 'the second', 'my calls', 'everything'])('and not: %s', (span) =>
    expect(pointsBack(span)).toBe(false),
  );
  it('words that only point', () => {
    expect(isPointing('There')).toBe(true);
    expect(isPointing('choir')).toBe(false);
  });
  it('days that were told', () => {
    expect(saysThoseDays('those two days')).toBe(true);
    expect(saysThoseDays('open days')).toBe(false);
  });
  it('leaves the name', () => expect(withoutPointing('those rehearsals')).toBe('rehearsals'));
});
