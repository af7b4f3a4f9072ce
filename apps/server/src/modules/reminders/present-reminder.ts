import type { Reminder } from '@catch/contract/memory';
import type { ReminderRow } from './reminders.repository.ts';

export const presentReminder = (row: ReminderRow): Reminder => ({
  id: row.id,
  reminder_type: row.reminder_type,
  reminder_text: row.reminder_text,
  scheduled_at: row.scheduled_at?.toISOString() ?? null,
  cron_expression: row.cron_expression,
  last_triggered_at: row.last_triggered_at?.toISOString() ?? null,
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
});
