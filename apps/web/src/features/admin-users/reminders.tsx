import type { AdminUserDetail } from '@catch/contract';
import { describeSchedule } from '../../lib/describe-schedule.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { rich, say } from '../../words/staff.ts';
import { MemoryList } from './memory-list.tsx';
import type { Feedback } from './queries.ts';

/** Before the expression itself; nothing for one that is too rich for words. */
const inWords = (cron: string): string => {
  const words = describeSchedule(cron);
  return words === null ? '' : `${words} · `;
};

export function Reminders({ user, feedback }: { user: AdminUserDetail; feedback: Feedback }) {
  return (
    <MemoryList
      title={say('users.activeReminders')}
      empty={say('users.noActiveRemindersSet')}
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
                {say('users.scheduled')}
                <DateTime value={reminder.scheduled_at} />
              </span>
            )}
            {reminder.reminder_type === 'recurring' && reminder.cron_expression && (
              <span>
                {inWords(reminder.cron_expression)}
                {rich('users.cron', {
                  cronExpression: reminder.cron_expression,
                  code: (text) => <code className="font-mono">{text}</code>,
                })}
              </span>
            )}
            {reminder.last_triggered_at && (
              <span>
                {say('users.lastTriggered')}
                <DateTime value={reminder.last_triggered_at} />
              </span>
            )}
          </p>
        </>
      )}
    />
  );
}
