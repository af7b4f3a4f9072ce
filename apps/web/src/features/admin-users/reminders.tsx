import type { AdminUserDetail } from '@catch/contract';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { MemoryList } from './memory-list.tsx';
import type { Feedback } from './queries.ts';

export function Reminders({ user, feedback }: { user: AdminUserDetail; feedback: Feedback }) {
  return (
    <MemoryList
      title="Active Reminders"
      empty="No active reminders set"
      items={user.reminders}
      feedback={feedback}
      nameOf={(reminder) => reminder.reminder_text}
      removal={(reminder) => ({ kind: 'remove-reminder', userId: user.id, id: reminder.id })}
      describe={(reminder) => (
        <>
          <p>{reminder.reminder_text}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-xs">
            <Badge tone="info">{reminder.reminder_type}</Badge>
            {reminder.reminder_type === 'one_time' && reminder.scheduled_at && (
              <span>
                Scheduled: <DateTime value={reminder.scheduled_at} />
              </span>
            )}
            {reminder.reminder_type === 'recurring' && reminder.cron_expression && (
              <span>
                Cron: <code className="font-mono">{reminder.cron_expression}</code>
              </span>
            )}
            {reminder.last_triggered_at && (
              <span>
                Last triggered: <DateTime value={reminder.last_triggered_at} />
              </span>
            )}
          </p>
        </>
      )}
    />
  );
}
