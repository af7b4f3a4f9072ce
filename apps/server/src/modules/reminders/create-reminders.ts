import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Liveness } from '../../platform/liveness.ts';
import { fireDue } from './firing/fire-due.ts';
import type { Notify } from './firing/notice.ts';
import { type FollowingDependencies, followDue } from './following/follow-due.ts';
import { forgetOldRuns } from './reminders.repository.ts';

export interface RemindersDependencies extends FollowingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly liveness: Pick<Liveness, 'signal'>;
  readonly notify: Notify;
}

export interface RemindersModule {
  /** Every second: begins to tell what is due and to look at calendars, unless that is still under way. */
  readonly rounds: () => Promise<void>;
  /** Resolves when nothing is under way. */
  readonly idle: () => Promise<void>;
}

const RUN_DAYS = 40;

/** What is due lies in an index and is told by whoever comes first: a reminder has no job of its own. */
export function createReminders(dependencies: RemindersDependencies): RemindersModule {
  const { db, clock, liveness, report } = dependencies;
  const firing = underWay(() => fireDue(dependencies, () => clock.now(), liveness.signal), 'fire');
  const following = underWay(() => followDue(dependencies, liveness.signal), 'follow');
  let round = 0;

  /** Thousands that are due at once must not keep the other rounds of this process waiting. */
  function underWay(work: () => Promise<unknown>, name: string) {
    let current: Promise<void> | undefined;
    return {
      begin: () => {
        const { signal } = liveness;
        current ??= work()
          .catch((error: unknown) => {
            // Taken for dead meanwhile: the others go on with it.
            if (!signal.aborted) report(error, { reminders: name });
          })
          .then(() => {
            current = undefined;
          });
      },
      end: async () => current,
    };
  }

  return {
    rounds: async () => {
      firing.begin();
      following.begin();
      round += 1;
      if (round % 3600 === 2)
        await forgetOldRuns(db, new Date(clock.now().getTime() - RUN_DAYS * 86_400_000));
    },
    idle: async () => {
      await firing.end();
      await following.end();
    },
  };
}
