import { expect, it } from 'vitest';
import { describeCron } from './describe-cron.ts';

it.each([
  ['* * * * *', 'every minute'],
  ['*/15 * * * *', 'every 15 minutes'],
  ['0 * * * *', 'every hour, on the hour'],
  ['20 * * * 1-5', 'every weekday every hour, at 20 past'],
  ['0 */2 * * *', 'every 2 hours, on the hour'],
  ['0 9-17/2 * * *', 'every 2 hours from 09:00 to 17:00'],
  ['30 9-16 * * 1-5', 'every weekday every hour from 09:30 to 16:30'],
  ['*/20 9-16 * * *', 'every 20 minutes from 09:00 to 17:00'],
  ['30 8 * * *', 'every day at 08:30'],
  ['0 9,17 * * *', 'every day at 09:00 and 17:00'],
  ['0 9 * * 1,2,3,4,5', 'every weekday at 09:00'],
  ['0 9 * * 0,6', 'every Saturday and Sunday at 09:00'],
  ['0 16 * * fri', 'every Friday at 16:00'],
  ['0 9 1 * *', 'every month on the 1st at 09:00'],
  ['0 9 1,15 * *', 'every month on the 1st and 15th at 09:00'],
  ['0 0 25 12 *', 'every year on 25 December at 00:00'],
  ['0 9 22 1,7 *', 'every year on 22 January and 22 July at 09:00'],
  ['@weekly', 'every Sunday at 00:00'],
  ['5 4 * 1-6 1', 'on the schedule 5 4 * 1-6 1'],
  ['0 9 13 * fri', 'on the schedule 0 9 13 * fri'],
  ['7,9,11,13,15 9 * * *', 'on the schedule 7,9,11,13,15 9 * * *'],
])('%s is %s', (expression, words) => {
  expect(describeCron(expression)).toBe(words);
});
