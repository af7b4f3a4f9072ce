import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../lib/session.ts';
import type { Thread } from '../chat/threads.ts';
import { isHeard, keepDraft, keptDraft, unsentOf } from './kept-draft.ts';

/** Words survive a reload and a session that ends while they are written. */
export function useKeptDraft(thread: Thread, isLoaded: boolean, type: (text: string) => void): void {
  const { id } = useCurrentUser();
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const kept = keptDraft(id);
    if (kept && thread.draft === '' && !isHeard(kept, thread)) type(kept);
    setRestored(true);
  });
  useEffect(() => {
    if (isLoaded) restore();
  }, [isLoaded]);
  const unsent = unsentOf(thread);
  useEffect(() => {
    if (isRestored) keepDraft(id, unsent);
  }, [id, isRestored, unsent]);
}
