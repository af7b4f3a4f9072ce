export { InvalidCron, nextRun, parseCron } from './cron.ts';
export { cronFromRecurrence } from './cron-from-recurrence.ts';
export { deactivateAllReminders, deactivateReminderIn } from './deactivate-reminders.ts';
export { presentReminder } from './present-reminder.ts';
export { changeReminder, listReminders, type NewReminder, type ReminderRow } from './reminders.repository.ts';
export * from './schedule-reminder.ts';
