import { isEach, type ReminderRow, relativeTo } from '../../../reminders/index.ts';
import { momentAt } from '../../values/make.ts';
import type { ReminderFact, ReminderLead } from '../../values/values.ts';

/** A stored reminder as it is shown. */
export const reminderFactOf = (row: ReminderRow, zone: string): ReminderFact => ({
  id: row.id,
  text: row.reminder_text,
  ...(row.next_at ? { next: momentAt(row.next_at.getTime(), zone) } : {}),
  ...(row.cron_expression ? { cron: row.cron_expression } : {}),
  ...(row.relative_to ? { before: leadOf(row.relative_to) } : {}),
  ...(row.snoozed_until ? { isSnoozed: true } : {}),
  repeats: row.reminder_type === 'recurring',
  isActive: row.is_active,
  ...(row.parked_reason ? { isBroken: true } : {}),
});

export function leadOf(stored: unknown): ReminderLead {
  const target = relativeTo.parse(stored);
  const minutes = target.minutes_before;
  if (isEach(target)) return { minutes, each: { words: target.words.join(' ') } };
  return { minutes, ...(target.title ? { event: target.title } : {}) };
}
