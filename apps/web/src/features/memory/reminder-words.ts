import type { MyReminder } from '@catch/contract';
import { formatDateTimeIn } from '../../lib/format.ts';
import { browserZone } from '../../words/clock.ts';
import { say } from '../../words/settings.ts';

/** People who are elsewhere are told whose clock it is. */
const inZone = (words: string, zone: string): string =>
  zone === browserZone ? words : say('memory.inZone', { words, zone });

/** What it goes by: 'Every weekday at 09:00', 'Once, 1 Apr 2026, 09:00', '30 minutes before Dentist'. */
export function sayWhen({ schedule, before, scheduled_at, time_zone }: MyReminder, zone: string): string {
  if (schedule) {
    return inZone(schedule.charAt(0).toLocaleUpperCase() + schedule.slice(1), time_zone);
  }
  if (before) {
    const { title, minutes, is_each } = before;
    return say('memory.before', { title, minutes, each: is_each ? 'yes' : 'no' });
  }
  if (!scheduled_at) return say('memory.once');
  return inZone(say('memory.onceAt', { when: formatDateTimeIn(scheduled_at, zone) }), zone);
}

/** For once, and its time has passed: it can be given another, but not resumed. */
export const isOver = ({ is_active, reminder_type, scheduled_at, before }: MyReminder): boolean =>
  !is_active &&
  reminder_type === 'one_time' &&
  before === null &&
  (scheduled_at === null || Date.parse(scheduled_at) <= Date.now());
