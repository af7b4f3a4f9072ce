import { describe, expect, it } from 'vitest';
import { describeSchedule } from './describe-schedule.ts';

describe('describeSchedule', () => {
  it.each([
    ['0 16 * * 5', 'Every Friday at 16:00'],
    ['5 9 * * *', 'Every day at 09:05'],
    ['30 8 * * 1-5', 'Every weekday at 08:30'],
    ['0 10 * * 1,3,5', 'Every Monday, Wednesday and Friday at 10:00'],
    ['0 10 * * 7', 'Every Sunday at 10:00'],
    ['0 10 15 * *', 'Every month on day 15 at 10:00'],
  ])('%s is %s', (cron, words) => {
    expect(describeSchedule(cron)).toBe(words);
  });

  it.each([
    '*/5 * * * *',
    '0 10 1 1 *',
    '0 10 1 * 5',
    '0 10 * * 1-3',
    '0 10 * * MON',
    '@daily',
    '',
    '0 0 9 * * *',
  ])('%s is left as it is', (cron) => {
    expect(describeSchedule(cron)).toBeNull();
  });
});
