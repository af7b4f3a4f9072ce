import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

const untilStopped = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('a deadline', () => {
  it('stops the work when its time is over', async () => {
    const outer = new AbortController().signal;
    await expect(withDeadline(1, outer, untilStopped)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('stops it with the reason of whatever else stops it, before and meanwhile', async () => {
    const controller = new AbortController();
    const reason = new Error('not wanted any more');
    const work = withDeadline(60_000, controller.signal, untilStopped);
    controller.abort(reason);
    await expect(work).rejects.toBe(reason);
    await expect(withDeadline(60_000, controller.signal, untilStopped)).rejects.toBe(reason);
  });

  it('hands through what the work answers or throws, and leaves nothing on the other signal', async () => {
    const outer = new AbortController().signal;
    expect(await withDeadline(60_000, outer, async () => 7)).toBe(7);
    const error = new Error('its own');
    await expect(withDeadline(60_000, outer, () => Promise.reject(error))).rejects.toBe(error);
    expect(getEventListeners(outer, 'abort')).toEqual([]);
  });
});
