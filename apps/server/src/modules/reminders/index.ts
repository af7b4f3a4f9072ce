export { createReminders } from './create-reminders.ts';
export { InvalidCron, nextRun, nextRuns, parseCron } from './cron.ts';
export { cronFromRecurrence } from './cron-from-recurrence.ts';
export { deactivateAllReminders, deactivateReminder } from './deactivate-reminders.ts';
export { followEvents } from './following/follow-events.ts';
export { type RelativeTo, relativeTo } from './following/relative-to.ts';
export { presentReminder } from './present-reminder.ts';
export { listReminders, type NewReminder, type ReminderRow } from './reminders.repository.ts';
export * from './schedule-reminder.ts';
