export { InvalidCron, nextRun, parseCron } from './cron.ts';
export { cronFromRecurrence } from './cron-from-recurrence.ts';
export { changeReminder, listReminders, type NewReminder, type ReminderRow } from './reminders.repository.ts';
export * from './schedule-reminder.ts';
