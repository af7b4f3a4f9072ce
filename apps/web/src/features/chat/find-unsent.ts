import { call } from '../../lib/api.ts';
import { savedUnsent, saveUnsent } from '../../lib/saved-text.ts';
import { neverSent, userMessage } from './chat-message.ts';
import type { Change } from './threads.ts';

/** The page was left while something was on its way: it arrived, or it is offered again. */
export async function findUnsent(me: string, whose: string): Promise<Change | 'arrived' | undefined> {
  const unsent = savedUnsent(me, whose);
  if (!unsent) return undefined;
  const query = { impersonate_user_id: whose || undefined, sent: unsent.key, limit: 1 };
  const { arrived } = await call('conversation', { query });
  if (savedUnsent(me, whose)?.key !== unsent.key) return undefined;
  if (!arrived) return { type: 'found-unsent', messages: [userMessage(unsent.text), neverSent(unsent)] };
  saveUnsent(me, whose, null);
  return 'arrived';
}
