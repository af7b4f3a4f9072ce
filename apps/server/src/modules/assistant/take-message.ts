import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Liveness } from '../../platform/liveness.ts';
import type { Decider } from './approvals/decide-approval.ts';
import { decideTyped } from './approvals/typed-decision.ts';
import { findSent, isStoredTwice } from './said-before.ts';
import type { Engine } from './turns/engine.ts';
import { type Incoming, storeIncoming } from './turns/inbox.repository.ts';

interface TakeDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly liveness: Liveness;
}

interface Taken {
  readonly inboxId: number;
  /** Resolves when the turn that was begun with it is done. */
  readonly worked?: Promise<void>;
}

/** Stores what was said on the web, and begins with it when nothing else is under way; `onKept` hears of it before that. */
export async function take(
  { db, clock, engine, liveness }: TakeDependencies,
  said: Pick<Incoming, 'userId' | 'channel' | 'providerId' | 'askedBy' | 'saidAt'>,
  text: string,
  by: Decider,
  onKept?: (inboxId: number) => void,
): Promise<Taken> {
  const now = said.saidAt;
  const message = { ...said, body: text, details: { waiter: liveness.number }, receivedAt: now };
  const begun = await engine.answerAtOnce(message, onKept);
  if (begun) return begun;
  // Something is under way, or a proposal waits that these words may settle.
  const decided = await decideTyped({ db, clock }, { ...said, text, now, by, waiter: liveness.number });
  const inboxId = decided?.inboxId ?? (await storeIncoming(db, { ...message, kind: 'message' }));
  if (inboxId === undefined) throw new NotStored();
  onKept?.(inboxId);
  return { inboxId };
}

/** Said again with the same key, it is the same message: a client that lost the answer gets it. */
export const takeUnlessKnown: typeof take = async (dependencies, said, text, by, onKept) => {
  const known = () => findSent(dependencies.db, said.providerId, text);
  let inboxId = await known();
  if (inboxId === undefined) {
    try {
      return await take(dependencies, said, text, by, onKept);
    } catch (error) {
      // Two at the same moment: one of them was stored.
      inboxId = isStoredTwice(error) || error instanceof NotStored ? await known() : undefined;
      if (inboxId === undefined) throw error;
    }
  }
  onKept?.(inboxId);
  return { inboxId };
};

class NotStored extends AppError {
  constructor() {
    super('conflict', 'This account is not active.');
  }
}
