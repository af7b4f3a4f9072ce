import type { Page } from '@playwright/test';

interface Watched {
  /** Tasks of more than 50 ms, the least that a browser reports. */
  tasks: { start: number; end: number }[];
  /** When each frame began. */
  frames: number[];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Runs in the page, before anything of ours: from here on every long task and every frame is on record. */
export function watchMainThread(): void {
  const watched: Watched = { tasks: [], frames: [] };
  window.watched = watched;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      watched.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  const frame = () => {
    watched.frames.push(performance.now());
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

export interface Stretch {
  /** The longest task, 0 when none took 50 ms. */
  readonly task: number;
  /** The longest time between two frames: 16.7 ms when nothing is in the way. */
  readonly frame: number;
}

/** What the main thread was held up by since `from`. The page is left alone for a moment before it is asked. */
export async function blockedSince(page: Page, from: number): Promise<Stretch> {
  await page.waitForTimeout(SETTLE);
  return page.evaluate((since) => {
    const { tasks = [], frames = [] } = window.watched ?? {};
    const longest = (values: number[]) => Math.max(0, ...values);
    return {
      task: longest(tasks.filter(({ end }) => end > since).map(({ start, end }) => end - start)),
      frame: longest(frames.map((at, index) => (at > since ? at - (frames[index - 1] ?? at) : 0))),
    };
  }, from);
}

export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Long enough for a report of the last long task to arrive. */
const SETTLE = 400;
