import { describe, expect, it } from 'vitest';
import { formatDateTime, formatTime } from '../../lib/format.ts';
import { formatConflictStart, formatDeadline, formatMoments } from './format-moments.ts';

describe('formatMoments', () => {
  it('shows every moment of a sentence as the viewer writes it', () => {
    const at = '2026-03-10T13:02:00.000Z';
    expect(formatMoments(`This was already denied in Slack at ${at}.`)).toBe(
      `This was already denied in Slack at ${formatDateTime(at)}.`,
    );
  });
  it('leaves other words and plain dates alone', () => {
    expect(formatMoments('Denied on 2026-03-10, room T12:30')).toBe('Denied on 2026-03-10, room T12:30');
  });
});

describe('formatDeadline', () => {
  it('names the day unless it is today', () => {
    const noon = '2026-03-10T12:00:00Z';
    expect(formatDeadline('2026-03-10T12:30:00Z', noon)).toBe(formatTime('2026-03-10T12:30:00Z'));
    expect(formatDeadline('2026-03-11T12:00:00Z', noon)).toBe(formatDateTime('2026-03-11T12:00:00Z'));
  });
});

describe('formatConflictStart', () => {
  it('says so when the time is not known', () => expect(formatConflictStart(null)).toBe('Unknown time'));
  it('keeps an all-day date on its day in every zone', () =>
    expect(formatConflictStart('2026-03-10')).toMatch(/\b10\b.*, all day$/));
  it('shows what is no time as it is', () => expect(formatConflictStart('after lunch')).toBe('after lunch'));
});
