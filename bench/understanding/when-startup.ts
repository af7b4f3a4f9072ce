/** Run as a process of its own by when-bench.ts: prints how long the import takes and what it costs in memory. */
import { messages } from './when-messages.ts';

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const began = performance.now();
const { findWhen } = await import('@catch/understanding/when/index');
const { Temporal } = await import('temporal-polyfill');
const start = performance.now() - began;
const now = Temporal.Instant.from('2026-11-18T10:15:00Z');
for (let round = 0; round < 100; round++)
  for (const text of messages) findWhen(text, { now, zone: 'Europe/Madrid' });
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - before) / 1_048_576;
console.log(JSON.stringify({ start, memory }));
