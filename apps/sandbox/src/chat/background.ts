import { setTimeout as sleep } from 'node:timers/promises';

/** Work that goes on after a request was answered, such as receipts. */
export interface Background {
  run(work: (pause: (milliseconds: number) => Promise<void>) => Promise<void>): void;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

export const createBackground = (): Background => {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const idle = async (): Promise<void> => {
    while (running.size > 0) await Promise.allSettled(running);
  };
  const pause = (milliseconds: number): Promise<void> =>
    milliseconds <= 0 ? Promise.resolve() : sleep(milliseconds, undefined, { signal: stopping.signal });
  return {
    run: (work) => {
      const promise = work(pause)
        .catch((error: Error) => {
          if (!stopping.signal.aborted) console.error(`Sandbox failure in the background: ${error.stack}`);
        })
        .finally(() => running.delete(promise));
      running.add(promise);
    },
    idle,
    stop: () => {
      stopping.abort();
      return idle();
    },
  };
};
