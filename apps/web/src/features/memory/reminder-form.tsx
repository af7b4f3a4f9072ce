import { Input } from '../../ui/input.tsx';
import { say } from '../../words/settings.ts';
import type { ReminderDraft } from './drafts.ts';
import { FormFrame } from './form-frame.tsx';
import { type Schedule, timeOf } from './schedule.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { useForm } from './use-form.ts';

interface Props {
  /** Under which it is kept. */
  readonly name: string;
  readonly draft: ReminderDraft;
  /** What it goes by at the server; null for a new one. */
  readonly stored: Schedule | null;
  /** What it goes by now, where the fields have no words for it. */
  readonly currentSchedule: string | null;
  readonly zone: string;
  readonly onDone: () => void;
}

export function ReminderForm({ name, draft: first, stored, currentSchedule, zone, onDone }: Props) {
  const isNew = stored === null;
  const { draft, change, save, close, isSaving, failure } = useForm(name, first, onDone);
  const { schedule } = draft;
  const text = draft.text.trim();
  const time = timeOf(schedule, zone);
  const isTimed = schedule.rhythm === 'kept' || Object.keys(time).length > 0;
  return (
    <FormFrame
      label={say(isNew ? 'memory.addReminder' : 'memory.editReminder')}
      canSave={text !== '' && isTimed}
      isSaving={isSaving}
      failure={failure}
      onCancel={close}
      onSave={() =>
        save(
          isNew
            ? { do: 'addReminder', with: { body: { id: draft.id, text, ...time } } }
            : {
                do: 'editReminder',
                with: {
                  params: { reminder_id: draft.id },
                  // A time that was left alone is not set again: it would bring back what is paused.
                  body: { text, ...(isSame(schedule, stored) ? {} : time) },
                },
              },
        )
      }
    >
      <Input
        label={say('memory.reminderLabel')}
        value={draft.text}
        maxLength={500}
        autoFocus
        onChange={({ target }) => change({ text: target.value })}
      />
      <ScheduleFields
        schedule={schedule}
        currentSchedule={currentSchedule}
        zone={zone}
        onChange={(part) => change({ schedule: { ...schedule, ...part } })}
      />
    </FormFrame>
  );
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);
