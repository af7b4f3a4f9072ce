import { nextRun, parseCron } from './cron.ts';
import type { ReminderRow } from './reminders.repository.ts';

/** When a repeating one is due: by its cron, or with the first event it knows of. */
export function nextByItself(
  row: Pick<ReminderRow, 'cron_expression' | 'time_zone' | 'upcoming'>,
  after: Date,
): Date | null {
  if (row.cron_expression) return nextRun(parseCron(row.cron_expression), row.time_zone, after) ?? null;
  const [first] = row.upcoming ?? [];
  return first ? new Date(first.due) : null;
}

export const earliest = (left: Date | null, right: Date | null): Date | null =>
  left && right ? (left < right ? left : right) : (left ?? right);
