import { expect, it } from 'vitest';
import { backoffMs, pairRateBackoffMs } from './backoff.ts';

it('doubles up to a minute', () => {
  expect([1, 2, 3, 6, 7, 100].map(backoffMs)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});

it('waits as WhatsApp asks, five minutes at most', () => {
  expect([1, 2, 3, 4, 5, 50].map(pairRateBackoffMs)).toEqual([
    4000, 16_000, 64_000, 256_000, 300_000, 300_000,
  ]);
});
