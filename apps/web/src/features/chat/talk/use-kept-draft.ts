import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCurrentUser } from '../../../lib/session.ts';
import type { Thread } from '../threads.ts';
import type { StoredConversation } from '../use-stored.ts';
import { isHeard, keepDraft, keptDraft, type Unsent, unsentOf } from './kept-draft.ts';

/** Words survive a reload and a session that ends while they are written. */
export function useKeptDraft(
  thread: Thread,
  stored: UseQueryResult<StoredConversation>,
  type: (text: string) => void,
): void {
  const { id } = useCurrentUser();
  const [restored, setRestored] = useState<Unsent | null>(null);
  const restore = useEffectEvent(() => {
    const kept = keptDraft(id);
    if (kept.text && thread.draft === '' && !isHeard(kept, stored.data?.messages ?? [])) type(kept.text);
    setRestored(kept);
  });
  const isLoaded = !stored.isPending;
  useEffect(() => {
    if (isLoaded) restore();
  }, [isLoaded]);
  const { text, mayBeSent } = unsentOf(thread);
  // Put back into the input, it may still have been heard.
  const isDoubtful = mayBeSent || (restored?.mayBeSent === true && restored.text === text);
  const isRestored = restored !== null;
  useEffect(() => {
    if (isRestored) keepDraft(id, { text, mayBeSent: isDoubtful });
  }, [id, isRestored, text, isDoubtful]);
}
