import type { Preference, Reminder } from '@catch/contract';
import { type ReactNode, useId } from 'react';
import { describeSchedule } from '../../lib/describe-schedule.ts';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { ForgetButton } from './forget-button.tsx';
import type { Memory } from './queries.ts';

interface RowProps {
  readonly memory: Memory;
  readonly text: string;
  readonly active: boolean;
  readonly forgotten: string;
  readonly feedback: Feedback;
  readonly children: ReactNode;
}

function Row({ memory, text, active, forgotten, feedback, children }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p id={id} className="break-words">
          <bdi>{text}</bdi> {!active && <Badge>{say('memory.inactive')}</Badge>}
        </p>
        <p className="mt-0.5 break-words text-ink-faint text-xs leading-5">{children}</p>
      </div>
      <ForgetButton
        memory={memory}
        describedBy={id}
        onForgotten={() => feedback.succeeded(forgotten)}
        onFailed={feedback.failed}
      />
    </li>
  );
}

export function PreferenceRow({ preference, feedback }: { preference: Preference; feedback: Feedback }) {
  return (
    <Row
      memory={{ kind: 'preference', id: preference.id }}
      text={preference.preference_text}
      active={preference.is_active}
      forgotten={say('memory.preferenceRemoved')}
      feedback={feedback}
    >
      {say('memory.since', { category: preference.category, when: formatDate(preference.created_at) })}
      {preference.source_quote && say('memory.quote', { quote: preference.source_quote })}
    </Row>
  );
}

export function ReminderRow({ reminder, feedback }: { reminder: Reminder; feedback: Feedback }) {
  return (
    <Row
      memory={{ kind: 'reminder', id: reminder.id }}
      text={reminder.reminder_text}
      active={reminder.is_active}
      forgotten={say('memory.reminderRemoved')}
      feedback={feedback}
    >
      {scheduleOf(reminder)}
      {reminder.last_triggered_at &&
        say('memory.lastSent', { when: formatDateTime(reminder.last_triggered_at) })}
    </Row>
  );
}

function scheduleOf({ reminder_type, scheduled_at, cron_expression }: Reminder): string {
  if (reminder_type === 'one_time')
    return scheduled_at ? say('memory.onceAt', { when: formatDateTime(scheduled_at) }) : say('memory.once');
  return cron_expression
    ? (describeSchedule(cron_expression) ?? say('memory.repeatsBy', { cron: cron_expression }))
    : say('memory.repeats');
}
