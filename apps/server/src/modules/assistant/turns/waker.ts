import type { Database } from '../../../platform/db/database.ts';
import { isDatabaseFailure } from '../../../platform/db/database-failure.ts';
import { wakeUsers } from './inbox.repository.ts';

export interface Waker {
  /** What this person said is stored: somebody is to look at it, in a moment. */
  wake(userId: string): void;
}

/**
 * Wakes lanes after the fact, in one batch. Adding a job notifies the workers, and PostgreSQL lets one notifying
 * transaction commit at a time: a webhook that did so itself would queue for the disk with all the others. Should
 * this process die in between, the sweep finds what was stored and not woken.
 */
export function createWaker(
  db: Database,
  report: (error: unknown, about: Record<string, string>) => void,
): Waker {
  let asked = new Set<string>();
  let isBusy = false;
  const work = async (): Promise<void> => {
    while (asked.size > 0) {
      const userIds = [...asked];
      asked = new Set();
      try {
        await wakeUsers(db, userIds);
      } catch (error) {
        // Gone for a moment: the process that finds it back sweeps.
        if (!isDatabaseFailure(error)) report(error, { waking: String(userIds.length) });
      }
    }
    isBusy = false;
  };
  return {
    wake: (userId) => {
      asked.add(userId);
      if (isBusy) return;
      isBusy = true;
      setImmediate(() => void work());
    },
  };
}
