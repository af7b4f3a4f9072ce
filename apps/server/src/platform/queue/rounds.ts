/** Work that is due every second while a process lives, such as looking for what stands still. By name. */
export type Rounds = Readonly<Record<string, () => Promise<void>>>;

const SECOND = 1000;
/** One that keeps failing is reported when it starts to, and then once a minute. */
const REPORT_EVERY = 60;

export interface RunningRounds {
  /** Begins every round that is not under way, as a second that has passed does. */
  lookNow(): void;
  stop(): Promise<void>;
}

/** Each goes at its own pace: one that fails or takes long keeps none of the others waiting. */
export function startRounds(
  rounds: Rounds,
  report: (error: unknown, about: Record<string, string>) => void,
  everyMs = SECOND,
): RunningRounds {
  const runners = Object.entries(rounds).map(([name, work]) => {
    let current: Promise<void> | undefined;
    let failures = 0;
    const round = async () => {
      try {
        await work();
        failures = 0;
      } catch (error) {
        if (failures % REPORT_EVERY === 0) report(error, { rounds: name });
        failures += 1;
      } finally {
        current = undefined;
      }
    };
    let stopped = false;
    const look = () => {
      if (!stopped) current ??= round();
    };
    const timer = setInterval(look, everyMs);
    const stop = async () => {
      stopped = true;
      clearInterval(timer);
      // The database is closed afterwards: what is under way ends first.
      await current;
    };
    return { look, stop };
  });
  return {
    lookNow: () => {
      for (const { look } of runners) look();
    },
    stop: async () => {
      await Promise.all(runners.map(({ stop }) => stop()));
    },
  };
}
