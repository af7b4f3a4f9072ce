import { clockIn } from '@catch/contract/clock';
import type { MyReminder } from '@catch/contract/memory';
import type { Caller } from '../../../platform/http/caller.ts';
import {
  describeCron,
  isEach,
  presentReminder,
  type ReminderRow,
  relativeTo,
} from '../../reminders/index.ts';

export const presentMyReminder = (
  row: ReminderRow,
  { language, timeZone }: Pick<Caller, 'language' | 'timeZone'>,
): MyReminder => ({
  ...presentReminder(row),
  schedule: row.cron_expression
    ? describeCron(row.cron_expression, {
        language: language ?? undefined,
        clock: clockIn(timeZone ?? row.time_zone, language),
      })
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
