import { listOf, weekdayName } from '../words/names.ts';
import { say } from '../words/settings.ts';
import { formatTimeOfDay } from './format.ts';

/**
 * A cron expression in words, for the shapes that reminders really have; null for anything richer, which is then
 * shown as it is rather than misdescribed.
 */
export function describeSchedule(cron: string): string | null {
  const [minute = '', hour = '', dayOfMonth = '', month = '', dayOfWeek = '', ...rest] = cron
    .trim()
    .split(/\s+/);
  if (rest.length > 0 || month !== '*' || !/^\d{1,2}$/.test(minute) || !/^\d{1,2}$/.test(hour)) return null;
  const time = formatTimeOfDay(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`);
  if (dayOfMonth !== '*')
    return dayOfWeek === '*' && /^\d{1,2}$/.test(dayOfMonth)
      ? say('schedule.monthly', { day: dayOfMonth, time })
      : null;
  if (dayOfWeek === '*') return say('schedule.daily', { time });
  if (dayOfWeek === '1-5') return say('schedule.weekdays', { time });
  const days = dayOfWeek.split(',');
  return days.every((day) => /^[0-7]$/.test(day))
    ? say('schedule.days', { days: listOf(days.map((day) => weekdayName(Number(day)))), time })
    : null;
}
