import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { readPage } from './stored-pages.ts';
import type { Change } from './threads.ts';

/** Fetches what was said before the messages that are shown, a page at a time. */
export function useEarlier(userId: string, earlier: string | null, onLoaded: (change: Change) => void) {
  const [isFetchingEarlier, setFetchingEarlier] = useState(false);

  async function loadEarlier() {
    if (earlier === null || isFetchingEarlier) return;
    setFetchingEarlier(true);
    try {
      const query = { impersonate_user_id: userId || undefined, before: earlier };
      onLoaded({ type: 'loaded-earlier', ...readPage(await call('conversation', { query })) });
    } catch (error) {
      // The button stays, and can be pressed again.
      console.warn('Earlier messages could not be fetched', error);
    } finally {
      setFetchingEarlier(false);
    }
  }

  return { isFetchingEarlier, loadEarlier };
}
