import type { Clock } from '../../../platform/clock.ts';

export interface RunningClock extends Clock {
  /** Lets that much time pass at once; providers keep their own time. */
  advance(milliseconds: number): void;
  /** Back to the providers' time. */
  reset(): void;
}

/** A clock that runs, and can be put forward. */
export function createRunningClock(): RunningClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    reset: () => {
      ahead = 0;
    },
  };
}
