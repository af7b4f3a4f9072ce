import { describe, expect, it, test } from 'vitest';
import { sayBefore, sayLead } from './say-lead.ts';

test.each([
  [0, '0 minutes'],
  [1, 'a minute'],
  [45, '45 minutes'],
  [60, 'an hour'],
  [90, '90 minutes'],
  [120, '2 hours'],
  [135, '2 hours 15 minutes'],
  [1440, 'a day'],
  [1500, 'a day and an hour'],
  [2280, 'a day and 14 hours'],
  [4320 + 150, '3 days, 2 hours and 30 minutes'],
  [2880, '2 days'],
  [1305, '21 hours 45 minutes'],
])('%i minutes are %s', (minutes, said) => {
  expect(sayLead(minutes)).toBe(said);
});

describe('before an event, as it would be said', () => {
  const at = (iso: string) => Date.parse(iso);
  const reader = { zone: 'Europe/Madrid', now: at('2026-11-18T09:00+01:00') };
  test.each([
    ['2026-11-19T21:00+01:00', 1305, 'the evening before Rowing, at 21:00'],
    ['2026-11-19T08:30+01:00', 2055, 'the morning before Rowing, at 08:30'],
    ['2026-11-18T21:00+01:00', 2745, '2 days before Rowing, at 21:00'],
    ['2026-11-20T08:00+01:00', 645, '10 hours 45 minutes before Rowing'],
    ['2026-11-19T18:45+01:00', 1440, 'a day before Rowing'],
    ['2026-11-19T23:45+01:00', 30, '30 minutes before Rowing'],
  ])('%s, %i minutes: %s', (moment, minutes, said) => {
    expect(sayBefore(at(moment), minutes, 'Rowing', reader)).toBe(said);
  });
  it('never tells a long time in minutes alone', () => {
    for (let minutes = 91; minutes < 6000; minutes += 7)
      expect(sayLead(minutes)).not.toMatch(/^\d{2,} minutes$/);
  });
});
