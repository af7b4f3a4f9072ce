import type { Clock } from '../../../platform/clock.ts';

export interface RunningClock extends Clock {
  /** Lets that much time pass at once; providers keep their own time. */
  advance(milliseconds: number): void;
  /** From now on only `advance` moves it: what is counted by time does not depend on how quick this machine is. */
  stop(): void;
  /** Back to the providers' time. */
  reset(): void;
}

/** A clock that runs, and can be put forward. */
export function createRunningClock(): RunningClock {
  let ahead = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    stop: () => {
      stoppedAt = Date.now();
    },
    reset: () => {
      ahead = 0;
      stoppedAt = undefined;
    },
  };
}
