import { expect, it } from 'vitest';
import { startRounds } from './rounds.ts';

it('one that fails or hangs keeps no other waiting; a streak of failures is reported once', async () => {
  let good = 0;
  let bad = 0;
  let release = () => {};
  const reported: Record<string, string>[] = [];
  const rounds = startRounds(
    {
      bad: async () => {
        bad += 1;
        throw new Error('on purpose');
      },
      hanging: () =>
        new Promise<void>((resolve) => {
          release = resolve;
        }),
      good: async () => {
        good += 1;
      },
    },
    (_error, about) => reported.push(about),
    1,
  );
  await expect.poll(() => Math.min(good, bad)).toBeGreaterThan(4);
  expect(reported).toEqual([{ rounds: 'bad' }]);
  let stopped = false;
  const stop = rounds.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  // What is under way is waited for.
  expect(stopped).toBe(false);
  release();
  await stop;
  expect(stopped).toBe(true);
});
