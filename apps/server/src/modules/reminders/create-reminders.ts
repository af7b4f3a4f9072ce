import { DAY } from '@catch/scheduling';
import type { Liveness } from '../../platform/liveness.ts';
import type { Rounds } from '../../platform/queue/rounds.ts';
import { fireDue } from './firing/fire-due.ts';
import type { Notify } from './firing/notice.ts';
import { type FollowingDependencies, followDue } from './following/follow-due.ts';
import { forgetOldRuns } from './reminders.repository.ts';

export interface RemindersDependencies extends FollowingDependencies {
  readonly liveness: Pick<Liveness, 'signal'>;
  readonly notify: Notify;
}

export interface RemindersModule {
  /** Telling what is due, and looking at calendars: neither waits for the other. */
  readonly rounds: Rounds;
}

const RUN_DAYS = 40;
const HOUR_OF_ROUNDS = 3600;

/** What is due lies in an index and is sent by the first process that comes: a reminder has no job of its own. */
export function createReminders(dependencies: RemindersDependencies): RemindersModule {
  const { db, clock, liveness } = dependencies;
  let round = 0;
  /** Presumed dead in the meantime: the others continue with it, and there is nothing to complain about. */
  const whileAlive = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const { signal } = liveness;
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  };
  return {
    rounds: {
      'due reminders': () => whileAlive((signal) => fireDue(dependencies, () => clock.now(), signal)),
      'reminders before events': () => whileAlive((signal) => followDue(dependencies, signal)),
      'old reminder runs': async () => {
        if (round % HOUR_OF_ROUNDS === 1)
          await forgetOldRuns(db, new Date(clock.now().getTime() - RUN_DAYS * DAY));
        round += 1;
      },
    },
  };
}
