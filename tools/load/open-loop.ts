import { setTimeout as sleep } from 'node:timers/promises';

export interface Load {
  readonly sent: number;
  /** Milliseconds of those that were answered well, counted from when they were due. */
  readonly took: readonly number[];
  /** Everything else, by what came instead. */
  readonly failures: ReadonlyMap<string, number>;
  /** How late the generator itself was at worst: beyond a few milliseconds it measures itself. */
  readonly late: number;
}

/**
 * So many a second, each sent when it is due whether or not the last one was answered, as people and vendors do. A
 * system that falls behind is seen falling behind, and does not slow down who asks.
 */
export async function openLoop(
  rate: number,
  seconds: number,
  call: (index: number) => Promise<number>,
): Promise<Load> {
  const took: number[] = [];
  const failures = new Map<string, number>();
  const count = Math.round(rate * seconds);
  const start = performance.now();
  const calls: Promise<void>[] = [];
  let late = 0;
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    late = Math.max(late, performance.now() - due);
    calls.push(
      call(index).then(
        (status) => {
          if (status >= 200 && status < 300) took.push(performance.now() - due);
          else failures.set(String(status), (failures.get(String(status)) ?? 0) + 1);
        },
        (error: Error) => {
          failures.set(error.name, (failures.get(error.name) ?? 0) + 1);
        },
      ),
    );
  }
  await Promise.all(calls);
  return { sent: count, took, failures, late };
}

export const failed = ({ failures }: Load): number =>
  [...failures.values()].reduce((sum, one) => sum + one, 0);
