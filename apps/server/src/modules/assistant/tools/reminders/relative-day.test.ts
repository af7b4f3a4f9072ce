import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { distanceIn } from './relative-day.ts';

const when = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone: 'Europe/Madrid' };

describe('how far from its event a reminder is', () => {
  it.each([
    ['the evening before at 8', { part: 'evening', days: -1, hour: 'at 8' }],
    ['the day after', { part: 'day', days: 1, hour: '' }],
    ['2 days before at 10am', { part: 'day', days: -2, hour: 'at 10am', isCounted: true }],
    ['two days before, at 10:00', { part: 'day', days: -2, hour: 'at 10:00', isCounted: true }],
    ['at 9am three days before', { part: 'day', days: -3, hour: 'at 9am', isCounted: true }],
    ['10:00, two days before', { part: 'day', days: -2, hour: 'at 10:00', isCounted: true }],
    ['a week before at noon', { part: 'day', days: -7, hour: 'at noon', isCounted: true }],
    ['two days later at 8am', { part: 'day', days: 2, hour: 'at 8am', isCounted: true }],
  ])('%s', (words, day) => {
    expect(distanceIn(words, when)).toEqual({ kind: 'day', day });
  });

  it.each([
    ['30 minutes before', 30, false],
    ['an hour and a half before', 90, false],
    ['a day before', 1440, false],
    ['10 minutes after', 10, true],
  ])('%s', (words, minutes, isAfter) => {
    expect(distanceIn(words, when)).toEqual({ kind: 'minutes', minutes, isAfter });
  });

  it.each(['tomorrow at 9', 'next Friday', '2026-11-20', '', 'before lunch', 'after 5pm', 'shortly before'])(
    '%j says no distance',
    (words) => {
      expect(distanceIn(words, when)).toBeUndefined();
    },
  );
});
