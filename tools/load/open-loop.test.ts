import { expect, it } from 'vitest';
import { failed, openLoop } from './open-loop.ts';

it('sends everything that is due, also while nothing is answered, and tells what came back', async () => {
  const waiting: (() => void)[] = [];
  const load = await openLoop(500, 0.02, async (index) => {
    // Nothing is answered before the last one has asked: a client that waits for answers would never get there.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 10) for (const answer of waiting) answer();
    });
    if (index === 3) throw new TypeError('no connection');
    return index === 4 || index === 5 ? 503 : 200;
  });
  expect(load.sent).toBe(10);
  expect(load.took).toHaveLength(7);
  expect(Object.fromEntries(load.failures)).toEqual({ TypeError: 1, 503: 2 });
  expect(failed(load)).toBe(3);
});
