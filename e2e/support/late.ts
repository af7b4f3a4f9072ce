import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/**
 * E2E_LATE=500: now and then the browser draws what is not urgent up to so many milliseconds late, and every answer of
 * the API takes up to that long. A busy machine does the same, but not when one is looking for the race.
 */
const most = Number(process.env.E2E_LATE ?? 0);

export async function drawLate(context: BrowserContext): Promise<void> {
  if (most === 0) return;
  await context.addInitScript((longest) => {
    // Taken now: a test may replace the clock. React draws what is not urgent when a message to itself arrives.
    const wait = setTimeout;
    const post = MessagePort.prototype.postMessage as (message: unknown) => void;
    MessagePort.prototype.postMessage = function postLate(this: MessagePort, message: unknown): void {
      if (Math.random() < 0.8) post.call(this, message);
      else wait(() => post.call(this, message), Math.random() * longest);
    };
  }, most);
}

export const answerLate = (): Promise<void> =>
  most === 0 ? Promise.resolve() : sleep(Math.random() * most, undefined);
