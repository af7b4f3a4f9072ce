import { describe, expect, it } from 'vitest';
import { faultRuleSchema, pathPattern } from './fault-rule.ts';

describe('pathPattern', () => {
  it.each([
    ['/google/token', '/google/token', true],
    ['/google/token', '/google/tokeninfo', false],
    ['*/events', '/google/calendar/v3/calendars/a@b.c/events', true],
    ['*/events', '/google/calendar/v3/calendars/a@b.c/events/1', false],
    ['/google/calendar/v3/*', '/google/calendar/v3/users/me/calendarList', true],
    ['/a.b/', '/aXb/', false],
    ['/events\\/[a-v0-9]+$/', '/google/calendar/v3/calendars/x/events/abc12', true],
    ['/events\\/[a-v0-9]+$/', '/google/calendar/v3/calendars/x/events', false],
  ])('%s on %s is %s', (pattern, path, expected) => {
    expect(pathPattern(pattern)?.test(path)).toBe(expected);
  });
});

it('refuses unknown fields and broken expressions', () => {
  expect(faultRuleSchema.safeParse({ statuz: 500 }).success).toBe(false);
  expect(faultRuleSchema.safeParse({ path: '/([/' }).success).toBe(false);
  expect(faultRuleSchema.parse({ method: 'post' })).toMatchObject({
    method: 'POST',
    direction: 'incoming',
    probability: 1,
  });
});
