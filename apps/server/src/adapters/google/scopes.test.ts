import { describe, expect, it } from 'vitest';
import { CALENDAR_SCOPES, coversCalendar, grantedScopes, SIGN_IN_SCOPES } from './scopes.ts';

describe('what was granted', () => {
  it('is what was asked for when the answer does not say', () => {
    expect(grantedScopes(undefined, SIGN_IN_SCOPES)).toEqual(SIGN_IN_SCOPES);
    expect(coversCalendar(grantedScopes(null, SIGN_IN_SCOPES))).toBe(true);
  });

  it('is what the answer says, and nothing when it says nothing', () => {
    expect(grantedScopes('openid  email', SIGN_IN_SCOPES)).toEqual(['openid', 'email']);
    expect(coversCalendar(grantedScopes('', SIGN_IN_SCOPES))).toBe(false);
  });

  it('covers the calendar with all of its parts or with the whole of it', () => {
    expect(coversCalendar(CALENDAR_SCOPES)).toBe(true);
    for (const left of CALENDAR_SCOPES)
      expect(coversCalendar(CALENDAR_SCOPES.filter((scope) => scope !== left))).toBe(false);
    expect(coversCalendar(['openid', 'https://www.googleapis.com/auth/calendar'])).toBe(true);
  });
});
