import type { Preference, Removed } from '@catch/contract';
import { lazy, memo, Suspense, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { newId } from '../../lib/new-key.ts';
import { say } from '../../words/settings.ts';
import { isSaid } from './change.ts';
import { isUnsaved, type PreferenceDraft, savedDraft } from './drafts.ts';
import type { Feedback } from './feedback.ts';
import { MemoryList, type RowPlace } from './memory-list.tsx';
import { MemoryRow } from './memory-row.tsx';

const loadForm = () => import('./preference-form.tsx').then((part) => ({ default: part.PreferenceForm }));
const PreferenceForm = lazy(loadForm);

const NEW = 'new preference';

interface Props {
  readonly preferences: readonly Preference[];
  readonly removed: readonly Removed[];
  readonly feedback: Feedback;
}

export function Preferences({ preferences, removed, feedback }: Props) {
  const [isAdding, setAdding] = useState(() =>
    isUnsaved<PreferenceDraft>(NEW, ({ id, text }) =>
      isSaid(
        preferences.find((one) => one.id === id),
        { text: text.trim() },
      ),
    ),
  );
  return (
    <MemoryList
      title={say('memory.preferences')}
      empty={say('memory.noPreferences')}
      hint={say('memory.sayPreferences')}
      add={say('memory.add')}
      onAdd={() => setAdding(true)}
      onNear={() => void loadForm().catch(() => undefined)}
      rows={preferences}
      removed={removed}
      onFailed={feedback.failed}
      form={
        isAdding ? (
          <Suspense fallback={null}>
            <PreferenceForm
              name={NEW}
              draft={savedDraft<PreferenceDraft>(NEW) ?? { id: newId(), text: '' }}
              isNew
              onDone={() => setAdding(false)}
            />
          </Suspense>
        ) : null
      }
      isFormOpen={isAdding}
    >
      {(preference, place) => (
        <Row key={preference.id} preference={preference} feedback={feedback} {...place} />
      )}
    </MemoryList>
  );
}

interface RowProps extends RowPlace {
  readonly preference: Preference;
  readonly feedback: Feedback;
}

const Row = memo(function Row({ preference, takesFocus, onTouched, feedback }: RowProps) {
  const { id, preference_text: text, category, is_active, created_at, source_quote } = preference;
  const [isOpen, setOpen] = useState(() =>
    isUnsaved<PreferenceDraft>(id, (draft) => isSaid(preference, { text: draft.text.trim() })),
  );
  if (isOpen)
    return (
      <li className="px-4 pb-4">
        <Suspense fallback={null}>
          <PreferenceForm
            name={id}
            draft={savedDraft<PreferenceDraft>(id) ?? { id, text }}
            isNew={false}
            onDone={() => setOpen(false)}
          />
        </Suspense>
      </li>
    );
  return (
    <MemoryRow
      kind="preference"
      id={id}
      text={text}
      isActive={is_active}
      state={say('memory.paused')}
      isFixed={category === 'notifications'}
      onEdit={() => setOpen(true)}
      onFailed={feedback.failed}
      takesFocus={takesFocus}
      onTouched={() => onTouched(id)}
    >
      {category === 'other' || category === 'notifications'
        ? say('memory.sinceOnly', { when: formatDate(created_at) })
        : say('memory.since', { category, when: formatDate(created_at) })}
      {source_quote && say('memory.quote', { quote: source_quote })}
    </MemoryRow>
  );
});
