import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { storedMessage } from './chat-message.ts';
import type { StoredConversation } from './use-stored.ts';

export const readPage = ({ messages, settled, earlier }: StoredConversation) => ({
  messages: messages.map(storedMessage),
  // An older server, while it is being replaced, says neither.
  settled: settled ?? [],
  earlier: earlier ?? null,
});

/** A server that is being restarted is away for some seconds. */
const TRIES = 15;
const PAUSE_MS = 1000;

/** The stored conversation, once what is awaited in it, if anything, is answered. */
export async function fetchStored(userId: string, awaiting?: string): Promise<StoredConversation> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call('conversation', { query: { impersonate_user_id: userId || undefined, awaiting } });
    } catch (error) {
      const isAway = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isAway || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
