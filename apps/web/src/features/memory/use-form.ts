import { useState } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { say } from '../../words/settings.ts';
import type { Change } from './change.ts';
import { saveDraft } from './drafts.ts';
import { useChange } from './queries.ts';

/** A form whose words outlive a reload, a lost connection and a lost session: they go when they are saved or given up. */
export function useForm<Draft extends object>(name: string, first: Draft, onDone: () => void) {
  const [draft, setDraft] = useState(first);
  // Saved is saved, also when somebody has left the page meanwhile.
  const change = useChange({ onDone: () => saveDraft(name, null) });
  const close = () => {
    saveDraft(name, null);
    onDone();
  };
  const { error } = change;
  return {
    draft,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      saveDraft(name, next);
      setDraft(next);
    },
    save: (what: Change) => change.mutate(what, { onSuccess: onDone }),
    close,
    isSaving: change.isPending,
    failure: error
      ? ((error instanceof ApiError ? error.reason : null) ?? detailOr(error, say('memory.saveFailed')))
      : null,
  };
}
