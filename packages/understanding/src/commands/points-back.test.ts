import { describe, expect, it } from 'vitest';
import { pointsBack, withoutPointing } from './points-back.ts';

describe('what points at a list', () => {
  it.each(['those', 'all of them', 'that together', 'these', 'that', 'those rehearsals', 'them all'])(
    '%s',
    (span) => expect(pointsBack(span)).toBe(true),
  );
  it.each(['it', 'rehearsals', 'the second', 'my calls', 'everything'])('and not: %s', (span) =>
    expect(pointsBack(span)).toBe(false),
  );
  it('leaves the name', () => expect(withoutPointing('those rehearsals')).toBe('rehearsals'));
});
