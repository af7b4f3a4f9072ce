import type { Reader } from '../../../platform/time-reader.ts';
import { describeCron } from '../../reminders/index.ts';
import type { ReminderFact } from '../values/values.ts';
import { sayListed } from './say-reminder.ts';

/** A reminder as a model sees it. */
export const presentReminder = (reminder: ReminderFact, reader: Reader): Record<string, unknown> => ({
  reminder_id: reminder.id,
  text: reminder.text,
  type: reminder.repeats ? 'recurring' : 'one_time',
  when: sayListed(reminder, reader),
  ...(reminder.cron ? { repeats: describeCron(reminder.cron, reader), cron: reminder.cron } : {}),
  ...(reminder.isBroken ? { broken: 'It could not be sent; staff have been told.' } : {}),
  is_active: reminder.isActive ?? true,
});
