import type { MyReminder } from '@catch/contract';
import { formatDateTime } from '../../lib/format.ts';
import { say } from '../../words/settings.ts';

/** Where this browser is. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What it goes by: 'Every weekday at 09:00', 'Once, 1 Apr 2026, 09:00', '30 minutes before Dentist'. */
export function sayWhen({ schedule, before, scheduled_at, time_zone }: MyReminder): string {
  if (schedule) {
    const words = schedule.charAt(0).toLocaleUpperCase() + schedule.slice(1);
    return time_zone === ownZone() ? words : say('memory.inZone', { words, zone: time_zone });
  }
  if (before) {
    const { title, minutes, is_each } = before;
    return say('memory.before', { title, minutes, each: is_each ? 'yes' : 'no' });
  }
  return scheduled_at ? say('memory.onceAt', { when: formatDateTime(scheduled_at) }) : say('memory.once');
}

/** For once, and its time has passed: it can be given another, but not resumed. */
export const isOver = ({ is_active, reminder_type, scheduled_at, before }: MyReminder): boolean =>
  !is_active &&
  reminder_type === 'one_time' &&
  before === null &&
  (scheduled_at === null || Date.parse(scheduled_at) <= Date.now());
