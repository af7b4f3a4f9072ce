import type { Clock } from '../src/platform/clock.ts';

export interface TestClock extends Clock {
  set(at: string | Date): void;
  advance(milliseconds: number): void;
}

export function createTestClock(at: string | Date = new Date()): TestClock {
  let current = new Date(at);
  return {
    now: () => new Date(current),
    set: (next) => {
      current = new Date(next);
    },
    advance: (milliseconds) => {
      current = new Date(current.getTime() + milliseconds);
    },
  };
}
