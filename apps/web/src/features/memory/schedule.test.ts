import { expect, it } from 'vitest';
import { readCron, type Schedule, writeCron } from './schedule.ts';

it.each([
  ['0 9 * * *', 'daily'],
  ['30 7 * * 1-5', 'weekdays'],
  ['0 16 * * 5', 'weekly'],
  ['5 8 * * 0,1,6', 'weekly'],
  ['0 10 31 * *', 'monthly'],
])('%s is shown as %s and written as it was', (cron, rhythm) => {
  const read = readCron(cron);
  expect(read?.rhythm).toBe(rhythm);
  expect(writeCron({ at: '', ...read } as Schedule)).toBe(cron);
});

it('reads the other ways to write the same', () => {
  expect(readCron('0 9 * * 1,2,3,4,5')?.rhythm).toBe('weekdays');
  expect(readCron('0 9 * * 7')).toMatchObject({ rhythm: 'weekly', days: ['0'] });
});

it.each(['*/15 * * * *', '0 9-17 * * *', '0 9 1 1 *', '0 9 1,15 * *', '0 9 13 * 5', '0 9 * * MON', '@daily'])(
  'leaves %s as it is',
  (cron) => expect(readCron(cron)).toBeNull(),
);

it('is nothing while something is missing', () => {
  const schedule: Schedule = { rhythm: 'weekly', at: '', time: '09:00', days: [], day: 1 };
  expect(writeCron(schedule)).toBeUndefined();
  expect(writeCron({ ...schedule, rhythm: 'daily', time: '' })).toBeUndefined();
  expect(writeCron({ ...schedule, rhythm: 'monthly', day: 32 })).toBeUndefined();
  expect(writeCron({ ...schedule, rhythm: 'kept' })).toBeUndefined();
});
