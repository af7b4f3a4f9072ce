import { describe, expect, it } from 'vitest';
import { clockAhead } from './clock-ahead.ts';

const answer = (date?: string) => new Headers(date === undefined ? {} : { date });
const now = Date.parse('2026-03-10T10:00:00Z');

describe('how far the browser is ahead of the server', () => {
  it('an hour and more, either way', () => {
    expect(clockAhead(answer('Tue, 10 Mar 2026 09:00:00 GMT'), now)).toBe(3_600_000);
    expect(clockAhead(answer('Tue, 10 Mar 2026 11:30:00 GMT'), now)).toBe(-5_400_000);
  });

  it('a few seconds are how long an answer takes', () => {
    expect(clockAhead(answer('Tue, 10 Mar 2026 09:59:35 GMT'), now)).toBe(0);
  });

  it('without a readable time the own clock is believed', () => {
    expect(clockAhead(answer(), now)).toBe(0);
    expect(clockAhead(answer('yesterday'), now)).toBe(0);
  });
});
