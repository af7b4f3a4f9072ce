import type { Database } from '../../../platform/db/database.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { type InboxState, inboxStateOf } from './turns.repository.ts';

/** Where web requests wait for their answer, whichever process gives it. */
export interface WaitingRoom {
  /** `looked` resolves when it is worth looking: this process has done what it could for the message. */
  wait(inboxId: number, timeoutMs: number, looked: Promise<unknown>): Promise<InboxState>;
  /** Something was settled; what became of it is known when it was settled in this process. */
  announce(inboxIds: readonly number[], fate?: InboxState): void;
}

/** Notifications can be lost with their connection; looking again now and then cannot. */
const LOOK_AGAIN_MS = 1000;

export async function openWaitingRoom(db: Database, liveness: Liveness): Promise<WaitingRoom> {
  const waiting = new Map<number, Set<(fate?: InboxState) => void>>();
  const announce: WaitingRoom['announce'] = (inboxIds, fate) => {
    for (const id of inboxIds) for (const wake of waiting.get(id) ?? []) wake(fate);
  };
  await liveness.listen('turn_finished', (payload) => announce(payload.split(',').map(Number)));

  return {
    announce,
    wait: async (inboxId, timeoutMs, looked) => {
      const deadline = Date.now() + timeoutMs;
      let bell = Promise.withResolvers<InboxState | undefined>();
      const wake = (fate?: InboxState) => bell.resolve(fate);
      const waiters = waiting.get(inboxId) ?? new Set();
      waiting.set(inboxId, waiters.add(wake));
      looked.then(
        () => wake(),
        () => wake(),
      );
      try {
        for (;;) {
          const timer = setTimeout(wake, Math.max(0, Math.min(LOOK_AGAIN_MS, deadline - Date.now())));
          const announced = await bell.promise;
          clearTimeout(timer);
          // Renewed before looking: an answer that comes in between rings the new one.
          bell = Promise.withResolvers();
          const fate = announced ?? (await inboxStateOf(db, inboxId));
          if (fate.kind !== 'open' || Date.now() >= deadline) return fate;
        }
      } finally {
        waiters.delete(wake);
        if (waiters.size === 0) waiting.delete(inboxId);
      }
    },
  };
}
