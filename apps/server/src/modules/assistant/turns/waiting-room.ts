import type { Database } from '../../../platform/db/database.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { fateOf, type InboxFate } from './turns.repository.ts';

/** Where web requests wait for their answer, whichever process gives it. */
export interface WaitingRoom {
  wait(inboxId: number, timeoutMs: number): Promise<InboxFate>;
  /** Something of this process was settled. */
  announce(inboxIds: readonly number[]): void;
}

/** Notifications can be lost with their connection; looking again now and then cannot. */
const LOOK_AGAIN_MS = 1000;

export async function openWaitingRoom(db: Database, liveness: Liveness): Promise<WaitingRoom> {
  const waiting = new Map<number, () => void>();
  const announce = (inboxIds: readonly number[]) => {
    for (const id of inboxIds) waiting.get(id)?.();
  };
  await liveness.listen('turn_finished', (payload) => announce(payload.split(',').map(Number)));

  return {
    announce,
    wait: async (inboxId, timeoutMs) => {
      const deadline = Date.now() + timeoutMs;
      try {
        for (;;) {
          const { promise, resolve } = Promise.withResolvers<void>();
          waiting.set(inboxId, resolve);
          // Looked up after registering: an answer that came in between is found here.
          const fate = await fateOf(db, inboxId);
          if (fate.kind !== 'open' || Date.now() >= deadline) return fate;
          const timer = setTimeout(resolve, Math.min(LOOK_AGAIN_MS, deadline - Date.now()));
          await promise;
          clearTimeout(timer);
        }
      } finally {
        waiting.delete(inboxId);
      }
    },
  };
}
