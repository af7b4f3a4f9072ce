import { expect, it } from 'vitest';
import { cronFromRecurrence } from './cron-from-recurrence.ts';

const first = { hour: 9, minute: 0, day: 16, month: 11, weekday: 1 };
const until = (hour: number, minute = 0) => ({ ...first, until: { hour, minute } });

it.each([
  ['RRULE:FREQ=HOURLY;INTERVAL=2', until(17), '0 9-17/2 * * *'],
  ['RRULE:FREQ=HOURLY', until(17, 30), '0 9-17 * * *'],
  ['RRULE:FREQ=HOURLY;INTERVAL=5', until(20), '0 9-20/5 * * *'],
  ['RRULE:FREQ=MINUTELY;INTERVAL=20', until(17), '*/20 9-16 * * *'],
  ['RRULE:FREQ=HOURLY;INTERVAL=2', first, '0 */2 * * *'],
])('%s within a stretch of the day', (rule, time, cron) => {
  expect(cronFromRecurrence([rule], time)).toBe(cron);
});

it.each([
  ['RRULE:FREQ=HOURLY', until(9)],
  ['RRULE:FREQ=MINUTELY;INTERVAL=20', until(17, 30)],
  ['RRULE:FREQ=MINUTELY;INTERVAL=45', until(17)],
])('%s is refused where cron cannot say it', (rule, time) => {
  expect(cronFromRecurrence([rule], time)).toBeUndefined();
});
