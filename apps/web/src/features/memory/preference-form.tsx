import { Input } from '../../ui/input.tsx';
import { say } from '../../words/settings.ts';
import type { PreferenceDraft } from './drafts.ts';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';

interface Props {
  /** Under which it is kept. */
  readonly name: string;
  readonly draft: PreferenceDraft;
  readonly isNew: boolean;
  readonly onDone: () => void;
}

export function PreferenceForm({ name, draft: first, isNew, onDone }: Props) {
  const { draft, change, save, close, isSaving, failure } = useForm(name, first, onDone);
  const text = draft.text.trim();
  return (
    <FormFrame
      label={say(isNew ? 'memory.addPreference' : 'memory.editPreference')}
      canSave={text !== ''}
      isSaving={isSaving}
      failure={failure}
      onCancel={close}
      onSave={() =>
        save(
          isNew
            ? { do: 'addPreference', with: { body: { id: draft.id, text } } }
            : { do: 'editPreference', with: { params: { preference_id: draft.id }, body: { text } } },
        )
      }
    >
      <Input
        label={say('memory.preferenceLabel')}
        hint={say('memory.preferenceHint')}
        value={draft.text}
        maxLength={500}
        autoFocus
        onChange={({ target }) => change({ text: target.value })}
      />
    </FormFrame>
  );
}
