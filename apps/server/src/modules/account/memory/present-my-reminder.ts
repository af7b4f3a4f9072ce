import type { Language } from '@catch/contract/languages';
import type { MyReminder } from '@catch/contract/memory';
import { readerIn } from '../../../platform/time-reader.ts';
import {
  describeCron,
  isEach,
  presentReminder,
  type ReminderRow,
  relativeTo,
} from '../../reminders/index.ts';

export const presentMyReminder = (row: ReminderRow, language: Language | null, now: Date): MyReminder => ({
  ...presentReminder(row),
  schedule: row.cron_expression
    ? describeCron(row.cron_expression, readerIn(row.time_zone, now, language))
    : null,
  next_at: row.is_active ? (row.next_at?.toISOString() ?? null) : null,
  time_zone: row.time_zone,
  before: row.cron_expression ? null : eventOf(row),
});

function eventOf({ relative_to, upcoming }: ReminderRow): MyReminder['before'] {
  const target = relativeTo.safeParse(relative_to).data;
  if (!target) return null;
  return isEach(target)
    ? { title: target.words.join(' '), minutes: target.minutes_before, is_each: true }
    : {
        title: target.title ?? upcoming?.[0]?.title ?? '',
        minutes: target.minutes_before,
        is_each: false,
      };
}
