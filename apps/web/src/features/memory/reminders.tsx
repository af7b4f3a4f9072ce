import type { MyReminder, Removed } from '@catch/contract';
import { lazy, memo, Suspense, useState } from 'react';
import { useUnreachable } from '../../channels/use-unreachable.ts';
import { formatDateTimeIn } from '../../lib/format.ts';
import { toLocalField } from '../../lib/local-date-time.ts';
import { newId } from '../../lib/new-key.ts';
import { browserZone } from '../../words/clock.ts';
import { say } from '../../words/settings.ts';
import { isSet } from './change.ts';
import { isUnsaved, type ReminderDraft, savedDraft } from './drafts.ts';
import type { Feedback } from './feedback.ts';
import { MemoryList, type RowPlace } from './memory-list.tsx';
import { MemoryRow } from './memory-row.tsx';
import { isOver, sayWhen } from './reminder-words.ts';
import { readCron, type Schedule, timeOf } from './schedule.ts';

const loadForm = () => import('./reminder-form.tsx').then((part) => ({ default: part.ReminderForm }));
const ReminderForm = lazy(loadForm);

const NEW = 'new reminder';

interface Props {
  readonly reminders: readonly MyReminder[];
  readonly removed: readonly Removed[];
  /** Of the owner's calendar; null until it was read. */
  readonly zone: string | null;
  readonly feedback: Feedback;
}

export function Reminders({ reminders, removed, zone: knownZone, feedback }: Props) {
  const zone = knownZone ?? browserZone;
  const [isAdding, setAdding] = useState(() =>
    isUnsaved<ReminderDraft>(NEW, (draft) =>
      isSet(
        reminders.find(({ id }) => id === draft.id),
        wishOf(draft, zone),
      ),
    ),
  );
  return (
    <MemoryList
      title={say('memory.reminders')}
      empty={say('memory.noReminders')}
      hint={say('memory.askReminder')}
      add={say('memory.add')}
      onAdd={() => setAdding(true)}
      onNear={() => void loadForm().catch(() => undefined)}
      rows={reminders}
      removed={removed}
      onFailed={feedback.failed}
      form={
        <>
          <Unreachable isAdding={isAdding} count={reminders.length} />
          {isAdding && (
            <Suspense fallback={null}>
              <ReminderForm
                name={NEW}
                draft={
                  savedDraft<ReminderDraft>(NEW) ?? { id: newId(), text: '', schedule: tomorrowMorning(zone) }
                }
                stored={null}
                currentSchedule={null}
                zone={zone}
                onDone={() => setAdding(false)}
              />
            </Suspense>
          )}
        </>
      }
      isFormOpen={isAdding}
    >
      {(reminder, place) => (
        <Row key={reminder.id} reminder={reminder} zone={zone} feedback={feedback} {...place} />
      )}
    </MemoryList>
  );
}

/** A reminder that has nowhere to go is said to, where it matters. */
function Unreachable({ isAdding, count }: { isAdding: boolean; count: number }) {
  const isUnreachable = useUnreachable();
  if (!isUnreachable || (count === 0 && !isAdding)) return null;
  return <p className="mt-1 text-warning-ink text-xs">{say('memory.unreachable')}</p>;
}

const tomorrowMorning = (zone: string): Schedule => {
  const today = new Date(`${toLocalField(new Date().toISOString(), zone)}Z`);
  today.setUTCDate(today.getUTCDate() + 1);
  const at = `${today.toISOString().slice(0, 10)}T09:00`;
  return { rhythm: 'once', at, time: '09:00', days: [], day: 1 };
};

const wishOf = ({ text, schedule }: ReminderDraft, zone: string) => ({
  text: text.trim(),
  ...timeOf(schedule, zone),
});

function scheduleOf({ cron_expression, scheduled_at, before }: MyReminder, zone: string): Schedule {
  const usual = tomorrowMorning(zone);
  const read = cron_expression ? readCron(cron_expression) : null;
  if (read) return { ...usual, ...read };
  if (cron_expression || before) return { ...usual, rhythm: 'kept' };
  return scheduled_at ? { ...usual, at: toLocalField(scheduled_at, zone) } : usual;
}

interface RowProps extends RowPlace {
  readonly reminder: MyReminder;
  readonly zone: string;
  readonly feedback: Feedback;
}

const Row = memo(function Row({ reminder, zone, takesFocus, onTouched, feedback }: RowProps) {
  const { id, reminder_text: text, is_active, next_at, last_triggered_at, reminder_type } = reminder;
  const [isOpen, setOpen] = useState(() =>
    isUnsaved<ReminderDraft>(id, (draft) => isSet(reminder, wishOf(draft, zone))),
  );
  const when = sayWhen(reminder, zone);
  if (isOpen) {
    const schedule = scheduleOf(reminder, zone);
    return (
      <li className="px-4 pb-4">
        <Suspense fallback={null}>
          <ReminderForm
            name={id}
            draft={savedDraft<ReminderDraft>(id) ?? { id, text, schedule }}
            stored={schedule}
            currentSchedule={schedule.rhythm === 'kept' ? when : null}
            zone={zone}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </li>
    );
  }
  const over = isOver(reminder);
  return (
    <MemoryRow
      kind="reminder"
      id={id}
      text={text}
      isActive={is_active}
      state={over ? say('memory.over') : say('memory.paused')}
      canResume={!over}
      onEdit={() => setOpen(true)}
      onFailed={feedback.failed}
      takesFocus={takesFocus}
      onTouched={() => onTouched(id)}
    >
      {when}
      {reminder_type === 'recurring' &&
        next_at &&
        say('memory.next', { when: formatDateTimeIn(next_at, zone) })}
      {last_triggered_at && say('memory.lastSent', { when: formatDateTimeIn(last_triggered_at, zone) })}
    </MemoryRow>
  );
});
