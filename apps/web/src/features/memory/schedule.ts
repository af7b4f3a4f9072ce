import { fromLocalField } from '../../lib/local-date-time.ts';

/** The ways to repeat that the form has; anything richer was said in a chat and is kept as it is. */
export type Rhythm = 'once' | 'daily' | 'weekdays' | 'weekly' | 'monthly' | 'kept';

export interface Schedule {
  readonly rhythm: Rhythm;
  /** Of once: what a date-time field holds, in the zone of the calendar. */
  readonly at: string;
  /** Of what repeats: '09:00'. */
  readonly time: string;
  /** Of weekly: '1' is Monday, '0' Sunday. */
  readonly days: readonly string[];
  /** Of monthly. */
  readonly day: number;
}

export const WEEK = ['1', '2', '3', '4', '5', '6', '0'] as const;

const number = (text: string | undefined): boolean => /^\d{1,2}$/.test(text ?? '');
const two = (text: string): string => text.padStart(2, '0');

/** What of an expression the form can show; null when it cannot. */
export function readCron(cron: string): Omit<Schedule, 'at'> | null {
  const [minute = '', hour = '', day = '', month, weekdays = '', ...rest] = cron.trim().split(/\s+/);
  if (rest.length > 0 || month !== '*' || !number(minute) || !number(hour)) return null;
  const base = { time: `${two(hour)}:${two(minute)}`, days: [] as string[], day: 1 };
  if (day !== '*')
    return weekdays === '*' && number(day) ? { ...base, rhythm: 'monthly', day: Number(day) } : null;
  if (weekdays === '*') return { ...base, rhythm: 'daily' };
  if (weekdays === '1-5' || weekdays === '1,2,3,4,5') return { ...base, rhythm: 'weekdays' };
  const days = weekdays.split(',').map((one) => (one === '7' ? '0' : one));
  return days.every((one) => /^[0-6]$/.test(one)) ? { ...base, rhythm: 'weekly', days } : null;
}

/** Undefined as long as something is missing, and for what is kept. */
export function writeCron({ rhythm, time, days, day }: Schedule): string | undefined {
  const [hour, minute] = time.split(':').map(Number);
  if (hour === undefined || minute === undefined || time === '') return undefined;
  if (rhythm === 'daily') return `${minute} ${hour} * * *`;
  if (rhythm === 'weekdays') return `${minute} ${hour} * * 1-5`;
  if (rhythm === 'weekly')
    return days.length > 0 ? `${minute} ${hour} * * ${[...days].sort().join(',')}` : undefined;
  if (rhythm === 'monthly') return day >= 1 && day <= 31 ? `${minute} ${hour} ${day} * *` : undefined;
  return undefined;
}

/** What is sent of it: nothing as long as something is missing, and for what is kept. */
export function timeOf(
  schedule: Schedule,
  zone: string,
): { scheduled_at?: string; cron_expression?: string } {
  const scheduled_at = schedule.rhythm === 'once' ? fromLocalField(schedule.at, zone) : '';
  const cron_expression = writeCron(schedule);
  return scheduled_at ? { scheduled_at } : cron_expression ? { cron_expression } : {};
}
